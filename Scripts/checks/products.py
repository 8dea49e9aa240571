"""What pages say of products: each one of the manifest in README's table, with the Debian packages that it needs; and how
many scenarios the apps have."""

import json
import re

from checks import snippets
from checks.tree import Finding

PAGE, HEADER, APPS = "README.md", "| Product |", "Documentation/FiveApps.md"


def needed(package, product, seen=None):
    """The Debian packages of the system libraries that a product's targets reach."""
    targets = {target["name"]: target for target in package["targets"]}
    left, seen, debian = list(product["targets"]), set(), set()
    while left:
        name = left.pop()
        if name in seen or name not in targets:
            continue
        seen.add(name)
        for provider in targets[name].get("providers") or []:
            debian.update(*provider.get("apt", []))
        left += [dependency[kind][0] for dependency in targets[name]["dependencies"]
                 for kind in ("byName", "target") if kind in dependency]
    return debian


def rows(tree):
    """The table as (line, products, words of the last column)."""
    lines = tree.lines(PAGE)
    start = next((i for i, line in enumerate(lines) if line.startswith(HEADER)), None)
    if start is None:
        return
    for number, line in enumerate(lines[start + 2:], start + 3):
        if not line.startswith("|"):
            return
        cells = line.strip("|").split("|")
        yield number, re.findall(r"`([^`]+)`", cells[0]), re.findall(r"`([^`]+)`", cells[-1])


def table(tree, package):
    """Refuses a product without a row, and a row that names other packages. `package`: the manifest on Linux."""
    libraries = {p["name"]: needed(package, p) for p in package["products"] if "library" in p["type"]}
    named = set()
    for number, products, words in rows(tree):
        said = set()
        for word in words:
            said |= libraries.get(word, {word})
        for product in products:
            named.add(product)
            if product not in libraries:
                yield Finding(PAGE, number, f"{product} is no library product of Package.swift", "Remove it")
            elif said != libraries[product]:
                wanted = " ".join(f"`{name}`" for name in sorted(libraries[product])) or "none"
                yield Finding(PAGE, number, f"{product} needs other Debian packages", f"Write {wanted}")
    for product in sorted(set(libraries) - named):
        yield Finding(PAGE, 1, f"the table of products lacks {product}", "Add a row: what it is for, and what it needs")


def named(tree, package):
    """Refuses a dependency on a page that no package can have. `package`: the manifest on Linux."""
    libraries = {p["name"] for p in package["products"] if "library" in p["type"]}
    for path in snippets.pages(tree):
        for number, line in enumerate(tree.lines(path), 1):
            for product, owner in re.findall(r'\.product\(name: "([^"]*)", package: "([^"]*)"', line):
                if owner != package["name"]:
                    yield Finding(path, number, f"the package is called {package['name']}, not {owner}", "Rename it")
                elif product not in libraries:
                    yield Finding(path, number, f"{product} is no library product of Package.swift", "Name one")


def scenarios(tree):
    """Wants the numbers of scenarios on the pages to be those of the apps' files."""
    counts = {}
    for path in tree.paths:
        if found := re.fullmatch(r"Sources/(\w+)Brand/Simulation/scenarios\.json", path):
            counts[found[1]] = len(json.loads(tree.text(path))["scenarios"])
    for number, line in enumerate(tree.lines(APPS), 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in counts and cells[-1] != str(counts[cells[0]]):
            yield Finding(APPS, number, f"{cells[0]} has {counts[cells[0]]} scenarios", "Correct the number")
    for number, line in enumerate(tree.lines(PAGE), 1):
        for said in re.findall(r"\bapps with (\d+) scenarios", line):
            if int(said) != sum(counts.values()):
                yield Finding(PAGE, number, f"the apps have {sum(counts.values())} scenarios", "Correct the number")
