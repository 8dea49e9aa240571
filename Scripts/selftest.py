#!/usr/bin/env python3
"""Breaks each rule of `make check` once, in a folder of its own, and expects the finding.

A rule that cannot fail proves nothing, so `make check` runs this first.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from checks import (absent, addresses, apple, arrows, constructs, fidelity, files, parameters, people, products, rings, rows,
                    samples, screens, sizes, snippets, status, version, words)
from checks.systems import BEGINS
from checks.tree import Tree

HERE = Path(__file__).resolve().parent
L = files.LICENCE + "\n"
CORE, MOTION, STAGE = "Sources/LaunchCore/A.swift", "Sources/LaunchMotion/A.swift", "Sources/StageUI/A.swift"
BRAND, KIT = "Sources/UrbanNestBrand/A.swift", "Sources/LaunchKit/A.swift"

# rule, file, text, the lines at which a finding is expected
CASES = [
    (files.too_long, CORE, "x\n" * 600, []),
    (files.too_long, CORE, "x\n" * 601, [601]),
    (files.too_long, "Sources/LaunchCore/Generated/A.swift", "x\n" * 601, []),
    (files.too_long, "Package.swift", "x\n" * 151, [151]),
    (files.licence, CORE, L, []),
    (files.licence, CORE, "\n" + L, [1]),
    (files.licence, "Tests/A/A.swift", "", [1]),
    (files.links, "Documentation/A.md", "[a](A.md#b) [b](../Scripts) [c](https://example.org/d) `[e](F.md)` [g](#h)\n", []),
    (files.links, "Documentation/A.md", "a\n[a](B.md) and [b](../C)\n```\n[d](E.md)\n```\n<img src=\"f.png\">\n", [2, 2, 6]),
    (files.scripts, "Documentation/A.md", "`Scripts/arrows.txt`, a/Scripts/gone.sh\n`Scripts/gone.sh`\n", [2]),
    (files.scripts, "CHANGELOG.md", "`Scripts/gone.sh`\n", []),
    (files.embedded, "Sources/FirstlightStudio/Page/a.js", "", [1]),
    (files.embedded, "Sources/FirstlightStudio/A.swift", "", []),
    (files.embedded, "Sources/DuggyBrand/Simulation/Host/A.swift.txt", "", [1]),
    (files.embedded, "Sources/DuggyBrand/Simulation/a.json", "", [1]),
    (files.embedded, "Sources/LaunchKit/Texts/A.xcstrings", "", [1]),
    (files.embedded, "Sources/DuggyBrand/Simulation/A.swift", "", []),
    (files.decisions, "Documentation/Decisions/0001-a.md", "# 0001: A\n\nStatus: accepted\n", [1]),
    (files.decisions, "Documentation/Decisions/0001-a.md", "# 1. A\n\n## B\n", [1, 3]),
    (files.decisions, "Documentation/Decisions/README.md", "# Decisions\n", []),
    (arrows.imports, CORE, "public import LaunchMotion\nimport Foundation\nimport struct Foundation.URL\n", []),
    (arrows.imports, CORE, "import LaunchMotion\nimport StageUI\n", [2]),
    (arrows.imports, CORE, '// import StageUI\nlet a = """\nimport StageUI\n"""\nlet b = 1\n', []),
    (arrows.imports, MOTION, "import Glibc\nimport Foundation\n", [2]),
    (arrows.imports, MOTION, "@testable internal import struct LaunchCore.Plan\n", [1]),
    (arrows.imports, "Sources/Unknown/A.swift", "", [1]),
    (rings.stage, rings.STAGE, "final class Stage {\n" + "    let a = 1\n" * 25 + "    init() {\n        let b = 1\n    }\n}\n", []),
    (rings.stage, rings.STAGE, "final class Stage {\n" + "    private(set) lazy var a = 1\n" * 26 + "    init() {}\n}\n", [27]),
    (rings.stage, rings.STAGE, "final class Stage {\n    init() {}\n}\n" + "\n" * 198, [201]),
    (sizes.explained, STAGE, "struct A {\n" + "    let a = 1\n" * 148 + "}\n", []),
    (sizes.explained, STAGE, "\nfinal class A {\n" + "    let a = 1\n" * 149 + "}\n", [2]),
    (sizes.explained, STAGE, "struct A {}\nextension A {\n" + "    let a = 1\n\n    // a\n" * 149 + "}\n", [1]),
    (sizes.explained, STAGE, "public struct A {}\nprivate class B {\n" + "    let a = 1\n" * 148 + "}\n", [1]),
    (sizes.explained, CORE, "struct A {\n" + "    let a = 1\n" * 200 + "}\n", []),
    (sizes.explained, sizes.TABLE, "# A\nA\tView\tlong\n", [2]),
    (words.forbidden, CORE, "let a = 1\n/// As Supabase does.\n", [2]),
    (words.forbidden, STAGE, "import LaunchMotion\nlet key = UILaunchScreen\n", []),
    (words.forbidden, STAGE, "import LaunchMotion // relaunch\n", [1]),
    (words.forbidden, MOTION, "let launch = 1\n", []),
    (words.abstracts, CORE, "/// What it is.\nlet a = 1\n    /// Whether it is.\n    let b = true\n", [1, 3]),
    (words.abstracts, CORE, "/// The kind.\n///\n/// What else?\nlet a = 1\n/// Whatever.\nlet b = 1\n// What.\n", []),
    (words.abstracts, CORE, "/// How it is.\nlet a = 1\n/// That of it.\nlet b = 1\n/// Why.\nlet c = 1\n", [1, 3, 5]),
    (words.abstracts, CORE, "/// However.\nlet a = 1\n/// Where reading starts.\nlet b = 1\n", []),
    (words.abstracts, "Sources/CStageKernels/include/A.h", "/// What it found.\nint a;\n", [1]),
    (words.abstracts, "Tests/A/A.swift", "/// What it is.\nlet a = 1\n", []),
    (words.help_texts, CORE, 'a(\n    help: "How many.")\nb(help:\n    """\n    Whether it is.\n    """)\n', [2, 3]),
    (words.help_texts, CORE, 'a(abstract: "Runs it.")\nb(help: "However.")\nc(text: "How many.")\n', []),
    (constructs.forbidden, CORE, "fatalError()\ntry! a()\nb as! C\n", [1, 2, 3]),
    (constructs.forbidden, CORE, "// fatalError()\nlet a = \"try! this\"\n", []),
    (constructs.forbidden, CORE, "DispatchQueue.main.asyncAfter(deadline: .now())\nThread.sleep(1)\nusleep(1)\n",
     [1, 2, 3]),
    (constructs.forbidden, CORE, "try await Task.sleep(for: d)\ntry await Task.sleep(for: d, clock: c)\n", [1]),
    (constructs.forbidden, CORE, "// TODO: later\n// FIXME\n", [1, 2]),
    (constructs.forbidden, CORE, "nonisolated(unsafe) var a = 1\n", [1]),
    (constructs.forbidden, CORE, "let b = 1\nfinal class A: @unchecked Sendable {}\n", [2]),
    (constructs.forbidden, CORE, "// Safe: written once.\n@frozen\nstruct A: @unchecked Sendable {}\n", []),
    (constructs.by_type, "Tests/LaunchBrandsTests/A.swift", "a.owner.contains(\"B\")\nb as? TextBox\nc.owner == d\n",
     [1, 2, 3]),
    (constructs.by_type, "Tests/LaunchBrandsTests/A.swift", "owner: item.owner, // a.owner.contains\nself.owner = owner\n", []),
    (constructs.by_type, "Tests/StageUITests/A.swift", "a.owner.contains(\"B\")\n", []),
    (parameters.documented, CORE, "/// - Parameters:\n///   - a: A.\n///   - c: C.\n@MainActor\npublic func f<T: A>(\n    _ a: "
     "[A: B] = [:], b c: @escaping (T, U) -> V, d: W\n) {}\n", [4]),
    (parameters.documented, CORE, "/// - Parameters:\n///   - a: A.\n///     - b: No.\n/// - Throws: `E`.\npublic init(a: A) {}\n",
     []),
    (parameters.documented, CORE, "/// - Parameter b: B.\npublic func f(_ a: A) {}\n", [1, 2]),
    (parameters.documented, CORE, "/// - Parameter a: A.\nfunc f(a: A, b: B) {}\n\n/// No list.\npublic func g(b: B) {}\n", []),
    (parameters.documented, CORE, "/// - Parameter b: B.\ntypealias F = (_ b: B) -> C\n\npublic init(a: A) {}\n", []),
    (screens.conditions, BRAND, L + "import SwiftUI\n", []),
    (screens.conditions, BRAND, L + "#if os(iOS)\n#endif\n", [2, 3]),
    (screens.conditions, BRAND, "if #available(iOS 18, *) {}\n", [1]),
    (screens.conditions, "Sources/UrbanNestBrand/Services/A.swift", "#if os(iOS)\n#endif\n", []),
    (screens.conditions, "Examples/Hello/Sources/Hello/A.swift", "import SwiftUI\n#if os(iOS)\n#endif\n", [2, 3]),
    (snippets.compiled, "README.md", "a\n```swift\nlet a = 1\n```\n", [2]),
    (snippets.compiled, "Sources/A/A.docc/A.md", "```swift\nlet a = 1\n```\n", [1]),
    (snippets.compiled, "README.md", "```sh\nmake\n```\n", []),
    (snippets.compiled, "Documentation/A.docc/AddABrand.md", "```swift\nlet a = 1\n```\n", [1]),
    (addresses.machine_or_registry, "README.md", "usr/bin, out/a, /usr/share/fonts, a/home/b\n", []),
    (addresses.machine_or_registry, "README.md", "see /home" + "/ann/x\nsee /ro" + "ot/x\n", [1, 2]),
    (addresses.machine_or_registry, "Scripts/a.sh", "pip -i https://pypi" + ".org/simple\n", [1]),
    (apple.availability, KIT, "a\n    .keyboardType(.url)\n", [2]),
    (apple.availability, KIT, "// .keyboardType(.url)\nfunc keyboardType(_ a: Int) {}\nlet b = \".keyboardType(a)\"\n", []),
    (apple.availability, KIT, "#if os(iOS) || os(tvOS) || os(visionOS)\na.keyboardType(.url)\n#endif\n", []),
    (apple.availability, KIT, "#if !os(macOS)\na.keyboardType(.url)\n#else\nb\n#endif\n", [2]),
    (apple.availability, KIT, "#if os(macOS)\nb\n#elseif !os(watchOS)\na.keyboardType(.url)\n#endif\n", []),
    (apple.availability, KIT, "#if canImport(UIKit) && !os(watchOS)\na.keyboardType(.url)\n#endif\n", []),
    (apple.availability, KIT, "#if os(Linux)\na.keyboardType(.url)\n#endif\na.tabViewStyle(.page(b: .c))\n", [4]),
    (apple.availability, KIT, "a.sensoryFeedback(.success, trigger: b)\n", [1]),
    (apple.availability, KIT, "a.onTapGesture { b }\n@Environment(\\.verticalSizeClass) var c\n", []),
    (apple.availability, KIT, "WindowGroup {\n}\nWindow(a, id: b) {\n}\n", [3]),
    (apple.availability, KIT, "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)\nfinal class A: TaskExecutor "
     "{\n}\nfinal class B: TaskExecutor {\n}\n", [4]),
    (apple.availability, KIT, "if #available(iOS 18, *) {\n    String(validating: a, as: b)\n}\n", [2]),
    (apple.availability, "Apps/Laten/Laten/A.swift", "a.keyboardType(.url)\n", []),
    (apple.availability, "Apps/Fonsters/Fonsters/A.swift", "a.keyboardType(.url)\n", [1]),
    (apple.availability, "Examples/Hello/Sources/Hello/A.swift", "a.keyboardType(.url)\n", [1]),
    (apple.geometry, "Examples/Hello/Sources/Hello/A.swift", "struct A: Hashable {\n    let b: CGSize\n}\n", [2]),
    (apple.availability, STAGE, "a.keyboardType(.url)\n", []),
    (apple.availability, "Tests/LaunchCoreTests/A.swift", "import Synchronization\n", [1]),
    (apple.availability, apple.TABLE, "a\t1\t2\t3\t4\tsoon\tb\n", [1]),
    (apple.absent, KIT, "#if os(Linux)\nstruct Ring {}\n#endif\nlet a = Ring()\n", [4] * 5),
    (apple.absent, KIT, "#if os(macOS)\nstruct Ring {}\n#elseif os(Linux)\nstruct Ring {}\n#endif\n#if os(macOS)\nlet a = "
     "Ring()\n#endif\n", []),
    (apple.absent, KIT, "#if canImport(UIKit)\nimport LaunchKit\n#endif\n", []),
    (apple.handlers, "Sources/LaunchNetwork/A.swift", "    completionHandler: @escaping (URLRequest?) -> Void\n"
     "    completionHandler: @escaping @Sendable (URLRequest?) -> Void\n", [1]),
    (apple.closures, KIT, "#if canImport(AuthenticationServices)\na(b) { url, error in\n    c(url)\n}\n#endif\n", [2]),
    (apple.closures, KIT, "#if canImport(UIKit)\na(b, completionHandler: { c in d(c) })\na { [weak b] _, error in\n}\n#endif\n",
     [2, 3]),
    (apple.closures, KIT, "#if canImport(UIKit)\na(b) { @Sendable url, error in\n}\nc { $0.error }\n#endif\n", []),
    (apple.closures, KIT, "#if canImport(UIKit)\na(b) { url, failure in\n}\na { granted, _ in\n}\na.requestAuthorization(options: b) { c in\n}\n"
     "a(withCompletionHandler: { b in })\na.requestAuthorization(options: b) { @Sendable c in\n}\n#endif\n", [2, 4, 6, 8]),
    (apple.closures, KIT, "#if canImport(UIKit)\na.getNotificationSettings { b in\n}\na.getNotificationSettings { @Sendable b in\n}\n#endif\n", [2]),
    (apple.closures, KIT, "#if canImport(UIKit)\nb.addObserver(forName: c, object: nil, queue: nil) { d in\n}\na.performChanges {\n}\n"
     "a.pathUpdateHandler = { b in\n}\na.register(forTaskWithIdentifier: b, using: nil) { c in\n}\na.register(b) { c in\n}\n#endif\n",
     [2, 4, 6, 8]),
    (apple.closures, KIT, "#if canImport(UIKit)\nb.addObserver(forName: c, object: nil, queue: nil) { @Sendable d in\n}\n"
     "a.pathUpdateHandler = { @Sendable b in\n}\na.pathUpdateHandler = nil\n#endif\n", []),
    (apple.closures, KIT, "#if canImport(SwiftUI)\na { b, error in\n}\n#endif\n", []),
    (apple.closures, "Apps/Laten/Laten/A.swift", "import UIKit\na { b, error in\n}\n", [2]),
    (apple.geometry, KIT, "struct A: Hashable, Sendable {\n    let b: Int\n    let c: CGSize\n}\n", [3]),
    (apple.geometry, KIT, "struct A: Equatable {\n    let c: CGSize\n}\nstruct B<C: Hashable> {\n    let d: CGRect\n}\n", []),
    (apple.geometry, KIT, "struct A: Hashable {\n    static let b: CGSize = .zero\n    var c: CGRect { d }\n    func e(_ f: "
     "CGSize) {\n        let g = CGSize(width: 1, height: 2)\n    }\n}\n", []),
    (apple.geometry, KIT, "struct A: Hashable {\n    let b: CGSize\n    func hash(into c: inout Hasher) {}\n}\n", []),
    (apple.geometry, KIT, "enum A: Hashable {\n    case b\n    case c(at: CGPoint?)\n}\n", [3]),
    (apple.geometry, KIT, "struct A {\n    struct B: Hashable {\n        var c = CGPoint(x: 1, y: 2)\n    }\n}\n", [3]),
    (apple.geometry, KIT, "struct A {\n    let b: CGVector\n}\nextension A: Hashable {}\n", [2]),
    (apple.geometry, STAGE, "struct A: Hashable {\n    let b: CGSize\n}\n", []),
    (people.places, people.PAGE, "See `Scripts/arrows.txt`, `arrows.txt`, `make a`, `out/b`.\n", []),
    (people.projects, people.PAGE, "| A | Open |\n|---|---|\n| b | `Apps/Duggy/Duggy.xcodeproj` |\n\n| a | b |\n", []),
    (people.projects, people.PAGE, "| A | Open |\n|---|---|\n| b | look at it |\n", [3]),
    (people.projects, people.PAGE, "| A | Open |\n|---|---|\n| b | `firstlight generate duggy --platform macos --into out/a`, "
     "`out/a/Duggy.xcodeproj` |\n", []),
    (people.projects, people.PAGE, "| A | Open |\n|---|---|\n| b | `firstlight generate duggy --platform tvos --into out/a`, "
     "`out/a/Duggy.xcodeproj` |\n", [3]),
    (people.projects, people.PAGE, "| A | Open |\n|---|---|\n| b | `out/mac/Duggy/Duggy.xcodeproj` |\n", [3]),
    (people.places, people.PAGE, "a\nSee `Sources/Gone/A.swift`, and `Apps/Gone/` and `Gone.swift`.\n", [2, 2, 2]),
]


def target(name, dependency, kind="regular"):
    return {"name": name, "type": kind, "dependencies": [{"byName": [dependency, None]}]}


# target of the manifest beside a macro, number of findings
MACRO = target("StageMacros", "StageMacroExpansion", "macro")
MANIFESTS = [
    (target("LaunchCore", "LaunchMotion"), 0),
    (target("LaunchCore", "StageUI"), 1),
    (target("Unknown", "StageUI", "executable"), 1),
    (target("AnyTests", "StageUI", "test"), 0),
    (target("AnyTests", "StageMacroExpansion", "test"), 0),
    (target("AnyTests", "StageMacros", "test"), 1),
]


# A manifest, and README's table of its products with the number of findings
PACKAGE = {
    "name": "thing",
    "products": [{"name": "Low", "type": {"library": ["automatic"]}, "targets": ["Low"]},
                 {"name": "High", "type": {"library": ["automatic"]}, "targets": ["High"]},
                 {"name": "program", "type": {"executable": None}, "targets": ["High"]}],
    "targets": [target("High", "Low"), target("Low", "CThing"),
                {"name": "CThing", "type": "system", "dependencies": [], "providers": [{"apt": [["libthing-dev"]]}]}],
}
TABLE = "| Product | For | Debian packages |\n|---|---|---|\n"
PRODUCTS = [
    (TABLE + "| `Low` | a | `libthing-dev` |\n| `High` | b | those of `Low` |\n", 0),
    (TABLE + "| `Low` `High` | a | `libthing-dev` |\n", 0),
    (TABLE + "| `Low` | a | `libthing-dev` |\n", 1),
    (TABLE + "| `Low` | a | none |\n| `High` | b | those of `Low`, `libother-dev` |\n", 2),
    (TABLE + "| `Low` `High` `program` | a | `libthing-dev` |\n", 1),
    ("no table\n", 2),
]
# A part of a manifest on a page, with the number of findings
DEPENDENCIES = [
    ('```swift\n.target(\n    name: "A", dependencies: [.product(name: "Low", package: "thing")])\n```\n', 0),
    ('.product(name: "Low", package: "thing"), .product(name: "program", package: "thing")\n', 1),
    ('.product(name: "Lower", package: "thing", condition: b)\n.product(name: "Low", package: "other")\n', 2),
]


def on_apple(*names, **changes):
    """The manifest as it is on a Mac, with these targets beside the wanted ones, or something of it changed."""
    wanted = [target(name, "LaunchMotion") for name in apple.targets(folder()) if name not in changes]
    versions = {system: str(version) for system, version in BEGINS.items()} | changes
    return {"targets": wanted + list(names), "products": [], "platforms": [
        {"platformName": system.lower(), "version": versions[system]} for system in BEGINS]}


# manifest on a Mac, number of findings
ON_APPLE = [
    (lambda: on_apple(), 0),
    (lambda: on_apple(target("StageUI", "LaunchMotion")), 1),
    (lambda: on_apple(LaunchKit=None, **{"iOS": "17.0"}), 1),
    (lambda: on_apple(target("LaunchKit", "StageUI")), 1),
    (lambda: on_apple(target("CSQLite", "LaunchMotion") | {"pkgConfig": "sqlite3"}), 1),
    (lambda: on_apple(iOS="18.0"), 1),
    (lambda: on_apple() | {"products": [{"name": "StageUI", "targets": ["StageUI"]}]}, 1),
]


def folder(path="README.md", text=""):
    """A repository that holds the lists and one file."""
    root = Path(tempfile.mkdtemp(dir=folder.base))
    for name, content in ((arrows.LIST, None), (words.LIST, None), (apple.TARGETS, None),
                          (apple.TABLE, None), (path, text)):
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content if content is not None else (HERE / file.name).read_text())
    return Tree(root)


def failures():
    for rule, path, text, lines in CASES:
        got = [finding.line for finding in rule(folder(path, text)) if finding.path == path]
        if got != lines:
            yield f"{rule.__module__}.{rule.__name__} on {path} {text[:60]!r}: lines {got}, expected {lines}"
    tree = folder("README.md", "```swift\nimport A\n\nlet a = 1\n```\n")
    test = tree.root / "Tests/A/DocumentationTests.swift"
    test.parent.mkdir(parents=True)
    test.write_text("import B\nstruct C {\n    let a = 1\n}\n")
    if list(snippets.compiled(Tree(tree.root))):
        yield "checks.snippets.compiled does not find an example that a test holds"
    tree = folder("Tests/A/A.swift", '@Test(.proves("UN-1", "UN-2"))\nfunc a() {}\n@Test(\n.proves("C-UN-1"))\n')
    (tree.root / rows.CATALOGUE).parent.mkdir(parents=True)
    (tree.root / rows.CATALOGUE).write_text("id\tkind\nUN-1\tvisual\n")
    if [f.line for f in rows.named(Tree(tree.root))] != [1, 4]:
        yield f"checks.rows.named: {[str(f) for f in rows.named(Tree(tree.root))]}"
    for table, wanted in (("id\tkind\nA-1\tdata\n", [1]), ("id\tscreen\nA-1\tyes\nA-2\tYes\nA-3\tno\n", [3])):
        (tree.root / rows.CATALOGUE).write_text(table)
        if (got := [f.line for f in rows.seen(Tree(tree.root))]) != wanted:
            yield f"checks.rows.seen: {got}, expected {wanted}"
    yield from departure_failures()
    tree = folder("Documentation/Decisions/0001-a.md", "# 0001: A\n\nStatus: replaced: by b.\n")
    (tree.root / files.INDEX).write_text("- [0001](0001-a.md): a.\n")
    if found := [str(f) for f in files.decisions(Tree(tree.root))]:
        yield f"checks.files.decisions on a Decision that the index has: {found}"
    yield from ring_failures()
    yield from page_failures()
    yield from status_failures()
    yield from fidelity_failures()
    yield from version_failures()
    for entry, count in MANIFESTS:
        got = list(arrows.manifest(folder(), {"targets": [entry, MACRO]}))
        if len(got) != count:
            yield f"checks.arrows.manifest on {entry}: {got}, expected {count}"
    for text, count in PRODUCTS:
        got = [str(finding) for finding in products.table(folder(products.PAGE, text), PACKAGE)]
        if len(got) != count:
            yield f"checks.products.table on {text!r}: {got}, expected {count}"
    for text, count in DEPENDENCIES:
        tree = folder("Documentation/A.docc/A.md", text)
        got = [str(finding) for finding in [*products.named(tree, PACKAGE), *snippets.compiled(tree)]]
        if len(got) != count:
            yield f"checks.products.named on {text!r}: {got}, expected {count}"
    for number, (entry, count) in enumerate(ON_APPLE):
        got = [str(finding) for finding in apple.manifest(folder(), entry())]
        if len(got) != count:
            yield f"checks.apple.manifest on case {number}: {got}, expected {count}"
    for script in ("instructions_selftest.py", "requirements_selftest.py", "trace_check_selftest.py"):
        run = subprocess.run([sys.executable, str(HERE / script)], capture_output=True, text=True)
        if run.returncode:
            yield run.stdout + run.stderr


def ring_failures():
    """Lets the runtime of StageUI name what a file of its views declares."""
    views = ("@MainActor\npublic final class Lid {\n    struct Hinge {}\n}\nprivate struct Knob {}\nextension Box {}\n"
             "/* struct Gone {} */ struct Slot {}\n")
    for text, wanted in (("let a: Lid, b: Lid\nlet c: Slot\n", [1, 2]), ("let a = Box()\nlet b: Knob, c: Hinge, d: Gone\n", []),
                         ('// Lid\n/* Lid\n*/ let a = "Lid"\nlet b = """\n    Lid\n    """\n', []),
                         ("struct A {\n    enum Lid {}\n    let b: Lid\n}\n", []), ("func lid() -> [Lid]? { nil }\n", [1])):
        tree = folder(rings.INNER + "Graph/A.swift", text)
        view = tree.root / rings.OUTER / "Buttons/Lid.swift"
        view.parent.mkdir(parents=True)
        view.write_text(views)
        if (got := [f.line for f in rings.upward(Tree(tree.root))]) != wanted:
            yield f"checks.rings.upward on {text!r}: {got}, expected {wanted}"
    for count, wanted in ((20, []), (21, [1])):
        names = [f"Part{number}" for number in range(count)]
        tree = folder(rings.STAGE, f"import Part99\nlet a: ({', '.join(names)})\n")
        for name in [*names, "Part99"]:
            (tree.root / rings.INNER / f"Stage/{name}.swift").write_text(f"struct {name} {{}}\n")
        if (got := [f.line for f in rings.stage(Tree(tree.root))]) != wanted:
            yield f"checks.rings.stage on {count} types: {got}, expected {wanted}"


def page_failures():
    """Lets pages give names as absent that are here, and a number of scenarios that is another one."""
    tree = folder(absent.PAGE, "| `Lid` | a |\n\n## Absent\n\n`Knob`, `.turn`\n\n## Not SwiftUI\n\n| `Slot` |\n")
    guide = tree.root / absent.GUIDE
    guide.parent.mkdir(parents=True)
    guide.write_text("no member 'turn'\n| `Knob`, `turn` | a `Lid` |\n| `Lid` | b |\ncannot find 'Slot'\n")
    (tree.root / absent.README).write_text("absent, such as `Knob` and `Lid`.\n")
    got = [(f.path, f.line) for f in absent.named(Tree(tree.root))]
    if got != [(absent.GUIDE, 3), (absent.GUIDE, 4), (absent.README, 1)]:
        yield f"checks.absent.named: {got}"
    tree = folder("Sources/LidBrand/Simulation/scenarios.json", '{"scenarios": [{}, {}], "states": [{}]}')
    for name, text in ((products.APPS, "| Lid | a | 2 |\n| Lid | a | 3 |\n"), (products.PAGE, "Two apps with 3 scenarios\n")):
        (tree.root / name).parent.mkdir(exist_ok=True)
        (tree.root / name).write_text(text)
    got = [(f.path, f.line) for f in products.scenarios(Tree(tree.root))]
    if got != [(products.APPS, 2), (products.PAGE, 1)]:
        yield f"checks.products.scenarios: {got}"


def version_failures():
    """Lets the changelog and the programs say different things."""
    constants = 'static let number = "1.2.0"\nstatic let date = "2026-01-31"\n'
    for text, wanted in (("# C\n## Unreleased\n## 1.2.0 - 2026-01-31\n## 1.1.0 - 2025-01-31\n", []),
                         ("# C\n## 1.1.0 - 2026-01-31\n", [2]), ("## 1.2.0 - 2026-01-30\n", [1]),
                         ("## 1.2.0\n", [1]), ("# C\n## Unreleased\n", [1])):
        tree = folder(version.CHANGES, text)
        (tree.root / version.SOURCE).parent.mkdir(parents=True, exist_ok=True)
        (tree.root / version.SOURCE).write_text(constants)
        if (got := [f.line for f in version.agrees(Tree(tree.root))]) != wanted:
            yield f"checks.version.agrees on {text!r}: {got}, expected {wanted}"


STAGED = """public struct Box: View {
    public init<T>(_ a: T, at b: Int = 1) where T: View {}
    struct Inner { public var hidden: Int }
    public enum Kind { case small, large(Int) }
}
extension View {
    public func boxed(
        by amount: (Int) -> Int = { $0 }, and other: Int
    ) -> some View { self }
}
"""
MACROS = """@attached(accessor)
public macro Kept() = #externalMacro(module: "A", type: "B")
@freestanding(declaration)
public macro Shown() = #externalMacro(module: "A", type: "B")
@available(*, unavailable, message: "write a Box")
@MainActor
public struct hiddenSheet { public func hidden() {} }
"""


def status_failures():
    """Breaks the page about StageUI: stale, a wrong note, and reads declarations as they are."""
    tree = folder(STAGE, STAGED + MACROS)
    (tree.root / "Documentation").mkdir()
    (tree.root / status.NOTES).write_text("Box\tpartial\thas no lid\nCircle\tabsent\tround\n")
    text, wrong = status.page(tree)
    for row in ("| `Box` | partial | `init(_:at:)` | has no lid |", "| `Box.Kind` | supported | `small`, `large` |",
                "| `boxed` | supported | `boxed(by:and:)` |", "| `Circle` | round |",
                "| `@Kept` | supported |", "| `#Shown` | supported |"):
        if wrong or row not in text or "hidden" in text:
            yield f"checks.status.page does not say {row}: {wrong or text}"
    if [f.path for f in status.fresh(tree)] != [status.PAGE]:
        yield "checks.status.fresh takes a page that is missing"
    (tree.root / status.PAGE).write_text(text)
    if [f.path for f in status.fresh(tree)] != [status.NAMES]:
        yield "checks.status.fresh takes a list of names that is missing"
    (tree.root / status.NAMES).parent.mkdir(parents=True)
    (tree.root / status.NAMES).write_text(status.names(tree))
    if list(status.fresh(tree)):
        yield "checks.status.fresh refuses a page that is fresh"
    (tree.root / status.SUBSET).write_text("# a\nBox .boxed Circle\nSheet .gone\n")
    if [f.line for f in status.covered(tree)] != [3, 3]:
        yield f"checks.status.covered: {[str(f) for f in status.covered(tree)]}"
    (tree.root / status.NOTES).write_text("Circle\tabsent\tround\nLater\tabsent\tx\n")
    (tree.root / STAGE).write_text(STAGED + "public typealias Later = Box\n")
    if [f.line for f in status.fresh(Tree(tree.root))] != [2]:
        yield f"checks.status.fresh on an alias: {[str(f) for f in status.fresh(Tree(tree.root))]}"
    (tree.root / STAGE).write_text(STAGED)
    (tree.root / samples.EXCUSES).write_text("boxed\tneeds a lid\nGone\tx\nBox\t\n")
    use = tree.root / samples.SOURCES / "A.swift"
    use.parent.mkdir(parents=True)
    use.write_text("let a = Kind.small\n")
    wrong = [(f.path, f.line) for f in samples.complete(Tree(tree.root))]
    if wrong != [(samples.EXCUSES, 2), (samples.EXCUSES, 3)]:
        yield f"checks.samples.complete: {wrong}"
    use.write_text("let a: Box = b.boxed(c)\n")
    wrong = [(f.path, f.line) for f in samples.complete(Tree(tree.root))]
    if wrong != [(samples.SOURCES, 1), (samples.EXCUSES, 1), (samples.EXCUSES, 2), (samples.EXCUSES, 3)]:
        yield f"checks.samples.complete on other uses: {wrong}"
    (tree.root / status.NOTES).write_text("Box\tabsent\tx\nGone\tpartial\tx\nBox\n")
    if [f.line for f in status.fresh(tree)] != [3, 1, 2]:
        yield f"checks.status.fresh on wrong notes: {[str(f) for f in status.fresh(tree)]}"
    (tree.root / status.NOTES).write_text("Box\tpartial\tno lid\nBox\tpartial\tno lid and no Kind\nboxed\tpartial\tx\n")
    if [f.line for f in status.fresh(tree)] != [2, 2]:
        yield f"checks.status.fresh on two notes: {[str(f) for f in status.fresh(tree)]}"


FIDELITY = """# symbol
Box\tholds\tagrees\thttps://example.org/box\tTests/A/A.swift holds
Box\thas a lid\tagrees\thttps://example.org/box\tTests/A/A.swift has a lid
Box\tshuts\tdiffers\thttps://example.org/box\t-
Box\tis red\tunknown\t\t-
"""
# Rows of which each is wrong in one column.
UNSOUND = ["Box\tholds\tagrees", "Box\ta\tperhaps\t\tTests/A/A.swift holds", "Box\ta\tagrees\t../shared/a.md\tTests/A/A.swift holds",
           "Box\ta\tagrees\tthe documentation\tTests/A/A.swift holds", "Box\ta\tagrees\t\tTests/A/B.swift holds",
           "Box\ta\tagrees\t\tTests/A/A.swift hold", "Box\ta\tagrees\t\tTests/A/A.swift", "Box\ta\tagrees\t\t-",
           "Box\ta\tagrees\t\tTests/A holds",
           "Box\ta\tdiffers\t\tSources/StageUI/A.swift boxed"]


DEPARTURES = "id\tdeparts\treason\nFO-02\tSlower\tas UN-99 (Decision 0001, C-FO-09)\nUN-99\tGrey\tit is seen\n"
# A line after these, and the findings that are expected about it.
DEPARTED = [
    ("UN-100\tNo lid\tDecisions 0001 and 0001", 0), ("UN-98\tGrey\tit is seen", 1), ("UN-99\tGrey\tit is seen", 1),
    ("UN-101\tGrey\tit is seen", 1), ("UN-100\tGrey", 1), ("UN-100\tGrey\t ", 1), ("UN-100\t\tit is seen", 1),
    ("UN-100\tGrey\tas UN-101", 1), ("UN-100\tAs ST-02\tit is seen", 1), ("UN-100\tGrey\tDecision 0002", 1),
    ("UN-100\tGrey\tDecisions 0001, 0002 and 0003", 2), ("", 1),
]


def departure_failures():
    """Breaks each column of the table of what is met otherwise than asked for."""
    tree = folder("Documentation/Decisions/0001-a.md", "# 0001: A\n\nStatus: accepted\n")
    if list(rows.reasoned(tree)):
        yield "checks.rows.reasoned finds something where there is no table"
    (tree.root / rows.CATALOGUE).parent.mkdir(parents=True)
    (tree.root / rows.CATALOGUE).write_text("id\tkind\nUN-98\ta\nUN-99\ta\nUN-100\ta\nFO-02\ta\n")
    for more, count in [("", 0)] + [(line + "\n", count) for line, count in DEPARTED]:
        (tree.root / rows.DEPARTURES).write_text(DEPARTURES + more)
        if (got := [f.line for f in rows.reasoned(Tree(tree.root))]) != [4] * count:
            yield f"checks.rows.reasoned on {more!r}: lines {got}, expected {count} in line 4"
    (tree.root / rows.DEPARTURES).write_text(DEPARTURES.replace("departs", "text"))
    if [f.line for f in rows.reasoned(Tree(tree.root))] != [1]:
        yield "checks.rows.reasoned takes other columns"


def fidelity_failures():
    """Breaks each column of the table of outside words, and reads the figures of a symbol from it."""
    tree = folder(STAGE, STAGED)
    test = tree.root / "Tests/A/A.swift"
    for file, text in ((test, "@Test func holds() {}\n@Test func `has a lid`() {}\n"), (tree.root / fidelity.TABLE, FIDELITY)):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    if found := [str(f) for f in fidelity.sound(Tree(tree.root))]:
        yield f"checks.fidelity.sound on a table that is right: {found}"
    text, wrong = status.page(Tree(tree.root))
    for part in ("| `Box` | supported, agrees on 2 of 3 |", "| `Box.Kind` | supported |", "1 symbols", "on 3 points; on 2 of"):
        if wrong or part not in text:
            yield f"checks.status.page does not say {part}: {wrong or text}"
    for row in UNSOUND:
        (tree.root / fidelity.TABLE).write_text(FIDELITY + row + "\n")
        if [f.line for f in fidelity.sound(Tree(tree.root))] != [6]:
            yield f"checks.fidelity.sound takes {row!r}"
    (tree.root / fidelity.TABLE).write_text(FIDELITY + "Lid\ta\tunknown\t\t-\n")
    if [(f.path, f.line) for f in status.page(Tree(tree.root))[1]] != [(fidelity.TABLE, 6)]:
        yield "checks.status.page takes a point about a symbol that is not there"


def main():
    with tempfile.TemporaryDirectory() as base:
        folder.base = base
        failed = list(failures())
    for failure in failed:
        print("selftest:", failure)
    if failed:
        sys.exit(f"selftest: {len(failed)} rule(s) do not do what they say")
    print(f"selftest: {len(CASES) + len(MANIFESTS) + len(ON_APPLE)} cases hold")


if __name__ == "__main__":
    main()
