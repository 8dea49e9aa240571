#!/usr/bin/env bash
# Prints what this machine has, and what is missing; exits 1 when something needed is.
set -u
cd "$(dirname "$0")/.."
missing=0

row() { printf '  %-22s %-9s %s\n' "$1" "$2" "$3"; }
have() { row "$1" ok "$2"; }
lack() {
    row "$1" missing "$2"
    missing=$((missing + 1))
}
tool() { # name, how to get it
    if command -v "$1" > /dev/null; then have "$1" "$($1 --version 2>&1 | head -n 1)"; else lack "$1" "$2"; fi
}

echo "Tools"
if command -v swiftc > /dev/null; then
    have swift "$(swiftc --version 2>&1 | grep -o 'Swift version [^ ]*' | head -n 1)"
else
    lack swift "see https://www.swift.org/install (6.2 or newer)"
fi
for name in make pkg-config python3 git; do tool "$name" "apt-get install $name"; done
if command -v docc > /dev/null; then have docc "comes with Swift"; else row docc absent "only 'make docs' needs it"; fi

echo "C libraries"
while IFS='|' read -r package _ module why; do
    package=${package// /} module=${module// /}
    case $package in '#'* | '') continue ;; esac
    [ "$module" = - ] && continue
    if version=$(pkg-config --modversion "$module" 2> /dev/null); then
        have "$module" "$version,$why"
    else
        lack "$module" "apt-get install $package (for$why)"
    fi
done < Scripts/packages.txt

echo "Builds"
. Scripts/build_options.sh
for each in native swiftbuild; do
    if [[ $offered == *" $each "* ]]; then have "$each" "make run BUILD_SYSTEM=$each"; else row "$each" absent "this toolchain does not offer it"; fi
done
# The programs are linked with these, whatever builds them.
static=$(dirname "$(readlink -f "$(command -v swiftc || echo /)")")/../lib/swift_static/linux
lacking=""
for name in $(sed -n '/let alone = /,/let bare = /p' Package.swift | grep -o '[ "]-l[A-Za-z_]*' | cut -c4-); do
    [ -f "$static/lib$name.a" ] || lacking="$lacking lib$name.a"
done
if [ -z "$lacking" ]; then
    have "static Swift" "Foundation and what belongs to it"
else
    lack "static Swift" "$static lacks$lacking: take a whole toolchain, 6.2 or newer"
fi

echo "Fonts"
face=$(fc-match -f '%{family[0]} %{style[0]}  %{file}' Inter 2> /dev/null)
case $face in
Inter*) have Inter "$face" ;;
*) lack Inter "apt-get install fonts-inter fontconfig, then fc-cache" ;;
esac

echo "For 'make bench' only"
if [ -x .venv/skia/bin/python ] && .venv/skia/bin/python -c 'import skia' 2> /dev/null; then
    have skia-python "$(.venv/skia/bin/python -c 'import skia; print(skia.__version__)')"
else
    row skia-python absent "'make bench' installs it into .venv"
fi
if command -v wrk > /dev/null; then
    have wrk "loads the local backend"
else
    row wrk absent "apt-get install wrk, to measure the local backend under load"
fi

echo "For 'make instructions' only"
if command -v valgrind > /dev/null; then
    have valgrind "$(valgrind --version)"
else
    row valgrind absent "'make instructions' installs it on Debian"
fi

echo
if [ "$missing" -gt 0 ]; then
    echo "$missing missing: 'make setup' installs them on Debian."
    exit 1
fi
echo "All that Firstlight needs is here."
