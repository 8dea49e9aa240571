#!/usr/bin/env python3
"""Writes Documentation/Status.md and the names that `firstlight adopt` knows. Usage: status.py [root]"""

import sys
from pathlib import Path

from checks import status
from checks.tree import Tree


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    text, wrong = status.page(Tree(root))
    if wrong:
        sys.exit("\n".join(map(str, wrong)))
    (root / status.PAGE).write_text(text, encoding="utf-8")
    (root / status.NAMES).write_text(status.names(Tree(root)), encoding="utf-8")
    print(f"status: wrote {status.PAGE} and {status.NAMES}")


if __name__ == "__main__":
    main()
