#!/usr/bin/env python3
"""Shows that only a test that ran and passed proves a requirement, and what proves a row about a screen."""

import contextlib
import io
import json
import sys
import tempfile
from pathlib import Path

import proofs
import requirements

ROWS = {name: {"checks": "S", "screen": "no"} for name in ("UN-01", "UN-02", "UN-03")}
SEEN = {"UN-01": {"checks": "R", "screen": "yes"}, "UN-02": {"checks": "S", "screen": "no"}}
A, B = "M.ATests/same()/A.swift:2:6", "M.BTests/same()/A.swift:5:6"


def event(kind, test=None, **more):
    return {"kind": "event", "payload": {"kind": kind, "testID": test} | more}


def known(value):
    return {"issue": {"isKnown": value}}


START, END, DONE = [event("testStarted", A)], [event("testEnded", A)], [event("runEnded")]
OTHER = [event("testStarted", B), event("testEnded", B)]
BOTH = {A: {"UN-01"}, B: {"UN-01", "UN-02"}}

# events, names, proved, broken, unknown
CASES = [
    (START + END + DONE, {A: {"UN-01"}}, {"UN-01"}, set(), 0),
    (START + [event("issueRecorded", A, **known(False))] + END + DONE, {A: {"UN-01"}}, set(), {"UN-01"}, 0),
    (START + [event("issueRecorded", A, **known(True))] + END + DONE, {A: {"UN-01"}}, set(), {"UN-01"}, 0),
    (START + [event("testCancelled", A)] + END + DONE, {A: {"UN-01"}}, set(), {"UN-01"}, 0),
    (START + OTHER + DONE, BOTH, {"UN-02"}, {"UN-01"}, 0),
    ([event("testSkipped", A)] + OTHER + DONE, BOTH, {"UN-02"}, {"UN-01"}, 0),
    (START + END + OTHER + DONE, BOTH, {"UN-01", "UN-02"}, set(), 0),
    (START + END + DONE, {A: {"UN-52"}}, set(), set(), 1),
    (DONE, {}, set(), set(), 0),
]

# names, tests that looked at a screen, proved, unseen
LOOKS = [
    ({A: {"UN-01"}}, set(), set(), {"UN-01"}),
    ({A: {"UN-01"}}, {A}, {"UN-01"}, set()),
    ({A: {"UN-01"}, B: {"UN-01"}}, {B}, {"UN-01"}, set()),
    ({A: {"UN-01", "UN-02"}}, {B}, {"UN-02"}, {"UN-01"}),
]

LOG = """{"ids":["UN-01"],"test":"a"}
{"ids":[],"seesScreen":true,"test":"b"}
{"ids":["UN-02"],"test":"b"}
"""

SOURCE = """@Suite(.proves("UN-01")) struct ATests {
    @Test("a ) b", .disabled("no"), .proves("UN-02",
        "UN-03")) func off() {}
    @Test(.proves("UN-09")) func other() {}
}
"""


def run_of(events, base):
    file = Path(base) / "events"
    file.write_text("\n".join(map(json.dumps, events)))
    return proofs.read_run(file)


def skipped_names(base):
    """A skipped test leaves no record, so its ids must be found in the source, its suite's too."""
    source = Path(base) / "A.swift"
    source.write_text(SOURCE)
    place = {"_filePath": str(source), "fileID": "M/A.swift"}
    records = [{"kind": "test", "payload": {"id": name, "sourceLocation": place | {"line": line, "column": column}}}
               for name, line, column in (("M.ATests", 1, 2), ("M.ATests/off()/A.swift:2:6", 2, 6),
                                          ("M.ATests/other()/A.swift:4:6", 4, 6))]
    run = run_of(records + [event("testSkipped", "M.ATests/off()/A.swift:2:6")], base)
    return proofs.names_of_skipped(run, Path(base))


def departures():
    """How many rows of each system depart; those of other tables do not count."""
    names = ("UN-01", "UN-02", "FO-01", "SW-01", "ST26-IC-02")
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        requirements.met_otherwise(dict.fromkeys(names, {}), {"UN-02": {}, "SW-01": {}})
    return [line.split() for line in printed.getvalue().splitlines()[2:]]


def main():
    failed = []
    if (got := departures()) != [["UN", "UrbanNest", "1", "/", "2"], ["FO", "Fonsters", "0", "/", "1"],
                                 ["total", "of", "the", "five", "systems", "1", "/", "3"]]:
        failed.append(f"rows that depart: {got}")
    with tempfile.TemporaryDirectory() as base:
        for events, names, proved, broken, unknown in CASES:
            got = proofs.count(ROWS, run_of(events, base), names, set())
            if (got.proved, set(got.broken), len(got.unknown)) != (proved, broken, unknown):
                failed.append(f"{events}: {got}")
        for names, looks, proved, unseen in LOOKS:
            got = proofs.count(SEEN, run_of(START + END + OTHER + DONE, base), names, looks)
            if (got.proved, set(got.unseen)) != (proved, unseen):
                failed.append(f"{names} with looks {looks}: {got}")
        log = Path(base) / "log"
        log.write_text(LOG)
        if (proofs.read_names(log), proofs.read_looks(log)) != ({"a": {"UN-01"}, "b": {"UN-02"}}, {"b"}):
            failed.append("the record of a test that looked is read wrongly")
        if run_of(START + END, base).complete:
            failed.append("a run without its end counts as complete")
        if (got := skipped_names(base)) != {"M.ATests/off()/A.swift:2:6": {"UN-01", "UN-02", "UN-03"}}:
            failed.append(f"ids of a skipped test: {got}")
    sys.exit("\n".join(f"requirements: {text}" for text in failed) or None)


if __name__ == "__main__":
    main()
