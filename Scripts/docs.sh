#!/usr/bin/env bash
# Builds the documentation with the toolchain's own docc: each module that is public or has pages, and the guides with the
# pages that they link to. A warning is an error, so a link that leads nowhere is one.
# Result: out/docs, a site for any server of files; docc's pages load their text with JavaScript, which browsers refuse for files
set -euo pipefail
cd "$(dirname "$0")/.."
command -v docc > /dev/null || {
    echo "docs: docc is missing. It is part of a full Swift toolchain: https://www.swift.org/install" >&2
    exit 1
}
work=.build/docs
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
rm -rf out/docs "$work"
mkdir -p out "$work/archives" "$work/Firstlight.docc"

archive() { # name, catalogue, more options
    local name=$1 catalogue=$2
    shift 2
    docc convert "$catalogue" --warnings-as-errors --transform-for-static-hosting --fallback-display-name "$name" \
        --fallback-bundle-identifier "firstlight.$name" --output-path "$work/archives/$name.doccarchive" "$@"
    echo "docs: $name"
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
    mkdir -p "$work/$module"
    cp "$found/$module.symbols.json" "$found/$module@"*.symbols.json "$work/$module" 2> /dev/null || true
    archive "$module" "$catalogue" --additional-symbol-graph-dir "$work/$module"
done

# In the repository the pages link to each other's files; docc names a page by its file and a picture without its folder.
for page in Documentation/Firstlight.docc/*.md Documentation/*.md Documentation/Decisions/*.md [AC]*.md; do
    name=$(basename "$page")
    [ "$name" != README.md ] || name=Decisions.md
    sed -E -e 's|\]\(([^():]*/)?Decisions/README\.md\)|](doc:Decisions)|g' \
        -e 's|\]\(([^():]*/)?([A-Za-z0-9-]+)\.md(#[^)]*)?\)|](doc:\2)|g' \
        -e 's|^- \[[^]]*\]\((doc:[A-Za-z0-9-]+)\)$|- <\1>|' \
        -e 's|(!\[[^]]*\]\()([A-Za-z0-9-]+/)+|\1|g' "$page" > "$work/Firstlight.docc/$name"
done
cp Documentation/Pictures/* "$work/Firstlight.docc"
archive Firstlight "$work/Firstlight.docc"
docc merge "$work"/archives/*.doccarchive --synthesized-landing-page-name Firstlight --output-path out/docs
echo "docs: out/docs. Look at it with: python3 -m http.server 8000 --bind 127.0.0.1 --directory out/docs"
echo "docs: the guides are http://127.0.0.1:8000/documentation/firstlight, and all modules /documentation."
