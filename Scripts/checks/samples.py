"""Each public symbol of StageUI is used by a sample of Sources/StageSamples, or excused with a reason."""

import re

from checks import status
from checks.tree import Finding, code_only

SOURCES, EXCUSES = "Sources/StageSamples/", "Documentation/samples-excused.tsv"


def symbols(tree):
    """What Status.md calls supported or partial, as {symbol: how a use of it looks}."""
    table, _, _ = status.notes(tree)
    found, types = {}, set()
    # What only lets code of UIKit and others compile needs no picture; Status.md lists it, and tests use it.
    members = [member for member in status.members(tree) if not member.folder.startswith("module ")]
    for member in members:
        if member.kind in status.TYPES:
            types.add(f"{member.owner}.{member.name}" if member.owner else member.name)
    for name in types:
        # A nested type may be named from inside its own.
        found[name] = rf"\b{re.escape(name.split('.')[-1])}\b"
    for member in members:
        if member.kind == "macro":
            found[member.name] = rf"{re.escape(member.name)}\b"
            continue
        if member.kind in status.TYPES or member.kind == "typealias" or not member.base[:1].isalpha():
            continue
        if member.owner == "View" and member.base != "body":
            found[member.base] = rf"\.{member.base}\b"
        elif member.owner == "EnvironmentValues" and member.base != "subscript":
            found[f"EnvironmentValues.{member.base}"] = rf"\\\.{member.base}\b"
        elif not member.owner:
            found[member.base] = rf"\b{member.base}\b"
    return {name: use for name, use in found.items() if table.get(name, ("",))[0] != "own"}


def excuses(tree):
    """The symbols that no sample uses: {symbol: (line, reason)}."""
    result = {}
    for number, line in enumerate(tree.lines(EXCUSES), 1):
        if line and not line.startswith("#"):
            symbol, _, reason = line.partition("\t")
            result[symbol] = (number, reason.strip())
    return result


def complete(tree):
    """Refuses a symbol without a sample, and an excuse that is not needed or gives no reason."""
    text = "\n".join(line for path in tree.swift(SOURCES) for line in code_only(tree.lines(path)))
    wanted, excused = symbols(tree), excuses(tree)
    for name, use in sorted(wanted.items()):
        if not re.search(use, text) and name not in excused:
            yield Finding(SOURCES, 1, f"no sample uses '{name}'",
                          f"Add it to a sample of its area, or a line with the reason to {EXCUSES}")
    for name, (number, reason) in excused.items():
        if name not in wanted:
            yield Finding(EXCUSES, number, f"'{name}' is no symbol of the subset", "Remove its line")
        elif re.search(wanted[name], text):
            yield Finding(EXCUSES, number, f"a sample uses '{name}'", "Remove its line")
        elif not reason:
            yield Finding(EXCUSES, number, f"'{name}' is excused without a reason", "Write the reason, after a tab")
