"""Documentation/fidelity.tsv: what outside words say of symbols, and whether a test finds it so here."""

import re

from checks.tree import Finding

TABLE = "Documentation/fidelity.tsv"
VERDICTS = ("agrees", "differs", "unknown")


def rows(tree):
    """The lines of the table with their numbers: symbol, claim, verdict, source and test."""
    for number, line in enumerate(tree.lines(TABLE), 1):
        if line and not line.startswith("#"):
            yield number, line.split("\t")


def figures(tree):
    """On how many points each symbol agrees, and how many are decided: {symbol: (agrees, decided)}."""
    found = {}
    for _, (symbol, _, verdict, *_) in (row for row in rows(tree) if len(row[1]) == 5):
        agrees, decided = found.get(symbol, (0, 0))
        found[symbol] = (agrees + (verdict == "agrees"), decided + (verdict != "unknown"))
    return {symbol: figure for symbol, figure in found.items() if figure[1]}


def sound(tree):
    """Refuses a row that is not whole, or names a verdict, a source or a test that does not exist."""
    for number, fields in rows(tree):
        if len(fields) != 5:
            yield Finding(TABLE, number, "a line that is not a row",
                          "Write a symbol, a claim, a verdict, a source and a test, with tabs between")
            continue
        symbol, _, verdict, source, test = fields
        if verdict not in VERDICTS:
            yield Finding(TABLE, number, f"'{verdict}' is no verdict", "Write " + ", ".join(VERDICTS))
        if source and not re.fullmatch(r"https?://[\w.-]+/\S*", source):
            yield Finding(TABLE, number, f"'{source}' is no address", "Write who says so, as a public address, or nothing")
        # Only a test can find that something agrees.
        if test == "-" and verdict != "agrees":
            continue
        path, _, name = test.partition(" ")
        text = tree.text(path) if path.startswith("Tests/") and path in tree.paths else ""
        if not name or not re.search(rf"\bfunc (`{re.escape(name)}`|{re.escape(name)}\b)", text):
            yield Finding(TABLE, number, f"there is no test '{test}' that checks '{symbol}'",
                          "Name the file below Tests and the function, with a space between")
