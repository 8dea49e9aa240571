#!/usr/bin/env bash
# Generates the projects of the five brands into out/apps, lints them, and prints where a launch screen differs from the
# first frame. Usage: generated.sh PROGRAM
set -euo pipefail
cd "$(dirname "$0")/.."
program="$1"
for app in UrbanNest Duggy ShipThatApp Fonsters Laten; do
    "$program" generate "$(tr '[:upper:]' '[:lower:]' <<< "$app")" --into "out/apps/$app" | tail -1
done
"$program" lint out/apps/*
"$program" seam
