#!/usr/bin/env bash
# Tries random trees of the subset: what is updated step by step equals what is made anew.
# Usage: fuzz.sh [--shard K/N] [seed] [steps]. The tests are built for release, in a folder of their own, and run in
# one process for each core (JOBS=n). A part of the run ends at its first failure unless STAGE_FUZZ_ALL=1. What a
# failure prints is seen again with STAGE_FUZZ_REPLAY=tree,step,... fuzz.sh
# With --shard 3/8 every eighth tree is tried, whatever the number of cores: eight machines try each tree once.
set -eu
cd "$(dirname "$0")/.."
shard=1/1
case "${1:-}" in
--shard | --shard=*)
    if [ "$1" = --shard ]; then
        shard="${2:-}"
        shift "$(($# > 1 ? 2 : 1))"
    else
        shard="${1#--shard=}"
        shift
    fi
    # Digits before and behind the stroke, none of them a zero in front, and no shard beyond the last.
    if ! [[ "$shard" =~ ^([1-9][0-9]{0,3})/([1-9][0-9]{0,3})$ ]] || ((BASH_REMATCH[1] > BASH_REMATCH[2])); then
        echo "fuzz: --shard was given '$shard'; it takes a shard and how many there are, such as 3/8." >&2
        exit 64
    fi
    ;;
esac
export STAGE_FUZZ_SHARD="$shard"
export STAGE_FUZZ_SEED="${1:-1}" STAGE_FUZZ="${2:-100000}"
jobs="${JOBS:-$(getconf _NPROCESSORS_ONLN)}"
[ -z "${STAGE_FUZZ_REPLAY:-}" ] || jobs=1
swift build -c release --build-tests -Xswiftc -enable-testing --scratch-path .build/fuzz
tests="$(find .build/fuzz/release/ -maxdepth 1 -name '*.xctest' | head -1)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

echo "fuzz: $STAGE_FUZZ steps, seed $STAGE_FUZZ_SEED, shard $shard, in $jobs processes"
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
