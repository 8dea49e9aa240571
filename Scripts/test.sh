#!/usr/bin/env bash
# Builds and runs all tests. Leaves in out/ what `make requirements` counts:
# tests.jsonl (what ran, how it ended), proofs.jsonl (which ids each test names), tests.started.
set -eu
cd "$(dirname "$0")/.."
mkdir -p out
rm -f out/tests.jsonl out/proofs.jsonl out/tests.xml out/tests-swift-testing.xml
touch out/tests.started
swift build --build-tests --explicit-target-dependency-import-check error
# The test runner comes last, so that its own verdict is the last line and the exit code.
FIRSTLIGHT_PROOFS="$PWD/out/proofs.jsonl" exec swift test --skip-build --parallel \
    --explicit-target-dependency-import-check error \
    --xunit-output out/tests.xml \
    --event-stream-output-path out/tests.jsonl --event-stream-version 0
