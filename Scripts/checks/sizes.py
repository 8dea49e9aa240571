"""Documentation/sizes.tsv: the types of StageUI that need many lines of their own, each with the reason."""

import re

from checks.tree import Finding, code_only

TABLE, SOURCES, MOST = "Documentation/sizes.tsv", "Sources/StageUI/", 150
OPENS = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(public|package|open|internal|private|fileprivate)\s+)?"
                   r"(?:(?:nonisolated|final|indirect)\s+)*(struct|class|enum|protocol|actor|extension)\s+(\w+)")


def blocks(lines):
    """The outermost types and extensions of a file: (is public, is an extension, name, line, lines of code)."""
    depth, opened = 0, None
    for number, line in enumerate(lines, 1):
        found = OPENS.match(line) if depth == 0 else None
        if found:
            opened = [found[1] in ("public", "open"), found[2] == "extension", found[3], number, 0]
        if opened and line.strip():
            opened[4] += 1
        depth += line.count("{") - line.count("}")
        if opened and depth == 0 and "}" in line:
            yield opened
            opened = None


def sizes(tree):
    """The lines of code of each type: those of its declaration and its extensions, and for a public type that is alone in
    its file those of the others there: {name: (lines, path, line)}."""
    lines, places = {}, {}
    for path in tree.swift(SOURCES):
        found = list(blocks(code_only(tree.lines(path))))
        public = [name for is_public, is_extension, name, _, _ in found if is_public and not is_extension]
        for _, is_extension, name, line, count in found:
            if not is_extension:
                places[name] = (path, line)
                if len(public) == 1 and name != public[0]:
                    lines[public[0]] = lines.get(public[0], 0) + count
            lines[name] = lines.get(name, 0) + count
    return {name: (lines[name], *place) for name, place in places.items()}


def explained(tree):
    """Refuses a type of many lines without a reason, and a row for a type that is not, or no longer, one."""
    large = {name: place for name, (count, *place) in sizes(tree).items() if count > MOST}
    rows = {}
    for number, line in enumerate(tree.lines(TABLE), 1):
        if line and not line.startswith("#"):
            name, *rest = line.split("\t")
            rows[name] = number
            if len(rest) != 2 or not all(part.strip() for part in rest):
                yield Finding(TABLE, number, f"'{name}' has no reason",
                              "Write what it serves and why it is long, each after a tab")
            if name not in large:
                yield Finding(TABLE, number, f"'{name}' has at most {MOST} lines, or is no type of StageUI",
                              "Remove its line")
    for name, (path, line) in sorted(large.items()):
        if name not in rows:
            yield Finding(path, line, f"'{name}' has more than {MOST} lines of its own",
                          f"Take out what is not its own, or write a line with the reason into {TABLE}")
