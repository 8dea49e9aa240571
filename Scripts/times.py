#!/usr/bin/env python3
"""Tells where a build and a run of the tests spent their time.

Usage: times.py                      prints what was recorded last, from out/times
       times.py record NAME COMMAND  runs a command and records it as NAME; its exit code is the command's. What it
                                     prints goes into out/times/NAME.log; its steps are shown in one line, on a terminal
                                     only, and all else, such as errors and warnings, is shown as it is.

A part is a module, or a program that is linked. Its wall time goes from its first process to the end of its last; its
processor time is that of its processes, as /proc counts it, up to a fifth of a second before each one's end. What is left
of the command's own is the rest: the package manager, plug-ins, short processes. Idle is what the processors had left.
"""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "out/times"
# The lines of the package manager that say only that it is at work, and its words on a flag that it leaves out itself: a number
# of threads where it compiles in batches.
STEP = re.compile(r"^\[\d+/\d+\]|^(?:Building|Planning|Pre-planning|Build of|Build complete|Compiling|Linking)")
SILENT = re.compile(r"ignoring -num-threads argument|^$")
# The first line of an error or a warning: a module that is compiled in batches says each once for every batch.
HEAD = re.compile(r"^(?:\S.*:\d+:\d+: )?(?:error|warning): ")
TICK = os.sysconf("SC_CLK_TCK")


def part_of(words):
    """The module that a process compiles, or what it links; nothing for any other process."""
    tool = os.path.basename(words[0])
    if not tool.startswith(("swift", "clang", "ld", "lld")):
        return None
    after = {word: words[index + 1] for index, word in enumerate(words[:-1])}
    if tool.startswith("swift-build") or tool == "swift-package":
        return None
    if "-module-name" in after and "-emit-executable" not in words and "-emit-library" not in words:
        return after["-module-name"]
    target = os.path.basename(after.get("-o", ""))
    if target.endswith(".o") and tool.startswith("clang"):
        return "C sources"
    if "-emit-executable" in words or "-emit-library" in words or tool.startswith(("ld", "lld")) or (
            tool.startswith("clang") and target):
        return f"link {target}"
    return after.get("-module-name")


class Watch:
    """The processes that a command begins, looked at five times a second."""

    def __init__(self, root):
        self.root, self.seen, self.over = root, {}, threading.Event()

    def look(self):
        now, parents, rows = time.monotonic(), {}, {}
        for entry in os.listdir("/proc"):
            if not entry.isdigit():
                continue
            try:
                with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry)] = int(fields[1])
            rows[int(entry)] = (int(fields[11]) + int(fields[12])) / TICK, fields[19]
        for pid, (used, born) in rows.items():
            above = pid
            while above not in (0, 1, self.root):
                above = parents.get(above, 0)
            if above != self.root:
                continue
            known = self.seen.get((pid, born))
            if known is None or known["part"] is None:
                try:
                    with open(f"/proc/{pid}/cmdline", "rb") as file:
                        words = file.read().decode(errors="replace").split("\0")[:-1]
                except OSError:
                    continue
                if not words:
                    continue
                known = self.seen[(pid, born)] = {"part": part_of(words), "from": known["from"] if known else now}
            known["to"], known["processor"] = now, used

    def run(self):
        while not self.over.wait(0.2):
            self.look()

    def parts(self):
        found = {}
        for each in self.seen.values():
            if each["part"] is None or "to" not in each:
                continue
            part = found.setdefault(each["part"], {"from": each["from"], "to": each["to"], "processor": 0})
            part["from"], part["to"] = min(part["from"], each["from"]), max(part["to"], each["to"])
            part["processor"] += each["processor"]
        return found


def shown(stream, log, name):
    """Shows what a build says, each error once, and writes all of it into a log."""
    is_terminal, step, told, is_told = sys.stdout.isatty(), False, set(), False
    for line in stream:
        log.write(line)
        if HEAD.match(line):
            is_told = line in told
            told.add(line)
        if STEP.match(line):
            is_told = False
            if is_terminal:
                sys.stdout.write(f"\r\033[K{name}: {line.strip()[:70]}")
                step = True
        elif not is_told and not SILENT.search(line):
            sys.stdout.write(("\r\033[K" if step else "") + line)
            step = False
        sys.stdout.flush()
    if step:
        sys.stdout.write("\r\033[K")


def record(name, command):
    """Runs a command and writes its record; ends with its exit code."""
    began = time.monotonic()
    before = os.times()
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    except OSError as error:
        sys.exit(f"times: '{command[0]}' cannot be run: {error.strerror}")
    watch = Watch(process.pid)
    thread = threading.Thread(target=watch.run)
    thread.start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The command hears it, too, and ends.
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    with open(FOLDER / f"{name}.log", "w", encoding="utf-8", buffering=1) as log:
        shown(process.stdout, log, name)
    status = process.wait()
    watch.over.set()
    thread.join()
    after = os.times()
    parts = [{"name": part, "from": round(row["from"] - began, 1), "to": round(row["to"] - began, 1),
              "processor": round(row["processor"], 1)} for part, row in watch.parts().items()]
    used = after.children_user + after.children_system - before.children_user - before.children_system
    write(name, {"command": " ".join(map(str, command)), "status": status, "processors": os.cpu_count(),
                 "wall": round(time.monotonic() - began, 1), "processor": round(used, 1), "parts": parts})
    sys.exit(status if status >= 0 else 128 - status)


def write(name, what):
    """A record, whole or not at all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    new = FOLDER / f"{name}.part"
    new.write_text(json.dumps(what, indent=1) + "\n", encoding="utf-8")
    new.rename(FOLDER / f"{name}.json")


def table(name, what):
    """One record as lines."""
    capacity = what["processors"] * what["wall"]
    idle = max(0.0, capacity - what["processor"])
    yield (f"{name}: {what['wall']:.0f} s, {what['processor']:.0f} s of a processor, idle {idle:.0f} s of "
           f"{what['processors']} ({idle / max(capacity, 1):.0%})"
           + ("" if what["status"] == 0 else f", ended with {what['status']}"))
    rest = what["processor"] - sum(part["processor"] for part in what["parts"])
    yield f"  {'':<34} {'from':>6} {'to':>6} {'wall':>6} {'processor':>9}"
    for part in sorted(what["parts"], key=lambda part: -part["processor"]):
        if part["processor"] >= 1:
            yield (f"  {part['name']:<34} {part['from']:>6.0f} {part['to']:>6.0f} {part['to'] - part['from']:>6.0f} "
                   f"{part['processor']:>9.1f}")
    yield f"  {'the rest':<34} {'':>6} {'':>6} {'':>6} {rest:>9.1f}"


def main():
    words = sys.argv[1:]
    if words[:1] == ["record"] and len(words) > 2:
        record(words[1], words[2:])
    if words:
        sys.exit(__doc__.split("\n\n")[1])
    files = sorted(FOLDER.glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not files:
        sys.exit("times: nothing is recorded yet. 'make test' and 'make run' record what they build and run.")
    for file in files:
        try:
            what = json.loads(file.read_text(encoding="utf-8"))
            print("\n".join(table(file.stem, what)), end="\n\n")
        except (ValueError, KeyError, TypeError) as error:
            sys.exit(f"times: {file} cannot be read ({error}). Remove it; the next build writes it anew.")


if __name__ == "__main__":
    main()
