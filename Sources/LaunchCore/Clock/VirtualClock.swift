// Licensed under the Apache License, Version 2.0.

/// A clock whose time moves only on request.
///
/// Sleepers wake one at a time, ordered by deadline. Of one instant, those that sleep without a
/// tolerance wake first, then those that tolerate a delay, the least one first, each in the order of their
/// calls: a result that arrives at the instant of a time limit is in time, because launch timers have a
/// tolerance.
public final class VirtualClock: Clock, Sendable {
    /// A point in virtual time.
    public struct Instant: InstantProtocol, Sendable, CustomStringConvertible {
        /// The time since the clock's start.
        public let offset: Duration

        /// Creates the instant at a time since the clock's start.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// Returns the instant that is later by a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the time from this instant to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Orders instants by time.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }

        /// The time since the clock's start.
        public var description: String { "\(offset)" }
    }

    /// The owner of a sleep, for code that waits until all work is idle.
    package enum Sleep: Sendable {
        /// A launch's own operation.
        case own
        /// Work which an operation of the launch may wait for, and which may outlive it.
        case shared
        /// A time limit, on which no work depends.
        case limit
    }

    private struct Sleeper: Sendable {
        let id: Int
        let kind: Sleep
        let deadline: Duration
        let tolerance: Duration?
        let continuation: CheckedContinuation<Void, any Error>

        func wakesBefore(_ other: Sleeper) -> Bool {
            if deadline != other.deadline { return deadline < other.deadline }
            return isTied(with: other) ? id < other.id : ranks < other.ranks
        }

        private var ranks: Duration { tolerance.map { max(.zero, $0) } ?? .nanoseconds(-1) }

        /// Returns whether two sleepers are tied, so that only the order of their calls decides which wakes first.
        func isTied(with other: Sleeper) -> Bool {
            deadline == other.deadline && ranks == other.ranks
        }
    }

    private struct State: Sendable {
        var now = Duration.zero
        var nextID = 0
        var sleepers: [Sleeper] = []
        var woken = 0
        var isOver = false
    }

    private let state = Locked(State())

    /// Creates a clock at time zero.
    public init() {}

    /// The current virtual time.
    public var now: Instant { Instant(offset: elapsed) }

    /// The virtual time since the clock's start.
    public var elapsed: Duration { state.withLock { $0.now } }

    /// The smallest step, which is none: virtual time is exact.
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that sleep.
    public var sleepers: Int { sleepers(.own) }

    /// The number of sleeps of a kind.
    package func sleepers(_ kind: Sleep) -> Int {
        state.withLock { $0.sleepers.count { $0.kind == kind } }
    }

    /// The number of sleepers that time has woken so far.
    package var woken: Int { state.withLock { $0.woken } }

    /// The time at which the next sleeper wakes, or nil without sleepers.
    public var nextDeadline: Duration? { state.withLock { $0.sleepers.map(\.deadline).min() } }

    /// Sleeps until virtual time reaches a deadline.
    ///
    /// - Parameters:
    ///   - deadline: When to wake.
    ///   - tolerance: Sleepers of the same instant with a smaller one, or with none, wake first.
    /// - Throws: A cancellation error as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleep(until: deadline, tolerance: tolerance, as: .own)
    }

    /// Sleeps until virtual time reaches a deadline, as work of a kind.
    package func sleep(until deadline: Instant, tolerance: Duration?, as kind: Sleep) async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let sleeper = Sleeper(
                    id: id, kind: kind, deadline: deadline.offset, tolerance: tolerance,
                    continuation: continuation)
                register(sleeper)
            }
        } onCancel: {
            let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
                return state.sleepers.remove(at: index).continuation
            }
            continuation?.resume(throwing: CancellationError())
        }
    }

    // Cancellation is checked inside the lock. When a task is cancelled later, its handler finds the sleeper
    // registered, because the handler needs the lock, too.
    private func register(_ sleeper: Sleeper) {
        let answer = state.withLock { state -> Result<Void, any Error>? in
            if Task.isCancelled || state.isOver { return .failure(CancellationError()) }
            if sleeper.deadline <= state.now { return .success(()) }
            state.sleepers.append(sleeper)
            return nil
        }
        if let answer { sleeper.continuation.resume(with: answer) }
    }

    /// Moves time forward, waking one sleeper after the other.
    ///
    /// - Parameters:
    ///   - target: The time since the clock's start to stop at; an earlier one moves nothing.
    ///   - isolation: Where to run, by default where the caller runs.
    ///   - settle: Lets the work of the woken task come to rest. It runs before the first and after
    ///     each wake-up, and once at the target.
    public func advance(
        to target: Duration, isolation: isolated (any Actor)? = #isolation,
        settle: () async -> Void
    ) async {
        await settle()
        while let continuation = wake(through: target) {
            continuation.resume()
            await settle()
        }
        state.withLock { $0.now = max($0.now, target) }
        await settle()
    }

    /// Ends the time: all sleep is cancelled from now on, as the process of an app ends with all that it was doing.
    ///
    /// A task that slept on would keep everything that it holds for good, as nobody moves this time any more.
    package func end() {
        let sleepers = state.withLock { state -> [Sleeper] in
            state.isOver = true
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for sleeper in sleepers { sleeper.continuation.resume(throwing: CancellationError()) }
    }

    /// Moves time to where the next sleepers wake and wakes all of them that nothing orders, in any order.
    ///
    /// - Parameters:
    ///   - limit: Sleepers with a later deadline keep sleeping.
    ///   - pick: Chooses one of so many.
    /// - Returns: False when no sleeper wakes until then; time stands at the limit.
    package func wakeTied(through limit: Duration, pick: (Int) -> Int) -> Bool {
        var tied = state.withLock { state -> [Sleeper] in
            guard let first = state.sleepers.min(by: { $0.wakesBefore($1) }), first.deadline <= limit else {
                state.now = max(state.now, limit)
                return []
            }
            state.now = max(state.now, first.deadline)
            let tied = state.sleepers.filter { $0.isTied(with: first) }
            state.sleepers.removeAll { $0.isTied(with: first) }
            return tied
        }
        let isAny = !tied.isEmpty
        while !tied.isEmpty { tied.remove(at: pick(tied.count)).continuation.resume() }
        return isAny
    }

    private func wake(through target: Duration) -> CheckedContinuation<Void, any Error>? {
        state.withLock { state in
            guard
                let index = state.sleepers.indices.min(by: {
                    state.sleepers[$0].wakesBefore(state.sleepers[$1])
                }), state.sleepers[index].deadline <= target
            else { return nil }
            let sleeper = state.sleepers.remove(at: index)
            state.woken += 1
            state.now = max(state.now, sleeper.deadline)
            return sleeper.continuation
        }
    }
}
