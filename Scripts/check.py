#!/usr/bin/env python3
"""Runs the rules of Scripts/checks over the repository, and ends with 1 if one is broken."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import (absent, addresses, apple, arrows, constructs, fidelity, files, parameters, people, products, rings,
                    rows, samples, screens, sizes, snippets, status, version, words)
from checks.tree import Tree

RULES = [files.too_long, files.licence, files.links, files.scripts, files.embedded, files.decisions, arrows.imports, rings.upward,
         rings.stage, words.forbidden, words.abstracts, words.help_texts, constructs.forbidden, constructs.by_type,
         screens.conditions, snippets.compiled, addresses.machine_or_registry, status.fresh, status.covered,
         absent.named, fidelity.sound, sizes.explained, samples.complete, rows.named, rows.seen, rows.reasoned,
         apple.availability, apple.absent, apple.handlers, apple.closures, apple.geometry, parameters.documented, people.places,
         people.projects, products.scenarios, version.agrees]


def dump(folder):
    """The manifest of a package, evaluated."""
    run = subprocess.run(["swift", "package", "--package-path", str(folder), "dump-package"], check=True,
                         capture_output=True)
    return json.loads(run.stdout)


def dump_for_apple(root):
    """The manifest as it is evaluated on a Mac: without the parts that are for Linux only."""
    with tempfile.TemporaryDirectory() as folder:
        text = (root / "Package.swift").read_text(encoding="utf-8")
        (Path(folder) / "Package.swift").write_text(text.replace("os(Linux)", "os(macOS)"), encoding="utf-8")
        return dump(folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", nargs="?", type=Path, default=Path(__file__).resolve().parent.parent,
                        help="the checkout to look at; by default, that of this script")
    root = parser.parse_args().root
    if not (root / "Package.swift").is_file():
        parser.error(f"there is no Package.swift in {root}")
    tree = Tree(root)
    findings = [finding for rule in RULES for finding in rule(tree)]
    package = dump(root)
    findings += arrows.manifest(tree, package)
    findings += products.table(tree, package)
    findings += products.named(tree, package)
    findings += apple.manifest(tree, dump_for_apple(root))
    for note in files.notes(tree):
        print("note:", note)
    for finding in sorted(findings, key=lambda f: (f.path, f.line)):
        print(finding)
    if findings:
        sys.exit(f"check: {len(findings)} finding(s)")
    print(f"check: {len(RULES) + 4} rules hold in {len(tree.paths)} files")


if __name__ == "__main__":
    main()
