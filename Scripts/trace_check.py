#!/usr/bin/env python3
"""Checks trace files of launches, independently of the program that wrote them.

First against Scripts/schemas/trace.schema.json, then what a schema cannot say: that the spans of a lane lie in
one another or apart, that phases fill their run, tries their task, and that both ends of a pair are there.

Usage: trace_check.py FILE...   Exit code 1 when a file is wrong, 66 when one cannot be read.
"""

import json
import sys
from pathlib import Path

SCHEMA = Path(__file__).resolve().parent / "schemas/trace.schema.json"
KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
# Times are written in microseconds with three places; sums of two may differ in the last one.
GRAIN = 0.002


def violations(value, schema, root, place="the file"):
    """Yields what a value breaks of a schema: the keywords that trace.schema.json uses, and no others."""
    if "$ref" in schema:
        target = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        yield from violations(value, target, root, place)
    if "type" in schema and not _is(value, schema["type"]):
        yield f"{place} is no {schema['type']}: {json.dumps(value)[:60]}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{place} is {json.dumps(value)[:60]}, not {json.dumps(schema['const'])}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place} is {json.dumps(value)[:60]}, none of {', '.join(map(str, schema['enum']))}"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if not value >= schema.get("minimum", value) or not value <= schema.get("maximum", value):
            yield f"{place} is {value}, out of range"
    if isinstance(value, str) and len(value) < schema.get("minLength", 0):
        yield f"{place} is empty"
    if isinstance(value, list):
        if len(value) < schema.get("minItems", 0):
            yield f"{place} has no items"
        if "items" in schema:
            for index, item in enumerate(value):
                yield from violations(item, schema["items"], root, f"{place}[{index}]")
    if isinstance(value, dict):
        for name in schema.get("required", []):
            if name not in value:
                yield f"{place} has no '{name}'"
        known = schema.get("properties", {})
        for name, inner in value.items():
            if name in known:
                yield from violations(inner, known[name], root, f"{place}.{name}")
            elif schema.get("additionalProperties") is False:
                yield f"{place} has an unknown '{name}'"
    for part in schema.get("allOf", []):
        yield from violations(value, part, root, place)
    for keyword, wanted in (("anyOf", None), ("oneOf", 1)):
        if keyword in schema:
            findings = [list(violations(value, part, root, place)) for part in schema[keyword]]
            good = sum(not found for found in findings)
            if good == 0:
                # What another kind of entry would have to be called is the less telling reason.
                nearest = min(findings, key=lambda found: (len(found), "none of" in found[0]))
                yield f"{place} fits no form: {nearest[0]}"
            elif wanted and good != wanted:
                yield f"{place} fits {good} forms at once"


def _is(value, kind):
    if kind in ("number", "integer"):
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return isinstance(value, (int, float)) and not isinstance(value, bool) and (kind == "number" or whole)
    return isinstance(value, KINDS[kind])


def structure(events):
    """Yields what is wrong between entries: crossings, gaps and missing ends."""
    spans = [e for e in events if e["ph"] == "X"]
    for lane in _grouped(spans, lambda e: (e["pid"], e["tid"])).values():
        yield from _nesting(lane)
    for pid, launch in _grouped(spans, lambda e: e["pid"]).items():
        yield from _runs(pid, launch)
        yield from _inside(launch, "task", ("try", "wait"), lambda e: (e["args"]["run"], e["args"]["task"]))
    for key, pair in _grouped([e for e in events if "id" in e], lambda e: (e["cat"], e["id"])).items():
        ends = sorted(pair, key=lambda e: e["ph"] in "ef")
        if [e["ph"] for e in ends] not in (["b", "e"], ["s", "f"]):
            yield f"{key[0]} {key[1]} has not one beginning and one end"
        elif ends[1]["ts"] < ends[0]["ts"]:
            yield f"{key[0]} {key[1]} ends before it begins"
    named = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name"}
    for lane in sorted({(e["pid"], e["tid"]) for e in events if e["ph"] != "M"} - named):
        yield f"lane {lane[1]} of process {lane[0]} has no name"


def _grouped(items, key):
    groups = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups


def _end(span):
    return span["ts"] + span["dur"]


def _nesting(lane):
    """Walks a lane in order of time with the open spans on a stack."""
    stack = []
    for span in sorted(lane, key=lambda e: (e["ts"], -e["dur"])):
        while stack and _end(stack[-1]) <= span["ts"] + GRAIN:
            stack.pop()
        if stack and _end(span) > _end(stack[-1]) + GRAIN:
            yield (f"'{span['name']}' at {span['ts']} crosses '{stack[-1]['name']}', "
                   f"which ends at {_end(stack[-1])}")
        stack.append(span)


def _runs(pid, spans):
    runs = [e for e in spans if e["cat"] == "run"]
    if not runs:
        yield f"process {pid} has no run"
    for one, following in zip(runs, runs[1:]):
        if abs(_end(one) - following["ts"]) > GRAIN:
            yield f"'{following['name']}' does not begin where '{one['name']}' ends"
    phases = _grouped([e for e in spans if e["cat"] == "phase"], lambda e: e["args"]["run"])
    for run in runs:
        inside = phases.pop(run["args"]["run"], [])
        for one, following in zip(inside, inside[1:]):
            if abs(_end(one) - following["ts"]) > GRAIN:
                yield f"phase '{following['name']}' of '{run['name']}' does not begin where the one before ends"
        if inside and abs(_end(inside[-1]) - _end(run)) > GRAIN:
            yield f"'{run['name']}' does not end with its last phase"
    for number in phases:
        yield f"phases of a run {number} that is not there"


def _inside(spans, outer, inner, key):
    found = {key(e): e for e in spans if e["cat"] == outer}
    for span in (e for e in spans if e["cat"] in inner):
        around = found.get(key(span))
        if around is None:
            yield f"'{span['name']}' has no task around it"
        elif (span["ts"] < around["ts"] - GRAIN or _end(span) > _end(around) + GRAIN
              or span["tid"] != around["tid"]):
            yield f"'{span['name']}' at {span['ts']} is not inside its task '{around['name']}'"


def problems(text):
    """Everything that is wrong with a file's text."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    try:
        document = json.loads(text)
    except ValueError as error:
        return [f"no JSON: {error}"]
    return list(violations(document, schema, schema)) or list(structure(document["traceEvents"]))


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: trace_check.py FILE...")
    wrong = False
    for name in sys.argv[1:]:
        try:
            text = Path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            print(f"trace_check: {name} cannot be read: {error}", file=sys.stderr)
            sys.exit(66)
        found = problems(text)
        for problem in found[:20]:
            print(f"{name}: {problem}")
        if not found:
            spans = sum(e["ph"] == "X" for e in json.loads(text)["traceEvents"])
            print(f"{name}: {spans} spans fit the schema and lie in one another or apart")
        wrong = wrong or bool(found)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
