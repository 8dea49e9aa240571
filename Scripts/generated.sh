#!/usr/bin/env bash
# Generates the projects of the brands that have one under Apps into out/apps, lints them, and compares launch screens with
# first frames. Prints one line, below it warnings, and all that a step said that failed. Usage: generated.sh PROGRAM
set -euo pipefail
cd "$(dirname "$0")/.."
program="$1"
said=$(mktemp -d)
trap 'rm -rf "$said"' EXIT
steps=()

# start NAME ARGUMENTS...: starts the program; what it says goes to a file of that name.
start() {
    local name="$1"
    shift
    "$program" "$@" > "$said/$name" 2>&1 &
    steps+=("$name $!")
}

# Waits for all that was started; shows what a step said that failed, and fails as it did.
finish() {
    local status=0 step
    for step in "${steps[@]}"; do
        wait "${step##* }" || {
            status=$?
            cat "$said/${step% *}" >&2
        }
    done
    steps=()
    [ "$status" = 0 ] || exit "$status"
}

start seam seam
count=0
for folder in Apps/*/; do
    app=$(basename "$folder")
    start "$app" generate "$(tr '[:upper:]' '[:lower:]' <<< "$app")" --into "out/apps/$app"
    count=$((count + 1))
done
finish
start lint lint out/apps/*
finish
# Each project's last line counts its findings: "out/apps/Duggy (Duggy): 0 errors, 0 warnings, 1 note, 6 waived".
findings=$(awk -F': ' '/^out\/apps\// && NF == 2 {
    count = split($2, parts, ", ")
    for (i = 1; i <= count; i++) { split(parts[i], words, " "); sub(/s$/, "", words[2]); sum[words[2]] += words[1] }
} END { printf "errors %d, warnings %d, waived %d", sum["error"], sum["warning"], sum["waived"] }' "$said/lint")
echo "out/apps: projects $count, $findings. $(tail -1 "$said/seam")"
grep -E '^[^ ].*: warning: ' "$said/lint" | grep -v '^waived: ' || true
