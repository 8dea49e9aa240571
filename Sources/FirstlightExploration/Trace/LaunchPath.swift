// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The path through one run of a launch: the chain that decided when it ended, without gaps.
public struct LaunchPath: Hashable, Sendable, Codable {
    /// A stretch of the run's time.
    public struct Step: Hashable, Sendable, Codable {
        /// The kind of a stretch of time.
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// A task at work.
            case work
            /// A task between two tries.
            case retryPause
            /// A task that waits for what only the user or the system can resolve.
            case suspension
            /// A task that could have started and did not yet, because no user saw the app.
            case notStarted
            /// The tasks were done, and the launch screen had its shortest time still to go.
            case minimumDisplay
            /// The tasks were not done, and the launch waited until its time was up.
            case timeLimit
            /// The launch had failed or stopped, and the user decided how it continued.
            case decision
            /// The hold between completion and exit.
            case completionHold
            /// The exit.
            case exit

            /// Indicates whether a task was working, and not only time passing.
            public var isWork: Bool { self == .work }
        }
        /// The kind of the stretch.
        public let kind: Kind
        /// The task, where it was one.
        public let task: LaunchTaskID?
        /// The start time.
        public let start: Duration
        /// The end time.
        public let end: Duration

        /// The length.
        public var length: Duration { end - start }
    }

    /// The end of a run.
    public enum End: String, Hashable, Sendable, Codable {
        /// The destination has the screen.
        case finished
        /// The gate opened; the rest of the way is not in the trace.
        case completed
        /// A task failed or the time was up.
        case failed
        /// A gate was closed.
        case blocked
        /// It was cancelled, or was still running when the trace ended.
        case open
    }

    /// The end of the run.
    public let end: End
    /// The steps from the first frame to the end, each beginning where the one before ended.
    public let steps: [Step]

    /// The length of the whole path.
    public var total: Duration { steps.reduce(.zero) { $0 + $1.length } }
    /// The part of it in which something was at work.
    public var work: Duration { steps.reduce(.zero) { $1.kind.isWork ? $0 + $1.length : $0 } }
    /// The part of it in which only time passed.
    public var waits: Duration { total - work }
}

extension LaunchPath {
    /// Finds the path of a run.
    public init(_ run: LaunchRunRecord) {
        var finder = LaunchPathFinder(run)
        (end, steps) = finder.find()
    }
}

// Goes backwards from the end: what ended last decided, and what that one needed last decided its start.
private struct LaunchPathFinder {
    private let run: LaunchRunRecord
    private let start: Duration
    private let parts: [LaunchTaskRecord]
    private var steps: [LaunchPath.Step] = []

    init(_ run: LaunchRunRecord) {
        self.run = run
        parts = run.tasks.filter { $0.criticality != .secondary }
        start = run.visibleStart ?? run.start
    }

    mutating func find() -> (LaunchPath.End, [LaunchPath.Step]) {
        if let ready = run.start(of: .completing) {
            let exit = run.start(of: .exiting)
            let finished = run.start(of: .finished)
            if let finished, let exit { add(.exit, nil, exit, finished) }
            if let exit { add(.completionHold, nil, ready, exit) }
            if let stop {
                add(.decision, nil, stop, ready)
                leadUp(toStop: stop)
            } else {
                leadUp(to: ready)
            }
            return (finished == nil ? .completed : .finished, steps.reversed())
        }
        guard let stop else { return (.open, []) }
        leadUp(toStop: stop)
        return (run.start(of: .failed) == nil ? .blocked : .failed, steps.reversed())
    }

    /// The time at which the run failed or stopped at a closed gate.
    private var stop: Duration? { run.start(of: .failed) ?? run.start(of: .blocked) }

    private mutating func leadUp(toStop time: Duration) {
        if let culprit = culprit(at: time) {
            chain(culprit, until: time)
        } else {
            add(.timeLimit, nil, start, time)
        }
    }

    private mutating func leadUp(to ready: Duration) {
        let last = parts.filter { $0.settlement != nil }.max { ($0.end ?? .zero) < ($1.end ?? .zero) }
        // On a real clock the gate opens a moment after the task that opened it.
        if let last, let end = last.end, end >= start + run.minimumDisplay {
            chain(last, until: ready)
        } else {
            add(.minimumDisplay, nil, start, ready)
        }
    }

    /// The task whose end ended the run, if one did and not the time limit.
    private func culprit(at time: Duration) -> LaunchTaskRecord? {
        if run.start(of: .blocked) != nil {
            return parts.last { task in
                guard task.settlement == nil, case .attempt(_, .succeeded) = task.segments.last?.kind else {
                    return false
                }
                return true
            }
        }
        guard let failure = run.failure?.task else { return nil }
        return parts.first { $0.id == failure }
    }

    private mutating func chain(_ task: LaunchTaskRecord, until time: Duration) {
        var task = task
        var time = time
        var seen: Set<LaunchTaskID> = [task.id]
        let ends = lastEnds()
        while true {
            for (place, segment) in task.segments.enumerated().reversed() {
                // The last try lasts until its effect was noted, so that the path has no gaps.
                let isLast = place == task.segments.count - 1
                let end = isLast ? time : min(time, segment.end ?? time)
                add(kind(segment), task.id, max(start, segment.start), end)
                time = min(time, max(start, segment.start))
            }
            let last = task.needs.filter { !seen.contains($0) }.compactMap { ends[$0] }
                .max { $0.end == $1.end ? $0.place > $1.place : $0.end < $1.end }
            guard let last, let end = parts[last.place].end else { break }
            let needed = parts[last.place]
            add(.notStarted, task.id, max(start, end), time)
            time = min(time, max(start, end))
            seen.insert(needed.id)
            task = needed
        }
        add(.notStarted, task.id, start, time)
    }

    /// Of each name the task that ended last, the first one of several.
    private func lastEnds() -> [LaunchTaskID: (place: Int, end: Duration)] {
        var ends: [LaunchTaskID: (place: Int, end: Duration)] = [:]
        for (place, task) in parts.enumerated() {
            let end = task.end ?? .zero
            if let known = ends[task.id], known.end >= end { continue }
            ends[task.id] = (place, end)
        }
        return ends
    }

    private func kind(_ segment: LaunchTaskRecord.Segment) -> LaunchPath.Step.Kind {
        switch segment.kind {
        case .attempt: .work
        case .retryPause: .retryPause
        case .suspension: .suspension
        }
    }

    private mutating func add(
        _ kind: LaunchPath.Step.Kind, _ task: LaunchTaskID?, _ start: Duration, _ end: Duration
    ) {
        guard end > start else { return }
        steps.append(.init(kind: kind, task: task, start: start, end: end))
    }
}
