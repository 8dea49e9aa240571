"""Words that a module must not know, against Scripts/words.txt."""

import re

from checks.tree import Finding, module_of

LIST = "Scripts/words.txt"


def rules(tree):
    """The list as {module: [(word, allowed longer words)]}."""
    found = {}
    for line in tree.lines(LIST):
        line = line.split("#")[0].strip()
        if line:
            module, _, rest = line.partition(":")
            word, *excepted = rest.split()
            found.setdefault(module.strip(), []).append((word, excepted))
    return found


def forbidden(tree):
    """Refuses a forbidden word in code, comments and documentation of its module."""
    modules = rules(tree)
    for path in tree.paths:
        if not path.startswith("Sources/") or module_of(path) not in modules:
            continue
        for number, line in enumerate(tree.lines(path), 1):
            for word, excepted in modules[module_of(path)]:
                rest = re.sub("|".join(map(re.escape, excepted)) or r"$^", "", line)
                if re.search(word, rest, re.IGNORECASE):
                    yield Finding(path, number, f"{module_of(path)} must not know the word '{word}'",
                                  f"Say it in the module's own terms, or name an exception in {LIST}")
