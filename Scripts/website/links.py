"""Whether each link of the written site leads to a file, and to a place in it."""

import posixpath
import re
from urllib.parse import unquote

LINK = re.compile(r'(?:href|src)="([^"]+)"')
PLACE = re.compile(r'\sid="([^"]+)"')


def broken(folder):
    """Sentences about links that lead nowhere."""
    texts = {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in folder.rglob("*.html")
             if "archives" not in file.relative_to(folder).parts}
    places = {path: set(map(_plain, PLACE.findall(text))) for path, text in texts.items()}
    for path, text in texts.items():
        for link in sorted(set(LINK.findall(text))):
            if re.match(r"[a-z]+:", link):
                continue
            target, _, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(target))) if target else path
            if target not in texts and not (folder / target).is_file():
                yield f"{path}: {link} leads to no file"
            elif anchor and target in texts and _plain(unquote(anchor)) not in places[target]:
                yield f"{path}: {link} leads to no place in {target}"


def _plain(text):
    for name, letter in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#x27;", "'"), ("&amp;", "&")):
        text = text.replace(name, letter)
    return text
