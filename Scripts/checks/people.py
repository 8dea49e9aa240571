"""What a person is asked to look at must be there."""

import re

from checks.tree import Finding

PAGE = "Documentation/HumanChecks.md"
# A path below the repository, or a file by its name, in code font; what is made later begins with out/.
PATH = re.compile(r"`((?:Sources|Tests|Apps|Documentation|Scripts|\.github)/[^`\s*<>]*|[\w.+-]+\.(?:swift|md|yml|json|tsv|plist))`")


def places(tree):
    """Refuses a file on the page for persons that is not in the repository."""
    names = {path.rsplit("/", 1)[-1] for path in tree.paths}
    for number, line in enumerate(tree.lines(PAGE), 1):
        for path in PATH.findall(line):
            known = path in tree.paths or path.rstrip("/") in names if "/" not in path.rstrip("/") else any(
                each == path or each.startswith(path.rstrip("/") + "/") for each in tree.paths)
            if not known:
                yield Finding(PAGE, number, f"{path} is not in the repository", "Name a file that is, or add it")
