"""The version and its day, which stand in one file and in the changelog's newest entry."""

import re

from checks.tree import Finding

SOURCE, CHANGES = "Sources/FirstlightCommands/CommandLine/FirstlightVersion.swift", "CHANGELOG.md"
CONSTANT = re.compile(r'static let (number|date) = "([^"]*)"')
ENTRY = re.compile(r"## (\d+\.\d+\.\d+\S*) - (\d{4}-\d\d-\d\d)$")


def agrees(tree):
    """Wants the newest released entry of the changelog to be the version of the programs."""
    known = {m[1]: m[2] for line in tree.lines(SOURCE) if (m := CONSTANT.search(line))}
    for number, line in enumerate(tree.lines(CHANGES), 1):
        if not line.startswith("## ") or line == "## Unreleased":
            continue
        entry = ENTRY.match(line)
        if not entry:
            yield Finding(CHANGES, number, f"no version and day: {line}", "Write '## 1.2.3 - 2026-01-31'")
        elif known != {"number": entry[1], "date": entry[2]}:
            yield Finding(CHANGES, number, f"the programs say {known.get('number')} of {known.get('date')}",
                          f"Make this entry and {SOURCE} agree")
        return
    if tree.lines(CHANGES):
        yield Finding(CHANGES, 1, "no entry of a version", "Cut one: '## 1.2.3 - 2026-01-31'")
