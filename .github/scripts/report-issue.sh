#!/usr/bin/env bash
# Opens an issue named $TITLE for what failed, unless one is open, and closes it when it passes.
set -euo pipefail
number=$(gh issue list --label nightly --state open --limit 100 --json number,title \
  --jq '[.[] | select(.title == env.TITLE) | .number][0] // empty')
if [ "$PASSED" = true ]; then
  [ -z "$number" ] || gh issue close "$number" --comment "Passed: $RUN"
elif [ -n "$number" ]; then
  gh issue comment "$number" --body "Failed again: $RUN"
else
  gh label create nightly --force
  gh issue create --title "$TITLE" --label nightly --body "Failed: $RUN"
fi
