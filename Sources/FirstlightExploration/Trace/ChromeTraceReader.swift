// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// Assembles launches from entries, one after the other.
///
/// Each entry costs the same however many came before it: launches are changed where they lie, because a copy
/// of what was read so far would make a long file take the square of its length, and what an entry belongs to is
/// looked up.
struct ChromeTraceReader {
    /// The part of a launch that was read, and the places of its parts.
    struct Launch {
        var timeline: LaunchTimeline
        /// The first run of each number.
        var runs: [Int: Int] = [:]
        /// The first task of each name in each run.
        var tasks: [TaskPlace: Int] = [:]
        /// The links whose ends are still to be read.
        var openLinks: [Int] = []
    }

    struct TaskPlace: Hashable {
        let run: Int
        let id: LaunchTaskID
    }

    /// The launches in the order of their first entries.
    private(set) var launches: [Launch] = []
    private var places: [Int: Int] = [:]
    private var index = 0

    mutating func take(_ event: ChromeTrace.Event, _ index: Int) throws(ChromeTraceError) {
        self.index = index
        let launch = place(of: event.pid)
        switch (event.ph, event.cat) {
        case ("M", _) where event.name == "process_name":
            if let name = event.args?.name { launches[launch].timeline.name = try short(name) }
            launches[launch].timeline.kind = event.args?.kind
            launches[launch].timeline.hasClockJump = event.args?.clockJump ?? false
        case ("X", "run"): try takeRun(event, launch)
        case ("X", "phase"): try takePhase(event, launch)
        case ("X", "task"): try takeTask(event, launch)
        case ("X", "try"), ("X", "wait"): try takeSegment(event, launch)
        case ("i", "mark"):
            launches[launch].timeline.marks.append(.init(time: try start(event), text: event.name))
        case ("b", "link"): try takeLink(event, launch)
        case ("e", "link"):
            let time = try start(event)
            guard let link = launches[launch].openLinks.popLast() else { return }
            launches[launch].timeline.links[link].end = time
        default: break
        }
    }

    func finish() -> [LaunchTimeline] {
        launches.map(\.timeline).filter { !$0.runs.isEmpty }.map { timeline in
            var timeline = timeline
            timeline.end = timeline.runs.map(\.end).reduce(.zero, max)
            return timeline
        }
    }

    private mutating func place(of pid: Int) -> Int {
        if let known = places[pid] { return known }
        places[pid] = launches.count
        launches.append(Launch(timeline: LaunchTimeline(name: "launch \(pid)")))
        return launches.count - 1
    }

    private func bad(_ reason: String) -> ChromeTraceError { .badEntry(index, reason) }

    /// A name that is no longer than a name may be; tables and reports repeat it in each of their rows.
    private func short(_ name: String) throws(ChromeTraceError) -> String {
        let count = name.utf8.count
        guard count <= ChromeTrace.longestName else {
            throw bad("a name has \(count) bytes, and \(ChromeTrace.longestName) are the most")
        }
        return name
    }

    private func start(_ event: ChromeTrace.Event) throws(ChromeTraceError) -> Duration {
        guard let ts = event.ts else { throw bad("'\(event.name)' has no ts") }
        guard let time = Duration(microsecondsOfTrace: ts) else { throw bad("its ts is \(ts)") }
        return time
    }

    private func span(_ event: ChromeTrace.Event) throws(ChromeTraceError) -> (Duration, Duration) {
        let start = try start(event)
        guard let dur = event.dur else { throw bad("'\(event.name)' has no dur") }
        guard let length = Duration(microsecondsOfTrace: dur) else { throw bad("its dur is \(dur)") }
        return (start, start + length)
    }
}

// MARK: - Runs, phases and links

extension ChromeTraceReader {
    private mutating func takeRun(_ event: ChromeTrace.Event, _ launch: Int) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        guard let number = event.args?.run else { throw bad("a run has no number") }
        guard let minimum = Duration(microsecondsOfTrace: event.args?.minimumDisplay ?? 0) else {
            throw bad("its minimumDisplay is no length of time")
        }
        var run = LaunchRunRecord(number: number, start: start, end: end, minimumDisplay: minimum)
        run.failure = event.args?.failure
        run.route = event.args?.route
        let place = launches[launch].timeline.runs.count
        if launches[launch].runs[number] == nil { launches[launch].runs[number] = place }
        launches[launch].timeline.runs.append(run)
    }

    private mutating func takePhase(_ event: ChromeTrace.Event, _ launch: Int) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        guard let phase = event.args?.phase else { throw bad("a phase has no name in its args") }
        let run = try run(event, launch)
        launches[launch].timeline.runs[run].phases.append(.init(phase: phase, start: start, end: end))
    }

    private mutating func takeLink(_ event: ChromeTrace.Event, _ launch: Int) throws(ChromeTraceError) {
        let time = try start(event)
        guard let args = event.args, let url = args.link, let decision = args.decision else {
            throw bad("a link has no address or no fate")
        }
        if args.open != true { launches[launch].openLinks.append(launches[launch].timeline.links.count) }
        launches[launch].timeline.links.append(
            .init(url: url, arrival: time, end: nil, decision: decision, phase: args.phase ?? .idle))
    }

    /// The place of the run that an entry belongs to.
    private func run(_ event: ChromeTrace.Event, _ launch: Int) throws(ChromeTraceError) -> Int {
        guard let number = event.args?.run, let place = launches[launch].runs[number] else {
            throw bad("'\(event.name)' stands before the run that it belongs to")
        }
        return place
    }
}

// MARK: - Tasks

extension ChromeTraceReader {
    private mutating func takeTask(_ event: ChromeTrace.Event, _ launch: Int) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        guard let args = event.args, let id = args.task else { throw bad("a task has no name in its args") }
        let run = try run(event, launch)
        var budget: Duration?
        if let value = args.budget {
            guard let length = Duration(microsecondsOfTrace: value) else {
                throw bad("its budget is \(value)")
            }
            budget = length
        }
        _ = try short(id.rawValue)
        let record = LaunchTaskRecord(
            id: id, criticality: args.criticality ?? .critical, needs: args.needs ?? [], budget: budget,
            start: start, end: args.open == true ? nil : end, settlement: args.settlement)
        let place = TaskPlace(run: run, id: id)
        let count = launches[launch].timeline.runs[run].tasks.count
        if launches[launch].tasks[place] == nil { launches[launch].tasks[place] = count }
        launches[launch].timeline.runs[run].tasks.append(record)
    }

    private mutating func takeSegment(_ event: ChromeTrace.Event, _ launch: Int) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        let run = try run(event, launch)
        guard let args = event.args, let id = args.task,
            let task = launches[launch].tasks[TaskPlace(run: run, id: id)]
        else { throw bad("'\(event.name)' stands before the task that it belongs to") }
        let segment = LaunchTaskRecord.Segment(
            kind: try kind(event, args), start: start, end: args.open == true ? nil : end)
        launches[launch].timeline.runs[run].tasks[task].segments.append(segment)
    }

    private func kind(
        _ event: ChromeTrace.Event, _ args: ChromeTrace.Arguments
    ) throws(ChromeTraceError) -> LaunchTaskRecord.Segment.Kind {
        guard event.cat == "try" else { return args.suspension.map { .suspension($0) } ?? .retryPause }
        guard let number = args.attempt else { throw bad("a try has no number") }
        switch args.outcome {
        case nil: return .attempt(number, nil)
        case "succeeded": return .attempt(number, .succeeded)
        case "cancelled": return .attempt(number, .cancelled)
        case "failed": return .attempt(number, .failed(args.failureKind ?? .other, args.message ?? ""))
        case "suspended": return .attempt(number, .suspended(args.suspension ?? .protectedData))
        case let outcome?: throw bad("there is no outcome '\(outcome)'")
        }
    }
}
