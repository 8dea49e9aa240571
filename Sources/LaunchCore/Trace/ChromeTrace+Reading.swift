// Licensed under the Apache License, Version 2.0.

public import Foundation

extension ChromeTrace {
    /// Reads a file's content.
    ///
    /// - Throws: An error that names the place and says what to do.
    public init(data: Data) throws(ChromeTraceError) {
        // The header first: what another program wrote need not have the form of our entries.
        let header = try Self.decode(Cover.self, data).otherData
        guard let header, header.format == Self.header.format else { throw .noLaunch }
        guard header.version ?? 0 <= Self.header.version else { throw .newer(version: header.version ?? 0) }
        self = try Self.decode(ChromeTrace.self, data)
    }

    private struct Cover: Decodable {
        struct Header: Decodable {
            let format: String?
            let version: Int?
        }
        let otherData: Header?
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ data: Data
    ) throws(ChromeTraceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw .unreadable(explain(error))
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// The launches of the file, in its order.
    ///
    /// Times are taken as they are, impossible ones too, so that they can be counted.
    ///
    /// - Throws: An error that names the entry that does not say what it has to.
    public func timelines() throws(ChromeTraceError) -> [LaunchTimeline] {
        var reader = ChromeTraceReader()
        for (index, event) in traceEvents.enumerated() { try reader.take(event, index) }
        let found = reader.finish()
        guard !found.isEmpty else { throw .noLaunch }
        return found
    }

    private static func explain(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            return path.isEmpty ? "the file" : path.joined(separator: ".")
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no '\(key.stringValue)'"
        case .typeMismatch(let type, let context): "\(place(context)) is not of the type \(type)"
        case .valueNotFound(_, let context): "\(place(context)) is null"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "the file is not JSON"
        case .dataCorrupted(let context): "\(place(context)) holds a value that is not known"
        @unknown default: "\(error)"
        }
    }
}

private struct ChromeTraceReader {
    private var order: [Int] = []
    private var found: [Int: LaunchTimeline] = [:]
    private var index = 0

    mutating func take(_ event: ChromeTrace.Event, _ index: Int) throws(ChromeTraceError) {
        self.index = index
        if found[event.pid] == nil {
            order.append(event.pid)
            found[event.pid] = LaunchTimeline(name: "launch \(event.pid)")
        }
        switch (event.ph, event.cat) {
        case ("M", _) where event.name == "process_name":
            let args = event.args
            change(event) { timeline in
                timeline.name = args?.name ?? timeline.name
                timeline.kind = args?.kind
                timeline.hasClockJump = args?.clockJump ?? false
            }
        case ("X", "run"): try takeRun(event)
        case ("X", "phase"): try takePhase(event)
        case ("X", "task"): try takeTask(event)
        case ("X", "try"), ("X", "wait"): try takeSegment(event)
        case ("i", "mark"):
            let time = try start(event)
            change(event) { $0.marks.append(.init(time: time, text: event.name)) }
        case ("b", "link"): try takeLink(event)
        case ("e", "link"):
            let time = try start(event)
            change(event) { timeline in
                guard let place = timeline.links.lastIndex(where: { $0.end == Self.pending }) else { return }
                timeline.links[place].end = time
            }
        default: break
        }
    }

    mutating func finish() -> [LaunchTimeline] {
        order.compactMap { found[$0] }.filter { !$0.runs.isEmpty }.map { timeline in
            var timeline = timeline
            timeline.end = timeline.runs.map(\.end).reduce(.zero, max)
            for place in timeline.links.indices where timeline.links[place].end == Self.pending {
                timeline.links[place].end = nil
            }
            return timeline
        }
    }

    /// Stands for an end that is still to be read.
    private static let pending = Duration.seconds(-1)

    private mutating func change(_ event: ChromeTrace.Event, _ body: (inout LaunchTimeline) -> Void) {
        guard var timeline = found[event.pid] else { return }
        body(&timeline)
        found[event.pid] = timeline
    }

    private func bad(_ reason: String) -> ChromeTraceError { .badEntry(index, reason) }

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
    private mutating func takeRun(_ event: ChromeTrace.Event) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        guard let number = event.args?.run else { throw bad("a run has no number") }
        guard let minimum = Duration(microsecondsOfTrace: event.args?.minimumDisplay ?? 0) else {
            throw bad("its minimumDisplay is no length of time")
        }
        var run = LaunchRunRecord(number: number, start: start, end: end, minimumDisplay: minimum)
        run.failure = event.args?.failure
        run.route = event.args?.route
        change(event) { $0.runs.append(run) }
    }

    private mutating func takePhase(_ event: ChromeTrace.Event) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        guard let phase = event.args?.phase else { throw bad("a phase has no name in its args") }
        let run = try run(event)
        change(event) { $0.runs[run].phases.append(.init(phase: phase, start: start, end: end)) }
    }

    private mutating func takeLink(_ event: ChromeTrace.Event) throws(ChromeTraceError) {
        let time = try start(event)
        guard let args = event.args, let url = args.link, let decision = args.decision else {
            throw bad("a link has no address or no fate")
        }
        change(event) { timeline in
            timeline.links.append(
                .init(
                    url: url, arrival: time, end: args.open == true ? nil : Self.pending,
                    decision: decision, phase: args.phase ?? .idle))
        }
    }

    /// The place of the run that an entry belongs to.
    private func run(_ event: ChromeTrace.Event) throws(ChromeTraceError) -> Int {
        guard let number = event.args?.run,
            let place = found[event.pid]?.runs.firstIndex(where: { $0.number == number })
        else { throw bad("'\(event.name)' stands before the run that it belongs to") }
        return place
    }
}

// MARK: - Tasks

extension ChromeTraceReader {
    private mutating func takeTask(_ event: ChromeTrace.Event) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        guard let args = event.args, let id = args.task else { throw bad("a task has no name in its args") }
        let run = try run(event)
        var budget: Duration?
        if let value = args.budget {
            guard let length = Duration(microsecondsOfTrace: value) else {
                throw bad("its budget is \(value)")
            }
            budget = length
        }
        let record = LaunchTaskRecord(
            id: id, criticality: args.criticality ?? .critical, needs: args.needs ?? [], budget: budget,
            start: start, end: args.open == true ? nil : end, settlement: args.settlement)
        change(event) { $0.runs[run].tasks.append(record) }
    }

    private mutating func takeSegment(_ event: ChromeTrace.Event) throws(ChromeTraceError) {
        let (start, end) = try span(event)
        let run = try run(event)
        guard let args = event.args, let id = args.task,
            let task = found[event.pid]?.runs[run].tasks.firstIndex(where: { $0.id == id })
        else { throw bad("'\(event.name)' stands before the task that it belongs to") }
        let segment = LaunchTaskRecord.Segment(
            kind: try kind(event, args), start: start, end: args.open == true ? nil : end)
        change(event) { $0.runs[run].tasks[task].segments.append(segment) }
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
