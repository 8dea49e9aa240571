#!/usr/bin/env bash
# Tries random trees of the subset: what is updated step by step equals what is made anew.
# Usage: fuzz.sh [seed] [steps]. The tests are built for release, in a folder of their own, and run in one process
# for each core (JOBS=n). A part of the run ends at its first failure unless STAGE_FUZZ_ALL=1. What a failure prints
# is seen again with STAGE_FUZZ_REPLAY=tree,step,... fuzz.sh
set -eu
cd "$(dirname "$0")/.."
export STAGE_FUZZ_SEED="${1:-1}" STAGE_FUZZ="${2:-100000}"
jobs="${JOBS:-$(getconf _NPROCESSORS_ONLN)}"
[ -z "${STAGE_FUZZ_REPLAY:-}" ] || jobs=1
swift build -c release --build-tests -Xswiftc -enable-testing --scratch-path .build/fuzz
tests="$(find .build/fuzz/release/ -maxdepth 1 -name '*.xctest' | head -1)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

echo "fuzz: $STAGE_FUZZ steps, seed $STAGE_FUZZ_SEED, in $jobs processes"
began=$(date +%s)
running=()
for ((job = 0; job < jobs; job++)); do
    : > "$folder/parts.$job"
    STAGE_FUZZ_SHARE="$job/$jobs" STAGE_FUZZ_LAST="$folder/last.$job" \
        "$tests" --testing-library swift-testing --filter "Random(Tree|Motion)Tests" \
        > "$folder/out.$job" 2> "$folder/parts.$job" &
    running+=($!)
done
tail -q -n +1 -f "$folder"/parts.* &
progress=$!
crashes=0
failed=0
for ((job = 0; job < jobs; job++)); do
    status=0
    wait "${running[job]}" || status=$?
    [ "$status" -eq 0 ] || failed=1
    # What fails prints how to see it again; a crash prints nothing.
    if [ "$status" -gt 1 ]; then
        crashes=$((crashes + 1))
        echo "fuzz: crash $status; see it again with STAGE_FUZZ_REPLAY=$(cat "$folder/last.$job")"
    fi
done
kill "$progress"
cat "$folder"/out.* \
    | awk '/recorded an issue/ { on = 1 } /^fuzz:| started\.| passed after | failed after / { on = 0 } on'
cat "$folder"/parts.* | awk -v crashes="$crashes" -v seconds="$(($(date +%s) - began))" \
    '/^fuzz: part/ { steps += $4; failures += $9 }
    END {
        printf "fuzz: %d steps done, %d failures, %d crashes, %d seconds\n", steps, failures, crashes, seconds
    }'
exit "$failed"
