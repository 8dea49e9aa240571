#!/usr/bin/env bash
# Checks that the projects under Apps are as `firstlight generate` writes them, and that the stores would take them.
# Usage: apps.sh PROGRAM [write]: with `write` it generates them instead.
set -eu
cd "$(dirname "$0")/.."
program="$1"
stale=""
for folder in Apps/*/; do
    app=$(basename "$folder")
    brand="$(tr '[:upper:]' '[:lower:]' <<< "$app")"
    if [ "${2:-}" = write ]; then
        "$program" generate "$brand" --into "Apps/$app"
        continue
    fi
    said=$("$program" generate "$brand" --into "Apps/$app" --dry-run 2>&1) || true
    case "$said" in
    *": 0 files to be written"*) ;;
    *)
        echo "$said" >&2
        stale="$stale Apps/$app"
        ;;
    esac
done
faults=$("$program" lint --store Apps/*) || {
    echo "$faults" >&2
    stale="$stale lint"
}
if [ -n "$stale" ]; then
    echo "apps: not as generated, or with a fault:$stale. 'make apps' generates them." >&2
    exit 1
fi
