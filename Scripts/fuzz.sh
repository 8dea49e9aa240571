#!/usr/bin/env bash
# Tries random trees of the subset: what is updated step by step equals what is made anew.
# Usage: fuzz.sh [seed] [steps]. The tests are built for release, in a folder of their own.
set -eu
cd "$(dirname "$0")/.."
export STAGE_FUZZ_SEED="${1:-1}" STAGE_FUZZ="${2:-100000}"
echo "fuzz: $STAGE_FUZZ steps, seed $STAGE_FUZZ_SEED"
exec swift test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz --filter RandomTreeTests
