#!/usr/bin/env bash
# Draws the README's pictures again, into Documentation/Pictures. Usage: pictures.sh [program]
# Launches run on a virtual clock here, so a picture of what has not changed keeps its bytes.
set -eu
cd "$(dirname "$0")/.."
program=${1:-.build/full/release/firstlight}
into=Documentation/Pictures
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT

strip() { # brand, scenario
    "$program" record "$1" --scenario "$2" --into "$drawn"
    mv "$drawn/$1-$2-strip.png" "$into/$1-strip.png"
}

"$program" record urbannest --scenario slow-backend --fps 30 --into "$drawn"
mv "$drawn/urbannest-slow-backend.webp" "$into/urbannest.webp"
strip urbannest slow-backend
strip duggy signed-in
strip shipthatapp slides-to-landing
strip fonsters first-night
for state in splash signin signup-strong enrolment home; do
    "$program" snapshot laten --state "$state" --scale 1 --into "$drawn"
    mv "$drawn/laten-$state"-*ms.png "$into/laten-$state.png"
done
