"""Nothing tracked may depend on one machine or name a package registry's host."""

import re

from checks.tree import Finding

MACHINE = re.compile(r"(?<![\w.}~-])/(?:(?:home|Users)/[\w.-]+|(?:root|work|opt|tmp/wt)/)")
REGISTRY = re.compile(r"\b(?:pypi\.org|pythonhosted\.org|registry\.npmjs\.org|npmjs\.com|crates\.io|rubygems\.org"
                      r"|proxy\.golang\.org|docker\.io|ghcr\.io|quay\.io|repo1\.maven\.org)\b")


def machine_or_registry(tree):
    """Refuses absolute paths of a person's machine and registry hosts in any tracked text file."""
    for path in tree.paths:
        for number, line in enumerate(tree.lines(path), 1):
            if found := MACHINE.search(line):
                yield Finding(path, number, f"a path of one machine: {found[0]}",
                              "Use a path relative to the repository, or look the tool up on PATH")
            if found := REGISTRY.search(line):
                yield Finding(path, number, f"a registry host: {found[0]}",
                              "Name the package only; the user's own client knows where to look")
