"""A screen of a brand is written once: its only platform condition is the import."""

import re

from checks.tree import Finding

HEAD = [r"#if canImport\(SwiftUI\)", r"(?:public )?import SwiftUI", r"#else",
        r"(?:public )?import StageUI", r"#endif"]
CONDITION = re.compile(r"^\s*#(?:if|elseif|else|endif)\b|#available|#unavailable")
EXEMPT = {"Services", "Apple"}


def conditions(tree):
    """Refuses platform conditions in screens, but the one that chooses SwiftUI or StageUI."""
    for path in tree.swift("Sources/"):
        module = path.split("/")[1]
        if not (module.endswith("Brand") or module == "LaunchKit"):
            continue
        if EXEMPT & set(path.split("/")):
            continue
        lines, number = tree.lines(path), 0
        while number < len(lines):
            block = [line.strip() for line in lines[number:number + len(HEAD)]]
            if len(block) == len(HEAD) and all(map(re.fullmatch, HEAD, block)):
                number += len(HEAD)
                continue
            if CONDITION.search(lines[number]):
                yield Finding(path, number + 1, f"a platform condition in a screen: {lines[number].strip()}",
                              "Move it behind a service in a folder Services or Apple")
            number += 1
