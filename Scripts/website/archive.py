"""What docc has written: archives of pages as JSON, and how they belong together."""

import json
from pathlib import Path

TYPES = {"struct", "class", "enum", "protocol", "actor"}
MEMBERS = {"property", "method", "init", "deinit", "case", "subscript", "op", "associatedtype", "typealias", "func", "var"}


class Page:
    """A page of the site: an article, a module, or a symbol with its members."""

    def __init__(self, node, path):
        self.node, self.path = node, path
        self.id = node["identifier"]["url"]
        self.meta = node["metadata"]
        self.title = self.meta["title"]
        self.kind = self.meta.get("symbolKind") or self.meta["role"]
        self.module = self.id.split("/documentation/")[1].split("/")[0]

    @property
    def is_article(self):
        return "symbolKind" not in self.meta


class Archives:
    """All pages, and where each identifier is found: (page, anchor)."""

    def __init__(self, folders, guides):
        self.nodes, self.pages, self.places, self.types, self.members = {}, {}, {}, {}, {}
        self.guides = guides
        for folder in folders:
            for file in sorted(Path(folder, "data", "documentation").rglob("*.json")):
                node = json.loads(file.read_text(encoding="utf-8"))
                self.nodes[node["identifier"]["url"]] = node
        for key, node in self.nodes.items():
            if (path := self._path(key, node)) is not None:
                self.pages[key] = Page(node, path)
                self.places[key] = (self.pages[key], "")
        for key, node in self.nodes.items():
            self._place(key, node)
        self.articles = {key.rsplit("/", 1)[-1]: page for key, page in self.pages.items() if page.is_article}

    def _path(self, key, node):
        """The file of a page, or None for what stands on another page."""
        meta = node["metadata"]
        module, *rest = key.split("/documentation/")[1].split("/")
        if module == self.guides:
            return "/".join(["guides", *rest]) + ".html" if rest else "index.html"
        if not rest:
            return f"{module}/index.html"
        if meta["role"] == "article":
            return f"{module}/{rest[-1]}.html"
        kind = meta.get("symbolKind")
        if kind in TYPES or kind == "macro" or (kind in MEMBERS and len(rest) == 1):
            return f"{module}/{'.'.join(rest)}.html"
        return None

    def _place(self, key, node):
        """Notes where a member stands, and which types have which name."""
        if key in self.pages:
            page, external = self.pages[key], node["metadata"].get("externalID")
            if page.kind in TYPES or page.kind == "module":
                self.types.setdefault(page.title, []).append(page)
        else:
            parent = key.rsplit("/", 1)[0]
            if parent not in self.pages:
                return
            if "symbolKind" not in node["metadata"]:
                return  # docc's page of what a type takes over, which is told on the type's own
            self.places[key] = (self.pages[parent], key.rsplit("/", 1)[1])
            self.members.setdefault(parent, []).append(key)
            external = node["metadata"].get("externalID")
        if external:
            self.places.setdefault(external, self.places[key])

    def place_of_name(self, name, module):
        """Where a type stands that code in a text names: that of the same module, or the only one."""
        found = self.types.get(name, [])
        here = [page for page in found if page.module == module]
        if len(found) != 1 and len(here) != 1:
            return None
        return (here or found)[0]
