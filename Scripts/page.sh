#!/usr/bin/env bash
# Checks the types of the studio's page with Debian's TypeScript compiler. The page is no TypeScript: its types stand in comments.
set -eu
cd "$(dirname "$0")/.."
Scripts/setup.sh page
tsc --noEmit --allowJs --checkJs --strict --target es2022 --module es2022 --lib dom,dom.iterable,es2022 \
    Sources/FirstlightStudio/Page/*.js
