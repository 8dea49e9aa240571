"""The two rings of StageUI: what runs views names no view, and the type in the middle stays small."""

import re

from checks.tree import Finding, code_only

INNER, OUTER = "Sources/StageUI/Runtime/", "Sources/StageUI/Views/"
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)")
OWNED = re.compile(r"\s*(?P<before>(?:@?\w+(?:\([^)]*\))?\s+)*)(?:class|struct|enum|protocol|actor|typealias)\s+(?P<name>\w+)")
NAME = re.compile(r"\b[A-Z]\w*")
# The type that holds the parts of a frame, and how large it may be.
STAGE = INNER + "Stage/Stage.swift"
MEMBER = re.compile(r"\s*(?:@?\w+(?:\([^)]*\))?\s+)*(?:let|var)\s+\w+")
LINES, MEMBERS, FILES = 200, 25, 20


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


def stage(tree):
    """Refuses a `Stage` of more lines, of more properties before its init or that names the types of more files than a
    reader keeps in mind (Decision 0057)."""
    if STAGE not in tree.paths:
        return
    owners = {}
    for path in tree.swift(INNER, OUTER):
        for name in declared(code(tree, path)):
            owners.setdefault(name, path)
    lines, depth, members = code(tree, STAGE), 0, []
    for number, line in enumerate(lines, 1):
        if depth == 1 and re.match(r"\s*(?:\w+\s+)*init\b", line):
            break
        if depth == 1 and MEMBER.match(line):
            members.append(number)
        depth += line.count("{") - line.count("}")
    own = set(TYPE.findall("\n".join(lines)))
    used = {name for line in lines if not re.match(r"\s*(?:\w+ )?import\b", line) for name in NAME.findall(line)}
    files = {owners[name] for name in used - own if name in owners}
    todo = "Move what belongs to one pass of a frame into the type of that pass, or have views bring it as a StageFeature"
    if len(lines) > LINES:
        yield Finding(STAGE, LINES + 1, f"{len(lines)} lines, over {LINES}", todo)
    if len(members) > MEMBERS:
        yield Finding(STAGE, members[MEMBERS], f"{len(members)} properties before the init, over {MEMBERS}", todo)
    if len(files) > FILES:
        yield Finding(STAGE, 1, f"it names types of {len(files)} files, over {FILES}", todo)
