#!/usr/bin/env python3
"""Breaks a good trace in each way that trace_check.py knows, and expects the finding."""

import copy
import json
import sys

import trace_check


def span(name, cat, tid, ts, dur, **args):
    return {"name": name, "cat": cat, "ph": "X", "pid": 1, "tid": tid, "ts": ts, "dur": dur, "args": args}


def title(tid):
    return {"name": "thread_name", "ph": "M", "pid": 1, "tid": tid, "args": {"name": f"lane {tid}"}}


GOOD = {
    "displayTimeUnit": "ms",
    "otherData": {"format": "firstlight launch trace", "version": 1},
    "traceEvents": [
        {"name": "process_name", "ph": "M", "pid": 1, "tid": 0, "args": {"name": "a launch"}},
        title(1), title(2), title(10), title(11),
        span("run 1", "run", 1, 0, 100, run=1, minimumDisplay=50),
        span("holding", "phase", 1, 0, 60, run=1, phase="holding"),
        span("failed", "phase", 1, 60, 40, run=1, phase="failed"),
        span("run 2", "run", 1, 100, 100, run=2, minimumDisplay=50),
        span("holding", "phase", 1, 100, 100, run=2, phase="holding"),
        span("config", "task", 10, 0, 50, run=1, task="config", criticality="critical", settlement="output"),
        span("try 1", "try", 10, 0, 20, run=1, task="config", attempt=1, outcome="failed"),
        span("retry pause", "wait", 10, 20, 10, run=1, task="config"),
        span("try 2", "try", 10, 30, 20, run=1, task="config", attempt=2, outcome="succeeded"),
        span("cities", "task", 11, 0.001, 60, run=1, task="cities"),
        {"name": "link held", "cat": "link", "ph": "b", "pid": 1, "tid": 2, "ts": 5, "id": "1.1", "args": {}},
        {"name": "link held", "cat": "link", "ph": "e", "pid": 1, "tid": 2, "ts": 90, "id": "1.1"},
        {"name": "needs", "cat": "needs", "ph": "s", "pid": 1, "tid": 10, "ts": 50, "id": "1.2"},
        {"name": "needs", "cat": "needs", "ph": "f", "pid": 1, "tid": 11, "ts": 50, "id": "1.2", "bp": "e"},
        {"name": "indicator appeared", "cat": "mark", "ph": "i", "pid": 1, "tid": 2, "ts": 5, "s": "t"},
    ],
}


def at(named, /, **changes):
    """Changes the first entry of a name; a value of None takes the key away."""
    def change(trace):
        entry = next(e for e in trace["traceEvents"] if e["name"] == named)
        for key, value in changes.items():
            if value is None:
                del entry[key]
            else:
                entry[key] = value
    return change


def without(index_of, phase):
    def change(trace):
        events = trace["traceEvents"]
        events.remove(next(e for e in events if e["name"] == index_of and e["ph"] == phase))
    return change


# what is broken, a word of the finding
CASES = [
    (lambda t: t.pop("otherData"), "no 'otherData'"),
    (lambda t: t.update(more=1), "unknown 'more'"),
    (lambda t: t["traceEvents"].clear(), "no items"),
    (lambda t: t["otherData"].update(version="1"), "is no integer"),
    (lambda t: t["otherData"].update(format="other"), "not"),
    (at("config", ph="B"), "none of"),
    (at("config", ts=-1), "out of range"),
    (at("config", ts=float("nan")), "out of range"),
    (at("config", dur="5"), "is no number"),
    (at("config", dur=None), "no 'dur'"),
    (at("config", name=""), "is empty"),
    (at("config", args={"run": 1}), "no 'task'"),
    (at("try 1", args={"run": 1, "task": "config"}), "no 'attempt'"),
    (at("holding", args={"run": 1, "phase": "sleeping"}), "none of"),
    (at("indicator appeared", s=None), "no 's'"),
    (at("config", tid=12), "not inside its task"),
    (at("cities", tid=10), "crosses"),
    (at("run 2", ts=110), "does not begin where"),
    (at("failed", ts=70, dur=30), "does not begin where the one before ends"),
    (at("failed", dur=30), "does not end with its last phase"),
    (at("run 2", args={"run": 3, "minimumDisplay": 1}), "that is not there"),
    (at("try 2", dur=30), "not inside its task"),
    (at("config", args={"run": 2, "task": "config"}), "no task around it"),
    (without("link held", "e"), "not one beginning and one end"),
    (at("link held", ts=95), "ends before it begins"),
    (without("thread_name", "M"), "has no name"),
]


def main():
    failed = [f"the good trace is refused: {p}" for p in trace_check.problems(json.dumps(GOOD))]
    for number, (change, word) in enumerate(CASES):
        trace = copy.deepcopy(GOOD)
        change(trace)
        found = trace_check.problems(json.dumps(trace))
        if not any(word in problem for problem in found):
            failed.append(f"case {number} ({word}) is not found; found: {found}")
    if not trace_check.problems("{"):
        failed.append("what is no JSON is taken")
    for failure in failed:
        print("trace_check_selftest:", failure)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
