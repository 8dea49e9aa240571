#!/usr/bin/env bash
# Builds and runs all tests, and prints what fails. Leaves in out/ what `make requirements` counts:
# tests.jsonl (what ran, how it ended), proofs.jsonl (which ids each test names), tests.started; and tests.log.
# With regular expressions as arguments, only the tests that one of them matches run, in a debug build of their modules, and
# out/ stays as it is.
set -eu
cd "$(dirname "$0")/.."
. Scripts/build_options.sh
# The backend is tested with clients of others, where they can be had, and what is generated is judged by tools of others.
Scripts/auth_client.sh &
Scripts/artefact_tools.sh &
if [ $# -gt 0 ]; then
    FIRSTLIGHT_TESTS=$(python3 Scripts/run_tests.py --modules "$@")
    export FIRSTLIGHT_TESTS
    build debug selected --product firstlightPackageTests
    wait
    exec python3 Scripts/run_tests.py "$(built debug)" "$@"
fi
mkdir -p out
rm -f out/tests.jsonl out/proofs.jsonl out/tests-swift-testing.xml
touch out/tests.started
build quick tests-build --build-tests
wait
# The test runner comes last, so that its verdict is the last line and the exit code.
FIRSTLIGHT_PROOFS="$PWD/out/proofs.jsonl" exec python3 Scripts/run_tests.py "$(built quick)"
