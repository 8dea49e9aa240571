#!/usr/bin/env bash
# Measures frames and start-up into out/bench.json. Arguments: the flags of the release build.
# The reference in Skia runs from .venv, which is made here the first time.
set -eu
cd "$(dirname "$0")/.."
Scripts/setup.sh bench
if ! [ -x .venv/bin/python ] || ! .venv/bin/python -c 'import skia' 2> /dev/null; then
    echo "bench: making .venv with skia-python"
    rm -rf .venv
    python3 -m venv .venv
    .venv/bin/pip install -q --disable-pip-version-check 'skia-python==144.*'
fi
swift build "$@"
mkdir -p out
FIRSTLIGHT_SKIA_PYTHON="$PWD/.venv/bin/python" FIRSTLIGHT_SKIA_SCRIPT="$PWD/Scripts/bench_skia.py" \
    exec .build/release/firstlight-bench --out out/bench.json
