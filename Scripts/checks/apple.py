"""What a compiler of Apple's would refuse, as far as a table can know it (Decision 0050)."""

import re

from checks.arrows import IMPORT
from checks.status import FRAMEWORKS
from checks.systems import BEGINS, compiled
from checks.tree import Finding, code_only

TARGETS = "Scripts/apple-targets.tsv"
TABLE = "Scripts/apple-availability.tsv"
GEOMETRY = r"\bCG(?:Size|Point|Rect|Vector|AffineTransform)\b"
TYPE = re.compile(r"\b(struct|class|enum|actor|extension)\s+([\w.]+)([^{}]*)\{")
STORED = re.compile(rf"(?<!static )\b(?:let|var)\s+\w+\s*(?::[^={{}}\n]*{GEOMETRY}[^{{}}\n]*|=\s*{GEOMETRY}\([^\n]*)$", re.M)
CASE = re.compile(rf"\bcase\b[^\n]*\([^\n]*{GEOMETRY}", re.M)
DECLARED = re.compile(r"\b(?:struct|class|enum|actor|protocol|typealias) ([A-Z]\w+)")
# What a file asks that is for Apple's systems only, but for the toolkit of screens that we have, too.
APPLE_ONLY = re.compile(r"canImport\((?!SwiftUI\b)[A-Z]\w+\)|^\s*(?:public )?import (?:UIKit|AppKit|AuthenticationServices|"
                        r"UserNotifications|LocalAuthentication|WebKit|StoreKit|Security)\b", re.M)
# The system calls a closure that takes an error, or something and an error or what is left out, one behind the label of a
# completion handler, the last one of what asks it for something or is told of something, and a handler that is set.
CLOSURE = re.compile(r"\{\s*(?:@\w+\s+)*(?:\[[^\]]*\]\s*)?\(?\s*(?:\w+\s*,\s*)*(?:error|\w+\s*,\s*(?:_|\w*[eE]rr\w*|"
                     r"\w*[fF]ailure))\s*\)?\s*in\b"
                     r"|\b\w*[cC]ompletion(?:Handler)?\s*:\s*\{(?:\s*@\w+)*"
                     r"|\b(?:requestAuthorization|evaluatePolicy|getCredentialState|getNotificationSettings|dataTask|"
                     r"ASWebAuthenticationSession|removeAllItems|loadObject|loadItem|requestAccess|"
                     r"requestTrackingAuthorization|performChanges|installTap|MPMediaItemArtwork|addObserver|scheduledTimer|"
                     r"addPeriodicTimeObserver|addBoundaryTimeObserver|setEventHandler|setCancelHandler|"
                     r"register(?=\(forTaskWithIdentifier))(?:\((?:[^(){}]|\([^(){}]*\))*\))?\s*\{(?:\s*@\w+)*"
                     r"|\b\w*[a-z]Handler\s*=\s*\{(?:\s*@\w+)*")
HANDLER = re.compile(r"\b\w*[cC]ompletionHandler\s*:\s*((?:@\w+\s+)*)\(")


def rows(tree, path, count):
    """The rows of a table, with their lines."""
    for number, line in enumerate(tree.lines(path), 1):
        cells = line.split("\t")
        if line.strip() and not line.startswith("#") and len(cells) == count:
            yield number, cells


def targets(tree):
    """What is built on Apple's systems: {target: (folder, systems)}."""
    return {name: (folder, systems.split()) for _, (name, folder, systems) in rows(tree, TARGETS, 3) if name != "-"}


def _sources(tree, folders=("Sources/", "Tests/", "Apps/", "Examples/")):
    for _, (_, folder, systems) in rows(tree, TARGETS, 3):
        for path in tree.swift(folder + "/"):
            if path.startswith(folders):
                yield path, systems.split()


def _pattern(name):
    """Finds uses of a name, not declarations of the same name or labels."""
    end = "" if re.search(r"\W$", name) else r"(?![\w:])"
    text = re.escape(name).replace(r"\(", r"\s*\(" if name.endswith("(") else r"\(\s*")
    return re.compile(rf"(?<![\w@])(?<!func )(?<!case ){text}{end}")


def availability(tree):
    """Refuses a name that a system does not have, or has later than the package begins."""
    table = []
    for number, (name, *versions, page) in rows(tree, TABLE, 7):
        if any(not re.fullmatch(r"-|\d+(\.\d+)?", version) for version in versions):
            yield Finding(TABLE, number, f"{name} has a version that is none", "Write a number or a dash")
        else:
            table.append((name, _pattern(name), dict(zip(BEGINS, versions)), page))
    for path, systems in _sources(tree):
        lines, found = tree.lines(path), {}
        text = "\n".join(lines)
        used = [row for row in table if row[1].search(text)]
        for system in systems if used else []:
            for number, code, version in compiled(lines, system):
                for name, pattern, versions, page in used:
                    if pattern.search(code):
                        since = versions[system]
                        if since == "-":
                            found.setdefault((number, name, page), []).append(f"{system} does not have it")
                        elif float(since) > version:
                            found.setdefault((number, name, page), []).append(f"{system} has it from {since} on")
        for (number, name, page), wrong in sorted(found.items()):
            yield Finding(path, number, f"{name.strip('(:')}: {', '.join(wrong)} ({page})",
                          "Use a modifier of LaunchKit/Apple, put it behind a condition in a folder Apple, or say "
                          "@available")


def absent(tree):
    """Refuses a type or a module that our own sources have on Linux only, where a system compiles its use."""
    built = targets(tree)
    missing = {path.split("/")[1] for path in tree.swift("Sources/")} - set(built) - {"SwiftUI", *FRAMEWORKS}
    files = [(path, tree.lines(path), systems) for path, systems in _sources(tree)]
    texts = {path: "\n".join(code_only(lines)) for path, lines, _ in files}
    names = {path: set(DECLARED.findall(text)) for path, text in texts.items()}
    for system in BEGINS:
        there = [(path, lines) for path, lines, systems in files if system in systems]
        known = set()
        for path, lines in there:
            known |= names[path] if "#if" not in texts[path] else {
                name for _, code, _ in compiled(lines, system) for name in DECLARED.findall(code)}
        gone = set().union(*(names[path] for path, _ in there)) - known
        use = re.compile(rf"\b(?:{'|'.join(sorted(gone | missing))})\b") if gone | missing else None
        for path, lines in there:
            if not use or not use.search(texts[path]):
                continue
            for number, code, _ in compiled(lines, system):
                module, found = IMPORT.match(code), use.search(code)
                if module and module[1] in missing:
                    yield Finding(path, number, f"{system} has no module {module[1]}", "Put it behind '#if os(Linux)'")
                elif found and found[0] in gone:
                    yield Finding(path, number, f"{system} has no {found[0]}", "Put it behind the same condition")


def handlers(tree):
    """Refuses a completion handler that is not @Sendable, as the SDK's are: an optional method would not be called."""
    for path, _ in _sources(tree):
        for number, code in enumerate(code_only(tree.lines(path)), 1):
            for found in HANDLER.finditer(code):
                if "@escaping" in found[1] and "@Sendable" not in found[1]:
                    yield Finding(path, number, "a completion handler without @Sendable",
                                  "Write @escaping @Sendable: the method would not be the one of the protocol")


def closures(tree):
    """Refuses a completion closure for a system that is not @Sendable: made on the main actor, it belongs to it, and the
    app is ended when the system calls it on another thread."""
    for path, _ in _sources(tree, ("Sources/", "Apps/", "Examples/")):
        text = "\n".join(code_only(tree.lines(path)))
        if not APPLE_ONLY.search(text):
            continue
        for found in CLOSURE.finditer(text):
            line = text[:found.start()].count("\n") + 1
            if "@Sendable" not in found[0]:
                yield Finding(path, line, "a completion closure for the system without @Sendable",
                              "Write { @Sendable ... in, and let it touch only what any thread may")


def geometry(tree):
    """Refuses a synthesised Hashable over types of CoreGraphics, which are Hashable from iOS 18 and macOS 15 on."""
    for path, _ in _sources(tree, ("Sources/", "Examples/")):
        text = "\n".join(code_only(tree.lines(path)))
        hashable = {name for kind, name, header in TYPE.findall(text)
                    if kind == "extension" and _inherits(header) and "func hash(into" not in text}
        for found in TYPE.finditer(text):
            kind, name, header = found.groups()
            if kind == "extension" or not (_inherits(header) or name in hashable):
                continue
            body = _own(text, found.end())
            if "func hash(into" in body:
                continue
            for use in [*STORED.finditer(body), *CASE.finditer(body)]:
                line = text[:found.end()].count("\n") + body[:use.start()].count("\n") + 1
                yield Finding(path, line, f"{name} is Hashable by what it stores, and older systems cannot hash that",
                              "Make it Equatable, or store numbers")


def _inherits(header):
    """Whether a declaration's own list of conformances has Hashable."""
    while "<" in header and (inner := re.sub(r"<[^<>]*>", "", header)) != header:
        header = inner
    return bool(re.search(r":[^{]*\bHashable\b", header.split(" where ")[0]))


def _own(text, start):
    """What stands directly in the braces that are open at a place; inner braces are emptied, lines kept."""
    depth, kept = 1, []
    for sign in text[start:]:
        if sign == "}":
            depth -= 1
            if depth == 0:
                break
        if depth == 1 or sign == "\n":
            kept.append(sign)
        if sign == "{":
            depth += 1
    return "".join(kept)


def manifest(tree, package):
    """Refuses another list of targets than ours where the package is not on Linux. `package`: its manifest there."""
    wanted = targets(tree)
    found = {target["name"]: target for target in package["targets"]}
    for name in sorted(set(wanted) - set(found)):
        yield Finding(TARGETS, 1, f"{name} is not in the package on Apple's systems", "Remove the row, or add it there")
    for name, target in sorted(found.items()):
        todo = f"Move it into '#if os(Linux)' of Package.swift, or add a row to {TARGETS}"
        if name not in wanted:
            yield Finding("Package.swift", 1, f"{name} would be built on Apple's systems", todo)
        if target.get("pkgConfig"):
            yield Finding("Package.swift", 1, f"{name} asks pkg-config, which finds other systems' libraries on a Mac",
                          "Leave pkgConfig out")
        for dependency in target["dependencies"]:
            for kind in ("byName", "target", "product"):
                if kind in dependency and dependency[kind][0] not in found:
                    yield Finding("Package.swift", 1, f"{name} depends on {dependency[kind][0]}, which is not there", todo)
    for product in package["products"]:
        for name in product["targets"]:
            if name not in found:
                yield Finding("Package.swift", 1, f"the product {product['name']} has {name}, which is not there",
                              "Add the product inside '#if os(Linux)' only")
    for platform in package["platforms"]:
        for system, version in BEGINS.items():
            if system.lower() == platform["platformName"] and float(platform["version"]) != version:
                yield Finding("Package.swift", 1, f"the package begins with {system} {platform['version']}",
                              f"Say the same in BEGINS of Scripts/checks/systems.py, which has {version}")
