"""Documentation/Status.md, from StageUI's public declarations and Documentation/status-notes.tsv."""

import re

from checks import fidelity
from checks.tree import Finding, code_only

PAGE, NOTES, SOURCES = "Documentation/Status.md", "Documentation/status-notes.tsv", "Sources/StageUI/"
# What files import by the names of Apple's other frameworks: Decision 0074.
FRAMEWORKS = ("CommonCrypto", "AudioToolbox", "CoreHaptics", "Combine", "UIKit", "AuthenticationServices",
              "UserNotifications", "StoreKit", "SwiftData", "os", "OSLog", "SwiftUI", "Charts", "CoreLocation",
              "MapKit", "PhotosUI", "CoreTransferable", "UniformTypeIdentifiers", "CoreGraphics", "WebKit",
              "SafariServices", "AVFoundation", "AVKit", "CoreData", "Network", "LocalAuthentication", "Security",
              "CryptoKit", "AppIntents", "WidgetKit", "NaturalLanguage", "TipKit", "CloudKit", "LinkPresentation",
              "QuickLook", "Photos", "MessageUI", "Contacts", "EventKit", "ActivityKit", "BackgroundTasks", "CoreMotion",
              "CoreSpotlight", "MediaPlayer", "SystemConfiguration", "CoreBluetooth", "HealthKit", "ImageIO",
              "CoreImage", "PDFKit", "MobileCoreServices", "AVFAudio", "SQLite3",
              "CoreMedia", "AppTrackingTransparency", "Translation")
SUBSET = "Documentation/subset.txt"
# All names of SwiftUI, by Apple's documentation index.
INDEX = "Documentation/swiftui-names.txt"
# The same names for `firstlight adopt`, which looks for them in the sources of others.
NAMES = "Sources/FirstlightCommands/Names/module-names.txt"
TYPES = ("struct", "class", "enum", "protocol", "actor")
DECLARATION = re.compile(
    r"\bextension\s+(?P<extended>[\w.]+)"
    r"|(?P<public>\b(?:public|open)\s+)?(?:(?:final|static|class|mutating|nonisolated|convenience|override|indirect|package"
    r"|private|fileprivate|internal|(?:private|internal|fileprivate)\(set\))\s+)*"
    r"\b(?P<kind>struct|class|enum|protocol|actor|func|init|var|let|typealias|subscript|macro)\b\s*(?P<name>`?\w+`?)?"
    r"|\bcase\s+(?P<cases>[^\n{]+)")
# What is declared so that the compiler says what to write instead is absent all the same.
UNAVAILABLE = re.compile(r"@available\(\s*\*\s*,\s*unavailable\b[^()]*\)\s*(?:@\w+\s+)*$")
# What each value type has; naming it in each row would hide the rest.
USUAL = {"body", "makeBody", "hash", "encode", "description", "rawValue", "id", "path", "allCases", "hashValue",
         "wrappedValue", "projectedValue", "animatableData", "init(from:)", "init(rawValue:)", "init()"}
INTRODUCTION = """\
# Status: which SwiftUI symbols work

StageUI is a subset of SwiftUI for Linux. A symbol that is here has the spelling and the meaning that it has in
Apple's SwiftUI (iOS 17 and later). What is not in a table does not exist: code that uses it does not compile on
Linux.

- **supported**: nothing is known to be missing; without a figure it says no more than that.
- **partial**: the last column says what is missing.
- **absent**: known to be wanted, not there yet.
- **agrees on n of m**: an outside word (Apple's documentation, a session, a specification, another runtime's numbers) makes
  m points that are decided here, and a test finds n of them so. `fidelity.tsv` has each with its source and its test.

`make status` writes this page from the public declarations of `Sources/StageUI`, and of the modules beside it that
stand for Combine, UIKit and others, and the notes in `status-notes.tsv`; `make check` fails when it is stale.
"""


class Member:
    """A public declaration: who owns it, its kind and its name with labels."""

    def __init__(self, folder, owner, kind, name):
        self.folder, self.owner, self.kind, self.name = folder, owner, kind, name

    @property
    def base(self):
        return self.name.split("(")[0]


def signature(text, start):
    """The argument labels of the parameter list that begins at or after start, or none."""
    generics = re.compile(r"\s*(<)?").match(text, start)
    if generics and generics[1]:
        depth, start = 1, generics.end()
        while depth and start < len(text):
            depth += {"<": 1, ">": -1}.get(text[start], 0) * (text[start - 1] != "-")
            start += 1
    while start < len(text) and text[start] in "?! \n":
        start += 1
    if start >= len(text) or text[start] not in "([":
        return None
    depth, labels, piece = 0, [], ""
    for character in text[start:]:
        depth += character in "([{<"
        if depth > 1 or character not in "()[]":
            piece += character
        depth -= character in ")]}" or (character == ">" and not piece.endswith("->"))
        if depth == 1 and character == "," or depth == 0:
            words = re.sub(r"@\w+(\([^)]*\))?", "", piece.strip("( ,")).split(":")[0].split()
            if words:
                labels.append(words[0].strip(",)") + ":")
            piece = ""
        if depth == 0:
            break
    return "(" + "".join(labels) + ")"


def members(tree):
    """The public declarations of StageUI and of the modules beside it, in the order of the files."""
    for path in [*tree.swift(SOURCES), *(path for name in FRAMEWORKS for path in tree.swift(f"Sources/{name}/"))]:
        module = path.split("/")[1]
        folder = f"module {module}" if module in FRAMEWORKS else path.split("/")[-2]
        text = "\n".join(code_only(tree.lines(path)))
        depths, depth = [], 0
        for character in text:
            depths.append(depth)
            depth += (character == "{") - (character == "}")
        stack = []  # (depth of the contents, name, kind); a name with a dash is not public
        for found in DECLARATION.finditer(text):
            here = depths[found.start()]
            is_absent = bool(UNAVAILABLE.search(text, max(0, found.start() - 400), found.start()))
            while stack and stack[-1][0] > here:
                stack.pop()
            if stack and here > stack[-1][0]:
                continue  # inside a function
            if not stack and here:
                continue
            owner = ".".join(name for _, name, _ in stack)
            if found["extended"]:
                stack.append((here + 1, found["extended"], ""))
                continue
            if found["cases"]:
                if stack and stack[-1][2] == "enum" and "-" not in owner:
                    for case in re.findall(r"(?:^|,)\s*`?(\w+)", re.sub(r"\([^()]*\)|=[^,]*", "", found["cases"])):
                        yield Member(folder, owner, "case", case)
                continue
            kind, name = found["kind"], (found["name"] or "").strip("`")
            is_public = not is_absent and (bool(found["public"]) or bool(stack and stack[-1][2] == "protocol"))
            if kind in TYPES:
                # An internal type hides what is in it.
                stack.append((here + 1, name, kind) if is_public else (here + 1, "-" + name, ""))
            if not is_public or "-" in owner:
                continue
            if kind == "macro":
                # What is attached is written with an at sign, and what stands alone with a number sign.
                roles = re.findall(r"@(attached|freestanding)\b", text[:found.start()])
                yield Member(folder, "", kind, ("#" if roles[-1:] == ["freestanding"] else "@") + name)
                continue
            if kind in ("func", "init", "subscript"):
                labels = signature(text, found.end("name") if kind == "func" else found.end("kind"))
                if labels is None:
                    continue
                name = f"{name if kind == 'func' else kind}{labels}"
            yield Member(folder, owner, kind, name)


def notes(tree):
    """The hand-written table as {symbol: (status, text)} in its order, its lines, and what is wrong with it."""
    table, lines, wrong = {}, {}, []
    for number, line in enumerate(tree.lines(NOTES), 1):
        if line and not line.startswith("#"):
            fields = line.split("\t")
            if len(fields) != 3 or fields[1] not in ("partial", "absent", "own"):
                wrong.append(Finding(NOTES, number, "a line that is not a note",
                                     "Write a symbol, partial, absent or own, and a text, with tabs between"))
                continue
            if fields[0] in table:
                wrong.append(Finding(NOTES, number, f"'{fields[0]}' has a note already", "Write one line of both"))
            table[fields[0]] = (fields[1], fields[2])
            lines[fields[0]] = number
    return table, lines, wrong


def stands_alone(member):
    """Whether code names the declaration by itself: a type, an alias, a function, a modifier, a value."""
    return not member.owner or member.owner in ("View", "EnvironmentValues")


def missing(tree, found):
    """The names of Apple's index that no module has: (title, all names, those that are missing) for each part of it."""
    everything = {member.base.strip("@#`") for member in found}
    if "@_exported public import Observation" in tree.text("Sources/SwiftUI/SwiftUI.swift"):
        everything.add("Observable")
    modifiers = {m.base for m in found if m.kind == "func" and m.owner}
    values = {m.base for m in found if m.owner == "EnvironmentValues"}
    parts = []
    for line in tree.lines(INDEX):
        if line.startswith("="):
            parts.append((line[1:].strip(), [], []))
        elif line and not line.startswith("#"):
            for name in line.split():
                base = name.split(".")[-1]
                known = values if name.startswith("EnvironmentValues.") else modifiers if name[0] == "." else everything
                parts[-1][1].append(name)
                if base not in known:
                    parts[-1][2].append(name)
    return parts


def section(title, rows):
    if not rows:
        return ""
    head = f"\n## {title}\n\n| Symbol | Status | Members | What is missing |\n|---|---|---|---|\n"
    return head + "".join(f"| `{s}` | {status} | {inner} | {text} |\n" for s, status, inner, text in rows)


def page(tree):
    """The page, and what is wrong with the notes."""
    (table, lines, wrong), found = notes(tree), list(members(tree))
    used, parts, held = set(), [INTRODUCTION], fidelity.figures(tree)

    def state(symbol):
        used.add(symbol)
        status, text = table.get(symbol, ("supported", ""))
        if status == "absent":
            wrong.append(Finding(NOTES, lines[symbol], f"'{symbol}' is called absent and exists", "Correct its line"))
        return status, text

    types, own = {}, []
    for member in found:
        if member.kind in TYPES:
            name = f"{member.owner}.{member.name}" if member.owner else member.name
            types[name] = (member.folder, [])
    outside = {}  # members of types that are not StageUI's
    modifiers, values, functions, macros = {}, {}, {}, {}
    for member in found:
        if member.kind in TYPES or member.kind == "typealias":
            continue
        if member.kind == "macro":
            macros[member.name] = (member.folder, [])
            continue
        # Font.body is a text style, View.id a modifier; elsewhere these are the usual members of a value.
        if {member.base, member.name} & USUAL and member.owner not in ("View", "Font", "Font.TextStyle"):
            continue
        if member.base and not member.base[0].isalpha():
            continue
        if not member.owner:
            functions.setdefault(member.base, (member.folder, []))[1].append(member.name)
        elif member.owner == "View" and member.base == "body":
            continue
        elif member.owner == "View":
            modifiers.setdefault(member.base, (member.folder, []))[1].append(member.name)
        elif member.owner == "EnvironmentValues":
            values.setdefault(member.base, (member.folder, []))[1].append(member.name)
        elif member.owner in types:
            types[member.owner][1].append(member.name)
        else:
            outside.setdefault(member.owner, (member.folder, []))[1].append(member.name)

    def rows(group):
        result = []
        for symbol in sorted(group, key=str.lower):
            status, text = state(symbol)
            inner = ", ".join(f"`{name}`" for name in dict.fromkeys(group[symbol][1]) if name != symbol)
            if symbol in held:
                status += ", agrees on {} of {}".format(*held[symbol])
            (own if status == "own" else result).append((symbol, status, inner, text))
        return result

    folders = sorted({folder for folder, _ in types.values()})
    for folder in folders:
        parts.append(section(f"Types: {folder}", rows({n: t for n, t in types.items() if t[0] == folder})))
    parts.append(section("Functions", rows(functions)))
    parts.append(section("Macros", rows(macros)))
    parts.append(section("View modifiers", rows(modifiers)))
    parts.append(section("Environment values", rows(values)))
    parts.append(section("Additions to Foundation's and the library's types", rows(outside)))
    absent = [(s, "absent", "", text) for s, (status, text) in table.items() if status == "absent"]
    if absent:
        parts.append("\n## Absent\n\n| Symbol | What it is for |\n|---|---|\n")
        parts += [f"| `{symbol}` | {text} |\n" for symbol, _, _, text in absent]
    index = missing(tree, found)
    for title, everything, without in index:
        if without:
            parts.append(f"\n## Absent {title}\n\nOf {len(everything)} names that Apple's documentation index lists, these "
                         f"{len(without)} are not here.\n\n" + ", ".join(f"`{name}`" for name in without) + "\n")
    if own:
        parts.append("\n## Not SwiftUI\n\nHow a program runs a tree of views and reads the result; a screen uses none of"
                     " these.\n\n| Symbol | What it is |\n|---|---|\n")
        parts += [f"| `{symbol}` | {text} |\n" for symbol, _, _, text in own]
    within = {f"{name}.{member.split('(')[0]}" for group in (types, outside) for name in group for member in group[name][1]}
    for symbol in sorted(({m.base for m in found if stands_alone(m)} | within) - used):
        if table.get(symbol, ("",))[0] == "absent":
            wrong.append(Finding(NOTES, lines[symbol], f"'{symbol}' is called absent and exists", "Correct its line"))
    for symbol, (status, _) in table.items():
        if status != "absent" and symbol not in used:
            wrong.append(Finding(NOTES, lines[symbol], f"there is no public '{symbol}' in {SOURCES}",
                                 "Remove or correct its line"))
    for symbol, (_, text) in table.items():
        for lack in re.findall(r"\bno (\w+)", text):
            if {f"{symbol}.{lack}"} & (within | types.keys()):
                wrong.append(Finding(NOTES, lines[symbol], f"'{symbol}' has '{lack}', which its note misses",
                                     "Remove or correct its line"))
    wrong += [Finding(fidelity.TABLE, number, f"'{fields[0]}' is no symbol of {PAGE}", "Name one as the page does")
              for number, fields in fidelity.rows(tree) if fields[0] not in used]
    everything = [state for group in (types, functions, macros, modifiers, values, outside) for state in group]
    counts = {s: sum(table.get(n, ("supported",))[0] == s for n in everything) for s in ("supported", "partial")}
    inner = sum(len(dict.fromkeys(group[name][1])) for group in (types, functions, modifiers, values, outside)
                for name in group if table.get(name, ("",))[0] != "own")
    whole, lacking = (sum(len(part[at]) for part in index if "other frameworks" not in part[0]) for at in (1, 2))
    parts[0] += (f"\nOf the {whole} public names of SwiftUI of iOS 17 to 26 that Apple's documentation index lists, {whole - lacking} "
                 f"are here; the others stand below as absent ({INDEX.split('/')[-1]}).\n")
    parts[0] += (f"\n{counts['supported']} symbols supported, {counts['partial']} partial, {len(absent)} absent; "
                 f"{inner} members of those that are here.\n")
    agrees, decided = (sum(figure[at] for figure in held.values()) for at in (0, 1))
    parts[0] += f"\n{len(held)} symbols were held against an outside word, on {decided} points; on {agrees} of them they agree.\n"
    return "".join(parts), wrong


def names(tree):
    """The names of all public declarations, without labels, one a line."""
    found = {member.base.strip("@#`") for member in members(tree)}
    return "".join(f"{name}\n" for name in sorted(found) if re.fullmatch(r"[A-Za-z]\w*", name))


def fresh(tree):
    """Refuses a page or a list of names that is not what the sources and the notes say."""
    text, wrong = page(tree)
    yield from wrong
    if not wrong and text != tree.text(PAGE):
        yield Finding(PAGE, 1, "not what the sources say", "Run 'make status' and commit the page")
    elif not wrong and names(tree) != tree.text(NAMES):
        yield Finding(NAMES, 1, "not what the sources say", "Run 'make status' and commit the list")


def covered(tree):
    """Refuses a symbol of the wanted subset that is neither in the sources nor called absent."""
    table, _, _ = notes(tree)
    known = {m.base for m in members(tree) if stands_alone(m)} | {s for s, (kind, _) in table.items() if kind == "absent"}
    for number, line in enumerate(tree.lines(SUBSET), 1):
        if not line.startswith("#"):
            for word in line.split():
                if word.lstrip(".") not in known:
                    yield Finding(SUBSET, number, f"'{word}' is neither in {SOURCES} nor called absent",
                                  f"Add 'absent' and what it is for to {NOTES}")
