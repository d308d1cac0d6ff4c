#!/usr/bin/env bash
# Puts $FOLDER at $PATH_IN_SITE of the branch gh-pages, or removes the path. One commit without history: what was
# published before needs no room.
set -euo pipefail
address="${PAGES_ADDRESS:-https://x-access-token:$GH_TOKEN@github.com/$GITHUB_REPOSITORY}"
for _ in 1 2 3 4 5; do
  rm -rf pages
  git init --quiet --initial-branch=gh-pages pages
  tip=""
  if git -C pages fetch --quiet --depth=1 "$address" gh-pages; then
    git -C pages reset --quiet --hard FETCH_HEAD
    tip=$(git -C pages rev-parse FETCH_HEAD)
  fi
  if [ "$PATH_IN_SITE" = . ]; then
    find pages -mindepth 1 -maxdepth 1 ! -name .git ! -name pull -exec rm -rf {} +
  else
    rm -rf "pages/$PATH_IN_SITE"
  fi
  if [ -n "$FOLDER" ]; then
    mkdir -p "pages/$PATH_IN_SITE"
    cp -r "$FOLDER/." "pages/$PATH_IN_SITE/"
  fi
  touch pages/.nojekyll
  git -C pages add --all
  tree=$(git -C pages write-tree)
  commit=$(git -C pages -c user.name=github-actions -c user.email=github-actions@users.noreply.github.com \
    commit-tree "$tree" -m "Publish $PATH_IN_SITE")
  # Refused if another job has published meanwhile.
  if git -C pages push --quiet --force-with-lease="gh-pages:$tip" "$address" "$commit:refs/heads/gh-pages"; then exit 0; fi
done
exit 1
