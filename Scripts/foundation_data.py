#!/usr/bin/env python3
"""Prints the build's arguments for the part of Foundation's locale data that the release programs use.

Foundation brings the data of ICU for all purposes, 34 MB of a program's 71. Left out is what nothing here asks
for: converters of encodings other than Unicode's, dictionaries that break words (Pango does that), transliteration,
numbers in words, and how other languages sort and name units, zones, languages and regions. Numbers, dates,
calendars and currencies stay in all languages. What is missing is read from the root, as ICU does for a language
that it does not know.

The arguments are an object file and what the toolchain's name of the data means; the linker then drops the
archive's own data, as nothing refers to it. Nothing is printed when the archive is not there or has another form:
then all of the data is linked.
"""

import re
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / ".build/static"
OWN = "firstlight_locale_data"
HEADER = b"\xda\x27"  # Of each file of ICU's, behind the header's length (ucmndata.h).
LOCAL = {"brkitr", "coll", "lang", "region", "rbnf", "unit", "zone"}
LEFT_OUT = re.compile(r"\.(cnv|dict)$|^translit/")
# Of the folders in LOCAL: English, and what is for no language.
KEPT = re.compile(r"(root|res_index|pool|supplementalData|keyTypeData|tzdbNames|en(_\w+)?)\.res")


def archive():
    """The toolchain's archive of ICU, or None."""
    swift = shutil.which("swiftc")
    if not swift:
        return None
    path = Path(swift).resolve().parent.parent / "lib/swift_static/linux/lib_FoundationICU.a"
    return path if path.is_file() else None


def members(data):
    """The contents of the files in an ar archive."""
    place = 8
    while place + 60 <= len(data):
        size = int(data[place + 48:place + 58])
        yield data[place + 60:place + 60 + size]
        place += 60 + size + size % 2


def package(member):
    """The package of data in an object, or None."""
    place = member.find(b"CmnD")
    while place >= 12:
        if member[place - 10:place - 8] == HEADER:
            return member[place - 12:]
        place = member.find(b"CmnD", place + 1)
    return None


def items(data):
    """The header of a package, and the names and contents of what is in it. The last one has the object's end, too."""
    start = struct.unpack_from("<H", data)[0]
    count = struct.unpack_from("<I", data, start)[0]
    table = [struct.unpack_from("<II", data, start + 4 + 8 * index) for index in range(count)]
    ends = [offset for _, offset in table[1:]] + [None]
    found = []
    for (name, offset), end in zip(table, ends):
        text = data[start + name:data.index(b"\0", start + name)].decode("ascii")
        found.append((text, data[start + offset:None if end is None else start + end]))
    return data[:start], found


def is_wanted(name):
    """Whether an item is used: its name without the package's."""
    folder, _, file = name.rpartition("/")
    is_foreign = folder in LOCAL and file.endswith(".res") and not KEPT.fullmatch(file)
    return not is_foreign and not LEFT_OUT.search(name)


def packed(header, kept):
    """A package of these items."""
    table, names, contents = bytearray(struct.pack("<I", len(kept))), bytearray(), bytearray()
    first = 4 + 8 * len(kept)
    length = first + sum(len(name) + 1 for name, _ in kept)
    begin = (length + 15) // 16 * 16
    for name, content in kept:
        table += struct.pack("<II", first + len(names), begin + len(contents))
        names += name.encode("ascii") + b"\0"
        contents += content + bytes(-len(content) % 16)
    return header + bytes(table) + bytes(names) + bytes(begin - length) + bytes(contents)


def main():
    path = archive()
    if path is None:
        return
    made, name = OUT / "foundation_data.o", OUT / "foundation_data.symbol"
    newest = max(path.stat().st_mtime, Path(__file__).stat().st_mtime)
    if not made.is_file() or not name.is_file() or made.stat().st_mtime < newest:
        found = next(((member, data) for member in members(path.read_bytes())
                      if (data := package(member)) is not None), None)
        if found is None:
            return
        header, all_items = items(found[1])
        symbol = all_items[0][0].partition("/")[0].removesuffix("l") + "_dat"
        if f"\0{symbol}\0".encode() not in found[0]:
            return
        OUT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=OUT) as folder:
            new = Path(folder)
            kept = [item for item in all_items if is_wanted(item[0].partition("/")[2])]
            (new / "data").write_bytes(packed(header, kept))
            (new / "data.s").write_text(
                f".section .rodata.{OWN}\n.globl {OWN}\n.type {OWN}, @object\n.balign 16\n{OWN}:\n"
                f'.incbin "data"\n.size {OWN}, .-{OWN}\n.section .note.GNU-stack,"",@progbits\n')
            subprocess.run(["cc", "-c", "data.s", "-o", "data.o"], cwd=new, check=True)
            name.write_text(symbol)
            (new / "data.o").rename(made)
    for word in (str(made), f"--defsym={name.read_text()}={OWN}"):
        print("-Xlinker", shlex.quote(word))


if __name__ == "__main__":
    try:
        main()
    except (OSError, struct.error, ValueError, subprocess.CalledProcessError) as error:
        print(f"foundation_data: all of Foundation's data is linked: {error}", file=sys.stderr)
