#!/usr/bin/env bash
# Everything that must hold besides the tests. Runs all parts, those that read sources beside those that need a build, then fails
# if one did.
set -u
cd "$(dirname "$0")/.."
export PYTHONDONTWRITEBYTECODE=1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

part() { # name, command...
    local name=$1 start=$SECONDS
    shift
    if "$@" > "$folder/$name" 2>&1; then
        cat "$folder/$name"
        echo "check: $name ok ($((SECONDS - start)) s)"
    else
        echo "check: $name FAILED; what it said follows at the end" >&2
        touch "$folder/$name.failed"
    fi
}

sources() {
    part selftest python3 Scripts/selftest.py
    part rules python3 Scripts/check.py
    # With AllPublicDeclarationsHaveDocumentation on, this is the documentation lint too.
    part page Scripts/page.sh
    part format swift format lint --strict --parallel --recursive Sources Tests Package.swift
}

products() {
    # Importing a sibling that is not declared can pass in an incremental build without a flag of this one.
    . Scripts/build_options.sh
    part imports build quick check-build --build-tests
    local built
    built=$(built quick)
    # What remains waits for other programs more than for a core, and goes side by side.
    generated "$built" > "$folder/generated.log" 2>&1 &
    # What it prints as JSON is as its schemas say.
    part reports python3 Scripts/reports.py "$built/firstlight" > "$folder/reports.log" 2>&1 &
    # After the build, whose modules it reads: what only Apple's compilers would see (Decision 0013).
    part apple python3 Scripts/apple.py "$built/Modules"
}

generated() { # folder of the programs
    # The projects under Apps are as the program of that build writes them.
    part apps Scripts/apps.sh "$1/firstlight"
    # All that it generates, for every platform, is taken by the tools that will read it.
    Scripts/artefact_tools.sh
    part artefacts python3 Scripts/artefacts.py "$1/firstlight"
}

sources > "$folder/sources.log" 2>&1 &
products
wait
cat "$folder/generated.log" "$folder/reports.log" "$folder/sources.log"

failed=$(cd "$folder" && ls ./*.failed 2> /dev/null | sed 's|^./||; s|.failed$||' | tr '\n' ' ')
if [ -n "$failed" ]; then
    # The last that is printed is what somebody has to read.
    for name in $failed; do
        echo "check: $name FAILED:" >&2
        tail -n 200 "$folder/$name" >&2
    done
    echo "check: failed: $failed. 'swift format --in-place --recursive Sources Tests' repairs most of format." >&2
    exit 1
fi
