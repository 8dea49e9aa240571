#!/usr/bin/env bash
# Tests and runs Examples/Hello as its own Makefile does. What `make test` has built is not built once more: the modules have
# the same names and options there.
set -eu
cd "$(dirname "$0")/.."
. Scripts/debug_options.sh
flags="--scratch-path $PWD/.build ${debug_options[*]}"
export SNAPSHOT_TESTING_RECORD=never SNAPSHOT_ARTIFACTS="$PWD/out/hello"
make -C Examples/Hello test run flags="$flags"
