#!/usr/bin/env python3
"""Runs the built tests in one process for each core, and prints what fails.

Screens live on the main actor, so one process keeps one core busy however many tests it has. The suites are
dealt into parts of a target; a free core takes the next part, the longest targets first. All that the parts
print goes into out/tests.log, their event streams become one (out/tests.jsonl), and so do their reports
(out/tests-swift-testing.xml); out/times/tests.json has the time of each part. The last line is the verdict over
all, in the form of the runner's own.

Usage: run_tests.py FOLDER [filter ...]: the tests that were built into a folder; with filters, those whose identity
matches one of the regular expressions. Those leave out/ as it is but for out/selected.log.
       run_tests.py --modules filter ...: prints the modules whose sources may have such a test, to build only those.
"""

import os
import queue
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import proofs
import times

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out"
# Targets whose tests take minutes come first, in parts: a part that begins last should be short.
PARTS = {"FirstlightTests": 10, "LaunchBrandsTests": 6, "StageUITests": 4, "FirstlightArtefactsTests": 3,
         "StageSamplesTests": 2}
VERDICT = re.compile(r"Test run with (\d+) tests? in (\d+) suites? (passed|failed) after [\d.]+ seconds"
                     r"(?: with (\d+) issues?)?")
# A part that prints nothing for so many seconds waits for something that does not come, and is ended. The longest that a
# part was silent on two loaded cores is in out/times/tests.json.
SILENCE = 600
BEGAN = re.compile(r"^◇ Test (?!run |case )(.+?) started\.$")
# How a test ends, and the signs with which the runner begins its lines.
ENDED = re.compile(r"^[✔✘➜] Test (?!run |case )(.+?)(?: with \d+ test cases?)? (?:passed|failed|skipped)")
SIGN = re.compile(r"^[◇✔✘➜]")


def built(folder):
    """The programs of the tests: one, or with Swift Build one for each target. That of an example may stand beside it
    (Scripts/example.sh)."""
    one = folder / "firstlightPackageTests.xctest"
    programs = [one] if one.exists() else sorted(folder.glob("*Tests-test-runner"))
    if not programs:
        sys.exit("run_tests: the tests are not built. Run 'make test'.")
    return [(program, "--testing-library", "swift-testing") for program in programs]


def listed(programs, filters):
    """The suites with a test that matches, as {suite: count}, and the program of each."""
    suites, owners = {}, {}
    for program in programs:
        run = subprocess.run([*program, "--list-tests"], capture_output=True, text=True, check=False)
        tests = [line for line in run.stdout.splitlines() if re.match(r"\w+\.\S", line)]
        if run.returncode != 0 or not tests:
            sys.exit(f"run_tests: the tests cannot be listed (exit code {run.returncode}). {run.stderr.strip()}")
        for test in tests:
            if not filters or any(re.search(each, test) for each in filters):
                suite = test.split("/")[0]
                suites[suite] = suites.get(suite, 0) + 1
                owners[suite] = program
    return suites, owners


def modules(filters):
    """The modules that may have a test that matches, by their sources: whatever type and function stand in one file are
    taken for a suite and its test. Without any that matches, all of them."""
    names, found = [], []
    for folder in sorted((ROOT / "Tests").glob("*Tests")):
        names.append(folder.name)
        for file in folder.rglob("*.swift"):
            text = file.read_text(encoding="utf-8")
            types = re.findall(r"\b(?:struct|class|enum|actor|extension) ([\w.]+)", text)
            tests = [name.strip("`") for name in re.findall(r"\bfunc (`[^`]+`|\w+)", text)]
            identities = (f"{folder.name}.{suite.replace('.', '/')}/{test}()" for suite in types for test in tests)
            if any(re.search(each, identity) for identity in identities for each in filters):
                found.append(folder.name)
                break
    return found or names


def dealt(suites):
    """The suites in parts, each of one program, the longest targets first."""
    targets = {}
    for suite in sorted(suites):
        targets.setdefault(suite.split(".")[0], []).append(suite)
    order = sorted(targets, key=lambda name: (-PARTS.get(name, 1), name))
    parts = []
    for name in order:
        count = min(PARTS.get(name, 1), len(targets[name]))
        parts += [targets[name][start::count] for start in range(count)]
    return parts


def end(process):
    """Ends a part and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


class Run:
    """All parts: what they print, and how they ended."""

    def __init__(self, owners, filters, parts, total, log):
        self.owners, self.filters, self.total, self.log = owners, filters, total, log
        self.parts = queue.SimpleQueue()
        for number, suites in enumerate(parts):
            self.parts.put((number, suites))
        self.lock = threading.Lock()
        self.tests = self.suites = self.issues = self.ended = 0
        self.began = time.monotonic()
        self.problems = []
        self.times = []
        self.heard = {}

    def work(self, folder):
        """Takes part after part."""
        while True:
            try:
                number, suites = self.parts.get_nowait()
            except queue.Empty:
                return
            self.perform(number, suites, folder)

    def show(self, text):
        """Prints something that stays, in the place of the progress."""
        if sys.stdout.isatty():
            sys.stdout.write("\r\033[K")
        sys.stdout.write(text)
        sys.stdout.flush()

    def progress(self):
        """Shows how far the run is, in a line that is written over, on a terminal only."""
        if sys.stdout.isatty():
            sys.stdout.write(f"\r\033[K{self.ended} of {self.total} tests, {time.monotonic() - self.began:.0f} s")
            sys.stdout.flush()

    def end_silent(self):
        """Ends the parts that say nothing any more, and tells which of their tests had not ended."""
        now = time.monotonic()
        with self.lock:
            for process, (last, suites, running) in list(self.heard.items()):
                if now - last > SILENCE:
                    del self.heard[process]
                    self.problems.append(
                        f"A part of the tests printed nothing for {SILENCE} s and was ended. Tests that had begun: "
                        + (", ".join(list(running)[:20]) or f"none of {', '.join(suites)}"))
                    end(process)

    def perform(self, number, suites, folder):
        """Runs one part to its end. What it prints goes into the log; an issue and its details are shown, too."""
        # Without filters a part is its suites; with filters the tests among them that match.
        wanted = "^(" + "|".join(map(re.escape, suites)) + ")(/|$)"
        patterns = [wanted] if not self.filters else [f"(?=.*(?:{each})){wanted}" for each in self.filters]
        options = [word for each in patterns for word in ("--filter", each)]
        began = time.monotonic()
        # A group of its own: what a test started ends with it, and holds no pipe open.
        process = subprocess.Popen(
            [*self.owners[suites[0]], *options, "--event-stream-output-path", folder / f"{number}.jsonl",
             "--event-stream-version", "0", "--xunit-output", folder / f"{number}.xml"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", cwd=ROOT,
            env=os.environ | {"NO_COLOR": "1"}, process_group=0)
        verdict, shows, silence, last, running = None, False, 0, began, {}
        self.heard[process] = last, suites, running
        for line in process.stdout:
            found, started, ended = VERDICT.search(line), BEGAN.match(line), ENDED.match(line)
            with self.lock:
                now = time.monotonic()
                silence, last = max(silence, now - last), now
                self.heard[process] = last, suites, running
                if started:
                    running[started[1]] = None
                if ended:
                    running.pop(ended[1], None)
                self.log.write(line)
                if found:
                    verdict = found
                    self.tests += int(found[1])
                    self.suites += int(found[2])
                    self.issues += int(found[4] or 0)
                    continue
                if ended:
                    self.ended += 1
                    self.progress()
                # Details of an issue follow it, without a sign of their own.
                shows = " recorded an issue" in line or (shows and not SIGN.match(line))
                if shows:
                    self.show(line)
        self.heard.pop(process, None)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status = os.waitstatus_to_exitcode(status)
        with self.lock:
            name = f"{suites[0].split('.')[0]} part {number}"
            self.times.append({"name": name, "from": round(began - self.began, 1),
                               "to": round(time.monotonic() - self.began, 1),
                               "processor": round(usage.ru_utime + usage.ru_stime, 1),
                               "silent": round(silence, 1)})
            if verdict is None:
                self.problems.append(f"A part of the tests ended without a verdict (exit code {status}). "
                                     f"Its suites: {', '.join(suites)}")
            elif (status == 0) != (verdict[3] == "passed"):
                self.problems.append(f"A part {verdict[3]} and ended with exit code {status}.")


def joined_events(folder):
    """Writes one event stream of all parts; only a whole run has an end."""
    ended, count = None, 0
    with open(OUT / "tests.jsonl", "w", encoding="utf-8") as stream:
        for file in sorted(folder.glob("*.jsonl")):
            for line, record in proofs.records(file):
                if record["payload"].get("kind") == "runEnded":
                    ended, count = line, count + 1
                else:
                    stream.write(line + "\n")
        if ended and count == len(list(folder.glob("*.jsonl"))):
            stream.write(ended + "\n")


def joined_reports(folder):
    """Writes one report of all parts."""
    suites = ElementTree.Element("testsuites")
    for file in sorted(folder.glob("*.xml")):
        try:
            suites.extend(ElementTree.parse(file).getroot())
        except ElementTree.ParseError:
            continue  # A part that crashed left half a report; its verdict is missing, too, and is told.
    ElementTree.ElementTree(suites).write(OUT / "tests-swift-testing.xml", encoding="utf-8", xml_declaration=True)


def main():
    # Who reads no further ends the run, and is not shown where it stood.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if len(sys.argv) < 2:
        sys.exit("run_tests: which folder were the tests built into?")
    if sys.argv[1] == "--modules":
        print(*modules(sys.argv[2:]))
        return
    began = time.monotonic()
    filters = sys.argv[2:]
    suites, owners = listed(built(Path(sys.argv[1]).resolve()), filters)
    if not suites:
        sys.exit("run_tests: no test matches. An identity is 'Target.Suite/function()'.")
    OUT.mkdir(exist_ok=True)
    file = OUT / ("selected.log" if filters else "tests.log")
    parts = dealt(suites)
    expected = sum(suites.values())
    print(f"run_tests: {expected} tests; all that they print is in {file.relative_to(ROOT)}", flush=True)
    before = os.times()
    with tempfile.TemporaryDirectory() as name, open(file, "w", encoding="utf-8") as log:
        run = Run(owners, filters, parts, expected, log)
        folder = Path(name)
        workers = [threading.Thread(target=run.work, args=(folder,)) for _ in range(os.cpu_count() or 1)]
        # Who ends the run ends its parts, too.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        try:
            for worker in workers:
                worker.start()
            for worker in workers:
                while worker.is_alive():
                    worker.join(5)
                    run.end_silent()
        except (KeyboardInterrupt, SystemExit):
            for process in list(run.heard):
                end(process)
            os._exit(130)
        if not filters:
            joined_events(folder)
            joined_reports(folder)
    wall = time.monotonic() - began
    if run.tests != expected:
        run.problems.append(f"{expected} tests were listed and {run.tests} ran.")
    failed = run.issues > 0 or bool(run.problems)
    if not filters:
        after = os.times()
        used = after.children_user + after.children_system - before.children_user - before.children_system
        times.write("tests", {"command": "run_tests", "status": int(failed), "processors": os.cpu_count(), "wall": round(wall, 1),
                              "processor": round(used, 1), "parts": run.times})
    run.show("")
    for problem in run.problems:
        print(f"run_tests: {problem}")
    print(f"{'✘' if failed else '✔'} Test run with {run.tests} tests in {run.suites} suites "
          f"{'failed' if failed else 'passed'} after {wall:.3f} seconds"
          + (f" with {run.issues} issues." if failed else "."), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
