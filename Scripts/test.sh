#!/usr/bin/env bash
# Builds and runs all tests. Leaves in out/ what `make requirements` counts:
# tests.jsonl (what ran, how it ended), proofs.jsonl (which ids each test names), tests.started.
# With regular expressions as arguments, only the tests that one of them matches run, in a debug build, and out/ stays as
# it is.
set -eu
cd "$(dirname "$0")/.."
. Scripts/test_options.sh
# The backend is tested with clients of others, where they can be had.
Scripts/auth_client.sh
# What is generated is judged by tools of others.
Scripts/artefact_tools.sh
if [ $# -gt 0 ]; then
    swift build --build-tests "${debug[@]}"
    exec python3 Scripts/run_tests.py "$@"
fi
mkdir -p out
rm -f out/tests.jsonl out/proofs.jsonl out/tests-swift-testing.xml
touch out/tests.started
swift build --build-tests "${optimized[@]}"
# The test runner comes last, so that its verdict is the last line and the exit code.
FIRSTLIGHT_BUILD=$built FIRSTLIGHT_PROOFS="$PWD/out/proofs.jsonl" exec python3 Scripts/run_tests.py
