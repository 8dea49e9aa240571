#!/usr/bin/env bash
# Makes .build/static, a folder that holds static libraries and no others, for the linker to look into first: that of C++, whose
# shared one takes a millisecond of each start, and the small ones that nothing else needs (Decision 0016). The
# shared one is linked for each that is missing.
set -eu
cd "$(dirname "$0")/.."
mkdir -p .build/static
for name in libstdc++ libsqlite3 libdeflate libwebp libwebpmux; do
    library=$(cc -print-file-name="$name.a" 2> /dev/null || true)
    if [ -f "$library" ]; then ln -sf "$library" .build/static/; fi
done
