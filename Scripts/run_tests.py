#!/usr/bin/env python3
"""Runs the built tests in one process for each core, and leaves what they tell in out/.

Screens live on the main actor, so one process keeps one core busy however many tests it has. The suites are
dealt into parts of a target; a free core takes the next part, the longest targets first. What the parts
print comes as it is printed, their event streams become one (out/tests.jsonl), and so do their reports
(out/tests-swift-testing.xml). The last line is the verdict over all, in the form of the runner's own.

Usage: run_tests.py [filter ...]: tests whose identity matches one of the regular expressions; all without one.
FIRSTLIGHT_BUILD names the folder that they were built in; .build/debug without it.
"""

import json
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

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out"
# Targets whose tests take minutes come first, in parts: a part that begins last should be short.
PARTS = {"LaunchBrandsTests": 8, "StageUITests": 6, "StageSamplesTests": 3, "FirstlightTests": 5}
VERDICT = re.compile(r"Test run with (\d+) tests? in (\d+) suites? (passed|failed) after [\d.]+ seconds"
                     r"(?: with (\d+) issues?)?")


def built():
    """The tests' program. The one of an example may stand beside it: it shares the folder (Scripts/example.sh)."""
    program = ROOT / os.environ.get("FIRSTLIGHT_BUILD", ".build/debug") / "firstlightPackageTests.xctest"
    if not program.exists():
        sys.exit("run_tests: the tests are not built. Run 'make test'.")
    return [program, "--testing-library", "swift-testing"]


def listed(program, filters):
    """The suites with a test that matches, as {suite: count}."""
    run = subprocess.run([*program, "--list-tests"], capture_output=True, text=True, check=False)
    tests = [line for line in run.stdout.splitlines() if re.match(r"\w+\.\S", line)]
    if run.returncode != 0 or not tests:
        sys.exit(f"run_tests: the tests cannot be listed (exit code {run.returncode}). {run.stderr.strip()}")
    suites = {}
    for test in tests:
        if not filters or any(re.search(each, test) for each in filters):
            suite = test.split("/")[0]
            suites[suite] = suites.get(suite, 0) + 1
    return suites


def dealt(suites):
    """The suites in parts, the longest targets first."""
    targets = {}
    for suite in sorted(suites):
        targets.setdefault(suite.split(".")[0], []).append(suite)
    order = sorted(targets, key=lambda name: (-PARTS.get(name, 1), name))
    parts = []
    for name in order:
        count = min(PARTS.get(name, 1), len(targets[name]))
        parts += [targets[name][start::count] for start in range(count)]
    return parts


class Run:
    """All parts: what they print, and how they ended."""

    def __init__(self, program, filters, parts):
        self.program, self.filters = program, filters
        self.parts = queue.SimpleQueue()
        for number, suites in enumerate(parts):
            self.parts.put((number, suites))
        self.lock = threading.Lock()
        self.tests = self.suites = self.issues = 0
        self.problems = []
        self.failures = []

    def work(self, folder):
        """Takes part after part."""
        while True:
            try:
                number, suites = self.parts.get_nowait()
            except queue.Empty:
                return
            self.perform(number, suites, folder)

    def perform(self, number, suites, folder):
        """Runs one part to its end and prints what it prints, but for its own verdict."""
        # Without filters a part is its suites; with filters the tests among them that match.
        wanted = "^(" + "|".join(map(re.escape, suites)) + ")(/|$)"
        patterns = [wanted] if not self.filters else [f"(?=.*(?:{each})){wanted}" for each in self.filters]
        options = [word for each in patterns for word in ("--filter", each)]
        began = time.monotonic()
        process = subprocess.Popen(
            [*self.program, *options, "--event-stream-output-path", folder / f"{number}.jsonl",
             "--event-stream-version", "0", "--xunit-output", folder / f"{number}.xml"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", cwd=ROOT)
        verdict = None
        for line in process.stdout:
            found = VERDICT.search(line)
            with self.lock:
                if found:
                    verdict = found
                    self.tests += int(found[1])
                    self.suites += int(found[2])
                    self.issues += int(found[4] or 0)
                elif not re.search(r"Test run started|Testing Library Version|Target Platform", line):
                    sys.stdout.write(line)
                    sys.stdout.flush()
                    if " recorded an issue" in line:
                        self.failures.append(line)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status = os.waitstatus_to_exitcode(status)
        with self.lock:
            print(f"run_tests: {len(suites)} suites of {suites[0].split('.')[0]} took {time.monotonic() - began:.0f} s, "
                  f"{usage.ru_utime + usage.ru_stime:.0f} s of a processor.", flush=True)
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
            for line in file.read_text(encoding="utf-8").splitlines():
                if json.loads(line)["payload"].get("kind") == "runEnded":
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
    began = time.monotonic()
    filters = sys.argv[1:]
    program = built()
    suites = listed(program, filters)
    if not suites:
        sys.exit("run_tests: no test matches. An identity is 'Target.Suite/function()'.")
    OUT.mkdir(exist_ok=True)
    run = Run(program, filters, dealt(suites))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        workers = [threading.Thread(target=run.work, args=(folder,)) for _ in range(os.cpu_count() or 1)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        if not filters:
            joined_events(folder)
            joined_reports(folder)
    expected = sum(suites.values())
    if run.tests != expected:
        run.problems.append(f"{expected} tests were listed and {run.tests} ran.")
    # Once more, where a reader of the last lines finds them.
    for failure in run.failures:
        sys.stdout.write(failure)
    for problem in run.problems:
        print(f"run_tests: {problem}")
    failed = run.issues > 0 or run.problems
    print(f"{'✘' if failed else '✔'} Test run with {run.tests} tests in {run.suites} suites "
          f"{'failed' if failed else 'passed'} after {time.monotonic() - began:.3f} seconds"
          + (f" with {run.issues} issues." if failed else "."), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
