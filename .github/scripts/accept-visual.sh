#!/usr/bin/env bash
# Accepts the visual review of $COMMIT for the reason in the last comment of $PERSON below it.
set -euo pipefail
refuse() {
  echo "::error::$1"
  gh pr comment "$PULL" --body "Not accepted: $1"
  exit 1
}
comments=$(gh api --paginate "repos/$GH_REPO/issues/$PULL/comments" | jq -s add)
review=$(jq '[.[] | select(.user.login == "github-actions[bot]" and (.body | startswith("<!-- seen: ")))][-1] // {}' <<< "$comments")
jq -e '.body // "" | startswith("<!-- seen: " + env.COMMIT)' <<< "$review" > /dev/null \
  || refuse "the review of $COMMIT hasn't ended. Look at its pictures first."
if jq -e '.body | contains("Broken stories")' <<< "$review" > /dev/null; then
  refuse "broken stories can't be accepted."
fi
reason=$(jq -r --argjson review "$review" '[.[] | select(.user.login == env.PERSON and .created_at > $review.updated_at)][-1].body // ""' <<< "$comments")
[ -n "$reason" ] || refuse "write the reason as a comment below the review, then add the label again."
status=$(gh api "repos/$GH_REPO/commits/$COMMIT/status" \
  --jq '[.statuses[] | select(.context == "Visual review")][0] // {}')
[ "$(jq -r .state <<< "$status")" = failure ] || refuse "there is nothing to accept."
gh api "repos/$GH_REPO/statuses/$COMMIT" -f state=success -f context="Visual review" \
  -f description="$(printf 'Accepted by %s: %s' "$PERSON" "${reason//$'\n'/ }" | cut -c1-130)" \
  -f target_url="$(jq -r .target_url <<< "$status")"
