#!/usr/bin/env bash
# Tries random trees of the subset: what is updated step by step equals what is made anew.
# Usage: fuzz.sh [seed] [steps]. The tests are built for release, in a folder of their own.
set -eu
cd "$(dirname "$0")/.."
export STAGE_FUZZ_SEED="${1:-1}" STAGE_FUZZ="${2:-100000}"
export STAGE_FUZZ_LAST="${STAGE_FUZZ_LAST:-/tmp/fuzz-last.$$}"
echo "fuzz: $STAGE_FUZZ steps, seed $STAGE_FUZZ_SEED"
began=$(date +%s)
status=0
swift test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz --filter RandomTreeTests || status=$?
echo "fuzz: $(($(date +%s) - began)) seconds, the build included"
# A crash prints no issue: what ran last can be seen again.
[ "$status" -eq 0 ] || echo "fuzz: the last run was STAGE_FUZZ_REPLAY=$(cat "$STAGE_FUZZ_LAST")"
rm -f "$STAGE_FUZZ_LAST"
exit "$status"
