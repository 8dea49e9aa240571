#!/usr/bin/env bash
# Tests and runs Examples/Hello as its own Makefile does, and has it make its project for Xcode, which others' tools judge.
# What `make test` has built is not built once more: the modules have the same names and options there.
set -eu
cd "$(dirname "$0")/.."
. Scripts/debug_options.sh
flags="--scratch-path $PWD/.build ${debug_options[*]}"
export SNAPSHOT_TESTING_RECORD=never SNAPSHOT_ARTIFACTS="$PWD/out/hello"
make -C Examples/Hello test run flags="$flags"

# One that somebody made there before is generated once more, and stays.
project=Examples/Hello/Xcode
[ -e "$project" ] || trap 'rm -rf "$project"' EXIT
make -C Examples/Hello xcode flags="$flags"
Scripts/artefact_tools.sh
python3 Scripts/artefacts.py --projects "$project"
