#!/usr/bin/env python3
"""Writes the names that the toolchain's own modules declare, which `firstlight adopt` knows besides those of Firstlight.

Run it when the version of Swift in CONTRIBUTING.md changes. Usage: toolchain_names.py [root]
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

MODULES = ("Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch", "Foundation",
           "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking")
PAGE = "Sources/FirstlightCommands/Names/toolchain-names.txt"
# What the language has itself.
WORDS = {"Self", "Any", "AnyObject", "Type", "Protocol", "MainActor", "Glibc", "Swift"}


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    target = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)
    usable, names = set(), set(WORDS)
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", target["target"]["triple"],
                            "-output-dir", folder, "-minimum-access-level", "public"], check=True)
        for file in Path(folder).glob("*.json"):
            for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
                path = symbol["pathComponents"]
                name = path[-1].split("(")[0]
                gone = any(a.get("isUnconditionallyUnavailable") for a in symbol.get("availability", []))
                if re.fullmatch(r"[A-Za-z]\w*", name) and not gone and not any(p.startswith("_") for p in path):
                    usable.add(name)
    names |= usable
    (root / PAGE).write_text("\n".join(sorted(names)) + "\n", encoding="utf-8")
    print(f"toolchain_names: wrote {len(names)} names to {PAGE}")


if __name__ == "__main__":
    main()
