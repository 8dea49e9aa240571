#!/usr/bin/env bash
# Makes .build/static, a folder that holds the static library of C++ and no other, for the linker to look into first: the shared
# one takes a millisecond of each start (Decision 0016), and is linked where there is no static one.
set -eu
cd "$(dirname "$0")/.."
mkdir -p .build/static
library=$(cc -print-file-name=libstdc++.a 2> /dev/null || true)
if [ -f "$library" ]; then ln -sf "$library" .build/static/; fi
