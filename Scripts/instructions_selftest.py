#!/usr/bin/env python3
"""Gives instructions.py figures and words that it must and must not take."""

import sys

import instructions

FAILED = []


def expect(holds, text):
    if not holds:
        FAILED.append(text)


def refused(word, call, *values):
    """Expects that a call is refused with a word."""
    try:
        call(*values)
    except instructions.Problem as problem:
        expect(word in str(problem), f"'{problem}' does not say '{word}'")
    else:
        FAILED.append(f"taken, though '{word}' was expected")


def main():
    counted = "events: Ir\nfn=(1)\nsummary: 120000\ntotals: 120000\n"
    expect(instructions.told("duggy.exit 60\n", counted, "duggy.exit") == 2000, "a frame is a share of all that is counted")
    refused("no frame", instructions.told, "duggy.entry 60\n", counted, "duggy.exit")
    refused("no frame", instructions.told, "duggy.exit 0\n", counted, "duggy.exit")
    refused("no frame", instructions.told, "duggy.exit 60\n", "totals: 0\n", "duggy.exit")
    refused("no frame", instructions.told, "duggy.exit 60\n", "", "duggy.exit")

    lines, dearer = instructions.table(["a", "b", "c"], [1.011e6, 1.009e6, 0.5e6], [1e6, 1e6, 1e6])
    expect(dearer == ["a"], f"only what costs over 1 % more is dearer, not {dearer}")
    expect(lines[3].split() == ["c", "1.000", "0.500", "-50.00%"], f"a line has before, now and the change: {lines[3]}")
    lines, dearer = instructions.table(["a"], [2.5e6])
    expect((lines[1].split(), dearer) == (["a", "2.500"], []), f"alone a part is neither dear nor cheap: {lines[1]}")

    expect(instructions.arguments(["--only", "duggy", "--against", "main"]) == ("duggy", "main"), "both are read")
    refused("'-c' is nothing that it knows", instructions.arguments, ["-c"])
    refused("needs a value", instructions.arguments, ["--only"])
    refused("no commit", instructions.sources, "no-such-commit")

    for failure in FAILED:
        print("instructions_selftest:", failure)
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
