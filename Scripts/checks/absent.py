"""What pages give as absent: it has to be among the absent of Documentation/Status.md, which is as the sources are."""

import re

from checks.status import PAGE
from checks.tree import Finding

README, GUIDE = "README.md", "Documentation/Firstlight.docc/AbsentSymbols.md"
# The first column of the guide's table, the errors that it quotes, and README's examples.
SAID = [(GUIDE, r"^\| (`.+?) \|"), (GUIDE, r"(?:cannot find|no member) '(\w+)'"), (README, r"\babsent, such as (`.+?`)\.")]


def named(tree):
    """Refuses a name that a page gives as absent, and that is here or unknown."""
    _, _, absent = tree.text(PAGE).partition("\n## Absent")
    known = {name.removeprefix(".") for name in re.findall(r"`([^`]+)`", absent.partition("\n## Not SwiftUI")[0])}
    for path, pattern in SAID:
        for number, line in enumerate(tree.lines(path), 1):
            for said in re.findall(pattern, line):
                for name in re.findall(r"[A-Za-z][\w.]*", said.replace(" and ", " ")):
                    if name not in known:
                        yield Finding(path, number, f"'{name}' is not among the absent of {PAGE}", "Name one that is")
