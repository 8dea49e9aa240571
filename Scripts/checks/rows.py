"""Rows of the requirements that tests name, against the catalogue, and what the catalogue says of them."""

import re

from checks.tree import Finding

CATALOGUE = "Documentation/Requirements/catalogue.tsv"
DEPARTURES = "Documentation/Requirements/departures.tsv"
NAMED = re.compile(r"\.proves\(([^)]*)\)")
WHERE = "screen"
ROW = re.compile(r'"([A-Z-]+\d+)"')
# A row that a text names; what begins with C- is the number of a contradiction.
MENTIONED = re.compile(r"(?<![\w-])(?:UN|DG|ST|FO|LA)-\d+\b")
DECISIONS = re.compile(r"\bDecisions? \d{4}(?:(?:, | and )\d{4})*")


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


def place(name):
    """Where a row stands among others: by its letters, then by its number."""
    letters, _, number = name.partition("-")
    return letters, int(number) if number.isdigit() else 0


def reasoned(tree):
    """Refuses a departure from a requirement that is not one of the catalogue's, stands twice or out of order, says
    nothing of what is there instead or why, or names a row or a Decision that does not exist."""
    if DEPARTURES not in tree.paths:
        return
    known = {line.split("\t")[0] for line in tree.lines(CATALOGUE)[1:]}
    pages = {path.rsplit("/", 1)[1][:4] for path in tree.paths if path.startswith("Documentation/Decisions/")}
    head, *lines = tree.lines(DEPARTURES) or [""]
    if head != "id\tdeparts\treason":
        yield Finding(DEPARTURES, 1, "the columns are not 'id', 'departs' and 'reason'", "Write these three, with tabs between")
    last = None
    for number, fields in enumerate((line.split("\t") for line in lines), 2):
        if len(fields) != 3 or not all(field.strip() for field in fields):
            yield Finding(DEPARTURES, number, "a line that is not a row",
                          "Write a row of the catalogue, what is there instead, and the reason, with tabs between")
            continue
        name, *texts = fields
        if name not in known:
            yield Finding(DEPARTURES, number, f"{name} is no row of the requirements", f"Name a row of {CATALOGUE}")
        if last and place(name) <= place(last):
            yield Finding(DEPARTURES, number, f"{name} stands after {last}",
                          "Write each row once, sorted by its letters, then by its number")
        last = name
        text = " ".join(texts)
        for other in sorted(set(MENTIONED.findall(text)) - known):
            yield Finding(DEPARTURES, number, f"{other} is no row of the requirements", f"Name a row of {CATALOGUE}, or none")
        for page in (page for named in DECISIONS.findall(text) for page in re.findall(r"\d{4}", named)):
            if page not in pages:
                yield Finding(DEPARTURES, number, f"there is no Decision {page}", "Name one of Documentation/Decisions, or none")
