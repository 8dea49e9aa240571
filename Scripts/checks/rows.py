"""Rows of the requirements that tests name, against the catalogue."""

import re

from checks.tree import Finding

CATALOGUE = "Documentation/Requirements/catalogue.tsv"
NAMED = re.compile(r"\.proves\(([^)]*)\)")
ROW = re.compile(r'"([A-Z-]+\d+)"')


def named(tree):
    """Refuses the name of a row that the catalogue does not have."""
    if CATALOGUE not in tree.paths:
        return
    known = {line.split("\t")[0] for path in tree.paths if path.startswith("Documentation/Requirements/")
             for line in tree.lines(path)}
    for path in tree.swift("Tests/"):
        text = "\n".join(tree.lines(path))
        for use in NAMED.finditer(text):
            for row in ROW.findall(use[1]):
                if row not in known:
                    yield Finding(path, text[:use.start()].count("\n") + 1, f"{row} is no row of the requirements",
                                  f"Name a row of {CATALOGUE}, or none")
