#!/usr/bin/env bash
# Drives the studio in Chromium as a person would, and looks for what axe finds. Leaves pictures of it in out/studio.
# Usage: studio.sh [PROGRAM BENCH.JSON]: with a program, measures it instead.
set -eu
cd "$(dirname "$0")/.."
Scripts/setup.sh studio
if ! [ -x .venv/studio/bin/python3 ]; then python3 -m venv .venv/studio; fi
.venv/studio/bin/python3 -m pip --quiet --disable-pip-version-check install 'playwright==1.*' 'axe-playwright-python==0.1.*'
if [ $# -gt 0 ]; then exec .venv/studio/bin/python3 Scripts/studio_bench.py "$@"; fi
# The second program has previews, and is one of those that `make test` builds.
folder=$(Scripts/build.sh quick firstlight-live gallery)
.venv/studio/bin/python3 Scripts/studio_check.py "$folder/firstlight"
