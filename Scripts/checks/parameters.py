"""The parameters in comments on what is public, as docc demands them: here without building a page."""

import re

from checks.tree import Finding, code_only

DECLARATION = re.compile(r"[^/{\n]*?\bpublic\s[^/{\n]*?\b(?:func\s+(?:\w+|`\w+`|[^\w\s(]+)|init[?!]?|subscript|macro\s+\w+)\s*(?:<.*?>)?\(")
NAMED = re.compile(r"^\s*///\s*- Parameter (\w+):")
LIST = re.compile(r"^\s*///\s*- Parameters:")
ENTRY = re.compile(r"^\s*/// {3}- (\w+):")
FIELD = re.compile(r"^\s*/// ?- ")


def documented(tree):
    """Refuses a comment that names some parameters of its declaration and not all, or one that is none."""
    for path in tree.swift("Sources/"):
        lines = tree.lines(path)
        code = list(code_only(lines))
        for first, last in _comments(lines):
            named = _named(lines[first:last])
            wanted = _parameters(code, last) if named else None
            if wanted is None:
                continue
            for name, line in named.items():
                if name not in wanted:
                    yield Finding(path, first + line + 1, f"the comment tells of '{name}', which is no parameter",
                                  "Name a parameter as the code within the declaration does")
            for name in wanted:
                if name not in named and name != "_":
                    yield Finding(path, last + 1, f"the comment leaves out the parameter '{name}'",
                                  "Document every parameter or none: docc refuses some")


def _comments(lines):
    """Where comments for documentation begin and end."""
    first = None
    for number, line in enumerate(lines):
        if line.lstrip().startswith("///"):
            first = number if first is None else first
        elif first is not None:
            yield first, number
            first = None


def _named(comment):
    """The parameters that a comment names, each with its line."""
    named, listing = {}, False
    for number, line in enumerate(comment):
        found = NAMED.match(line) or (listing and ENTRY.match(line))
        if found:
            named[found[1]] = number
        if FIELD.match(line):
            listing = bool(LIST.match(line))
    return named


def _parameters(code, start):
    """The names within of the parameters of what is declared there; nothing when it takes none."""
    while start < len(code) and re.match(r"\s*(@\w+(\(.*\))?\s*)?$", code[start]):
        start += 1  # Attributes stand between.
    text = "\n".join(code[start:start + 40])
    found = DECLARATION.match(text)
    if not found:
        return None
    depth, part, parts, before = 1, "", [], ""
    for sign in text[found.end():]:
        depth += (sign in "([{<") - (sign in ")]}" or sign == ">" and before != "-")
        before = sign
        if depth == 0:
            break
        if sign == "," and depth == 1:
            parts.append(part)
            part = ""
        else:
            part += sign
    parts.append(part)
    names = [re.sub(r"@\w+(\([^)]*\))?", " ", each).split(":")[0].split() for each in parts]
    return [words[-1].strip("`") for words in names if words]
