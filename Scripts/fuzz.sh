#!/usr/bin/env bash
# Tries random trees of the subset: what is updated step by step equals what is made anew.
# Usage: fuzz.sh [--shard K/N] [seed] [steps]. The tests are built for release, in a folder of their own, and run in
# one process for each core (JOBS=n). A part of the run ends at its first failure unless STAGE_FUZZ_ALL=1. What a
# failure prints is seen again with STAGE_FUZZ_REPLAY=tree,step,... fuzz.sh
# With --shard 3/8 every eighth tree is tried, whatever the number of cores: eight machines try each tree once. What
# came of it is in out/fuzz/fuzz-3-of-8.json then, and 'firstlight merge' adds up those of all shards.
# Both suites make as many steps as were asked for; a run in which one of them made fewer fails.
set -euo pipefail
cd "$(dirname "$0")/.."
shard=1/1
file=""
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
    if ! [[ "$shard" =~ ^([1-9][0-9]{0,3})/([1-9][0-9]{0,3})$ ]] \
        || ((BASH_REMATCH[1] > BASH_REMATCH[2] || BASH_REMATCH[2] > 1000)); then
        echo "fuzz: --shard was given '$shard'; it takes a shard and how many there are, such as 3/8." >&2
        exit 64
    fi
    file="out/fuzz/fuzz-${shard/\//-of-}.json"
    ;;
esac
seed="${1:-1}" steps="${2:-100000}"
if ! [[ "$seed" =~ ^(0|[1-9][0-9]{0,18})$ && "$steps" =~ ^[1-9][0-9]{0,8}$ ]]; then
    echo "fuzz: the seed was '$seed' and the steps '$steps'; both are whole numbers, such as 7 100000." >&2
    exit 64
fi
export STAGE_FUZZ_SHARD="$shard" STAGE_FUZZ_SEED="$seed" STAGE_FUZZ="$steps"
jobs="${JOBS:-$(getconf _NPROCESSORS_ONLN)}"
[ -z "${STAGE_FUZZ_REPLAY:-}" ] || { jobs=1 file=""; }

# Accounts are added up only if they are of the same sources. They are named before they are built.
sources=""
if [ -n "$file" ]; then
    rm -f "$file" # Whoever is ended leaves none.
    sources="$(find Package.swift Sources Tests -type f \( -name '*.swift' -o -name '*.[ch]' \) -print0 2> /dev/null \
        | LC_ALL=C sort -z | xargs -0r sha256sum | sha256sum)" || true
fi

folder="$(mktemp -d)"
running=()
last=""
# Starts a command in a session of its own, so that whatever it starts itself ends with it.
start() {
    setsid "$@" &
    running+=($!) last=$!
}
# Sends a signal to all that runs; false when nothing does.
signal() {
    local id found=1
    for id in "${running[@]}"; do
        # Until it has its session it is in ours.
        if kill "-$1" -- "-$id" || kill "-$1" "$id"; then found=0; fi
    done 2> /dev/null
    return "$found"
}
# Ends all that runs: it is asked to, and half a second later it has to.
end() {
    trap '' INT TERM HUP
    exec 2> /dev/null # The shell would tell of each that it ended.
    # A signal may come between a start and its place in the list.
    [ "${!:-}" = "$last" ] || running+=("$!")
    signal TERM || true
    for ((tries = 0; tries < 10; tries++)); do
        signal 0 || break
        sleep 0.05
    done
    signal KILL || true
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

# A shell hears a signal while it waits, not while it runs a command.
# Only the module with the two suites, and what it needs.
FIRSTLIGHT_TESTS=StageUITests \
    start swift build -c release --product firstlightPackageTests -Xswiftc -enable-testing --disable-index-store \
    --scratch-path .build/fuzz
wait "${running[0]}"
running=()
tests="$(find .build/fuzz/release/ -maxdepth 1 -name '*.xctest')"
tests="${tests%%$'\n'*}"

echo "fuzz: $steps steps, seed $seed, shard $shard, in $jobs processes"
began=$(date +%s)
for ((job = 0; job < jobs; job++)); do
    : > "$folder/parts.$job"
    STAGE_FUZZ_SHARE="$job/$jobs" STAGE_FUZZ_LAST="$folder/last.$job" \
        start "$tests" --testing-library swift-testing --filter "Random(Tree|Motion)Tests" \
        > "$folder/out.$job" 2> "$folder/parts.$job"
done
start tail -q -n +1 -f "$folder"/parts.*
# Until it has its session it is a copy of this shell, traps and all, and would clear up the folder when it is ended.
tail="${running[jobs]}"
while kill -0 "$tail" && ! kill -0 -- "-$tail"; do sleep 0.01; done 2> /dev/null
crashes=0
failed=0
for ((job = 0; job < jobs; job++)); do
    status=0
    wait "${running[job]}" || status=$?
    [ "$status" -eq 0 ] || failed=1
    # What fails prints how to see it again; a crash prints nothing.
    if [ "$status" -gt 1 ]; then
        crashes=$((crashes + 1))
        echo "fuzz: crash $status; see it again with STAGE_FUZZ_REPLAY=$(cat "$folder/last.$job" || true)"
    fi
done
kill "$tail" || true
wait "$tail" 2> /dev/null || true
running=()
cat "$folder"/out.* \
    | awk '/recorded an issue/ { on = 1 } /^fuzz:| started\.| passed after | failed after / { on = 0 } on'
[ -z "${STAGE_FUZZ_REPLAY:-}" ] || exit "$failed"

# What a suite tells of its parts: fuzz: trees part 3: 6252 steps of 521 trees, 0 failures
steps_of() {
    awk -v suite="$1" '$1 == "fuzz:" && $2 == suite && $3 == "part" { sum += $5 } END { print sum + 0 }' "$folder"/parts.*
}
failures=$(awk '/^fuzz: [a-z]+ part/ { sum += $10 } END { print sum + 0 }' "$folder"/parts.*)
trees=$(steps_of trees)
motions=$(steps_of motions)
echo "fuzz: $trees steps of trees and $motions of motions done, $failures failures, $crashes crashes," \
    "$(($(date +%s) - began)) seconds"
# Each of 16 parts tries whole trees of 12 steps (RandomPart), and every so many-th of them is the shard's.
each=$(((steps + 191) / 192))
wanted=$(((each - ${shard%/*} + ${shard#*/}) / ${shard#*/} * 192))
for made in "trees $trees" "motions $motions"; do
    # A part ends at its first failure.
    if [ "$failed" -eq 0 ] && [ "${made#* }" -lt "$wanted" ]; then
        echo "fuzz: ${made#* } steps of ${made% *} were made, but $wanted were wanted. Has that suite another name now?" >&2
        failed=1
    fi
done
if [ -n "$file" ]; then
    mkdir -p out/fuzz
    {
        printf '{"seed": %s, "steps": %s, "shard": "%s", "sources": "%s", "wanted": %s, ' \
            "$seed" "$steps" "$shard" "${sources%% *}" "$wanted"
        printf '"done": {"trees": %s, "motions": %s}, "failures": %s, "crashes": %s, "code": %s}\n' \
            "$trees" "$motions" "$failures" "$crashes" "$failed"
    } > "$folder/part"
    mv "$folder/part" "$file"
fi
exit "$failed"
