"""Rows of the requirements that tests name, against the catalogue, and what the catalogue says of them."""

import re

from checks.tree import Finding

CATALOGUE = "Documentation/Requirements/catalogue.tsv"
NAMED = re.compile(r"\.proves\(([^)]*)\)")
WHERE = "screen"
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


def seen(tree):
    """Refuses a row that does not say whether it tells what a screen shows."""
    if CATALOGUE not in tree.paths:
        return
    head, *rows = [line.split("\t") for line in tree.lines(CATALOGUE)]
    if WHERE not in head:
        yield Finding(CATALOGUE, 1, f"no column '{WHERE}'", "Say of each row whether a screen shows what it asks for")
        return
    at = head.index(WHERE)
    for number, row in enumerate(rows, 2):
        if len(row) <= at or row[at] not in ("yes", "no"):
            yield Finding(CATALOGUE, number, f"{row[0]} does not say whether a screen shows what it asks for",
                          f"Write yes or no into the column '{WHERE}'")
