#!/usr/bin/env bash
# Checks the types of the modules of report and studio with Debian's TypeScript compiler. They are no TypeScript: their types stand in
# comments. The studio serves the modules of both folders side by side, and so they are checked.
set -eu
cd "$(dirname "$0")/.."
Scripts/setup.sh page
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
shared=$PWD/Sources/FirstlightCommands/Page
studio=$PWD/Sources/FirstlightStudio/Page
printf '{"compilerOptions": {"noEmit": true, "allowJs": true, "checkJs": true, "strict": true, "target": "es2022", "module": "es2022",
"lib": ["dom", "dom.iterable", "es2022"], "types": [], "rootDirs": ["%s", "%s"]}, "include": ["%s/*.js", "%s/*.js"]}' \
    "$shared" "$studio" "$shared" "$studio" > "$work/tsconfig.json"
tsc -p "$work"
