"""A screen of a brand is written once: it has no platform conditions."""

import re

from checks.tree import Finding

CONDITION = re.compile(r"^\s*#(?:if|elseif|else|endif)\b|#available|#unavailable")
EXEMPT = {"Services", "Apple"}
# What `firstlight new` makes, whose screens Xcode builds from the same sources, too.
EXAMPLE = "Examples/Hello/Sources/"


def conditions(tree):
    """Refuses platform conditions in screens."""
    for path in tree.swift("Sources/", EXAMPLE):
        module = path.split("/")[1]
        if not (module.endswith("Brand") or module == "LaunchKit" or path.startswith(EXAMPLE)):
            continue
        if EXEMPT & set(path.split("/")):
            continue
        for number, line in enumerate(tree.lines(path), 1):
            if CONDITION.search(line):
                yield Finding(path, number, f"a platform condition in a screen: {line.strip()}",
                              "Move it behind a service in a folder Services or Apple")
