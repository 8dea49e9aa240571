#!/usr/bin/env bash
# Makes .build/static, a folder that holds the static libraries of C++ and of JPEG and no other, for the linker to look into first:
# the shared one of C++ takes a millisecond of each start (Decision 0016); they are linked where there is no static one.
set -eu
cd "$(dirname "$0")/.."
mkdir -p .build/static
for name in libstdc++ libjpeg; do
    library=$(cc -print-file-name="$name.a" 2> /dev/null || true)
    if [ -f "$library" ]; then ln -sf "$library" .build/static/; fi
done
