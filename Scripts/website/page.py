"""The frame of each page, and what pages of each kind hold."""

from urllib.parse import quote

from website.archive import TYPES
from website.render import Renderer, escape, relative, sentence, with_code


class Site:
    """Makes the HTML of every page of the archives."""

    def __init__(self, archives, picture, version):
        self.archives, self.picture, self.version = archives, picture, version
        self.root = next(p for p in archives.pages.values() if p.path == "index.html")
        self.modules = sorted((p for p in archives.pages.values() if p.kind == "module"), key=lambda p: p.title)

    def renderer(self, page, node=None):
        return Renderer(self.archives, page, node or page.node, self.picture)

    def html(self, page):
        if page is self.root:
            body = self.home(page)
        elif page.kind == "module":
            body = self.module(page)
        elif page.is_article:
            body = self.article(page)
        else:
            body = self.symbol(page)
        return self.frame(page.path, page.title, sentence(page.node.get("abstract", [])), body, page)

    # Kinds of pages

    def home(self, page):
        r = self.renderer(page)
        parts = "\n".join(self.cards(r, s) for s in page.node.get("topicSections", []))
        modules = "\n".join(
            f'<a class="card" href="{r.href(m)}"><strong><code>{m.title}</code></strong>'
            f'<span>{escape(sentence(m.node.get("abstract", [])))}</span></a>' for m in self.modules)
        return (f"<h1>{escape(page.title)}</h1>\n{r.lead()}\n{r.details()}\n{parts}\n"
                f'<h2 id="modules">Modules</h2>\n<div class="cards">{modules}</div>')

    def cards(self, r, section):
        out = []
        for key in section["identifiers"]:
            target = self.archives.pages.get(key)
            if target is not None:
                text = sentence(target.node.get("abstract", []))
                out.append(f'<a class="card" href="{r.href(target)}"><strong>{with_code(target.title)}</strong>'
                           f"<span>{escape(text)}</span></a>")
        return f'<h2 id="{r.anchor(section["title"])}">{escape(section["title"])}</h2>\n<div class="cards">{"".join(out)}</div>'

    def article(self, page):
        r = self.renderer(page)
        topics = "\n".join(self.links(r, s) for s in page.node.get("topicSections", []))
        return f"<h1>{with_code(page.title)}</h1>\n{r.lead()}\n{r.details()}\n{topics}"

    def module(self, page):
        r = self.renderer(page)
        topics = "\n".join(self.links(r, s) for s in page.node.get("topicSections", []))
        return (f'<p class="kind">Module</p><h1><code>{escape(page.title)}</code></h1>\n{r.lead()}\n'
                f"{r.details()}\n{topics}")

    def links(self, r, section):
        """A group of a module: each symbol with its sentence."""
        rows = []
        for key in section["identifiers"]:
            place = self.archives.places.get(key)
            if place is None:
                continue
            node = self.archives.nodes[key]
            text = Renderer(self.archives, r.page, node, self.picture).inlines(node.get("abstract", []))
            title = f"<code>{escape(node['metadata']['title'])}</code>" if node["kind"] == "symbol" \
                else with_code(node["metadata"]["title"])
            rows.append(f'<dt><a href="{r.href(*place)}">{title}</a></dt><dd>{text}</dd>')
        if not rows:
            return ""
        title = section["title"]
        return f'<h2 id="{r.anchor(title)}">{escape(title)}</h2>\n<dl class="links">{"".join(rows)}</dl>'

    def symbol(self, page):
        r = self.renderer(page)
        groups = list(self.groups(page.node))
        shown = {key for _, keys in groups for key in keys}
        if left := [key for key in self.archives.members.get(page.id, []) if key not in shown]:
            groups.append(("Default implementations", left))
        jump = " · ".join(f'<a href="#{r.anchor(title)}">{escape(title)}</a>' for title, _ in groups)
        members = "\n".join(self.group(page, r, title, keys) for title, keys in groups)
        return (f'<p class="kind">{escape(page.meta["roleHeading"])}</p><h1><code>{escape(page.title)}</code></h1>\n'
                f"{r.lead()}\n{r.declaration()}\n"
                + (f'<p class="jump">{jump}</p>\n' if len(groups) > 1 else "")
                + f"{r.details()}\n{members}\n{self.relations(r, page.node)}")

    def groups(self, node):
        """The members of a type by topic; what docc put on a page of its own is taken in."""
        for section in node.get("topicSections", []):
            keys = []
            for key in section["identifiers"]:
                inner = self.archives.nodes.get(key)
                if inner is not None and inner["metadata"]["role"] == "collectionGroup":
                    yield from ((f'{inner["metadata"]["title"]}: {t}', k) for t, k in self.groups(inner))
                elif inner is not None:
                    keys.append(key)
            if keys:
                yield section["title"], keys

    def group(self, page, r, title, keys):
        out = []
        for key in keys:
            node, place = self.archives.nodes[key], self.archives.places.get(key)
            if place is None:
                continue
            inner = Renderer(self.archives, page, node, self.picture)
            if place[0] is not page:
                out.append(f'<div class="member"><p><a href="{r.href(*place)}"><code>{escape(node["metadata"]["title"])}'
                           f"</code></a></p>{inner.abstract()}</div>")
            else:
                out.append(f'<div class="member" id="{escape(place[1])}">{inner.declaration()}{inner.abstract()}'
                           f"{inner.details()}</div>")
        return f'<h2 id="{r.anchor(title)}">{escape(title)}</h2>\n' + "\n".join(out)

    def relations(self, r, node):
        rows = []
        for section in node.get("relationshipsSections", []):
            names = [f'<a href="{link}">{r.title_of(k)}</a>' if (link := r.link_to(k)) else r.title_of(k)
                     for k in section["identifiers"]]
            rows.append(f"<dt>{escape(section['title'])}</dt><dd>{', '.join(dict.fromkeys(names))}</dd>")
        return f'<h2 id="relationships">Relationships</h2><dl class="links">{"".join(rows)}</dl>' if rows else ""

    # The list of all symbols

    def index(self):
        path, rows = "symbols.html", {}
        for key, (page, anchor) in self.archives.places.items():
            node = self.archives.nodes.get(key)
            if node is None or node["kind"] != "symbol" or page.kind == "module":
                continue
            title = node["metadata"]["title"]
            if anchor and page.kind in TYPES:
                title = f"{page.title}.{title}"
            link = relative(page.path, path) + (f"#{quote(anchor, safe='')}" if anchor else "")
            rows.setdefault(title[0].upper(), []).append((title.lower(), title, link, page.module))
        parts = [f'<h2 id="{letter}">{letter}</h2>\n<ul class="index">' + "\n".join(
            f'<li><a href="{link}"><code>{escape(title)}</code></a> <small>{module}</small></li>'
            for _, title, link, module in sorted(items)) + "</ul>" for letter, items in sorted(rows.items())]
        jump = " · ".join(f'<a href="#{letter}">{letter}</a>' for letter in sorted(rows))
        count = sum(len(items) for items in rows.values())
        body = (f"<h1>All symbols</h1>\n<div class=lead><p>{count:,} public symbols from A to Z. Your browser finds one on this "
                f'page.</p></div>\n<p class="jump">{jump}</p>\n' + "\n".join(parts))
        return path, self.frame(path, "All symbols", "Every public symbol of Firstlight", body, None)

    # The frame

    def frame(self, path, title, description, body, page):
        def link(target, text=None):
            here = ' aria-current="page"' if page is target else ""
            return f'<li><a href="{relative(target.path, path)}"{here}>{text or with_code(target.title)}</a></li>'

        parts = []
        for section in self.root.node.get("topicSections", []):
            items = "".join(link(self.archives.pages[k]) for k in section["identifiers"] if k in self.archives.pages)
            parts.append(f"<h2>{escape(section['title'])}</h2><ul>{items}</ul>")
        modules = []
        for module in self.modules:
            modules.append(link(module, f"<code>{module.title}</code>"))
            if page is not None and page.module == module.title:
                groups = [s["title"] for s in module.node.get("topicSections", [])]
                modules.append("<li><ul>" + "".join(
                    f'<li><a href="{relative(module.path, path)}#{Renderer.anchor(g)}">{escape(g)}</a></li>'
                    for g in groups) + "</ul></li>")
        parts.append(f"<h2>Modules</h2><ul>{''.join(modules)}"
                     f'<li><a href="{relative("symbols.html", path)}"{" aria-current=page" if page is None else ""}>'
                     "All symbols</a></li></ul>")
        crumbs = [f'<a href="{relative("index.html", path)}">Firstlight</a>']
        if page is not None and page is not self.root and page.kind != "module" and not page.is_article:
            crumbs.append(f'<a href="{relative(page.module + "/index.html", path)}">{page.module}</a>')
        if path != "index.html":
            crumbs.append(f"<span>{with_code(title)}</span>")
        name = "Firstlight" if path == "index.html" else f"{title.replace('`', '')} · Firstlight"
        return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(name)}</title>
<meta name="description" content="{escape(description)}">
<link rel="stylesheet" href="{relative("style.css", path)}">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><nav aria-label="Where you are">{" <i>/</i> ".join(crumbs)}</nav><small>{escape(self.version)}</small></header>
<div class="page">
<nav class="side" aria-label="All pages">
{"".join(parts)}
</nav>
<main id="content">
{body}
</main>
</div>
</body>
</html>
"""
