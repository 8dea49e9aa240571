// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// The state of a launch, and the one place where its rules are.
///
/// It is a value without a clock: an event goes in, the state changes, and the effects to perform
/// come out in order. So it can be copied, compared, and explored event by event.
///
/// Waits that end at the same instant take effect in a fixed order (entry, minimum, indicator, slow,
/// timeout), in whatever order the clock reports them. A result and a wait of the same instant are
/// taken in the order in which they arrive: the controller's waits tolerate a delay, so that the
/// result comes first.
public struct LaunchMachine: Hashable, Sendable {
    struct TaskState: Hashable, Sendable {
        enum Status: Hashable, Sendable {
            case waiting
            case running(attempt: Int)
            case backingOff(attempt: Int)
            case settled(LaunchTraceEvent.Settlement)
            case cancelled
        }

        let spec: LaunchTaskSpec
        var status = Status.waiting

        var hasOutput: Bool { status == .settled(.output) || status == .settled(.fallback) }
        var isSettled: Bool { hasOutput || status == .settled(.absent) }
        var isDone: Bool { isSettled || status == .cancelled || status == .settled(.failure) }
        var isPartOfLaunch: Bool { spec.criticality != .secondary }
    }

    /// The times and rules.
    public let policy: LaunchPolicy
    /// Where the launch stands.
    public internal(set) var phase = LaunchPhase.idle
    /// Why the launch failed, while it is failed.
    public internal(set) var failure: LaunchFailure?
    /// Whether the loading indicator is there.
    public internal(set) var isIndicatorVisible = false
    /// Whether the launch takes longer than usual and still loads.
    public var isSlow: Bool { phase == .slow }
    /// Whether the user may go on with cached data.
    public internal(set) var canContinueOffline = false
    /// The number of the current run, from 1; 0 before the first.
    public internal(set) var run = 0
    /// The message of the task at work.
    public internal(set) var message = ""
    /// The link that waits for the end of the launch.
    public internal(set) var heldLink: URL?
    /// Whether motion is reduced.
    public internal(set) var reducesMotion: Bool
    /// What decides the route of this run.
    public internal(set) var destination = LaunchDestination.results

    var tasks: [TaskState]
    // The waits of the run's own course, by the time that they end at.
    var schedule: [LaunchTimer: Duration] = [:]
    var isMinimumOver = false
    var isCheckingSession = false
    let canAskOffline: Bool
    let hasExpiredRoute: Bool
    var generator: SplitMix

    /// Creates a machine that waits for the first frame.
    ///
    /// - Parameters:
    ///   - tasks: The plan's tasks; one may only depend on earlier ones.
    ///   - policy: The times and rules.
    ///   - reducesMotion: Whether motion is reduced.
    ///   - canAskOffline: Whether there is somebody to ask for cached data.
    ///   - hasExpiredRoute: Whether an expired session has a route of its own. Without one the tasks
    ///     run again and decide.
    ///   - seed: The seed of the random variation of waits.
    public init(
        tasks: [LaunchTaskSpec], policy: LaunchPolicy, reducesMotion: Bool = false,
        canAskOffline: Bool = false, hasExpiredRoute: Bool = false, seed: UInt64 = 0
    ) {
        self.tasks = tasks.map { TaskState(spec: $0) }
        self.policy = policy
        self.reducesMotion = reducesMotion
        self.canAskOffline = canAskOffline
        self.hasExpiredRoute = hasExpiredRoute
        generator = SplitMix(seed: seed)
    }

    /// The share of the launch's tasks that are settled, 0...1; 1 only when all are.
    public var progress: Double {
        let part = tasks.filter(\.isPartOfLaunch)
        if run == 0 { return 0 }
        if part.isEmpty { return 1 }
        return Double(part.count(where: \.isSettled)) / Double(part.count)
    }

    /// Whether every task that the exit waits for is settled.
    public var areTasksSettled: Bool {
        destination != .results || tasks.allSatisfy { $0.isSettled || !$0.isPartOfLaunch }
    }

    /// Takes an event and returns what to do about it, in order.
    public mutating func handle(_ event: LaunchEvent) -> [LaunchEffect] {
        var effects: [LaunchEffect] = []
        if phase == .cancelled {
            if case .open(let url) = event {
                effects.append(.note(.link(url, .droppedByCancellation)))
            }
            return effects
        }
        switch event {
        case .appeared: appeared(&effects)
        case .timerFired(let timer, let run) where run == self.run: fired(timer, &effects)
        case .taskSucceeded(let id, let attempt, let run) where run == self.run:
            succeeded(id, attempt, &effects)
        case .taskFailed(let id, let attempt, let run, let failure) where run == self.run:
            attemptFailed(id, attempt, failure, &effects)
        case .offlineAnswered(let isAvailable, let run) where run == self.run:
            offlineAnswered(isAvailable, &effects)
        case .sessionAnswered(let session, let run) where run == self.run:
            sessionAnswered(session, &effects)
        case .timerFired, .taskSucceeded, .taskFailed, .offlineAnswered, .sessionAnswered: break
        case .retry: retry(&effects)
        case .continueOffline: continueOffline(&effects)
        case .open(let url): open(url, &effects)
        case .sceneBecameActive: sceneBecameActive(&effects)
        case .reduceMotion(let isOn): reduceMotion(isOn, &effects)
        case .cancel: cancel(&effects)
        }
        return effects
    }

    mutating func enter(_ phase: LaunchPhase, _ effects: inout [LaunchEffect]) {
        self.phase = phase
        effects.append(.note(.phase(phase)))
    }
}
