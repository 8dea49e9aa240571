// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The percentiles of launch times, because an average hides the users who wait longest.
public struct LaunchPercentiles: Hashable, Sendable {
    /// The reason why a launch cannot be counted.
    public enum Defect: String, Hashable, Sendable, Codable, CaseIterable {
        /// The system started the process before the user wanted it, so its clock says nothing.
        case prewarmed
        /// It never came to its end.
        case unfinished
        /// Its clock went backwards on the way.
        case clockJump
        /// It took less than no time.
        case negative
        /// Its time is no number.
        case notANumber
        /// It took longer than any user waits; the device slept.
        case tooLong
    }

    /// One launch, as it was measured.
    public struct Sample: Hashable, Sendable {
        /// The time from the first frame to the end, in seconds; nil when there was none.
        public var seconds: Double?
        /// The reason why the process ran.
        public var kind: LaunchKind?
        /// Indicates whether the clock went backwards.
        public var hasClockJump: Bool

        /// Describes a measurement.
        public init(seconds: Double?, kind: LaunchKind? = nil, hasClockJump: Bool = false) {
            (self.seconds, self.kind, self.hasClockJump) = (seconds, kind, hasClockJump)
        }

        /// Returns the reason why it cannot be counted; nil when it can.
        ///
        /// - Parameter ceiling: The longest time that is believed.
        public func defect(ceiling: Duration) -> Defect? {
            if kind == .prewarmed { return .prewarmed }
            guard let seconds else { return .unfinished }
            if seconds.isNaN { return .notANumber }
            if hasClockJump { return .clockJump }
            if seconds < 0 { return .negative }
            return seconds > ceiling / .seconds(1) ? .tooLong : nil
        }
    }

    /// The percentiles of one thing, each a time that really happened.
    public struct Row: Hashable, Sendable {
        /// A task, or one of the launch's own times.
        public let name: String
        /// The number of launches counted.
        public let count: Int
        /// Half of them took no longer.
        public let p50: Duration
        /// Nine of ten took no longer.
        public let p90: Duration
        /// Nineteen of twenty took no longer.
        public let p95: Duration
        /// Ninety-nine of a hundred took no longer.
        public let p99: Duration
        /// The longest.
        public let longest: Duration
    }

    /// The launch's own times first, then the tasks by name; a row without a time is left out.
    public let rows: [Row]
    /// The number of launches examined.
    public let launches: Int
    /// The number of launches that could not be counted, by reason.
    public let dropped: [Defect: Int]

    /// Counts launches.
    ///
    /// - Parameters:
    ///   - timelines: The launches.
    ///   - ceiling: The longest time that is believed.
    public init(_ timelines: [LaunchTimeline], ceiling: Duration = .seconds(60)) {
        var dropped: [Defect: Int] = [:]
        var good: [LaunchTimeline] = []
        for timeline in timelines {
            if let defect = Sample(timeline).defect(ceiling: ceiling) {
                dropped[defect, default: 0] += 1
            } else {
                good.append(timeline)
            }
        }
        self.dropped = dropped
        launches = timelines.count
        let figures = LaunchFigures(good)
        rows = LaunchFigures.names(figures).compactMap { name in
            figures.entries[name].flatMap { Row(name, $0.times.filter { $0 >= .zero }) }
        }
    }

    /// The smallest of sorted values that a share of them does not exceed; nil of none.
    static func nearestRank<Value>(_ sorted: [Value], _ share: Double) -> Value? {
        guard !sorted.isEmpty else { return nil }
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }
}

extension LaunchPercentiles.Sample {
    /// Reads the sample of a launch: its last run, from the moment at which the user could see it.
    public init(_ timeline: LaunchTimeline) {
        let total = timeline.lastRun?.total
        let spans = timeline.runs.flatMap { run in
            run.phases.map { ($0.start, $0.end) }
                + run.tasks.compactMap { task in task.end.map { (task.start, $0) } }
        }
        self.init(
            seconds: total.map { $0 / .seconds(1) }, kind: timeline.kind,
            hasClockJump: timeline.hasClockJump || (total ?? .zero >= .zero && spans.contains { $0.1 < $0.0 })
        )
    }
}

extension LaunchPercentiles.Row {
    fileprivate init?(_ name: String, _ times: [Duration]) {
        let sorted = times.sorted()
        guard let longest = sorted.last else { return nil }
        func rank(_ share: Double) -> Duration {
            LaunchPercentiles.nearestRank(sorted, share) ?? longest
        }
        self.init(
            name: name, count: sorted.count, p50: rank(0.5), p90: rank(0.9), p95: rank(0.95),
            p99: rank(0.99), longest: longest)
    }
}
