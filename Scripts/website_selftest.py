#!/usr/bin/env python3
"""Breaks what makes the documentation's site, to see that it notices. Called by selftest.py."""

import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

from website.gather import for_docc
from website.highlight import code
from website.links import broken
from website.render import Broken, Renderer

COLOURED = [
    ("let a = 1 // one", "swift", '<span class="k">let</span> a = <span class="n">1</span> <span class="c">// one</span>'),
    ('Text("let <b>")', "swift", '<span class="t">Text</span>(<span class="s">"let &lt;b&gt;"</span>)'),
    ("@State private var a", "swift", '<span class="a">@State</span> <span class="k">private</span> <span class="k">var</span> a'),
    (".default.for", "swift", ".default.for"),
    ("make run # all", "sh", 'make run <span class="c"># all</span>'),
    ('{"a": true}', "json", '{<span class="s">"a"</span>: <span class="k">true</span>}'),
    ("let a < 1", None, "let a &lt; 1"),
]
FOR_DOCC = [
    ("[a](../b/C.md)", "[a](doc:C)"),
    ("[a](../Decisions)", "[a](doc:Decisions)"),
    ("[a](C.md#d)", "[a](C.md#d)"),
    ("[a](Sources/A.swift)", "[a](Sources/A.swift)"),
    ('<p align="center">\n<img src="a/b.png" width="9" alt="c\nd">\n</p>\n', "![c d](b.png)\n"),
    ("\n## Topics\n\n- [A b](../c/D.md)\n", "\n## Topics\n\n- <doc:D>\n"),
]
HTML = [
    ({"a.html": '<a href="b/c.html#d">'}, 1),
    ({"a.html": '<a href="b/c.html#d">', "b/c.html": '<p id="d">'}, 0),
    ({"a.html": '<a href="b/c.html#d">', "b/c.html": '<p id="e">'}, 1),
    ({"a.html": '<a href="#x%28_%3A%29-1"><p id="x(_:)-1"><img src="no.png">'}, 1),
    ({"a.html": '<a href="https://example.org/none">'}, 0),
]


def renderer(references):
    page = SimpleNamespace(id="page", path="guides/A.html", module="A", is_article=True)
    archives = SimpleNamespace(places={}, articles={"B": SimpleNamespace(path="guides/B.html")}, nodes={}, types={},
                               place_of_name=lambda name, module: None)
    return Renderer(archives, page, {"references": references}, None)


def failures():
    for text, language, wanted in COLOURED:
        if (got := code(text, language)) != wanted:
            yield f"website.highlight.code({text!r}): {got!r}, expected {wanted!r}"
    for text, wanted in FOR_DOCC:
        if (got := for_docc(text)) != wanted:
            yield f"website.gather.for_docc({text!r}): {got!r}, expected {wanted!r}"
    for files, count in HTML:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                (Path(folder) / name).parent.mkdir(exist_ok=True)
                (Path(folder) / name).write_text(text)
            if len(got := list(broken(Path(folder)))) != count:
                yield f"website.links.broken on {files}: {got}, expected {count}"
    for address, wanted in (("../B.md#a-B_c", '<a href="B.html#a-b-c">t</a>'), ("https://e.org/?a&b",
                            '<a href="https://e.org/?a&amp;b">t</a>'), ("../Scripts", "t")):
        if (got := renderer({}).outside(address, "t")) != wanted:
            yield f"website.render on {address}: {got!r}, expected {wanted!r}"
    for node in ({"type": "reference", "identifier": "gone"}, {"type": "dance"}, {"type": "image", "identifier": "gone"}):
        try:
            renderer({}).inline(node)
            yield f"website.render takes {node}"
        except Broken:
            pass
    try:
        renderer({}).outside("../Gone.md", "t")
        yield "website.render takes a link to a page that is not there"
    except Broken:
        pass


if __name__ == "__main__":
    if found := list(failures()):
        sys.exit("\n".join(found))
