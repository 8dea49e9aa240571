"""Which requirements are proved, from what the tests left in out/.

An id is proved when every test that names it ran, passed, and had no known issue. A test that was
skipped or cancelled proves nothing and takes the proof from the ids that it names. A row that says what a
screen shows (column `screen` of the catalogue) also needs one test among them that looked at a screen.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

PASSED = "passed"


class Unusable(Exception):
    """Results that cannot be counted; the text says what to do."""


@dataclass
class Run:
    """How each test ended, where it stands, and whether the run came to its end."""

    outcome: dict = field(default_factory=dict)
    place: dict = field(default_factory=dict)
    complete: bool = False


def catalogue(path):
    """The rows as {id: row}, a row being a dict by column name."""
    lines = path.read_text(encoding="utf-8").splitlines()
    names = lines[0].split("\t")
    rows = [dict(zip(names, line.split("\t"), strict=True)) for line in lines[1:]]
    return {row["id"]: row for row in rows}


def records(path):
    """The records of a file with one on each line, as text and as JSON; only a line feed ends a line, not what a text may hold."""
    lines = path.read_bytes().split(b"\n") if path.exists() else []
    return [(line.decode(), json.loads(line)) for line in lines if line]


def read_run(path):
    """Reads the event stream (version 0) that `swift test --event-stream-output-path` writes."""
    run = Run()
    for _, record in records(path):
        payload = record["payload"]
        if record["kind"] == "test":
            run.place[payload["id"]] = payload["sourceLocation"]
            continue
        kind, test = payload["kind"], payload.get("testID")
        if kind == "runEnded":
            run.complete = True
        elif kind == "testStarted":
            run.outcome.setdefault(test, "did not end")
        elif kind == "testEnded" and run.outcome.get(test) == "did not end":
            run.outcome[test] = PASSED
        elif kind == "testSkipped":
            run.outcome[test] = "was skipped"
        elif kind in ("testCancelled", "testCaseCancelled"):
            run.outcome[test] = "was cancelled"
        elif kind == "issueRecorded" and _counts(payload["issue"]) and run.outcome.get(test) != "failed":
            run.outcome[test] = "has a known issue" if payload["issue"].get("isKnown") else "failed"
    return run


def _counts(issue):
    """A warning does not fail a test; streams without the field hold errors only."""
    return issue.get("isFailure", True) is not False or issue.get("isKnown", False)


def read_names(path):
    """Which ids each test names, from the lines that the trait `proves` wrote while tests ran."""
    names = {}
    for _, entry in records(path):
        if entry["ids"]:
            names.setdefault(entry["test"], set()).update(entry["ids"])
    return names


def read_looks(path):
    """The tests that looked at a screen, from the same lines."""
    return {entry["test"] for _, entry in records(path) if entry.get("seesScreen")}


def names_of_skipped(run, root):
    """The ids of tests that never started, read from the attribute in their source."""
    names = {}
    for test in (t for t, outcome in run.outcome.items() if outcome == "was skipped"):
        ids = set()
        for owner in [t for t in run.place if t == test or test.startswith(t + "/")]:
            ids |= _ids_at(root, run.place[owner])
        if ids:
            names[test] = ids
    return names


def _ids_at(root, place):
    module, _, rest = place["fileID"].partition("/")
    file = Path(place.get("_filePath") or root / "Tests" / module / rest)
    if not file.exists():
        return set()
    lines = file.read_text(encoding="utf-8").split("\n")[place["line"] - 1:]
    text = "\n".join(lines)[place["column"] - 1:]
    blank = re.sub(r'"(?:\\.|[^"\\])*"', lambda found: "x" * len(found[0]), text)
    end, depth = len(text), 0
    for index, character in enumerate(blank):
        depth += (character == "(") - (character == ")")
        if depth == 0 and character in ")\n":
            end = index + 1
            break
    found = re.findall(r"\.proves\(([^)]*)\)", text[:end])
    return set(re.findall(r'"([^"]+)"', " ".join(found)))


@dataclass
class Count:
    """The verdict: ids proved, ids named in vain with the reasons, ids that no row has, ids that say what a
    screen shows and are named by tests that look at none."""

    proved: set
    broken: dict
    unknown: list
    unseen: dict


def count(rows, run, names, looks):
    """Counts; `names` is {test: ids}, `looks` the tests that looked at a screen."""
    tests = {}
    for test, ids in names.items():
        for name in ids:
            tests.setdefault(name, set()).add(test)
    unknown = sorted((test, name) for name, owners in tests.items() if name not in rows for test in owners)
    broken = {}
    for name, owners in tests.items():
        bad = sorted((t, run.outcome.get(t, "did not end")) for t in owners if run.outcome.get(t) != PASSED)
        if name in rows and bad:
            broken[name] = bad
    sound = {name: owners for name, owners in tests.items() if name in rows and name not in broken}
    unseen = {name: sorted(owners) for name, owners in sound.items()
              if rows[name].get("screen") == "yes" and not owners & looks}
    return Count(proved=set(sound) - set(unseen), broken=broken, unknown=unknown, unseen=unseen)
