"""Colours for code: keywords, names of types, texts, numbers and remarks. No more, so that it is never wrong by much."""

import html
import re

KEYWORDS = {
    "swift": "actor any as associatedtype async await borrowing break case catch class consuming continue default defer "
             "deinit do else enum extension false fallthrough for func get guard if import in init inout internal is "
             "isolated lazy let mutating nil nonisolated nonmutating open operator override package private protocol "
             "public repeat rethrows return self Self sending set some static struct subscript super switch throw "
             "throws true try typealias unowned var weak where while".split(),
    "sh": "case do done elif else esac fi for if in then while".split(),
    "json": "true false null".split(),
    "yaml": "true false null".split(),
}
REMARK = {"swift": r"//[^\n]*|/\*.*?\*/", "sh": r"(?<![^\s])#[^\n]*", "yaml": r"(?<![^\s])#[^\n]*", "json": r"(?!)"}
TEXT = {"swift": r'#*"""(?:\\.|.)*?"""#*|"(?:\\.|[^"\\\n])*"', "sh": r'"(?:\\.|[^"\\])*"|\'[^\']*\'',
        "json": r'"(?:\\.|[^"\\\n])*"', "yaml": r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''}
OTHER_NAMES = {"bash": "sh", "shell": "sh", "console": "sh", "yml": "yaml"}


def code(text, language):
    """HTML for a piece of code; what is in no known language stays as it is."""
    language = OTHER_NAMES.get(language, language)
    if language not in KEYWORDS:
        return html.escape(text, quote=False)
    words = "|".join(KEYWORDS[language])
    pattern = re.compile(
        f"(?P<c>{REMARK[language]})|(?P<s>{TEXT[language]})|(?P<k>(?<![\\w.$-])(?:{words})(?![\\w-]))|"
        r"(?P<a>(?<!\w)[@#][A-Za-z]\w*)|(?P<n>(?<![\w.])\d[\d_]*(?:\.\d+)?(?!\w))|(?P<t>(?<!\w)[A-Z]\w*)", re.S)
    done, out = 0, []
    for found in pattern.finditer(text):
        kind = found.lastgroup
        if kind in "at" and language != "swift":
            continue
        out.append(html.escape(text[done:found.start()], quote=False))
        out.append(f'<span class="{kind}">{html.escape(found[0], quote=False)}</span>')
        done = found.end()
    out.append(html.escape(text[done:], quote=False))
    return "".join(out)
