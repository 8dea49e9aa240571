#!/usr/bin/env bash
# Checks for Swift and installs missing Debian packages; silent when all is there.
# Usage: Scripts/setup.sh [base|bench|dist|instructions|page|studio]
set -eu
cd "$(dirname "$0")/.."
group=${1:-base}
least="6.2"
toolchain="" # becomes the group's name when Swift lacks what it needs to run and to link

packages() { # the packages of the wanted groups, one a line
    while IFS='|' read -r name belongs _; do
        name=${name// /} belongs=${belongs// /}
        case $name in '#'* | '') continue ;; esac
        if [[ " base $group $toolchain " == *" $belongs "* ]]; then echo "$name"; fi
    done < Scripts/packages.txt
}

swift_help() {
    cat >&2 <<END
setup: $1
  Firstlight needs Swift $least or newer. Either
    - install a toolchain from https://www.swift.org/install and put its usr/bin on PATH, or
    - work in a container that has it:
        docker run --rm -it -v "\$PWD:/src" -w /src swift:6.3-bookworm bash
  Then run the same command again.
END
    exit 1
}

# A toolchain unpacked on a bare system finds no linker, no C library and not even its own libraries.
swift_is_complete() {
    swiftc --version > /dev/null 2>&1 && command -v ld > /dev/null && command -v git > /dev/null \
        && compgen -G '/usr/lib/*/crt1.o' > /dev/null && compgen -G '/usr/lib/gcc/*/*/libstdc++.so' > /dev/null
}

check_swift() {
    local text version
    text=$(swiftc --version 2>&1) || swift_help "'swiftc --version' failed: $text"
    version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<< "$text" | head -n 1)
    [ -n "$version" ] || swift_help "'swiftc --version' names no version."
    if [ "${version%.*}" -lt "${least%.*}" ] \
        || { [ "${version%.*}" -eq "${least%.*}" ] && [ "${version#*.}" -lt "${least#*.}" ]; }; then
        swift_help "Swift $version is too old."
    fi
}

elsewhere() {
    case $(uname -s) in
    Darwin)
        echo "setup: on macOS packages are not installed for you. Once, run:"
        echo "    brew install pkg-config python sqlite libsoup openssl@3 libxcrypt pango cairo webp libdeflate libyaml curl fontconfig"
        echo "    brew install --cask font-inter"
        ;;
    *)
        echo "setup: this system has no apt-get. Install what these Debian packages hold:"
        packages | tr '\n' ' ' | fold -s -w 90 | sed 's/^/    /'
        echo
        ;;
    esac
    echo "'make doctor' shows what is still missing."
}

# Without apt-get nothing can be installed, but a machine that has all may go on.
check_elsewhere() {
    local missing="" package module
    while IFS='|' read -r package belongs module _; do
        module=${module// /}
        case $package in '#'* | '') continue ;; esac
        [ "$module" = - ] || pkg-config --exists "$module" 2> /dev/null || missing="$missing $module"
    done < Scripts/packages.txt
    command -v python3 > /dev/null || missing="$missing python3"
    [ -z "$missing" ] && return
    elsewhere >&2
    echo "setup: not found:$missing" >&2
    exit 1
}

install_packages() {
    local present missing sudo=""
    present=$(packages | xargs dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2> /dev/null \
        | sed -n 's/^installed //p') || true
    missing=$(packages | grep -vxF -e "$present" || true)
    [ -n "$missing" ] || return 0
    missing=$(tr '\n' ' ' <<< "$missing")
    if [ "$(id -u)" != 0 ]; then
        command -v sudo > /dev/null || {
            echo "setup: packages are missing and there is no sudo. As root run:" >&2
            echo "    apt-get update && apt-get install -y --no-install-recommends $missing" >&2
            exit 1
        }
        sudo="sudo"
    fi
    echo "setup: installing $missing"
    local log
    log=$(mktemp)
    # shellcheck disable=SC2086  # the lists are meant to be split
    if ! { $sudo apt-get update -q \
        && $sudo env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -q --no-install-recommends $missing; } > "$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "setup: apt-get failed; the whole log is in $log. Repair that, then run this again, or run:" >&2
        echo "    ${sudo:+sudo }apt-get update && ${sudo:+sudo }apt-get install -y $missing" >&2
        exit 1
    fi
    rm -f "$log"
    # A font that was unpacked before fontconfig is not in its cache yet.
    fc-list 2> /dev/null | grep -q Inter || fc-cache -f > /dev/null 2>&1 || true
}

command -v swiftc > /dev/null || swift_help "there is no Swift on PATH."
if command -v apt-get > /dev/null && command -v dpkg-query > /dev/null; then
    swift_is_complete || toolchain="toolchain"
    check=install_packages
else
    check=check_elsewhere
fi
$check
check_swift
