#!/usr/bin/env bash
# Proves that an archive of 'make dist' is enough on a bare Debian. One of this machine's suite is made from this machine's
# mirror, in a folder that is gone afterwards. There somebody who is not root unpacks the archive, the packages of INSTALL.txt
# are installed as it says, and the programs have to work: their pictures have to be those that FOLDER's program draws here.
# Usage: Scripts/dist_check.sh ARCHIVE [FOLDER]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

fail() {
    printf 'dist-check: %s\n' "$@" >&2
    exit 1
}

inside() { # user, command: runs it in the bare Debian, with nothing of this environment
    chroot --userspec="$1" "$work/bare" /usr/bin/env -i -C /srv/user PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv/user \
        LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "${@:2}"
}

program() { inside nobody "$name/bin/firstlight" "$@"; }

make_bare() {
    local suite mirror
    read -r _ mirror suite _ < "$work/sources"
    echo "dist-check: making a bare Debian of the suite $suite"
    debootstrap --variant=minbase "$suite" "$work/bare" "$mirror" > "$work/log" 2>&1 \
        || fail "debootstrap could not make it:" "$(tail -n 5 "$work/log")"
    mount -t proc proc "$work/bare/proc"
    mkdir -m 777 "$work/bare/srv/user"
    cp "$work/sources" "$work/bare/etc/apt/sources.list"
    # Proxies, for example, and what else this machine's apt does to get packages.
    apt-config dump Acquire > "$work/bare/etc/apt/apt.conf.d/acquire"
    if inside root sh -c 'command -v swift cc ld'; then fail "It has a compiler or a linker, and is not bare."; fi
    inside root dpkg-query -W | sort > "$work/at-first"
    echo "dist-check: it has $(wc -l < "$work/at-first") packages, and no compiler"
}

follow_instructions() {
    install -m 644 "$archive" "$work/bare/srv/user"
    inside nobody tar -xzf "${archive##*/}"
    inside nobody sed -n '/^    apt-get /,/[^\]$/p' "$name/INSTALL.txt" > "$work/install"
    [ -s "$work/install" ] || fail "INSTALL.txt has no command that begins with apt-get."
    inside root sh -ec "$(cat "$work/install")" > "$work/log" 2>&1 \
        || fail "What INSTALL.txt says to install could not be:" "$(tail -n 5 "$work/log")"
    inside root dpkg-query -W | sort | join -v 1 - "$work/at-first" > "$work/added"
    echo "dist-check: $(wc -l < "$work/added") more come with those that INSTALL.txt names"
}

use_programs() {
    program --version | diff - "$work/version" || fail "That is not what '$from/firstlight --version' says."
    program run --scenario dark
    inside nobody test -s out/report/index.html || fail "'firstlight run' left no report."
    program new Hello --package https://example.com/firstlight.git
    inside nobody grep -qF 'https://example.com/firstlight.git' Hello/Package.swift || fail "'firstlight new' made no package."
    draw program pictures
    compare_pictures
}

draw() { # how the program is called, folder: a screen, also in another script
    "$1" snapshot laten --state signin --into "$2"
    "$1" snapshot laten --state signin --language ar --into "$2"
}

# They may differ only where another version of a font or a library draws them.
compare_pictures() {
    local others
    if diff -rq "$work/pictures" "$work/bare/srv/user/pictures"; then
        echo "dist-check: the pictures are this machine's to the byte"
        return
    fi
    others=$(dpkg-query -W | sort | join - "$work/added" | awk 'NF == 3 && $2 != $3')
    [ -n "$others" ] || fail "The pictures differ, though each package that was added has the same version here."
    printf '%s\n' "dist-check: the pictures differ, and so do versions, here and there:" "$others"
}

if [ "${1:-}" = --in-namespaces ]; then
    export LC_ALL=C
    work=$2 archive=$3 from=$4
    name=$(basename "$archive" .tar.gz)
    make_bare
    follow_instructions
    use_programs
    exit
fi

archive=$(realpath -e -- "${1:?Give the archive that \'make dist\' made.}")
from=$(realpath -e -- "${2:-$root/.build/full/release}")
(cd "$(dirname "$archive")" && sha256sum --quiet -c "${archive##*/}.sha256") || fail "Make the archive again: 'make dist'."
"$root/Scripts/setup.sh" dist
if [ "$(id -u)" != 0 ]; then
    command -v sudo > /dev/null || fail "Only root can make a Debian, and there is no sudo. Run this as root."
    exec sudo "$0" "$archive" "$from"
fi
unshare --mount --pid --fork mount -t tmpfs none /mnt \
    || fail "Nothing may be mounted here. In a container, start it with 'docker run --privileged'."

work=$(mktemp -d)
proof=""
trap '[ -z "$proof" ] || kill -KILL "$proof" 2> /dev/null || true; rm -rf --one-file-system "$work"' EXIT
apt-get update -qq
suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
# shellcheck disable=SC2016  # apt fills them in.
apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' \
    | grep -E "^deb [^ ]+ $suite(-updates|-security)? main$" | sort -k 3 > "$work/sources" \
    || fail "apt knows no source of '$suite main' on this machine."
"$from/firstlight" --version > "$work/version"
draw "$from/firstlight" "$work/pictures" > "$work/log" 2>&1 || fail "'$from/firstlight' does not work here:" "$(cat "$work/log")"
# What is mounted there nobody else sees, and what is started there ends with its first process.
unshare --mount --pid --fork --kill-child "$0" --in-namespaces "$work" "$archive" "$from" &
proof=$!
wait "$proof" || {
    proof=""
    exit 1
}
proof=""
echo "dist-check: ${archive##*/} is enough on a bare Debian"
