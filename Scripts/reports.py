#!/usr/bin/env python3
"""Has check-jsonschema judge what commands print with --json, by the schemas in Documentation/Schemas.

So that taking a result means something, each result is also given with a key too many, without one, and under another
version, and has to be refused.

Usage: reports.py PROGRAM
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / ".venv/artefacts/bin/check-jsonschema"
SCHEMAS = ROOT / "Documentation/Schemas"
# What a test proves instead: a fuzz takes minutes.
ELSEWHERE = {"firstlight-fuzz-1"}
# Each command with the exit code that says it did its work. TRACE is what an earlier command writes; HOST, a project.
COMMANDS = [
    (["list"], 0), (["list", "devices"], 0), (["list", "scenarios", "duggy"], 0),
    (["run", "--scenario", "duggy/signed-in", "--report", "r.html"], 0), (["play", "fonsters", "--scenario", "first-night"], 0),
    (["audit", "fonsters", "--all"], 0), (["faults", "fonsters"], 0),
    (["explain", "urbannest", "--scenario", "deep-link"], 0), (["explain", "--at", "returning,offline,cached"], 1),
    (["trace", "urbannest", "--scenario", "slow-backend", "--out", "TRACE"], 0), (["trace", "duggy", "--runs", "3"], 0),
    (["trace", "--diff", "TRACE", "TRACE"], 0), (["record", "duggy", "--until", "300ms", "--fps", "10", "--into", "film"], 0),
    (["record", "--scenario", "duggy/signed-in", "--fps", "4", "--into", "film"], 0),
    (["snapshot", "--state", "login", "--scale", "1", "--into", "one"], 0),
    (["snapshot", "duggy", "--scenario", "signed-in", "--at", "1s", "--matrix", "--into", "many"], 0),
    (["snapshot", "duggy", "--scenario", "signed-in", "--at", "1s", "--matrix", "--against", "many", "--into", "new"], 0),
    (["tree", "--state", "login"], 0), (["lint", "duggy"], 0), (["generate", "duggy", "--into", "HOST", "--package", str(ROOT)], 0),
    (["adopt", str(ROOT / "Sources/StageSamples"), "--dry-run"], 0),
    (["seam", "duggy"], 0), (["seam", "fonsters", "--folds"], 0), (["import", "HOST"], 0), (["lint", "HOST"], 0),
]


def judged(documents, name, work):
    """What the tool says of documents under the schema of a name; nothing when it is content with all."""
    files = []
    for number, document in enumerate(documents):
        files.append(work / f"{number}.json")
        files[-1].write_text(json.dumps(document))
    schema = SCHEMAS / f"{name}.schema.json"
    if not schema.exists():
        return f"there is no {schema.relative_to(ROOT)}"
    done = subprocess.run([str(TOOL), "--schemafile", str(schema), *map(str, files)], capture_output=True, text=True)
    return (done.stdout + done.stderr) if done.returncode else ""


def broken(document):
    """A document in three ways that no schema may take."""
    yield document | {"brand": "x"}
    yield document | {"schema": document["schema"][:-1] + "0"}
    yield {key: value for key, value in document.items() if key != "schema"}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip().splitlines()[-1])
    if not TOOL.exists():
        sys.exit(f"reports: {TOOL} is not there. Run: Scripts/artefact_tools.sh")
    program, problems, found = Path(sys.argv[1]).resolve(), [], {}
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for words, code in COMMANDS:
            done = subprocess.run([str(program), *words, "--json"], cwd=work, capture_output=True, text=True)
            title = " ".join(words)
            try:
                found.setdefault(json.loads(done.stdout)["schema"], []).append(json.loads(done.stdout))
            except (ValueError, KeyError, TypeError):
                problems.append(f"{title}: no object with a schema was printed: {done.stdout[:200]}{done.stderr[:500]}")
            if done.returncode != code:
                problems.append(f"{title}: ended with {done.returncode}: {done.stderr[:500]}")
        for name, documents in sorted(found.items()):
            if wrong := judged(documents, name, work):
                problems.append(f"{name}: {wrong}")
            taken = [bad for bad in broken(documents[0]) if not judged([bad], name, work)]
            problems += [f"{name}: the schema takes {json.dumps(bad)[:100]}" for bad in taken]
    names = {file.name.removesuffix(".schema.json") for file in SCHEMAS.glob("*.json")}
    problems += [f"no command here prints {name}" for name in sorted(names - set(found) - ELSEWHERE)]
    for problem in problems:
        print(problem)
    if problems:
        sys.exit("reports: what is printed as JSON is not as Documentation/Schemas says")
    print(f"reports: {sum(map(len, found.values()))} results of {len(COMMANDS)} commands are as {len(found)} schemas say")


if __name__ == "__main__":
    main()
