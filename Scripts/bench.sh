#!/usr/bin/env bash
# Measures frames, pictures, start-up and the local backend into out/bench.json.
# Usage: bench.sh [--only PREFIX]: the measures whose name begins so.
# The reference in Skia runs from .venv/skia, which is made here the first time.
set -eu
only=()
if [ "${1:-}" = --only ]; then only=(--only "${2:?--only needs the beginning of a name}"); fi
cd "$(dirname "$0")/.."
Scripts/setup.sh bench
if ! [ -x .venv/skia/bin/python ] || ! .venv/skia/bin/python -c 'import skia' 2> /dev/null; then
    echo "bench: making .venv/skia with skia-python"
    rm -rf .venv/skia
    python3 -m venv .venv/skia
    .venv/skia/bin/pip install -q --disable-pip-version-check 'skia-python==144.*' || {
        echo "bench: skia-python could not be installed. It needs the network once; then run this again." >&2
        exit 1
    }
    .venv/skia/bin/python -c 'import skia' || {
        echo "bench: skia-python does not load here. On Debian it needs libgl1 and libegl1; elsewhere, their like." >&2
        exit 1
    }
fi
full=$(Scripts/build.sh full firstlight-live firstlight-bench)
# What checks snapshots needs Swift Testing, of which there is no static library: it is built as the fuzz's tests are.
probe=""
case snapshot.check in
"${only[1]:-}"*)
    swift build -c release --product snapshot-probe -Xswiftc -enable-testing --scratch-path .build/fuzz
    probe="$PWD/.build/fuzz/release/snapshot-probe"
    ;;
esac
mkdir -p out
status=0
case "${only[1]:-}" in
studio* | report*) ;;
*)
    FIRSTLIGHT_SKIA_PYTHON="$PWD/.venv/skia/bin/python" FIRSTLIGHT_SKIA_SCRIPT="$PWD/Scripts/bench_skia.py" \
        FIRSTLIGHT_LOAD_SCRIPT="$PWD/Scripts/bench_backend.lua" FIRSTLIGHT_SNAPSHOT_PROBE="$probe" \
        "$full/firstlight-bench" --out out/bench.json "${only[@]}" || status=$?
    ;;
esac
# The studio and the report are measured by their own pages.
case "${only[1]:-studio}" in
studio* | report*) Scripts/studio.sh "$full/firstlight" out/bench.json || status=$? ;;
esac
exit "$status"
