#!/usr/bin/env bash
# Fails unless the tests of $GITHUB_SHA have passed.
set -euo pipefail
passed=$(gh api "repos/$GITHUB_REPOSITORY/commits/$GITHUB_SHA/check-runs?check_name=All%20passed" \
  --jq 'any(.check_runs[]; .conclusion == "success")')
[ "$passed" = true ] || { echo "::error::$GITHUB_SHA hasn't passed “All passed”."; exit 1; }
