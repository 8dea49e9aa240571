#!/usr/bin/env python3
"""Type-checks what exists on Apple's platforms only, against hand-written declarations of what it calls.

A file in a folder Apple stands behind `#if canImport(Module)`. Here the declarations in
Tests/AppleDeclarations/Module.swift are compiled to a module of that name, so that the condition holds and the
compiler reads the file. It finds misspelt calls, wrong types and data races; that the declarations say what
Apple's module says, a person has to see to. What such a file has for one system only, behind `#if os(...)`, is read once
for each of these systems, with the conditions turned over.

The hosts in Apps are read, too: against the same declarations, and against our modules with all that they have for
Apple's systems only, once for each system that Scripts/apple-targets.tsv names beside them. What a host has only with a
choice of its app is in none of them: the program that was built generates each host once more with one, which is read as
on its first system.

Usage: apple.py MODULES   MODULES holds what 'swift build' compiled. The program lies beside that folder.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from checks.apple import TARGETS
from checks.systems import BEGINS, DIRECTIVE, MODULES, holds

ROOT = Path(__file__).resolve().parent.parent
DECLARATIONS = ROOT / "Tests/AppleDeclarations"
# The modules were built under the name of the repository's folder, as Swift Package Manager writes it.
PACKAGE = re.sub(r"\W", "_", ROOT.name.lower())
FLAGS = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
         "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility", "-package-name",
         PACKAGE, "-enable-testing", "-D", "DEBUG", "-D", "FIRSTLIGHT_SDK_27",
         "-warnings-as-errors"]
# One process reads all files of a module. Without it the driver starts one for each file, and each reads all the others.
WHOLE = "-whole-module-optimization"
CONDITION = re.compile(r"canImport\((\w+)\)")
IMPORT = re.compile(r"^\s*(?:public )?import (\w+)", re.M)
# A condition that gives each system code of its own; those that only leave a whole file out have canImport first.
SYSTEM = re.compile(r"^\s*#(?:if|elseif) !?os\((\w+)\)(.*)$", re.M)
NAMED = re.compile(r"\bos\((\w+)\)")
# What a file that stands for one of Apple's modules begins with: a module of ours may have the name of that one.
INSTEAD = re.compile(r"^#if !canImport\(\w+\) \|\| os\(Linux\)", re.M)
# A screen's own condition, which chooses between two whole toolkits, is not for declarations.
NEVER = {"SwiftUI"}
# What the hosts link and has a part for Apple's systems, or shows one, each after what it imports.
LINKED = ["LaunchAuth", "LaunchKit", "LaunchNetwork",
          *re.findall(r"^(\w+Brand)\t", (ROOT / TARGETS).read_text(encoding="utf-8"), re.M)]
# A choice of each app with a host, as `--option` takes it.
CHOICES = {"UrbanNest": "variant=white", "Duggy": "bar=true", "ShipThatApp": "look=restyled",
           "Fonsters": "separateLines=true", "Laten": "minimum=1s"}
# What a module asks on Linux of one that has it there only: its own part for Linux is read here, too.
LINUX_ONLY = {"LaunchNetwork": "import LaunchAuth\nextension Primitives { static var isReady: Bool { true } }\n"}


def swiftc(*arguments):
    """Runs the compiler; returns what it says, or nothing when all is well."""
    run = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True)
    return (run.stderr + run.stdout or "the compiler failed") if run.returncode else ""


def wanted(files):
    """The modules that the files are conditional on, with the file that asks first."""
    found = {}
    for file in files:
        for name in CONDITION.findall(file.read_text(encoding="utf-8")):
            if name not in NEVER:
                found.setdefault(name, file)
    return found


def systems(files):
    """The systems that have code of their own in the files."""
    found = set()
    for file in files:
        for name, rest in SYSTEM.findall(file.read_text(encoding="utf-8")):
            found |= {name, *NAMED.findall(rest)}
    return sorted(found - {"Linux", "Windows"})


def as_on(system, file, folder):
    """A copy of a file whose conditions hold on Linux as they do on another system, or with "" as on one with all modules."""
    def turned(found):
        return {system: "os(Linux)", "Linux": "os(Windows)"}.get(found[1], found[0])

    def declared(found):
        return found[0] if not system or system in MODULES.get(found[1], BEGINS) else "false"

    # Files of one name in several modules are read at the same time.
    copy = Path(folder) / (system or "any") / "-".join(file.parts[-4:]).strip("/")
    copy.parent.mkdir(exist_ok=True)
    text = CONDITION.sub(declared, file.read_text(encoding="utf-8"))
    copy.write_text(NAMED.sub(turned, text), encoding="utf-8")
    return copy


def declare(folder, modules):
    """Compiles the declarations, those that import others of them later; returns what is wrong."""
    waiting = {file.stem: file for file in sorted(DECLARATIONS.glob("*.swift"))}
    while waiting:
        ready = [name for name, file in waiting.items()
                 if not set(IMPORT.findall(file.read_text(encoding="utf-8"))) & set(waiting)]
        if not ready:
            return f"{', '.join(waiting)}: the declarations import one another in a circle"
        for name in ready:
            wrong = swiftc("-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name,
                           "-I", folder, "-I", modules, "-o", Path(folder) / f"{name}.swiftmodule", waiting.pop(name))
            if wrong:
                return wrong
    return ""


def check(module, sources, folders, modules, of_interest=()):
    """Type-checks a module with the declarations in sight, or only some of its files; returns what is wrong."""
    shared = ["-typecheck", "-parse-as-library", *FLAGS, "-module-name", module,
              *(word for folder in (*folders, modules) for word in ("-I", folder)), *maps_and_macros(modules)]
    if not of_interest:
        return swiftc(WHOLE, *shared, *sources)
    primary = [word for file in of_interest for word in ("-primary-file", file)]
    return swiftc("-frontend", *shared, *primary, *(file for file in sources if file not in of_interest))


def maps_and_macros(modules):
    """How the compiler finds the C libraries, and what expands the macros of StageUI."""
    maps = [flag for path in ROOT.glob("Sources/C*/**/module.modulemap")
            for flag in ("-Xcc", f"-fmodule-map-file={path}")]
    macros = Path(modules).parent / "StageMacros-tool"
    return maps + (["-load-plugin-executable", f"{macros}#StageMacros"] if macros.exists() else [])


def module_sources(module, modules, declared):
    """The sources of a module, with what Swift Package Manager writes itself for files that are part of the program."""
    sources = sorted((ROOT / "Sources" / module).rglob("*.swift"))
    if module in LINUX_ONLY:
        rest = Path(declared) / f"{module}+Linux.swift"
        rest.write_text(LINUX_ONLY[module], encoding="utf-8")
        sources.append(rest)
    return sources + sorted((Path(modules).parent / f"{module}.build" / "DerivedSources").glob("*.swift"))


def own_files(sources):
    """Those of a module's sources that are for Apple's systems only, and those that stand for such elsewhere."""
    return [file for file in sources if "Apple" in file.parts or INSTEAD.search(file.read_text(encoding="utf-8"))]


def differs(system, files):
    """Whether a system compiles other parts of the files than iOS does."""
    conditions = [found[2] for file in files for line in file.read_text(encoding="utf-8").splitlines()
                  if (found := DIRECTIVE.match(line)) and found[1] in ("if", "elseif")]
    return any(holds(condition, system) != holds(condition, "iOS") for condition in conditions)


def link(system, folder, found, modules):
    """Compiles the modules that hosts link, with what they have for a system; returns what is wrong.

    What is the same on iOS is taken from there: `found` are the folders of modules that are compiled already.
    """
    for module in LINKED:
        sources = module_sources(module, modules, folder)
        own = own_files(sources)
        if system != "iOS" and not differs(system, own):
            continue
        turned = [as_on(system, file, folder) if file in own else file for file in sources]
        wrong = swiftc(WHOLE, "-emit-module", "-parse-as-library", "-experimental-skip-non-inlinable-function-bodies",
                       *FLAGS, "-module-name", module, "-I", folder,
                       *(word for each in (*found, modules) for word in ("-I", each)),
                       *maps_and_macros(modules), "-o", Path(folder) / f"{module}.swiftmodule", *turned)
        if wrong:
            return f"as on {system}:\n{wrong}"
    return ""


def hosts():
    """The hosts, each with the systems that it can be made for, as the table says; with what is missing there."""
    table, found, problems = {}, [], []
    for line in (ROOT / TARGETS).read_text(encoding="utf-8").splitlines():
        if line.startswith("-\t"):
            _, folder, names = line.split("\t")
            table[folder] = names.split()
    for file in sorted(ROOT.glob("Apps/*/*/*.swift")):
        path = str(file.relative_to(ROOT))
        rows = [names for folder, names in table.items() if path.startswith(folder + "/")]
        found.append((file, rows[0] if rows else []))
        if not rows:
            problems.append(f"{path}: {TARGETS} does not say which systems it is for. Add a row with its folder")
    return found, problems


def check_modules(files, declared, linked, modules, pool):
    """Type-checks the modules that have a part for Apple's systems; returns what is wrong, and how many systems it read.

    `files`: all such parts. `linked`: a folder with the modules of iOS.
    """
    whole, turned = [], []
    for folder in sorted({file.relative_to(ROOT / "Sources").parts[0] for file in files}):
        sources = module_sources(folder, modules, declared)
        own = own_files(sources)
        # What is left out on Linux, where modules of ours have the names of Apple's, is read all the same.
        any_system = [as_on("", file, declared) if file in own else file for file in sources]
        whole.append(pool.submit(check, folder, any_system, (linked, declared), modules))
        for system in systems(own):
            copies = {file: as_on(system, file, declared) for file in own}
            turned.append((system, pool.submit(check, folder, [copies.get(file, file) for file in sources],
                                               (linked, declared), modules, list(copies.values()))))
    problems = [each.result() for each in whole if each.result()]
    return problems + [f"as on {system}:\n{each.result()}" for system, each in turned if each.result()], len(turned)


def with_choice(host, declared, modules):
    """The host as it is generated with a choice of its app, and what is wrong when it is not."""
    app = host.relative_to(ROOT / "Apps").parts[0]
    if app not in CHOICES:
        return host, f"give {app} a choice in CHOICES of Scripts/apple.py"
    folder = Path(declared) / "chosen" / app
    if not folder.exists():
        run = subprocess.run([Path(modules).parent / "firstlight", "generate", app.lower(), "--into", folder, "--package",
                              ROOT, "--option", CHOICES[app]], capture_output=True, text=True)
        if run.returncode:
            return host, run.stderr
    chosen = folder / host.relative_to(ROOT / "Apps" / app)
    if CHOICES[app].replace("=", '": "') not in chosen.read_text(encoding="utf-8"):
        return chosen, f"the code does not choose {CHOICES[app]}"
    return chosen, ""


def check_hosts(declared, linked, modules, pool):
    """Type-checks the hosts, each for all systems that it can be made for; returns what is wrong, and how many it read.

    `linked`: a folder with the modules of iOS in its folder iOS; those of other systems are put beside it.
    """
    found, problems = hosts()
    ready, reads, probe = {"iOS"}, [], Path(declared) / "Probe.swift"

    def read(file, system):
        folders = (linked / system, linked / "iOS", declared, modules)
        return swiftc(WHOLE, "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
                      "-module-name", "Host", *(word for folder in folders for word in ("-I", folder)),
                      *maps_and_macros(modules), file, *sorted((DECLARATIONS / "Scenes").glob("*.swift")))

    for host, names in found:
        for system in names:
            if system not in ready:
                ready.add(system)
                (linked / system).mkdir()
                if wrong := link(system, linked / system, (linked / "iOS", declared), modules):
                    return [*problems, wrong], len(reads)
            reads.append((f"{host.relative_to(ROOT)} as on {system}", pool.submit(read, as_on(system, host, declared),
                                                                                  system)))
        chosen, wrong = with_choice(host, declared, modules)
        if wrong:
            problems.append(f"{host.relative_to(ROOT)} with a choice:\n{wrong}")
        for system in names[:1] if not wrong else []:
            reads.append((f"{host.relative_to(ROOT)} with a choice, as on {system}",
                          pool.submit(read, as_on(system, chosen, declared), system)))
    problems += [f"{name}:\n{each.result()}" for name, each in reads if each.result()]
    probe.write_text(found[0][0].read_text(encoding="utf-8").replace("live.accounts(", "live.acounts("), encoding="utf-8")
    if "acounts" not in read(probe, "iOS"):
        problems.append("the check itself is broken: it does not see a misspelt call in a host")
    probe.write_text("import LaunchAuth\n@MainActor let sheets = AppleSignIn.self\n", encoding="utf-8")
    if "tvOS" in ready and (read(probe, "iOS") or "AppleSignIn" not in read(probe, "tvOS")):
        problems.append("the check itself is broken: a host for tvOS finds what only other systems have")
    return problems, len(reads)


def selftest(declared):
    """The check must see what stands behind a condition, and refuse a call that is not declared."""
    file = Path(declared) / "Selftest.swift"
    for text, expected in (("#if canImport(os)\n#error(\"seen\")\n#endif", "seen"),
                           ("#if canImport(os)\nimport os\nlet a = OSSignposter(nothing: 1)\n#endif", "nothing"),
                           ("#if canImport(os)\nimport os\nlet a = OSSignposter(subsystem: \"a\", category: \"b\")\n#endif",
                            "")):
        file.write_text(text)
        found = swiftc("-typecheck", "-parse-as-library", *FLAGS, "-I", declared, file)
        if bool(found) != bool(expected) or expected not in found:
            return f"the check itself is broken: {text!r} gives {found!r}"
    file.write_text("#if os(tvOS)\n#error(\"seen\")\n#elseif os(Linux)\n#error(\"not seen\")\n#endif")
    found = swiftc("-typecheck", "-parse-as-library", as_on("tvOS", file, declared))
    if systems([file]) != ["tvOS"] or "error: seen" not in found or "not seen" in re.sub(r"(?m)^.*\|.*$", "", found):
        return f"the check itself is broken: it does not read as on tvOS: {found!r}"
    return ""


def main():
    files = sorted(ROOT.glob("Sources/*/**/Apple/*.swift"))
    problems = []
    for name, file in wanted(files).items():
        if not (DECLARATIONS / f"{name}.swift").exists():
            problems.append(f"{file.relative_to(ROOT)}: nothing declares {name}. Write what is called of it into "
                            f"{DECLARATIONS.relative_to(ROOT)}/{name}.swift")
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("apple: give the folder of compiled modules; after 'make test' it is .build/release/Modules.")
    modules = sys.argv[1]
    with tempfile.TemporaryDirectory() as declared, tempfile.TemporaryDirectory() as linked:
        linked = Path(linked)
        (linked / "iOS").mkdir()
        broken = declare(declared, modules) or selftest(declared) or link("iOS", linked / "iOS", (declared,), modules)
        if broken:
            sys.exit(f"apple: {broken}")
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            wrong, count = check_modules(files, declared, linked / "iOS", modules, pool)
            wrong_hosts, read = check_hosts(declared, linked, modules, pool)
        problems += wrong + wrong_hosts
    for problem in problems:
        print(problem)
    if problems:
        sys.exit("apple: what only Apple's compilers would read does not fit its declarations")
    print(f"apple: {len(files)} files fit the declarations of {len(wanted(files))} modules, {count} times read as on "
          f"another system; hosts read {read} times")


if __name__ == "__main__":
    main()
