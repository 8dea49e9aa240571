#!/usr/bin/env bash
# Launches every brand in every scenario, generates the five apps and looks for a seam. Leaves out/report.html.
set -eu
cd "$(dirname "$0")/.."
mkdir -p out/apps
folder=$(Scripts/build.sh quick)
"$folder/firstlight" run --report out/report.html
Scripts/generated.sh "$folder/firstlight"
echo "Open out/report.html in a browser; ${folder#"$PWD"/}/firstlight studio shows every launch there, drawn as you look."
