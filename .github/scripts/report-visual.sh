#!/usr/bin/env bash
# Sets the status “Visual review” of $COMMIT from result/result.json, and comments on the pull request $PULL.
# $RESULT and $PUBLISHED are “success” if there is a result, and if its pages were published.
set -euo pipefail
run="$GITHUB_SERVER_URL/$GH_REPO/actions/runs/$RUN"
report="$run"
site=""
# In a private repository, or before Pages is switched on, gh prints the error's JSON and fails.
if [ "$PUBLISHED" = success ] && pages=$(gh api "repos/$GH_REPO/pages" --jq .html_url 2> /dev/null); then
  site="${pages%/}/pull/$PULL/"
  report="${site}visual-review.html"
elif id=$(gh api "repos/$GH_REPO/actions/runs/$RUN/artifacts" \
  --jq '[.artifacts[] | select(.name == "visual-review.html").id][0] // empty') && [ -n "$id" ]; then
  # The file opens in the browser.
  report="$run/artifacts/$id"
fi

state=error
counts="There is no result."
if [ "$RESULT" = success ]; then
  if [ "$(jq .isOpen result/result.json)" = true ]; then state=failure; else state=success; fi
  # A fork's run wrote it.
  counts=$(jq -r '.counts | gsub("[^\\w ,.:;]"; "")[:120]' result/result.json)
fi
gh api "repos/$GH_REPO/statuses/$COMMIT" -f state="$state" -f context="Visual review" \
  -f description="$counts" -f target_url="$report"

[ "$RESULT" = success ] && [ -n "$PULL" ] || exit 0
{
  printf '<!-- seen: %s -->\n## Visual review: [%s](%s)\n\n```\n' "$COMMIT" "$counts" "$report"
  jq -r '(.notes + .lines)[:40][] | gsub("`"; "’") | gsub("\n"; " ") | .[:300]' result/result.json
  printf '```\n'
  if [ "$(jq .isBroken result/result.json)" = true ]; then
    printf '\nBroken stories can’t be accepted.\n'
  elif [ "$state" = failure ]; then
    printf '\nTo accept what %s shows, comment with the reason, then add the label “visual accepted”. A later commit asks again.\n' "$COMMIT"
  fi
  [ -z "$site" ] || printf '\n[Its Storybook](%sstorybook/)\n' "$site"
} > comment.md
gh pr comment "$PULL" --edit-last --create-if-none --body-file comment.md
