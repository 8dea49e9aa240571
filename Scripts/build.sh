#!/usr/bin/env bash
# Builds the programs, or the named products, and prints the folder they stand in.
# Usage: Scripts/build.sh quick|full [PRODUCT...]   (Scripts/build_options.sh says what the builds are)
set -eu
cd "$(dirname "$0")/.."
. Scripts/build_options.sh
case ${1:-} in
quick | full) kind=$1 ;;
*)
    echo "build: '${1:-}' is no build; quick and full are." >&2
    exit 64
    ;;
esac
shift
# The program that is last in the chain: `firstlight` is built with it.
[ $# -gt 0 ] || set -- firstlight-live
for product in "$@"; do build "$kind" "$kind-$product" --product "$product" >&2; done
built "$kind"
