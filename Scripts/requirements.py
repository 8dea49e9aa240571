#!/usr/bin/env python3
"""Prints which requirements the tests prove. Runs the tests first when their results are old.

A row that says what a screen shows counts only when a test that names it looked at a screen. Rows that are met
otherwise than to the letter are counted beside that, from departures.tsv.

Exits 0 also when requirements are missing; 1 when a test names an unknown id, or when there is
nothing sound to count.
"""

import argparse
import subprocess
import sys
import textwrap
from pathlib import Path

import proofs

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out"
SYSTEMS = {"UN": "UrbanNest", "DG": "Duggy", "ST": "ShipThatApp", "FO": "Fonsters", "LA": "Laten",
           "ST26": "Ready for 2026", "SW": "SwiftUI semantics"}
CATALOGUES = ROOT / "Documentation" / "Requirements"


def stale():
    """Whether a source is newer than the last whole run of the tests."""
    started = OUT / "tests.started"
    if not started.exists() or not (OUT / "tests.jsonl").exists():
        return True
    files = [ROOT / "Package.swift"] + [f for d in ("Sources", "Tests") for f in (ROOT / d).rglob("*")]
    return any(f.stat().st_mtime > started.stat().st_mtime for f in files if f.is_file())


def results():
    """The run, the names and the looks of the last whole run; runs the tests when that is old."""
    if stale():
        print("requirements: the results are older than the sources; running the tests (out/requirements.log)",
              file=sys.stderr, flush=True)
        OUT.mkdir(exist_ok=True)
        with open(OUT / "requirements.log", "w", encoding="utf-8") as log:
            subprocess.run([ROOT / "Scripts" / "test.sh"], stdout=log, stderr=subprocess.STDOUT, check=False)
    if not (OUT / "tests.jsonl").exists():
        raise proofs.Unusable("The tests did not build. Run 'make test' and repair what it says.")
    run = proofs.read_run(OUT / "tests.jsonl")
    if not run.complete:
        started = [test for test, outcome in run.outcome.items() if outcome == "did not end"]
        raise proofs.Unusable("The test run stopped before its end. Run 'make test'. Not ended: "
                              + ", ".join(started[-8:]))
    names = proofs.read_names(OUT / "proofs.jsonl") | proofs.names_of_skipped(run, ROOT)
    return run, names, proofs.read_looks(OUT / "proofs.jsonl")


def by_machine(row):
    """Whether a row asks for more than a generated artefact (G) or a human (H)."""
    return not set(row["checks"].split("+")) <= {"G", "H"}


def line(label, wanted, proved):
    print(f"  {label:<28} proved {len(wanted & proved):>3} / {len(wanted)}")


def met_otherwise(rows, departures):
    """Prints how many rows of each system are met otherwise than to the letter; `departures` are by id, as rows are."""
    print("\nMet otherwise than to the letter, with a reason (Documentation/Requirements/departures.tsv)")
    documents = {name for name in rows if not name.startswith(("SW-", "ST26-"))}
    for system, title in SYSTEMS.items():
        wanted = {name for name in documents if name.startswith(system + "-")}
        if wanted:
            print(f"  {system + ' ' + title:<28} {len(wanted & set(departures)):>10} / {len(wanted)}")
    print(f"  {'total of the five systems':<28} {len(documents & set(departures)):>10} / {len(documents)}")


def report(rows, verdict, departures):
    print("Requirements proved by tests that ran and passed")
    missing = {}
    for system, title in SYSTEMS.items():
        wanted = {name for name in rows if name.startswith(system + "-")}
        line(f"{system} {title}", wanted, verdict.proved)
        missing[system] = [name for name in rows if name in wanted - verdict.proved]
    line("total of the five systems", {name for name in rows if not name.startswith(("SW-", "ST26-"))},
         verdict.proved)
    core = {name for name, row in rows.items() if name.startswith("UN-") and by_machine(row)}
    line("UN without rows only G or H", core, verdict.proved)
    line("rows that name a screen", {name for name, row in rows.items() if row.get("screen") == "yes"},
         verdict.proved)
    met_otherwise(rows, departures)
    print("\nMissing")
    for system, names in missing.items():
        text = f"{system} ({len(names)}): " + (" ".join(names) or "none")
        print(textwrap.fill(text, 100, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False))
    names = [name for name in missing["UN"] if name in core]
    print(textwrap.fill(f"UN without G and H ({len(names)}): " + (" ".join(names) or "none"), 100,
                        initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False))
    if verdict.broken:
        print("\nNamed by a test that does not count")
        for name, tests in sorted(verdict.broken.items()):
            for test, why in tests:
                print(f"  {name}: {test} {why}")
    if verdict.unseen:
        print("\nSay what a screen shows, and are named only by tests that look at none")
        for name in (name for name in rows if name in verdict.unseen):
            print(f"  {name}: {', '.join(verdict.unseen[name])}")


def main():
    # There is nothing to choose: any word but --help is a mistake, before anything is run.
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    rows = proofs.catalogue(CATALOGUES / "catalogue.tsv") | proofs.catalogue(CATALOGUES / "semantics.tsv")
    try:
        run, names, looks = results()
    except proofs.Unusable as problem:
        sys.exit(f"requirements: {problem}")
    verdict = proofs.count(rows, run, names, looks)
    report(rows, verdict, proofs.catalogue(CATALOGUES / "departures.tsv"))
    for test, name in verdict.unknown:
        print(f"error: {test} names {name}, which is in no table of Documentation/Requirements. "
              "Correct the id in its .proves(...).", file=sys.stderr)
    sys.exit(1 if verdict.unknown else 0)


if __name__ == "__main__":
    main()
