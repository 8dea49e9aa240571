#!/usr/bin/env bash
# Installs the programs with their manual page and completions, or takes them away again.
# Usage: [PREFIX=/usr/local] [DESTDIR=] Scripts/install.sh install|uninstall [FOLDER]
# FOLDER has the built programs. DESTDIR is put before every path, for whoever makes a package.
set -eu
what=${1:-}
from=${2:-.build/full/release}
prefix=${PREFIX:-/usr/local}
names="firstlight firstlight-live"

fail() {
    printf 'install: %s\n' "$@" >&2
    exit 1
}

case $prefix in
    /*) root=${DESTDIR:-}$prefix ;;
    *) fail "PREFIX was given '$prefix', but it takes a path that begins with /." ;;
esac
bin=$root/bin
man=$root/share/man/man1/firstlight.1
bash=$root/share/bash-completion/completions/firstlight
zsh=$root/share/zsh/site-functions/_firstlight
fish=$root/share/fish/vendor_completions.d/firstlight.fish

install_all() {
    for name in $names; do
        [ -x "$from/$name" ] || fail "There is no program '$from/$name'. Run 'make build' first."
    done
    command -v strip > /dev/null || fail "The program 'strip' is missing; Debian has it in the package binutils."
    mkdir -p "$bin" || fail "The folder '$bin' cannot be made. Give another PREFIX, or run this as root."
    for name in $names; do
        # Whole or not at all, also where the program runs just now.
        strip -s -o "$bin/.$name.new" "$from/$name"
        chmod 755 "$bin/.$name.new"
        mv -f "$bin/.$name.new" "$bin/$name"
    done
    text "$man" manual
    text "$bash" completions bash
    text "$zsh" completions zsh
    text "$fish" completions fish
}

text() { # file, words: what the installed program prints for them
    local file=$1
    shift
    mkdir -p "$(dirname "$file")"
    "$bin/firstlight" "$@" > "$file.new"
    chmod 644 "$file.new"
    mv -f "$file.new" "$file"
    echo "$file"
}

case $what in
    install)
        install_all
        for name in $names; do echo "$bin/$name"; done
        ;;
    uninstall)
        rm -f "$bin/firstlight" "$bin/firstlight-live" "$man" "$bash" "$zsh" "$fish"
        # Folders that others use are not empty, and stay.
        for file in "$man" "$bash" "$zsh" "$fish" "$bin/firstlight"; do
            folder=$(dirname "$file")
            while [ "$folder" != "$root" ] && [ "$folder" != / ] && rmdir "$folder" 2> /dev/null; do
                folder=$(dirname "$folder")
            done
        done
        ;;
    *) fail "'$what' is nothing that it does; it takes install or uninstall." ;;
esac
