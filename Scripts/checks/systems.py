"""For which of Apple's systems a line of Swift is compiled, and from which version of each on."""

import re

from checks.tree import code_only

# The versions that the package begins with, as in Package.swift.
BEGINS = {"iOS": 17.0, "macOS": 14.0, "tvOS": 17.0, "watchOS": 10.0, "visionOS": 1.0}
# Modules that only some have; all others, like SwiftUI and Security, each system has.
MODULES = {
    "UIKit": {"iOS", "tvOS", "watchOS", "visionOS"}, "AppKit": {"macOS"}, "WatchKit": {"watchOS"},
    "MetricKit": {"iOS", "macOS", "visionOS"}, "Glibc": set(), "Musl": set(), "Android": set(), "WinSDK": set(),
    "FoundationNetworking": set(), "FoundationEssentials": set(),
}
DIRECTIVE = re.compile(r"^\s*#(if|elseif|else|endif)\b(.*)$")
QUESTION = re.compile(r"(os|canImport|targetEnvironment|swift|compiler|hasFeature|hasAttribute)\(([^)]*)\)|(\w+)")
VERSIONS = re.compile(r"[@#]available\s*\(([^)]*)\)")


def holds(condition, system):
    """Whether a condition of compilation holds on a system."""

    def answer(found):
        kind, value, flag = found.groups()
        if kind == "os":
            return str(value.strip() == system)
        if kind == "canImport":
            return str(system in MODULES.get(value.split(",")[0].strip(), BEGINS))
        if kind == "targetEnvironment":
            return "False"
        return str(flag != "false")

    text = QUESTION.sub(answer, condition.split("//")[0])
    return bool(eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "), {"__builtins__": {}}))


def compiled(lines, system):
    """Yields (line, code, version) of the lines that a system compiles, with the version that they may rely on."""
    taken = []  # for each #if around: whether this branch is compiled, and whether an earlier one was
    blocks, depth, waiting = [], 0, None  # the versions that @available and #available give to a block
    for number, code in enumerate(code_only(lines), 1):
        if found := DIRECTIVE.match(code):
            word, condition = found.groups()
            if word == "if":
                taken.append((is_now := holds(condition, system), is_now))
            elif word == "endif":
                taken.pop()
            else:
                before = taken[-1][1]
                is_now = not before and (word == "else" or holds(condition, system))
                taken[-1] = (is_now, before or is_now)
            continue
        if not all(is_now for is_now, _ in taken):
            continue
        for found in VERSIONS.finditer(code):
            if version := re.search(rf"\b{system}\s+(\d+(?:\.\d+)?)", found[1]):
                waiting = float(version[1])
        known = [BEGINS[system]] + [version for _, version in blocks] + ([waiting] if waiting else [])
        yield number, code, max(known)
        for sign in re.findall(r"[{}]", code):
            if sign == "{":
                if waiting:
                    blocks.append((depth, waiting))
                    waiting = None
                depth += 1
            else:
                depth -= 1
                while blocks and blocks[-1][0] >= depth:
                    blocks.pop()
