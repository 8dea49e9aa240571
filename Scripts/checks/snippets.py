"""The Swift in README.md must be compiled: it stands, line for line, in a DocumentationTests.swift."""

import re

from checks.tree import Finding

PAGE = "README.md"


def _code(lines):
    """The lines that count: no blank ones, no imports and conditions around them."""
    stripped = (line.strip() for line in lines)
    return [s for s in stripped if s and not re.match(r"#(if|else|endif)|(public )?(@testable )?import\b|//", s)]


def compiled(tree):
    """Refuses a Swift block of the README that no DocumentationTests.swift contains."""
    tests = [_code(tree.lines(p)) for p in tree.swift("Tests/") if p.endswith("/DocumentationTests.swift")]
    block, start = None, 0
    for number, line in enumerate(tree.lines(PAGE), 1):
        if block is None and line.strip() == "```swift":
            block, start = [], number
        elif block is not None and line.strip() == "```":
            wanted = _code(block)
            if not any(test[i:i + len(wanted)] == wanted for test in tests for i in range(len(test))):
                yield Finding(PAGE, start, "this example is not compiled",
                              "Put the same lines into Tests/FirstlightTests/DocumentationTests.swift")
            block = None
        elif block is not None:
            block.append(line)
