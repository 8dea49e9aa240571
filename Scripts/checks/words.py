"""Words that a module must not know, against Scripts/words.txt, and those that no comment begins with."""

import re

from checks.tree import Finding, module_of

LIST = "Scripts/words.txt"
CLAUSE = "(What|Whether|How|That|Which|Who|Why)"
ABSTRACT = re.compile(rf"\s*///\s*{CLAUSE}\b")
# The text of a command or an option, which may begin on the next lines.
HELP = re.compile(rf'\b(?:help|abstract):\s*"(?:""\s*)?{CLAUSE}\b')


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


def abstracts(tree):
    """Refuses a documentation comment that begins with a clause, and not with a noun phrase or a verb."""
    for path in tree.paths:
        if not path.startswith("Sources/") or not path.endswith((".swift", ".h")):
            continue
        before = ""
        for number, line in enumerate(tree.lines(path), 1):
            found = ABSTRACT.match(line)
            if found and not before.lstrip().startswith("///"):
                yield Finding(path, number, f"the comment begins with '{found[1]}'",
                              "Begin with a noun phrase or a verb: 'Indicates whether' a property holds, 'Returns "
                              "whether' a function finds it so")
            before = line


def help_texts(tree):
    """Refuses a help text that begins with a clause: an option is named, or says what to do."""
    for path in tree.swift("Sources/"):
        text = tree.text(path)
        for found in HELP.finditer(text):
            yield Finding(path, text[:found.start()].count("\n") + 1, f"the help begins with '{found[1]}'",
                          "Begin with a noun phrase or a verb: 'The number of launches', 'Require a confirmed address'")
