"""Constructs that no file in Sources may use, and ways in which no test of a brand may find a view."""

import re

from checks.tree import Finding, code_only

CODE = [
    (r"\bfatalError\s*\(", "fatalError ends the app", "Throw, record, or use precondition with a sentence"),
    (r"\btry!", "try! ends the app", "Use try, or catch the error and say what to do"),
    (r"\bas!", "as! ends the app", "Use as? and handle nil"),
    (r"\bDispatchQueue\b.*\basyncAfter\b", "real time in logic", "Take `any Clock<Duration>` through init"),
    (r"\bThread\.sleep\b", "a blocked thread", "Take `any Clock<Duration>` through init and sleep on it"),
    (r"\busleep\s*\(", "a blocked thread", "Take `any Clock<Duration>` through init and sleep on it"),
    (r"\bTask\.sleep\s*\((?!.*\bclock:)", "real time in logic", "Sleep on the injected clock"),
    (r"\bnonisolated\s*\(\s*unsafe\s*\)", "an unchecked data race", "Use a Mutex, an actor or a value"),
]
TEXT = [(r"\b(?:TODO|FIXME)\b", "work left in the source", "Do it, or write it into Documentation/Status.md")]
OWNER = re.compile(r"\.owner\b\s*(?:==|!=|\.(?:contains|hasPrefix|hasSuffix|split)\b)|\bas\?\s+\w+(?:Box|Node)\b")
UNCHECKED = re.compile(r"@unchecked\s+Sendable")


def forbidden(tree):
    """Refuses what traps, blocks, hides a data race or postpones."""
    for path in tree.swift("Sources/"):
        lines = tree.lines(path)
        for number, (line, code) in enumerate(zip(lines, code_only(lines)), 1):
            for patterns, text in ((CODE, code), (TEXT, line)):
                for pattern, wrong, todo in patterns:
                    if re.search(pattern, text):
                        yield Finding(path, number, f"{wrong}: {line.strip()}", todo)
            if UNCHECKED.search(code) and not _explained(lines, number - 1):
                yield Finding(path, number, "@unchecked Sendable without its proof",
                              "Say in a comment on the line above why it is safe")


def _explained(lines, index):
    """Whether a comment stands above the line, attributes between them allowed."""
    while index > 0 and lines[index - 1].lstrip().startswith("@"):
        index -= 1
    return index > 0 and lines[index - 1].lstrip().startswith("//")


def by_type(tree):
    """Refuses a test of a brand's screen that finds a view by the name of its type: users see, hear and touch."""
    for path in tree.swift("Tests/LaunchBrandsTests/"):
        if path.endswith("/Golden.swift"):
            continue  # Its messages say whose view differs.
        lines = tree.lines(path)
        for number, (line, code) in enumerate(zip(lines, code_only(lines)), 1):
            if OWNER.search(code):
                yield Finding(path, number, f"a view found by its type: {line.strip()}",
                              "Find it by its words, label, outline, colour or place (SplashElement+Look.swift)")
