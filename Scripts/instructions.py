#!/usr/bin/env python3
"""Counts the instructions of a frame, from the bodies of views to the pixels, for each part of a splash that `make bench` times.

A time depends on what else the machine does; what is executed does not. So a change of one in a hundred can be
seen here, on a busy machine too.

Usage: instructions.py [--only PREFIX] [--against COMMIT]
With a commit its frames are counted, too, and a part that now costs over 1 % more is an error.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRAMES = 60
# The same program, counted twice, differs by less than 0.1 %.
BAR = 0.01
FUNCTION = "measuredFrame"
FORMER = ["-c", "release", "--static-swift-stdlib", "-Xswiftc", "-Xclang-linker", "-Xswiftc", "-no-pie", "-Xswiftc",
          "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors", "-Xswiftc", "-use-ld=lld"]
SOURCE = "Sources/firstlight-bench/Frames/MeasuredFrame.swift"


class Problem(Exception):
    """Why nothing is counted."""


def ran(*command, what, **options):
    """What a command prints."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        last = "\n".join((done.stderr or done.stdout).strip().splitlines()[-8:])
        raise Problem(f"{what} (exit code {done.returncode}).\n{last}".rstrip())
    return done.stdout


def built(folder):
    """The bench of a folder of sources."""
    print(f"instructions: building the bench of {folder}", file=sys.stderr)
    if (folder / "Scripts/build.sh").exists():
        build = subprocess.run([folder / "Scripts/build.sh", "full", "firstlight-bench"], stdout=subprocess.PIPE,
                               text=True, check=False)
        made = build.stdout.strip()
    else:
        # A commit from before that script; the flags that count are the same.
        build = subprocess.run(["swift", "build", *FORMER, "--product", "firstlight-bench", "--package-path", folder],
                               stdout=sys.stderr, check=False)
        made = folder / ".build/release"
    if build.returncode != 0:
        raise Problem(f"The bench of {folder} cannot be built.")
    return Path(made) / "firstlight-bench"


def sources(commit):
    """The sources of a commit, in a folder of their own."""
    sha = ran("git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}", cwd=ROOT,
              what=f"'{commit}' is no commit of this repository").strip()
    if not ran("git", "ls-tree", sha, SOURCE, cwd=ROOT, what="git cannot list files"):
        raise Problem(f"'{commit}' has no function {FUNCTION} ({SOURCE}): name a later commit.")
    folder = ROOT / ".build/against" / sha
    if not folder.exists():
        # It takes its name once it is whole.
        unpacked = folder.with_suffix(".part")
        shutil.rmtree(unpacked, ignore_errors=True)
        unpacked.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", sha], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x"], cwd=unpacked, input=archive, check=True)
        unpacked.rename(folder)
    return folder


def parts_of(program, only):
    """The names of a bench's parts that begin so."""
    return ran(program, "--parts", "--only", only, what=f"{program} does not name its parts").split()


def named(program):
    """The linker's name of what is counted."""
    symbols = [line.split() for line in ran("nm", program, what=f"{program} has no names").splitlines() if FUNCTION in line]
    names = [name for *_, kind, name in symbols if kind in "tT"]
    if len(names) != 1:
        raise Problem(f"{program} has {len(names)} functions {FUNCTION}; one was expected: {' '.join(names)}")
    return names[0]


def counted(program, name, part):
    """The instructions of one frame of a part."""
    file = program.with_name(f"{part}.callgrind")
    text = ran("valgrind", "--tool=callgrind", "--demangle=no", "--collect-atstart=no", f"--toggle-collect={name}",
               f"--callgrind-out-file={file}", program, "--bare", "--frames", str(FRAMES), "--only", part,
               env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}, what=f"{part} cannot be counted")
    return told(text, file.read_text(), part)


def told(frames, instructions, part):
    """Instructions a frame, of what the bench and what valgrind tell."""
    number = re.search(rf"^{re.escape(part)} (\d+)$", frames, re.M)
    total = re.search(r"^(?:summary|totals): (\d+)", instructions, re.M)
    if not number or not total or int(number[1]) == 0 or int(total[1]) == 0:
        raise Problem(f"{part}: no frame was counted.")
    return int(total[1]) / int(number[1])


def counts(program, parts, pool):
    """The instructions of a frame of each part."""
    with tempfile.TemporaryDirectory() as folder:
        # valgrind does not read these programs' line tables, and their names are all that is needed.
        bare = Path(folder) / program.name
        ran("objcopy", "--strip-debug", program, bare, what=f"{program} cannot be copied")
        name = named(bare)
        return list(pool.map(lambda part: counted(bare, name, part), parts))


def table(parts, now, before=None):
    """The figures as lines, and the parts that cost more than they may."""
    width = max(map(len, parts))
    if before is None:
        head = f"{'a frame of':<{width}}  million"
        return [head] + [f"{part:<{width}}  {own / 1e6:7.3f}" for part, own in zip(parts, now)], []
    lines, dearer = [f"{'a frame of':<{width}}   before      now   change"], []
    for part, own, old in zip(parts, now, before):
        change = own / old - 1
        lines.append(f"{part:<{width}}  {old / 1e6:7.3f}  {own / 1e6:7.3f}  {change:+7.2%}")
        if change > BAR:
            dearer.append(part)
    return lines, dearer


def arguments(words):
    """The part's beginning and the commit."""
    only, against = "", None
    words = list(words)
    while words:
        word = words.pop(0)
        if word in ("--only", "--against"):
            if not words:
                raise Problem(f"{word} needs a value.")
            value = words.pop(0)
            only, against = (value, against) if word == "--only" else (only, value)
        else:
            raise Problem(f"'{word}' is nothing that it knows; --only and --against are.")
    return only, against


def main():
    only, against = arguments(sys.argv[1:])
    subprocess.run([ROOT / "Scripts/setup.sh", "instructions"], check=True)
    older = sources(against) if against else None
    program = built(ROOT)
    parts = parts_of(program, only)
    if not parts:
        raise Problem(f"No part begins with '{only}'.")
    former = built(older) if older else None
    if former:
        known = parts_of(former, only)
        for part in sorted(set(parts) - set(known)):
            print(f"instructions: {against} has no part {part}: not compared", file=sys.stderr)
        parts = [part for part in parts if part in known]
        if not parts:
            raise Problem(f"{against} has none of these parts: there is nothing to compare.")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        before = counts(former, parts, pool) if former else None
        lines, dearer = table(parts, counts(program, parts, pool), before)
    print("\n".join(lines))
    if dearer:
        raise Problem(f"Over {BAR:.0%} dearer than {against}: {', '.join(dearer)}.")


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(f"instructions: {problem}")
    except subprocess.CalledProcessError as problem:
        sys.exit(f"instructions: '{problem.cmd[0]}' failed.")
