// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

extension ChromeTrace {
    /// Writes launches, each as its own process.
    ///
    /// - Parameters:
    ///   - timelines: The launches.
    ///   - subject: The subject of the launches, for the file's readers.
    public init(_ timelines: [LaunchTimeline], of subject: Subject? = nil) {
        traceEvents = []
        displayTimeUnit = "ms"
        var header = Self.header
        (header.app, header.scenario) = (subject?.app, subject?.scenario)
        otherData = header
        for (index, timeline) in timelines.enumerated() {
            var writer = ChromeTraceWriter(pid: index + 1, timeline: timeline)
            traceEvents += writer.events()
        }
    }

    /// The file's content, the same for the same launches.
    ///
    /// - Throws: Nothing that a launch's times can cause: they are all finite.
    public func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

private struct ChromeTraceWriter {
    typealias Event = ChromeTrace.Event
    typealias Arguments = ChromeTrace.Arguments

    let pid: Int
    let timeline: LaunchTimeline
    private var entries: [Event] = []
    private var nextID = 1

    init(pid: Int, timeline: LaunchTimeline) {
        (self.pid, self.timeline) = (pid, timeline)
    }

    mutating func events() -> [Event] {
        let tasks = timeline.runs.flatMap { run in run.tasks.map { (run, $0) } }
        let lanes = LaunchLanes.assign(tasks.map { ($1.start, max($1.start, $1.end ?? timeline.end)) })
        name(lanes: (lanes.max() ?? -1) + 1)
        for run in timeline.runs { write(run) }
        for ((run, task), lane) in zip(tasks, lanes) {
            write(task, of: run, thread: ChromeTrace.firstLane + lane)
        }
        arrows(tasks, lanes)
        for link in timeline.links { write(link) }
        for mark in timeline.marks {
            entries.append(
                Event(
                    name: mark.text, cat: "mark", ph: "i", ts: mark.time.microseconds, pid: pid,
                    tid: ChromeTrace.eventThread, s: "t"))
        }
        return entries
    }

    private mutating func name(lanes: Int) {
        var process = Arguments()
        process.name = timeline.name
        process.kind = timeline.kind
        process.clockJump = timeline.hasClockJump ? true : nil
        entries.append(Event(name: "process_name", ph: "M", pid: pid, tid: 0, args: process))
        let fixed = [(ChromeTrace.launchThread, "launch"), (ChromeTrace.eventThread, "events and links")]
        let tasks = (0..<lanes).map { (ChromeTrace.firstLane + $0, "tasks, lane \($0 + 1)") }
        for (thread, name) in fixed + tasks {
            var title = Arguments()
            title.name = name
            entries.append(Event(name: "thread_name", ph: "M", pid: pid, tid: thread, args: title))
            var order = Arguments()
            order.sort_index = thread
            entries.append(Event(name: "thread_sort_index", ph: "M", pid: pid, tid: thread, args: order))
        }
    }

    private mutating func span(
        _ name: String, _ cat: String, thread: Int, from start: Duration, to end: Duration,
        _ args: Arguments
    ) {
        entries.append(
            Event(
                name: name, cat: cat, ph: "X", ts: start.microseconds, dur: (end - start).microseconds,
                pid: pid, tid: thread, args: args))
    }
}

// MARK: - Runs and links

extension ChromeTraceWriter {
    private mutating func write(_ run: LaunchRunRecord) {
        var args = Arguments()
        args.run = run.number
        args.minimumDisplay = run.minimumDisplay.microseconds
        args.failure = run.failure
        args.route = run.route
        let thread = ChromeTrace.launchThread
        span("run \(run.number)", "run", thread: thread, from: run.start, to: run.end, args)
        for phase in run.phases {
            var args = Arguments()
            args.run = run.number
            args.phase = phase.phase
            span(phase.phase.rawValue, "phase", thread: thread, from: phase.start, to: phase.end, args)
        }
        guard let start = run.visibleStart, run.minimumDisplay > .zero else { return }
        let end = min(start + run.minimumDisplay, max(start, run.end))
        pair("minimum display", "wait", from: start, to: end, Arguments())
    }

    private mutating func write(_ link: LaunchTimeline.Link) {
        var args = Arguments()
        (args.link, args.decision, args.phase) = (link.url, link.decision, link.phase)
        args.open = link.end == nil ? true : nil
        pair(
            "link \(link.decision.rawValue)", "link", from: link.arrival, to: link.end ?? timeline.end, args)
    }

    /// An asynchronous span: those may overlap in any way.
    private mutating func pair(
        _ name: String, _ cat: String, from start: Duration, to end: Duration, _ args: Arguments
    ) {
        let id = "\(pid).\(nextID)"
        nextID += 1
        for (ph, time) in [("b", start), ("e", max(start, end))] {
            entries.append(
                Event(
                    name: name, cat: cat, ph: ph, ts: time.microseconds, pid: pid,
                    tid: ChromeTrace.eventThread, id: id, args: ph == "b" ? args : nil))
        }
    }
}

// MARK: - Tasks

extension ChromeTraceWriter {
    private mutating func write(_ task: LaunchTaskRecord, of run: LaunchRunRecord, thread: Int) {
        var args = Arguments()
        (args.run, args.task, args.criticality) = (run.number, task.id, task.criticality)
        args.needs = task.needs.isEmpty ? nil : task.needs
        args.budget = task.budget?.microseconds
        args.settlement = task.settlement
        args.open = task.end == nil ? true : nil
        let end = task.end ?? timeline.end
        span(task.id.rawValue, "task", thread: thread, from: task.start, to: end, args)
        for segment in task.segments {
            let (name, cat, args) = described(segment, task, run)
            span(name, cat, thread: thread, from: segment.start, to: segment.end ?? end, args)
        }
    }

    private func described(
        _ segment: LaunchTaskRecord.Segment, _ task: LaunchTaskRecord, _ run: LaunchRunRecord
    ) -> (String, String, Arguments) {
        var args = Arguments()
        (args.run, args.task) = (run.number, task.id)
        args.open = segment.end == nil ? true : nil
        switch segment.kind {
        case .retryPause: return ("retry pause", "wait", args)
        case .suspension(let reason):
            args.suspension = reason
            return ("waits: \(reason.rawValue)", "wait", args)
        case .attempt(let number, let outcome):
            args.attempt = number
            switch outcome {
            case .succeeded: args.outcome = "succeeded"
            case .failed(let kind, let message):
                (args.outcome, args.failureKind, args.message) = ("failed", kind, message)
            case .cancelled: args.outcome = "cancelled"
            case .suspended(let reason): (args.outcome, args.suspension) = ("suspended", reason)
            case nil: break
            }
            return ("try \(number)" + (args.outcome.map { ", \($0)" } ?? ""), "try", args)
        }
    }

    /// An arrow from the end of a task to the start of each task that needed it.
    private mutating func arrows(_ tasks: [(run: LaunchRunRecord, task: LaunchTaskRecord)], _ lanes: [Int]) {
        for (place, (run, task)) in tasks.enumerated() {
            for need in task.needs {
                guard
                    let source = tasks.firstIndex(where: { $0.run.number == run.number && $0.task.id == need }
                    ),
                    let end = tasks[source].task.end, end <= task.start
                else { continue }
                let id = "\(pid).\(nextID)"
                nextID += 1
                for (ph, time, lane) in [("s", end, lanes[source]), ("f", task.start, lanes[place])] {
                    entries.append(
                        Event(
                            name: "needs", cat: "needs", ph: ph, ts: time.microseconds, pid: pid,
                            tid: ChromeTrace.firstLane + lane, id: id, bp: ph == "f" ? "e" : nil))
                }
            }
        }
    }
}
