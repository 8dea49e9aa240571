#!/usr/bin/env bash
# Launches every brand in every scenario, generates the five apps and looks for a seam. Leaves out/report/index.html.
set -eu
cd "$(dirname "$0")/.."
mkdir -p out/apps
folder=$(Scripts/build.sh quick)
"$folder/firstlight" run --report out/report
echo "The report takes $(find out/report -type f -printf '%s\n' | awk '{ sum += $1 } END { printf "%.2f MB in %d files", sum / 1e6, NR }')."
Scripts/generated.sh "$folder/firstlight"
echo "Open out/report/index.html in a browser; ${folder#"$PWD"/}/firstlight studio shows every launch there, drawn as you look."
