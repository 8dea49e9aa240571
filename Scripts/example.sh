#!/usr/bin/env bash
# Tests and runs Examples/Hello as its own Makefile does, and has it make its project for Xcode, which others' tools judge.
# What `make test` has built is not built once more: the modules have the same names and options there.
# Usage: Scripts/example.sh [--fresh DIR]
# With --fresh the same is done as on a machine that has nothing yet, by the words of the README: DIR, which is new or empty,
# gets a copy of this repository without .git and without what was built, the copy's `firstlight new Hello` makes the package
# beside it, and that is tested and run. It takes as long as building everything twice; CI does not do it.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    printf 'example: %s\n' "$@" >&2
    exit 1
}

fresh() {
    local folder
    folder=$(realpath -m -- "$1")
    case $folder/ in "$(pwd -P)"/*) fail "'$1' is in this repository. Give a folder outside of it." ;; esac
    [ ! -e "$folder" ] || [ -z "$(ls -A "$folder" 2>&1)" ] || fail "'$1' is not empty, or no folder. Give one that is new or empty."
    mkdir -p "$folder/firstlight"
    tar -cf - --exclude=.git --exclude=.build --exclude=.venv --exclude=./out --exclude=./Examples/Hello/out . \
        | tar -xf - -C "$folder/firstlight"
    cd "$folder/firstlight"
    make build
    .build/full/release/firstlight new Hello --into ../Hello
    make -C ../Hello test run
    echo "The package is in '$folder/Hello', with its pictures and out/report/index.html."
}

case ${1:-} in
    "") ;;
    --fresh)
        [ $# = 2 ] || fail "--fresh takes one folder."
        fresh "$2"
        exit 0
        ;;
    *) fail "'$1' is nothing that it does; it takes nothing, or --fresh DIR." ;;
esac

. Scripts/build_options.sh
flags="${shared[*]} --scratch-path $PWD/.build"
export FIRSTLIGHT_QUICK=$system
export SNAPSHOT_TESTING_RECORD=never SNAPSHOT_ARTIFACTS="$PWD/out/hello"
# The flags let tests see what is internal already; said twice, `swift test` would compile all of it once more.
log=out/example.log
mkdir -p out
make -C Examples/Hello test flags="$flags --disable-testable-imports" 2>&1 | tee "$log"
make -C Examples/Hello run flags="$flags" 2>&1 | tee -a "$log"
# Whoever depends on this package reads what its manifest is warned of, in each build.
! grep '^warning: ' "$log" | grep -v 'ignoring -num-threads' || fail "A build that depends on this package warns."

# One that somebody made there before is generated once more, and stays.
project=Examples/Hello/Xcode
[ -e "$project" ] || trap 'rm -rf "$project"' EXIT
make -C Examples/Hello xcode flags="$flags"
Scripts/artefact_tools.sh
python3 Scripts/artefacts.py --projects "$project"
