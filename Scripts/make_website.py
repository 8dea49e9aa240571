#!/usr/bin/env python3
"""Turns docc's archives into a site of plain pages that opens from a folder, without a server or JavaScript.

docc's own pages load their text with JavaScript, which browsers refuse for files. Its archives hold the same as data:
every article and every public symbol, with the links resolved.

Usage: make_website.py gather INTO.docc
       make_website.py build INTO GUIDES.doccarchive ARCHIVE ...
"""

import shutil
import subprocess
import sys
from pathlib import Path

from website.archive import Archives
from website.gather import gather
from website.links import broken
from website.page import Site
from website.render import Broken

HERE = Path(__file__).resolve().parent


def version():
    """What the pages say they are about: a tag or a commit, where git knows one."""
    run = subprocess.run(["git", "-C", str(HERE), "describe", "--tags", "--always"], capture_output=True, text=True)
    return run.stdout.strip()


def build(into, guides, archives, text=""):
    """Writes the site into a folder and returns the number of its pages."""
    into.mkdir(parents=True, exist_ok=True)
    known = Archives([guides, *archives], guides.stem)
    folders = {folder.stem: folder for folder in [guides, *archives]}

    def picture(page, address):
        """Copies a picture of a page's archive, and says where it is."""
        name = address.rsplit("/", 1)[-1]
        found = next((folders[page.module] / "images").rglob(name), None)
        if found is None:
            raise Broken(f"{page.id}: there is no picture {name}")
        (into / "images").mkdir(exist_ok=True)
        shutil.copyfile(found, into / "images" / name)
        return f"images/{name}"

    site, problems = Site(known, picture, text), []
    for page in known.pages.values():
        try:
            write(into / page.path, site.html(page))
        except Broken as problem:
            problems.append(str(problem))
    if problems:
        sys.exit("\n".join(problems) + f"\nwebsite: {len(problems)} page(s) cannot be written")
    write(into / site.index()[0], site.index()[1])
    shutil.copyfile(HERE / "website" / "style.css", into / "style.css")
    if problems := list(broken(into)):
        sys.exit("\n".join(problems) + f"\nwebsite: {len(problems)} link(s) lead nowhere")
    return len(known.pages) + 1


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["gather", folder]:
            gather(HERE.parent, Path(folder))
        case ["build", folder, guides, *others]:
            count = build(Path(folder), Path(guides), [Path(o) for o in others if o != guides], version())
            print(f"website: {count} pages, {Path(folder) / 'index.html'}")
        case _:
            sys.exit(__doc__)
