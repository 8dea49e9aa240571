"""From docc's render nodes to HTML. An unknown kind of node is an error: nothing is dropped unseen."""

import html
import posixpath
import re
from urllib.parse import quote

from website.highlight import code


class Broken(Exception):
    """A link that leads nowhere, or a node that is not known here."""


def escape(text):
    return html.escape(text, quote=True)


def relative(path, start):
    return quote(posixpath.relpath(path, posixpath.dirname(start) or "."), safe="/:().,-_")


def with_code(text):
    """A title in which `code` may stand."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def plain(inlines):
    """The words alone."""
    return "".join(i.get("text") or i.get("code") or plain(i.get("inlineContent", [])) for i in inlines)


def sentence(inlines):
    """The first sentence, for lists of pages."""
    text = " ".join(plain(inlines).split())
    return re.split(r"(?<=[.!?])\s+(?=[A-Z])", text, maxsplit=1)[0]


class Renderer:
    """Renders the nodes of one page."""

    def __init__(self, archives, page, node, picture):
        self.archives, self.page, self.node, self.picture = archives, page, node, picture
        self.references = node.get("references", {})

    # Links

    def href(self, target, anchor=""):
        if target is self.page and anchor:
            return "#" + quote(anchor, safe="")
        link = relative(target.path, self.page.path)
        return link + ("#" + quote(anchor, safe="") if anchor else "")

    def link_to(self, key):
        """The address of what docc or the compiler calls so, or None."""
        found = self.archives.places.get(key)
        if found is None or found == (self.page, ""):
            return None
        return self.href(*found)

    def reference(self, inline):
        key = inline["identifier"]
        known = self.references.get(key, {})
        title = (self.inlines(inline["overridingTitleInlineContent"]) if "overridingTitleInlineContent" in inline
                 else self.title_of(key))
        if link := self.link_to(key):
            return f'<a href="{link}">{title}</a>'
        if key in self.archives.places or known.get("type") == "unresolvable":
            return title
        if known.get("type") == "link":
            return self.outside(known["url"], self.inlines(known.get("titleInlineContent", [])) or title)
        raise Broken(f"{self.page.id}: {key} leads nowhere")

    def outside(self, address, title):
        """A link as it stands in the Markdown: to a page of the site, to a heading, or to another site."""
        if re.match(r"(https?|mailto):", address):
            return f'<a href="{escape(address)}">{title}</a>'
        path, _, anchor = address.partition("#")
        if not path:
            return f'<a href="#{self.anchor(anchor)}">{title}</a>'
        name = posixpath.basename(path.rstrip("/")).removesuffix(".md")
        if page := self.archives.articles.get(name):
            return f'<a href="{self.href(page, self.anchor(anchor))}">{title}</a>'
        if path.endswith(".md"):
            raise Broken(f"{self.page.id}: there is no page {path}")
        return title  # a file of the repository, which is not part of the site

    @staticmethod
    def anchor(text):
        """One spelling for docc's anchors and for those of Markdown elsewhere."""
        return re.sub(r"[^a-z0-9-]", "", text.lower().replace("_", "-"))

    def title_of(self, key):
        known = self.references.get(key) or {}
        if known.get("title"):
            title = escape(known["title"])
            return f"<code>{title}</code>" if known.get("kind") == "symbol" or known["type"] == "unresolvable" else title
        node = self.archives.nodes.get(key)
        return with_code(node["metadata"]["title"]) if node else escape(key)

    # Inline nodes

    def inlines(self, nodes):
        return "".join(self.inline(n) for n in nodes)

    def inline(self, n):
        kind = n["type"]
        if kind == "text":
            return escape(n["text"])
        if kind == "codeVoice":
            return self.code_voice(n["code"])
        if kind == "reference":
            return self.reference(n)
        if kind in ("strong", "emphasis", "strikethrough", "newTerm", "inlineHead", "subscript", "superscript"):
            tag = {"strong": "strong", "emphasis": "em", "strikethrough": "s", "subscript": "sub",
                   "superscript": "sup"}.get(kind, "strong")
            return f"<{tag}>{self.inlines(n['inlineContent'])}</{tag}>"
        if kind == "link":
            return self.outside(n["destination"], escape(n.get("title") or n["destination"]))
        if kind == "image":
            return self.image(n["identifier"])
        raise Broken(f"{self.page.id}: the inline node {kind} is not known")

    def code_voice(self, text):
        target = self.archives.place_of_name(text, self.page.module) if re.fullmatch(r"[A-Z]\w+", text) else None
        body = f"<code>{escape(text)}</code>"
        return f'<a href="{self.href(target)}">{body}</a>' if target and target is not self.page else body

    def image(self, key):
        known = self.references.get(key)
        if not known or not known.get("variants"):
            raise Broken(f"{self.page.id}: there is no picture {key}")
        path = self.picture(self.page, known["variants"][0]["url"])
        return f'<img src="{relative(path, self.page.path)}" alt="{escape(known.get("alt") or "")}" loading="lazy">'

    # Blocks

    def blocks(self, nodes, tight=False):
        if tight and len(nodes) == 1 and nodes[0]["type"] == "paragraph":
            return self.inlines(nodes[0]["inlineContent"])
        return "\n".join(filter(None, (self.block(n) for n in nodes)))

    def block(self, n):
        kind = n["type"]
        if kind == "paragraph":
            text = self.inlines(n["inlineContent"])
            return f"<p>{text}</p>" if text else ""
        if kind == "heading":
            if n["text"] == "Overview":
                return ""
            level, anchor = n["level"], self.anchor(n["anchor"])
            return (f'<h{level} id="{anchor}">{with_code(n["text"])}'
                    f'<a class="here" href="#{anchor}" aria-label="Link to this part">#</a></h{level}>')
        if kind == "codeListing":
            language = n.get("syntax") or (None if self.page.is_article else "swift")
            return f'<pre><code>{code(chr(10).join(n["code"]), language)}</code></pre>'
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "\n".join(f"<li>{self.blocks(item['content'], tight=True)}</li>" for item in n["items"])
            return f"<{tag}>\n{items}\n</{tag}>"
        if kind == "aside":
            return (f'<aside class="{escape(n["style"])}"><strong>{escape(n.get("name") or n["style"].title())}</strong>'
                    f'{self.blocks(n["content"])}</aside>')
        if kind == "table":
            return self.table(n)
        if kind == "termList":
            return "<dl>" + "".join(
                f"<dt>{self.inlines(i['term']['inlineContent'])}</dt><dd>{self.blocks(i['definition']['content'])}</dd>"
                for i in n["items"]) + "</dl>"
        if kind == "small":
            return f"<p><small>{self.inlines(n['inlineContent'])}</small></p>"
        if kind == "thematicBreak":
            return "<hr>"
        raise Broken(f"{self.page.id}: the block {kind} is not known")

    def table(self, n):
        rows = [[self.blocks(cell, tight=True) for cell in row] for row in n["rows"]]
        numbers = {i for i in range(len(rows[0])) if rows[1:] and all(re.fullmatch(r"[\d,. ]+", r[i]) for r in rows[1:])}

        def row(cells, tag):
            return "<tr>" + "".join(f'<{tag}{" class=number" if i in numbers else ""}>{c}</{tag}>'
                                    for i, c in enumerate(cells)) + "</tr>"

        head, body = (rows[:1], rows[1:]) if n.get("header", "row") in ("row", "both") else ([], rows)
        return ('<div class="table"><table>' + (f"<thead>{row(head[0], 'th')}</thead>" if head else "")
                + "<tbody>" + "\n".join(row(r, "td") for r in body) + "</tbody></table></div>")

    # Symbols

    def declaration(self):
        """The declarations of this symbol, with links to the types in them."""
        out = []
        for section in self.node.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                out += ["".join(self.token(t) for t in d["tokens"]) for d in section["declarations"]]
        return "".join(f'<pre class="declaration"><code>{text}</code></pre>' for text in dict.fromkeys(out))

    CLASSES = {"keyword": "k", "attribute": "a", "typeIdentifier": "t", "number": "n", "string": "s", "identifier": "i"}

    def token(self, t):
        text, kind = escape(t["text"]), self.CLASSES.get(t["kind"])
        link = self.link_to(t.get("identifier")) or self.link_to(t.get("preciseIdentifier"))
        if link:
            return f'<a class="{kind or "t"}" href="{link}">{text}</a>'
        return f'<span class="{kind}">{text}</span>' if kind else text

    def abstract(self):
        text = self.inlines(self.node.get("abstract", []))
        return f"<p>{text}</p>" if text else ""

    def lead(self):
        """What a page begins with: large when it is short enough to be read at a glance."""
        short = len(plain(self.node.get("abstract", []))) <= 200
        return f'<div class="lead">{self.abstract()}</div>' if short else self.abstract()

    def details(self):
        """Parameters and what else is said about this symbol or article."""
        out = []
        for section in self.node.get("primaryContentSections", []):
            if section["kind"] == "parameters":
                items = "".join(f"<dt><code>{escape(p['name'])}</code></dt><dd>{self.blocks(p['content'], tight=True)}</dd>"
                                for p in section["parameters"])
                out.append(f'<dl class="parameters">{items}</dl>')
            elif section["kind"] == "content":
                out.append(self.blocks([b for b in section["content"]]))
        return "\n".join(filter(None, out))
