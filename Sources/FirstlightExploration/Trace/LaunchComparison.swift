// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// Two sets of launches side by side, task by task.
public struct LaunchComparison: Hashable, Sendable {
    /// The slowdown that is tolerated.
    public struct Allowance: Hashable, Sendable {
        /// As a share of the earlier time; 0.1 allows ten per cent.
        public var share: Double
        /// The absolute slack, so that a millisecond more of a millisecond is no alarm.
        public var grace: Duration

        /// Allows a share and a grace; what is negative or no number counts as none.
        public init(share: Double = 0.1, grace: Duration = .milliseconds(5)) {
            self.share = share > 0 && share.isFinite ? share : 0
            self.grace = max(.zero, grace)
        }

        /// The longest time that is allowed for what took a time before.
        public func limit(for before: Duration) -> Duration {
            Duration(microsecondsOfTrace: before.microseconds * (1 + share)).map { $0 + grace } ?? before
        }
    }

    /// The change of one value.
    public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
        /// Within what is allowed.
        case same
        /// Faster by more than what would be allowed.
        case faster
        /// Slower than allowed.
        case slower
        /// It ended well before and does not now.
        case broken
        /// It is only in the second file.
        case added
        /// It is only in the first file.
        case removed

        /// Indicates whether it is a regression.
        public var isWorse: Bool { self == .slower || self == .broken }
    }

    /// One thing that both files may have.
    public struct Row: Hashable, Sendable {
        /// A task, or one of the launch's own times.
        public let name: String
        /// Its median time in the first file.
        public let before: Duration?
        /// Its median time in the second file.
        public let after: Duration?
        /// The change.
        public let verdict: Verdict
    }

    /// The launch's own times first, then the tasks by name.
    public let rows: [Row]

    /// Indicates whether any row is a regression.
    public var isWorse: Bool { rows.contains { $0.verdict.isWorse } }

    /// Compares launches with launches; of several the median counts.
    public init(
        before: [LaunchTimeline], after: [LaunchTimeline], allowance: Allowance = Allowance()
    ) {
        let (old, new) = (LaunchFigures(before), LaunchFigures(after))
        rows = LaunchFigures.names(old, new).map { name in
            let (was, now) = (old.entries[name], new.entries[name])
            return Row(
                name: name, before: was?.median, after: now?.median,
                verdict: Self.verdict(was, now, allowance))
        }
    }

    private static func verdict(
        _ old: LaunchFigures.Entry?, _ new: LaunchFigures.Entry?, _ allowance: Allowance
    ) -> Verdict {
        guard let old else { return .added }
        guard let new else { return .removed }
        if new.failures * old.count > old.failures * new.count { return .broken }
        guard let was = old.median, let now = new.median else {
            return old.median == nil ? (new.median == nil ? .same : .added) : .broken
        }
        if now > allowance.limit(for: was) { return .slower }
        return was > allowance.limit(for: now) ? .faster : .same
    }
}

/// The times of several launches by name.
struct LaunchFigures: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        var times: [Duration] = []
        /// The number of times it failed.
        var failures = 0
        var count: Int { times.count + failures }
        var median: Duration? { LaunchPercentiles.nearestRank(times.sorted(), 0.5) }
    }

    /// The names of the launch's own times, in the order of a table.
    static let launchNames = ["launch", "loading"]
    var entries: [String: Entry] = [:]

    init(_ timelines: [LaunchTimeline]) {
        for timeline in timelines {
            add("launch", timeline.lastRun?.total)
            add("loading", timeline.lastRun?.loading)
            let tasks = Dictionary(grouping: timeline.runs.flatMap(\.tasks), by: \.id)
            for (id, records) in tasks {
                // Of several runs the last one shows how it ended, and all of them what it cost.
                let isGood = records.last.map { $0.settlement == .output || $0.settlement == .fallback }
                let total = records.reduce(Duration.zero) { $0 + ($1.total ?? .zero) }
                add("task \(id.rawValue)", isGood == true ? total : nil)
            }
        }
    }

    private mutating func add(_ name: String, _ time: Duration?) {
        if let time {
            entries[name, default: Entry()].times.append(time)
        } else {
            entries[name, default: Entry()].failures += 1
        }
    }

    static func names(_ figures: LaunchFigures...) -> [String] {
        let all = Set(figures.flatMap { $0.entries.keys })
        return launchNames.filter(all.contains) + all.subtracting(launchNames).sorted()
    }
}
