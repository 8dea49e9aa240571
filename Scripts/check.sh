#!/usr/bin/env bash
# Everything that must hold besides the tests. Runs all parts, then fails if one did.
set -u
cd "$(dirname "$0")/.."
export PYTHONDONTWRITEBYTECODE=1
failed=""

part() { # name, command...
    local name=$1 start=$SECONDS
    shift
    if "$@"; then
        echo "check: $name ok ($((SECONDS - start)) s)"
    else
        echo "check: $name FAILED" >&2
        failed="$failed $name"
    fi
}

part selftest python3 Scripts/selftest.py
part rules python3 Scripts/check.py
# With AllPublicDeclarationsHaveDocumentation on, this is the documentation lint too.
part format swift format lint --strict --parallel --recursive Sources Tests Package.swift
# Importing a sibling that is not declared can pass in an incremental build without this flag.
. Scripts/test_options.sh
part imports swift build --build-tests "${optimized[@]}"
# The projects under Apps are as the program of that build writes them.
part apps Scripts/apps.sh $built/firstlight
# All that it generates, for every platform, is taken by the tools that will read it.
Scripts/artefact_tools.sh
part artefacts python3 Scripts/artefacts.py $built/firstlight
# After the build, whose modules it reads: what only Apple's compilers would see (Decision 0013).
part apple python3 Scripts/apple.py $built/Modules

if [ -n "$failed" ]; then
    echo "check: failed:$failed. 'swift format --in-place --recursive Sources Tests' repairs most of format." >&2
    exit 1
fi
