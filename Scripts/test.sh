#!/usr/bin/env bash
# Builds and runs all tests. Leaves in out/ what `make requirements` counts:
# tests.jsonl (what ran, how it ended), proofs.jsonl (which ids each test names), tests.started.
set -eu
cd "$(dirname "$0")/.."
mkdir -p out
rm -f out/tests.jsonl out/proofs.jsonl out/tests-swift-testing.xml
touch out/tests.started
# Without line tables the build is a third shorter; failures carry their own places.
swift build --build-tests --explicit-target-dependency-import-check error -debug-info-format none
# The test runner comes last, so that its verdict is the last line and the exit code.
FIRSTLIGHT_PROOFS="$PWD/out/proofs.jsonl" exec python3 Scripts/run_tests.py
