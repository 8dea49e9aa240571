#!/usr/bin/env python3
"""Runs the rules of Scripts/checks over the repository. Usage: check.py [root]"""

import json
import subprocess
import sys
from pathlib import Path

from checks import (addresses, arrows, constructs, files, rows, samples, screens, snippets, status,
                    words)
from checks.tree import Tree

RULES = [files.too_long, files.licence, arrows.imports, words.forbidden, constructs.forbidden,
         screens.conditions, snippets.compiled, addresses.machine_or_registry, status.fresh,
         status.covered, samples.complete, rows.named, rows.seen]


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    tree = Tree(root)
    dump = subprocess.run(["swift", "package", "--package-path", str(root), "dump-package"],
                          check=True, capture_output=True).stdout
    findings = [finding for rule in RULES for finding in rule(tree)]
    findings += arrows.manifest(tree, json.loads(dump))
    for note in files.notes(tree):
        print("note:", note)
    for finding in sorted(findings, key=lambda f: (f.path, f.line)):
        print(finding)
    if findings:
        sys.exit(f"check: {len(findings)} finding(s)")
    print(f"check: {len(RULES) + 1} rules hold in {len(tree.paths)} files")


if __name__ == "__main__":
    main()
