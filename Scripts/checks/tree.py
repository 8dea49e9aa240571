"""What a rule reads (the tracked files) and what it returns (findings)."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

SKIPPED_FOLDERS = {".git", ".build", ".venv", "out", "__pycache__"}


@dataclass(frozen=True)
class Finding:
    """One broken rule: where, what is wrong, and what to do."""

    path: str
    line: int
    text: str
    todo: str

    def __str__(self):
        return f"{self.path}:{self.line}: error: {self.text}. {self.todo}"


class Tree:
    """The files of a repository that are tracked, or new and not ignored."""

    def __init__(self, root):
        self.root = Path(root)
        self.paths = sorted(self._listed())

    def _listed(self):
        # A checkout in a container often belongs to another user; only reading is asked for here.
        command = ["git", "-c", f"safe.directory={self.root.resolve()}", "-C", str(self.root),
                   "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        try:
            if (self.root / ".git").exists():
                names = subprocess.run(command, check=True, capture_output=True).stdout.decode()
                return [n for n in names.split("\0") if n and (self.root / n).is_file()]
        except (OSError, subprocess.CalledProcessError):
            pass  # no git, or it refuses: the walk below sees the same files in a clean clone
        walked = (p.relative_to(self.root) for p in self.root.rglob("*") if p.is_file())
        return [str(p) for p in walked if not SKIPPED_FOLDERS & set(p.parts)]

    def swift(self, *folders):
        """Swift files below the folders, in order."""
        return [p for p in self.paths if p.endswith(".swift") and p.startswith(tuple(folders))]

    def lines(self, path):
        """The lines of a file, or none when there is none or it is not text."""
        try:
            return self.text(path).splitlines()
        except UnicodeDecodeError:
            return []

    def text(self, path):
        """A file's text, or nothing when there is no such file."""
        file = self.root / path
        return file.read_text(encoding="utf-8") if file.exists() else ""


def code_only(lines):
    """The lines with string contents and comments blanked, so that only code is judged."""
    inside_text = False
    for line in lines:
        if inside_text:
            inside_text = '"""' not in line
            yield ""
            continue
        line = re.sub(r'"(?:\\.|[^"\\])*"(?!")', '""', line.replace('"""', "\x00"))
        line = re.sub(r"//.*$", "", line)
        inside_text = line.count("\x00") == 1
        yield line.replace("\x00", '""')


def module_of(path):
    """The module a source file belongs to: the folder below Sources."""
    return path.split("/")[1]
