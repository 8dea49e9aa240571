"""File sizes, the manifest's size, the licence line, and where the links of pages lead."""

import posixpath
import re

from checks.tree import Finding

LICENCE = "// Licensed under the Apache License, Version 2.0."
NOTE, REFUSE, MANIFEST = 300, 600, 150
INDEX = "Documentation/Decisions/README.md"
SOURCES = (".swift", ".py", ".sh", ".c", ".h")


def _sized(tree):
    for path in tree.paths:
        if path.endswith(SOURCES) and "/Generated/" not in path:
            yield path, len(tree.lines(path))


def too_long(tree):
    """Refuses files over 600 lines, and a manifest over 150."""
    for path, count in _sized(tree):
        limit = MANIFEST if path == "Package.swift" else REFUSE
        if count > limit:
            yield Finding(path, limit + 1, f"{count} lines, over {limit}",
                          "Split it by aspect: Type+Aspect.swift")


def licence(tree):
    """Wants the licence line first in each Swift file but the manifest, whose first line is taken.

    An example is a user's own, as `firstlight new` makes it.
    """
    for path in tree.swift(""):
        if path != "Package.swift" and not path.startswith("Examples/") and tree.lines(path)[:1] != [LICENCE]:
            yield Finding(path, 1, "no licence line", f"Make this the first line: {LICENCE}")


def notes(tree):
    """What is worth a thought but no failure."""
    return [f"{path}: {count} lines; think about a split (aim at 100, refused over {REFUSE})"
            for path, count in _sized(tree) if NOTE < count <= REFUSE]


def links(tree):
    """Refuses a relative link of a page that leads to no file and no folder."""
    for path in tree.paths:
        if not path.endswith(".md"):
            continue
        code = False
        for number, line in enumerate(tree.lines(path), 1):
            code ^= line.lstrip().startswith("```")
            found = [] if code else re.findall(r'\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"', re.sub(r"`[^`]*`", "", line))
            for target in (one or other for one, other in found):
                if re.match(r"[a-z]+:|#", target):
                    continue
                place = posixpath.normpath(posixpath.join(posixpath.dirname(path), target.partition("#")[0]))
                if not (tree.root / place).exists():
                    yield Finding(path, number, f"{target} leads to no file", "Correct the link")


def scripts(tree):
    """Refuses the name of a script that is not there, in each page but the changelog, which tells of old ones."""
    for path in tree.paths:
        if not path.endswith(".md") or path == "CHANGELOG.md":
            continue
        for number, line in enumerate(tree.lines(path), 1):
            for script in re.findall(r"(?<![\w/.-])Scripts/[\w/-]+\.(?:sh|py)\b", line):
                if not (tree.root / script).exists():
                    yield Finding(path, number, f"there is no {script}", "Correct the name")


def embedded(tree):
    """Wants each file of the pages, the template, the lists of names, the apps and the kit in a program (Decision 0056)."""
    lists = "".join(tree.text(path) for path in tree.paths if re.match(r"Sources/C\w+Files/\w+\.c$", path))
    for path in tree.paths:
        if re.match(r"Sources/(?:(?:FirstlightCommands/(?:Names|Page|New/Template)|FirstlightStudio/Page|"
                    r"\w+Brand/Simulation/Host)/|(?:\w+Brand|LaunchKit)/.*\.(?:json|xcstrings)$)", path):
            if f'#embed "../{path.removeprefix("Sources/")}"' not in lists:
                yield Finding(path, 1, "no program has it",
                              "Add it to Sources/CPackageFiles or CAppFiles, to the list in C and to the header")


def decisions(tree):
    """Wants each Decision in the index, and a status in each."""
    text = tree.text(INDEX)
    for path in tree.paths:
        if re.match(r"Documentation/Decisions/\d{4}-.*\.md$", path):
            number, name = path.rsplit("/", 1)[1][:4], path.rsplit("/", 1)[1]
            if f"- [{number}]({name}): " not in text:
                yield Finding(path, 1, f"the index has no line '- [{number}]({name}): ...'", f"Add one to {INDEX}")
            if not re.match(rf"# {number}: .+\n\nStatus: (proposed|accepted|replaced)\b", tree.text(path)):
                yield Finding(path, 3, f"it does not begin with '# {number}: TITLE' and 'Status: ...'",
                              "Begin as the other Decisions do")
