"""One DocC catalogue of the guides, the reference and the Decisions, so that docc reads and checks them all.

In the repository they link to each other as Markdown does, so that they can be read there, too.
"""

import re
import shutil

GUIDES = "Documentation/Firstlight.docc"
PAGES = ["Documentation", "Documentation/Decisions", "."]
ROOT = "\n\n@Metadata {\n    @TechnologyRoot\n}\n\n"  # docc's word for a page above which there is no module
LEFT_OUT = {"README.md"}  # the landing page of the guides says the same for the site


def gather(root, into):
    """Copies every page and picture into a folder that docc takes."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    for folder in [GUIDES, *PAGES]:
        for file in sorted((root / folder).glob("*.md")):
            if file.name not in LEFT_OUT:
                (into / file.name).write_text(for_docc(file.read_text(encoding="utf-8")), encoding="utf-8")
    root_page = into / "Firstlight.md"
    root_page.write_text(root_page.read_text(encoding="utf-8").replace("\n\n", ROOT, 1), encoding="utf-8")
    (into / "Decisions.md").write_text(decisions(root), encoding="utf-8")
    for folder in ("Documentation/Pictures", f"{GUIDES}/Pictures"):
        for file in (root / folder).glob("*"):
            shutil.copyfile(file, into / file.name)


def for_docc(text):
    """A page as docc reads it: links to other pages by their names, pictures without their folder and without HTML."""
    text = re.sub(r'<img\s+src="([^"]+)"[^>]*?alt="([^"]*)"[^>]*>', lambda m: f"![{' '.join(m[2].split())}]({m[1]})", text)
    text = re.sub(r"</?p\b[^>]*>\n?", "", text)
    text = re.sub(r"(!\[[^\]]*\]\()(?:[\w.-]+/)+", r"\1", text)
    body, mark, topics = text.partition("\n## Topics\n")
    body = re.sub(r"\]\((?:[\w.-]+/)*(Decisions|[\w-]+(?=\.md\)))(?:\.md)?\)", r"](doc:\1)", body)
    return body + mark + re.sub(r"^- \[[^\]]*\]\((?:[\w.-]+/)*([\w-]+)\.md\)$", r"- <doc:\1>", topics, flags=re.M)


def decisions(root):
    """A page that lists the Decisions, newest last."""
    names = sorted(file.stem for file in (root / "Documentation/Decisions").glob("[0-9]*.md"))
    links = "\n".join(f"- <doc:{name}>" for name in names)
    return f"# Decisions\n\nWhy things are as they are, a page for each choice.\n\n## Topics\n\n### All of them\n\n{links}\n"
