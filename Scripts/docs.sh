#!/usr/bin/env bash
# Builds the documentation with the toolchain's own docc: the guides, and each module that is public or has pages.
# A warning is an error, and so is a link that leads nowhere.
# Result: out/docs/index.html, a site that opens from a folder, and docc's archives in out/docs/archives
set -euo pipefail
cd "$(dirname "$0")/.."
export PYTHONDONTWRITEBYTECODE=1
command -v docc > /dev/null || {
    echo "docs: docc is missing. It is part of a full Swift toolchain: https://www.swift.org/install" >&2
    exit 1
}
graphs=.build/symbol-graphs
guides=.build/docs/Firstlight.docc
archives=out/docs/archives
# What a type takes over from a protocol is told once, with the protocol.
log=$(swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members 2>&1) || {
    echo "$log" >&2
    exit 1
}
found=$(sed -n 's/^Files written to //p' <<< "$log" | tail -n 1)
[ -d "$found" ] || {
    echo "docs: 'swift package dump-symbol-graph' named no folder of symbol graphs." >&2
    exit 1
}
rm -rf out/docs
mkdir -p "$archives"

archive() { # name, catalogue, more options
    local name=$1 catalogue=$2
    shift 2
    docc convert "$catalogue" --warnings-as-errors --fallback-display-name "$name" \
        --fallback-bundle-identifier "firstlight.$name" --output-path "$archives/$name.doccarchive" "$@"
    echo "docs: $name -> $archives/$name.doccarchive"
}

swift package dump-package | python3 -c '
import json, os, sys
package = json.load(sys.stdin)
public = [t for p in package["products"] if "library" in p["type"] for t in p["targets"]]
# And what is not for others, but has pages.
public += [t["name"] for t in package["targets"] if os.path.isdir("Sources/{0}/{0}.docc".format(t["name"]))]
print(*dict.fromkeys(public), sep="\n")' | while read -r module; do
    catalogue="Sources/$module/$module.docc"
    [ -d "$catalogue" ] || {
        echo "docs: $module is public and has no $catalogue. Add a landing page $module.md there." >&2
        exit 1
    }
    rm -rf "${graphs:?}/$module"
    mkdir -p "$graphs/$module"
    cp "$found/$module.symbols.json" "$found/$module@"*.symbols.json "$graphs/$module" 2> /dev/null || true
    archive "$module" "$catalogue" --additional-symbol-graph-dir "$graphs/$module"
done
Scripts/make_website.py gather "$guides"
archive Firstlight "$guides"
Scripts/make_website.py build out/docs "$archives/Firstlight.doccarchive" "$archives"/*.doccarchive
