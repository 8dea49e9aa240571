#!/usr/bin/env bash
# Builds the documentation of each module that is public or has pages with the toolchain's own docc.
# A warning is an error.
# Result: out/docs/MODULE.doccarchive
set -eu
cd "$(dirname "$0")/.."
command -v docc > /dev/null || {
    echo "docs: docc is missing. It is part of a full Swift toolchain: https://www.swift.org/install" >&2
    exit 1
}
graphs=.build/symbol-graphs
log=$(swift package dump-symbol-graph --minimum-access-level public 2>&1) || {
    echo "$log" >&2
    exit 1
}
found=$(sed -n 's/^Files written to //p' <<< "$log" | tail -n 1)
[ -d "$found" ] || {
    echo "docs: 'swift package dump-symbol-graph' named no folder of symbol graphs." >&2
    exit 1
}
mkdir -p out/docs
swift package dump-package | python3 -c '
import json, os, sys
package = json.load(sys.stdin)
public = [t for p in package["products"] if "library" in p["type"] for t in p["targets"]]
# And what is not for others, but has pages.
public += [t["name"] for t in package["targets"] if os.path.isdir("Sources/{0}/{0}.docc".format(t["name"]))]
print(*dict.fromkeys(public), sep="\n")' | while read -r module; do
    catalog="Sources/$module/$module.docc"
    [ -d "$catalog" ] || {
        echo "docs: $module is public and has no $catalog. Add a landing page $module.md there." >&2
        exit 1
    }
    rm -rf "${graphs:?}/$module" "out/docs/$module.doccarchive"
    mkdir -p "$graphs/$module"
    cp "$found/$module.symbols.json" "$found/$module@"*.symbols.json "$graphs/$module" 2> /dev/null || true
    docc convert "$catalog" --warnings-as-errors --fallback-display-name "$module" \
        --fallback-bundle-identifier "firstlight.$module" \
        --additional-symbol-graph-dir "$graphs/$module" --output-path "out/docs/$module.doccarchive"
    echo "docs: $module -> out/docs/$module.doccarchive"
done
