#!/usr/bin/env bash
# Generates the projects of the brands that have one under Apps into out/apps, lints them, and prints where a launch screen differs from the
# first frame. Usage: generated.sh PROGRAM
set -euo pipefail
cd "$(dirname "$0")/.."
program="$1"
for folder in Apps/*/; do
    app=$(basename "$folder")
    "$program" generate "$(tr '[:upper:]' '[:lower:]' <<< "$app")" --into "out/apps/$app" | tail -1
done
"$program" lint out/apps/*
"$program" seam
