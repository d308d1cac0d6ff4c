#!/usr/bin/env bash
# Prints the number of the open pull request whose head is $COMMIT. Of a fork's run, GitHub doesn't name it.
set -euo pipefail
gh api "repos/$GH_REPO/pulls?state=open&head=$(jq -rn 'env.HEAD | @uri')" \
  --jq 'map(select(.head.sha == env.COMMIT))[0].number // empty'
