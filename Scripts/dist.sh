#!/usr/bin/env bash
# Packs the built programs for whoever has no Swift: out/dist/firstlight-VERSION-linux-ARCH.tar.gz, and its SHA-256 beside it.
# The same programs of the same commit make the same bytes. What they need to run stands in the archive's INSTALL.txt.
# Usage: [CHECK=1] [SOURCE_DATE_EPOCH=seconds] Scripts/dist.sh [FOLDER]
# FOLDER has the built programs. With CHECK the archive is proved in a bare Debian (Scripts/dist_check.sh).
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
from=${1:-$root/.build/full/release}

fail() {
    printf 'dist: %s\n' "$@" >&2
    exit 1
}

[ -x "$from/firstlight" ] || fail "There is no program '$from/firstlight'. Run 'make build' first."
for tool in objdump dpkg-query; do
    command -v "$tool" > /dev/null || fail "'$tool' is missing. It takes a Debian with the package binutils."
done
# A folder that another user has checked out is read, too: in a container, or as root.
time=${SOURCE_DATE_EPOCH:-$(git -C "$root" -c safe.directory="$root" log -1 --format=%ct)} \
    || fail "git knows no commit here. Set SOURCE_DATE_EPOCH to the seconds that the files shall have as their time."

version=$("$from/firstlight" --version)
name=firstlight-${version#* }-linux-$(uname -m)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
PREFIX=/$name DESTDIR=$stage "$root/Scripts/install.sh" install "$from" > /dev/null
cp "$root/LICENSE" "$stage/$name/LICENSE"
cp "$root/Scripts/notices.txt" "$stage/$name/NOTICES.txt"

libraries() { # program: a row for each shared library that it names, with the package that has it
    local names paths
    names=$(objdump -p "$stage/$name/bin/$1" | sed -n 's/^ *NEEDED *//p')
    # What a package has in /usr/lib is found in /lib, too. The loader has no path here, and belongs to libc anyway.
    paths=$(ldd "$stage/$name/bin/$1" | awk '$2 == "=>" { print $1, "*" $3 }' | grep -wF "$names" | cut -d ' ' -f 2)
    # shellcheck disable=SC2086  # A pattern each, and not for this shell.
    (set -f && dpkg-query -S $paths) | sed -E 's|^([^:]+):.*/|\1 |' \
        || fail "A library belongs to no package of Debian. Link the programs with those of Scripts/packages.txt."
}

drawing=$(libraries firstlight)
all=$(libraries firstlight-live | sort -u - <(echo "$drawing"))
fonts=$(sed -n 's/^\(fonts-[^ ]*\) *| base *| - | /\1 /p' "$root/Scripts/packages.txt")
# As lines of a command that is continued on the next.
packages=$(printf '%s\n' "$all" "$fonts" | cut -d ' ' -f 1 | uniq | tr '\n' ' ' \
    | fold -s -w 90 | sed 's/ $//; s/^/        /; $!s/$/ \\/')
system=$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release)

cat > "$stage/$name/INSTALL.txt" << END
Firstlight ${version#* } for Linux on $(uname -m), built on $system

1. Put this folder where the programs are to stay.

2. As root, install the libraries and fonts that they use. Neither Swift nor a compiler is among them.

    apt-get update && apt-get install -y --no-install-recommends \\
$packages

3. Run them, here from the folder around this one.

    $name/bin/firstlight run --scenario dark

Keep both programs in one folder: 'firstlight' becomes 'firstlight-live' where it needs sockets. For everybody on the
machine, as root, with their manual page and completions:

    cp -r $name/bin $name/share /usr/local/

An app of your own, as 'firstlight new' makes it, is built with Swift 6.2 or newer: --package says where it finds Firstlight.

What each package is for:

$(while read -r package library; do
    grep -qxF "$package $library" <<< "$drawing" || library="$library, for firstlight-live alone"
    printf '    %-24s %s\n' "$package" "$library"
done <<< "$all")
$(while read -r package why; do printf '    %-24s %s\n' "$package" "$why"; done <<< "$fonts")
END

mkdir -p "$root/out/dist"
cd "$root/out/dist"
tar -C "$stage" -cf - --sort=name --format=ustar --owner=root:0 --group=root:0 --mtime="@$time" --mode=u=rwX,go=rX "$name" \
    | gzip -9n > "$name.tar.gz.new"
mv -f "$name.tar.gz.new" "$name.tar.gz"
sha256sum "$name.tar.gz" > "$name.tar.gz.sha256"
echo "out/dist/$name.tar.gz"
echo "out/dist/$name.tar.gz.sha256"
[ -z "${CHECK:-}" ] || "$root/Scripts/dist_check.sh" "$root/out/dist/$name.tar.gz" "$from"
