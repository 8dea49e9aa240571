"""File sizes, the manifest's size and the licence line."""

from checks.tree import Finding

LICENCE = "// Licensed under the Apache License, Version 2.0."
NOTE, REFUSE, MANIFEST = 300, 600, 130
SOURCES = (".swift", ".py", ".sh", ".c", ".h")


def _sized(tree):
    for path in tree.paths:
        if path.endswith(SOURCES) and "/Generated/" not in path:
            yield path, len(tree.lines(path))


def too_long(tree):
    """Refuses files over 600 lines, and a manifest over 130."""
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
