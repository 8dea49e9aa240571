#!/usr/bin/env bash
# Runs tests under the sanitizers, each in a build of its own, so that the usual build stays as it is.
#   address: misused memory, leaks and C's undefined behaviour, over the kernels, StageCairo and the store
#   thread:  data races, over the core, the store, sessions, the network, the backend and drawing on several threads
# Usage: sanitize.sh [address|thread ...]; both without one. A finding fails the run. What is let pass stands in
# Scripts/sanitize, each line with its reason.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- address thread
rules="$PWD/Scripts/sanitize"
# Reports name functions by the toolchain's symbolizer.
PATH="$(dirname "$(readlink -f "$(command -v swift)")"):$PATH"

# under KIND FOLDER 'flags of the compiler' TEST...
under() {
    local kind="$1" folder="$2" flags="$3" began
    shift 3
    # Of the modules with tests only those that are named here are built, with what they need.
    export FIRSTLIGHT_TESTS="$*"
    began=$(date +%s)
    # shellcheck disable=SC2086 # Several flags.
    swift build --product firstlightPackageTests --sanitize="$kind" --scratch-path "$folder" -debug-info-format none --disable-index-store $flags
    echo "sanitize: built for $kind after $(($(date +%s) - began)) s"
    python3 Scripts/run_tests.py "$folder/debug" "$@"
    echo "sanitize: $kind is clean after $(($(date +%s) - began)) s"
}

for kind in "$@"; do
    case "$kind" in
    address)
        export ASAN_OPTIONS="detect_leaks=1:detect_stack_use_after_return=1:strict_init_order=1"
        export LSAN_OPTIONS="suppressions=$rules/leaks.txt:print_suppressions=0"
        # The first undefined operation ends the test's process; without that it would only be printed.
        export UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1"
        under address .build/asan "-Xcc -fsanitize=undefined" '^StageCairoTests\.' '^LaunchStoreTests\.'
        ;;
    thread)
        # Its runtime maps a file of 512 KB that it writes at the start, which the tests of a full disk do not let
        # it do; it goes without the file where there is no folder for it.
        export TEST_TMPDIR=/nonexistent
        export TSAN_OPTIONS="suppressions=$rules/races.txt:print_suppressions=0:second_deadlock_stack=1"
        under thread .build/tsan "" '^LaunchCoreTests\.' '^FirstlightExplorationTests\.' '^LaunchStoreTests\.' \
            '^LaunchAuthTests\.' '^DevBackendTests\.' \
            '^FirstlightTests\.(CurlParts|HTTPTransport|LiveAuthTransport|TransportCourse)' \
            '^StageSamplesTests\.Parallel'
        ;;
    *)
        echo "sanitize: there is no sanitizer '$kind'; use address or thread" >&2
        exit 64
        ;;
    esac
done
