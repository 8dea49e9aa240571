"""The Swift on pages stands, line for line, in a DocumentationTests.swift or in code that the pages quote.

Parts of manifests stand in none: `products.named` looks at what they depend on.
"""

import re

from checks.tree import Finding

PAGES = {"README.md"}
# The example; the brand and its program that show how one is added; the brand that shows how users sign in; the code of
# the guides; and for the guides to StageUI, snapshot tests, lint rules and colours what they are about, with its tests.
QUOTED = ("Examples/Hello/", "Tests/SixthBrand/", "Tests/SixthProgram/", "Sources/ShipThatAppBrand/",
          "Tests/FirstlightTests/Guides/", "Sources/StageUI/", "Sources/StageSamples/", "Tests/StageUITests/",
          "Tests/FirstlightTestingTests/", "Sources/FirstlightArtefacts/Lint/", "Tests/FirstlightArtefactsTests/Lint/",
          "Sources/FirstlightCommands/Projects/", "Sources/UrbanNestBrand/Simulation/")


def _code(lines):
    """The lines that count: no blank ones, no imports and conditions around them."""
    stripped = (line.strip() for line in lines)
    return [s for s in stripped if s and not re.match(r"#(if|else|endif)|(public )?(@testable )?import\b|//", s)]


def pages(tree):
    """The pages whose Swift is looked at."""
    return [path for path in tree.paths if path in PAGES or (".docc/" in path and path.endswith(".md"))]


def compiled(tree):
    """Refuses a Swift block of a page that no compiled file contains."""
    tests = [_code(tree.lines(p)) for p in tree.swift("Tests/", "Sources/", "Examples/")
             if p.endswith("/DocumentationTests.swift") or p.startswith(QUOTED)]
    for path in pages(tree):
        yield from _blocks(path, tree.lines(path), tests)


def _blocks(path, lines, tests):
    block, start = None, 0
    for number, line in enumerate(lines, 1):
        if block is None and line.strip() == "```swift":
            block, start = [], number
        elif block is not None and line.strip() == "```":
            wanted = _code(block)
            is_manifest = any(".product(name:" in line for line in wanted)
            if not is_manifest and not any(test[i:i + len(wanted)] == wanted for test in tests for i in range(len(test))):
                yield Finding(path, start, "this example is not compiled",
                              "Put the same lines into Tests/FirstlightTests/DocumentationTests.swift or Guides, "
                              "or quote one of " + ", ".join(QUOTED))
            block = None
        elif block is not None:
            block.append(line)
