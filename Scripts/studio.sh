#!/usr/bin/env bash
# Drives the studio in Chromium as a person would, and looks for what axe finds. Leaves pictures of it in out/studio.
set -eu
cd "$(dirname "$0")/.."
Scripts/setup.sh studio
folder=$(Scripts/build.sh quick)
if ! [ -x .venv/studio/bin/python3 ]; then python3 -m venv .venv/studio; fi
.venv/studio/bin/python3 -m pip --quiet --disable-pip-version-check install 'playwright==1.*' 'axe-playwright-python==0.1.*'
.venv/studio/bin/python3 Scripts/studio_check.py "$folder/firstlight"
