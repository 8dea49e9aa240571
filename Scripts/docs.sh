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
rm -rf out/docs "$work"
mkdir -p out "$work/graphs" "$work/archives" "$work/Firstlight.docc"

# The modules that are public, those that are not for others but have pages, and what tells where C's headers are. Not by
# `swift package dump-symbol-graph`: it also wants the modules of the tests, which nothing has built.
. Scripts/build_options.sh
swift package dump-package > "$work/package.json"
said() { python3 -c "import json, os; package = json.load(open('$work/package.json')); $1"; }
modules=$(said 'print(*dict.fromkeys(
    [t for p in package["products"] if "library" in p["type"] for t in p["targets"]]
    + [t["name"] for t in package["targets"] if os.path.isdir("Sources/{0}/{0}.docc".format(t["name"]))]))')
build quick docs-build >&2
built=$(built quick)
options=(-I "$built/Modules" -target "$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p' | head -n 1)")
for flag in $(pkg-config --cflags-only-I $(said 'print(*[t["pkgConfig"] for t in package["targets"] if t.get("pkgConfig")])')); do
    options+=(-Xcc "$flag")
done
for map in Sources/C*/module.modulemap Sources/C*/include/module.modulemap "$built"/C*.build/module.modulemap; do
    options+=(-Xcc "-fmodule-map-file=$map")
done

archive() { # name, catalogue, more options
    local name=$1 catalogue=$2
    shift 2
    docc convert "$catalogue" --warnings-as-errors --transform-for-static-hosting --fallback-display-name "$name" \
        --fallback-bundle-identifier "firstlight.$name" --output-path "$work/archives/$name.doccarchive" "$@"
    echo "docs: $name"
}

# What a type takes over from a protocol is told once, with the protocol.
module() { # name, options of the compiler
    local name=$1
    shift
    mkdir "$work/graphs/$name"
    swift symbolgraph-extract -module-name "$name" -minimum-access-level public -skip-synthesized-members \
        -output-dir "$work/graphs/$name" "$@"
    archive "$name" "Sources/$name/$name.docc" --additional-symbol-graph-dir "$work/graphs/$name"
}

for name in $modules; do
    [ -d "Sources/$name/$name.docc" ] || {
        echo "docs: $name is public and has no Sources/$name/$name.docc. Add a landing page $name.md there." >&2
        exit 1
    }
done
# As many side by side as there are cores.
export work
export -f archive module
# shellcheck disable=SC2086
printf '%s\n' $modules | xargs -P "$(nproc)" -I NAME bash -euc 'module "$@"' - NAME "${options[@]}"

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
