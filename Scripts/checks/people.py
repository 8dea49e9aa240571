"""What a person is asked to look at must be there."""

import re

from checks.apple import TARGETS, rows
from checks.systems import BEGINS
from checks.tree import Finding

PAGE = "Documentation/HumanChecks.md"
# A path below the repository, or a file by its name, in code font; what is made later begins with out/.
PATH = re.compile(r"`((?:Sources|Tests|Apps|Documentation|Scripts|\.github)/[^`\s*<>]*|[\w.+-]+\.(?:swift|md|yml|json|tsv|plist))`")
# A project that a row has somebody open: one of the repository, or one that the command before it makes.
PROJECT = re.compile(r"`((?:Apps|out)/[^`\s]*/(\w+)\.xcodeproj)`")
MAKES = re.compile(r"`firstlight generate (\w+) --platform (ios|macos|tvos|watchos|visionos) --into (out/[^`\s]*)`")


def projects(tree):
    """Refuses a row of a table with a column "Open" that names no project, or one that nothing makes, or one for a system
    that nothing holds the brand's host to."""
    hosts = {}  # the systems of each brand's hosts, in small letters as --platform names them
    for _, (name, folder, systems) in rows(tree, TARGETS, 3):
        if name == "-":
            hosts.setdefault(folder.split("/")[1], set()).update(system.lower() for system in systems.split())
    opens = False
    for number, line in enumerate(tree.lines(PAGE), 1):
        if not line.startswith("|"):
            opens = False
            continue
        if "| Open |" in line or line.startswith("|--"):
            opens = opens or "| Open |" in line
            continue
        if not opens:
            continue
        made = set()
        for id, system, folder in MAKES.findall(line):
            for brand in (brand for brand in hosts if brand.lower() == id):
                made.add(f"{folder}/{brand}.xcodeproj")
                if system not in hosts[brand]:
                    spelt = next(name for name in BEGINS if name.lower() == system)
                    yield Finding(PAGE, number, f"nothing holds the host of {brand} to {spelt}",
                                  f"Add {spelt} to its row in {TARGETS}")
        found = [path for path, _ in PROJECT.findall(line)]
        for path in found:
            if path.startswith("out/") and path not in made:
                yield Finding(PAGE, number, f"no command of this row makes {path}", "Name the command before it")
        if not found:
            yield Finding(PAGE, number, "the row does not say which project to open",
                          "Name one under Apps/, or the command that makes it")


def places(tree):
    """Refuses a file on the page for persons that is not in the repository."""
    names = {path.rsplit("/", 1)[-1] for path in tree.paths}
    for number, line in enumerate(tree.lines(PAGE), 1):
        for path in PATH.findall(line):
            known = path in tree.paths or path.rstrip("/") in names if "/" not in path.rstrip("/") else any(
                each == path or each.startswith(path.rstrip("/") + "/") for each in tree.paths)
            if not known:
                yield Finding(PAGE, number, f"{path} is not in the repository", "Name a file that is, or add it")
