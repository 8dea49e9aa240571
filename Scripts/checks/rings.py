"""The two rings of StageUI: what runs views names no view."""

import re

from checks.tree import Finding, code_only

INNER, OUTER = "Sources/StageUI/Runtime/", "Sources/StageUI/Views/"
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)")
OWNED = re.compile(r"\s*(?P<before>(?:@?\w+(?:\([^)]*\))?\s+)*)(?:class|struct|enum|protocol|actor|typealias)\s+(?P<name>\w+)")
NAME = re.compile(r"\b[A-Z]\w*")


def code(tree, path):
    """The lines of a file without comments and texts; a comment between slashes and stars may go over several."""
    text = re.sub(r"/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found[0]), tree.text(path), flags=re.S)
    return list(code_only(text.splitlines()))


def declared(lines):
    """The types that a file declares outside of any braces, and that other files can name."""
    depth = 0
    for line in lines:
        found = OWNED.match(line) if depth == 0 else None
        if found and not re.search(r"\b(?:file)?private\b", found["before"]):
            yield found["name"]
        depth += line.count("{") - line.count("}")


def upward(tree):
    """Refuses a file of the runtime that names a type of the views."""
    owners = {}
    for path in tree.swift(OUTER):
        for name in declared(code(tree, path)):
            owners.setdefault(name, path)
    for path in tree.swift(INNER):
        lines = code(tree, path)
        own, seen = set(TYPE.findall("\n".join(lines))), set()
        for number, line in enumerate(lines, 1):
            for name in NAME.findall(line):
                if name in owners and name not in own | seen:
                    seen.add(name)
                    yield Finding(path, number, f"{name} is a view's, of {owners[name][len(OUTER):]}",
                                  "Move what is shared into Runtime/, or let the view register itself there")
