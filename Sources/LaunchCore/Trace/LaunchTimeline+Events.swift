// Licensed under the Apache License, Version 2.0.

import Foundation

extension LaunchTimeline {
    /// Reads a controller's trace.
    ///
    /// - Parameters:
    ///   - name: What was launched, for people.
    ///   - specs: The tasks of the plan.
    ///   - policy: The times and rules.
    ///   - events: What happened, in the order in which it was noted.
    public init(name: String, specs: [LaunchTaskSpec], policy: LaunchPolicy, events: [LaunchTraceEvent]) {
        var reader = LaunchTraceReader(name: name, specs: specs, policy: policy)
        for event in events { reader.take(event) }
        self = reader.finish()
    }
}

extension LaunchController {
    /// The tasks of the plan.
    public var specs: [LaunchTaskSpec] { plan.specs }
    /// The times and rules.
    public var policy: LaunchPolicy { machine.policy }

    /// The events so far as spans of time.
    ///
    /// - Parameter name: The name of the launched app, for people to read.
    public func timeline(name: String) -> LaunchTimeline {
        LaunchTimeline(name: name, specs: plan.specs, policy: machine.policy, events: trace)
    }
}

// Turns events into spans, one after the other.
private struct LaunchTraceReader {
    private let specs: [LaunchTaskID: LaunchTaskSpec]
    private let policy: LaunchPolicy
    private var timeline: LaunchTimeline
    private var now = Duration.zero

    init(name: String, specs: [LaunchTaskSpec], policy: LaunchPolicy) {
        self.specs = Dictionary(specs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.policy = policy
        timeline = LaunchTimeline(name: name)
    }

    mutating func take(_ event: LaunchTraceEvent) {
        if event.time < now { timeline.hasClockJump = true }
        now = event.time
        switch event.kind {
        case .began(let kind): timeline.kind = kind
        case .runBegan(let number): beginRun(number)
        case .phase(let phase): begin(phase)
        case .taskStarted(let id, let attempt):
            let index = task(id)
            closeSegment(index)
            changeTask(index) { task, now in
                task.segments.append(.init(kind: .attempt(attempt, nil), start: now, end: nil))
            }
        case .taskEnded(let id, let attempt, let outcome): ended(id, attempt, outcome)
        case .taskSettled(let id, let settlement):
            let index = task(id)
            closeSegment(index)
            changeTask(index) { task, now in (task.end, task.settlement) = (now, settlement) }
        case .backoff(let id, _, _):
            changeTask(task(id)) { task, now in
                task.segments.append(.init(kind: .retryPause, start: now, end: nil))
            }
        case .failed(let failure):
            changeRun { $0.failure = failure }
            mark("failed: \(failure)")
        case .routed(let record): changeRun { $0.route = record }
        case .link(let url, let decision): link(url.absoluteString, decision)
        case .indicatorAppeared: mark("indicator appeared")
        case .verdict(let id, let verdict): mark("gate \(id): \(verdict.words)")
        case .waiting(let reason): mark("goes on waiting: \(reason.rawValue)")
        case .signedOut: mark("signed out")
        case .offline(let isAvailable): mark(isAvailable ? "cached data offered" : "no cached data")
        case .session(let session): mark("session \(session.rawValue)")
        case .navigated(let destination): mark("navigated by \(destination.rawValue)")
        case .ignored(let reason): mark("ignored: \(reason)")
        }
    }

    mutating func finish() -> LaunchTimeline {
        timeline.end = timeline.runs.flatMap(\.phases).map(\.start).reduce(now, max)
        closeRun(at: timeline.end)
        return timeline
    }

    private mutating func mark(_ text: String) { timeline.marks.append(.init(time: now, text: text)) }
}

// MARK: - Runs

extension LaunchTraceReader {
    private mutating func beginRun(_ number: Int) {
        closeRun(at: now)
        timeline.runs.append(
            LaunchRunRecord(
                number: number, start: now, end: now, minimumDisplay: max(.zero, policy.minimumDisplay)))
    }

    private mutating func closeRun(at time: Duration) {
        changeRun { run in
            run.end = time
            if !run.phases.isEmpty { run.phases[run.phases.count - 1].end = time }
        }
    }

    private mutating func begin(_ phase: LaunchPhase) {
        if timeline.runs.isEmpty { beginRun(0) }
        let now = now
        changeRun { run in
            if !run.phases.isEmpty { run.phases[run.phases.count - 1].end = now }
            run.phases.append(.init(phase: phase, start: now, end: now))
        }
        guard phase == .failed || phase == .blocked || phase == .cancelled, let run = timeline.lastRun
        else { return }
        // Whatever was still open has been cancelled.
        for index in run.tasks.indices where run.tasks[index].end == nil {
            closeSegment(index)
            changeTask(index) { task, now in task.end = now }
        }
    }

    private mutating func changeRun(_ change: (inout LaunchRunRecord) -> Void) {
        guard !timeline.runs.isEmpty else { return }
        change(&timeline.runs[timeline.runs.count - 1])
    }
}

// MARK: - Tasks

extension LaunchTraceReader {
    /// The place of a task in the present run; it is added when it is not there yet.
    private mutating func task(_ id: LaunchTaskID) -> Int {
        if timeline.runs.isEmpty { beginRun(0) }
        let tasks = timeline.lastRun?.tasks ?? []
        if let index = tasks.firstIndex(where: { $0.id == id }) { return index }
        let spec = specs[id]
        let record = LaunchTaskRecord(
            id: id, criticality: spec?.criticality ?? .critical, needs: spec?.dependencies ?? [],
            budget: spec?.budget, start: now)
        changeRun { $0.tasks.append(record) }
        return tasks.count
    }

    private mutating func ended(_ id: LaunchTaskID, _ attempt: Int, _ outcome: LaunchTraceEvent.Outcome) {
        changeTask(task(id)) { task, now in
            let last = task.segments.count - 1
            if last >= 0, task.segments[last].end == nil {
                task.segments[last] = .init(
                    kind: .attempt(attempt, outcome), start: task.segments[last].start, end: now)
            }
            if case .suspended(let reason) = outcome {
                task.segments.append(.init(kind: .suspension(reason), start: now, end: nil))
            }
        }
    }

    private mutating func closeSegment(_ index: Int) {
        changeTask(index) { task, now in
            let last = task.segments.count - 1
            if last >= 0, task.segments[last].end == nil { task.segments[last].end = now }
        }
    }

    private mutating func changeTask(_ index: Int, _ change: (inout LaunchTaskRecord, Duration) -> Void) {
        let now = now
        changeRun { change(&$0.tasks[index], now) }
    }

    private mutating func link(_ url: String, _ decision: LaunchTraceEvent.LinkDecision) {
        let phase = timeline.lastRun?.phases.last?.phase ?? .idle
        let held = timeline.links.lastIndex { $0.url == url && $0.decision == .held }
        if let held, decision != .held {
            timeline.links[held].end = now
            timeline.links[held].decision = decision
            return
        }
        timeline.links.append(
            .init(
                url: url, arrival: now, end: decision == .held ? nil : now, decision: decision, phase: phase))
    }
}

extension LaunchVerdict {
    /// The verdict in a few words.
    var words: String {
        switch self {
        case .open: "open"
        case .readOnly: "read-only"
        case .updateOffered(let version): "version \(version) is offered"
        case .maintenance: "closed for maintenance"
        case .updateRequired(let version): "version \(version) is required"
        }
    }
}
