"""Which module may import which, against Scripts/arrows.txt."""

import re

from checks.tree import Finding, code_only, module_of

LIST = "Scripts/arrows.txt"
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
                    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")


def allowed(tree):
    """The list as {module: set of modules}; `$name` stands for a set defined above it."""
    sets, modules = {}, {}
    for line in tree.lines(LIST):
        line = line.split("#")[0].strip()
        if not line:
            continue
        name, _, rest = line.partition(":")
        members = set()
        for word in rest.split():
            members |= sets[word] if word.startswith("$") else {word}
        (sets if name.startswith("$") else modules)[name.strip()] = members
    return modules


def imports(tree):
    """Refuses an import in Sources that is not an arrow of the list."""
    modules = allowed(tree)
    for path in tree.swift("Sources/"):
        module = module_of(path)
        if module not in modules:
            yield Finding(path, 1, f"module {module} has no line in {LIST}", "Add one, with the reason")
            continue
        for number, line in enumerate(code_only(tree.lines(path)), 1):
            found = IMPORT.match(line)
            if found and found[1] != module and found[1] not in modules[module]:
                yield Finding(path, number, f"{module} must not import {found[1]}",
                              f"Join the two in a module above both, or change {LIST} with a Decision")


def needs(target):
    """What a target of a manifest depends on."""
    return {dependency[kind][0] for dependency in target["dependencies"]
            for kind in ("byName", "target", "product") if kind in dependency}


def manifest(tree, package):
    """Refuses a dependency in the manifest that is not an arrow. `package`: swift package dump-package."""
    modules = allowed(tree)
    lines = tree.lines("Package.swift")
    macros = {target["name"] for target in package["targets"] if target["type"] == "macro"}
    for target in package["targets"]:
        name = target["name"]
        if target["type"] == "test" and macros & needs(target):
            yield Finding("Package.swift", 1, f"{name} must not depend on a macro",
                          "All modules would be compiled twice (Decision 0017); test the module that it depends on")
        if target["type"] not in ("regular", "executable", "macro") or (target.get("path") or "").startswith("Tests"):
            continue
        line = next((i for i, text in enumerate(lines, 1) if f'name: "{name}"' in text), 1)
        if name not in modules:
            yield Finding("Package.swift", line, f"module {name} has no line in {LIST}", "Add one")
            continue
        for needed in sorted(needs(target) - modules[name]):
            yield Finding("Package.swift", line, f"{name} must not depend on {needed}",
                          f"Remove the dependency, or change {LIST} with a Decision")
