// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// The state of a launch, and the one place where its rules are.
///
/// It is a value without a clock: an event goes in, the state changes, and the effects to perform
/// come out in order. So it can be copied, compared, and explored event by event.
///
/// Timers that end at the same instant take effect in a fixed order (entry, minimum, indicator, slow,
/// timeout), in whatever order the clock reports them. A result and a timer of the same instant are
/// taken in the order in which they arrive: the controller's timers tolerate a delay, so that the
/// result comes first.
public struct LaunchMachine: Hashable, Sendable {
    package let blueprint: LaunchBlueprint
    /// The present phase of the launch.
    public package(set) var phase = LaunchPhase.idle
    /// The reason why the process runs, once known.
    public package(set) var kind: LaunchKind?
    /// The reason why the launch failed, while it is failed.
    public package(set) var failure: LaunchFailure?
    /// The verdict of the closed gate, while the launch stops at it.
    public package(set) var verdict: LaunchVerdict?
    /// The verdict of an open gate, such as an offered update; nil when no gate gave one.
    public package(set) var notice: LaunchVerdict?
    /// Indicates whether the loading indicator is visible.
    public package(set) var isIndicatorVisible = false
    /// Indicates whether the user may continue with cached data.
    public package(set) var canContinueOffline = false
    /// The number of the current run, from 1; 0 before the first.
    public package(set) var run = 0
    /// The link that waits for the end of the launch.
    public package(set) var heldLink: URL?
    /// Indicates whether motion is reduced.
    public package(set) var reducesMotion: Bool
    /// The facts by which the route of this run is chosen.
    public package(set) var destination = LaunchDestination.results

    package var tasks: [LaunchTaskState]
    package var settledCount = 0
    /// The place of the task whose message is shown, or -1.
    package var speaker = -1
    /// The last task in the plan's order that has had something to say, or -1.
    package var lastSpeaker = -1
    /// The timers that run.
    package var timers = LaunchTimerSet()
    /// The timers that ended while the app was in the background, and begin anew when it returns.
    package var postponed = LaunchTimerSet()
    package var isMinimumOver = false
    package var isCheckingSession = false
    package var isAskingOffline = false
    package var isInBackground = false
    package var isSignedOut = false
    /// Indicates whether the destination accepts links; nil until the owner has answered.
    package var takesLinks: Bool?
    /// The open windows, one bit each.
    package var scenes: UInt64 = 0
    var generator: SplitMix

    /// Creates a machine that waits for the first frame.
    ///
    /// - Parameters:
    ///   - tasks: The plan's tasks; one may only depend on earlier ones.
    ///   - policy: The times and rules.
    ///   - options: The questions that the owner answers, and whether optional tasks are left out.
    ///   - reducesMotion: Whether motion is reduced.
    ///   - seed: The seed of the random variation of waits.
    public init(
        tasks: [LaunchTaskSpec], policy: LaunchPolicy, options: Options = Options(),
        reducesMotion: Bool = false, seed: UInt64 = 0
    ) {
        blueprint = LaunchBlueprint(specs: tasks, policy: policy, options: options)
        self.tasks = Array(repeating: LaunchTaskState(), count: tasks.count)
        self.reducesMotion = reducesMotion
        generator = SplitMix(seed: seed)
    }

    private func isCurrent(_ run: Int) -> Bool { run == self.run }

    /// The times and rules.
    public var policy: LaunchPolicy { blueprint.policy }
    /// Indicates whether the launch takes longer than usual and still loads.
    public var isSlow: Bool { phase == .slow }
    /// The message of the task at work.
    public var message: String { speaker < 0 ? "" : blueprint.specs[speaker].message }

    /// Indicates whether the launch waits for something that only the user or the system can resolve.
    var isPatient: Bool { timers.contains(.patience) || postponed.contains(.patience) }

    /// The reason why a task waits for the user or the system; nil when none does.
    public var suspension: LaunchSuspension? {
        guard isPatient else { return nil }
        return tasks.contains { $0.status == .heldByLock } ? .protectedData : .networkPermission
    }

    /// The stop at which the launch stands still until someone acts; nil while it goes on by itself.
    public var stop: LaunchStop? {
        switch phase {
        case .blocked: verdict.map { .closed($0) }
        // What goes on with kept data by itself asks nobody, as long as such data may be there.
        case .failed where policy.isOfflineAutomatic && (isAskingOffline || canContinueOffline): nil
        case .failed: failure.map { .failed($0, canContinueOffline: canContinueOffline) }
        default: nil
        }
    }

    /// The share of the launch's tasks that are settled, 0...1; 1 only when all are.
    public var progress: Double {
        if run == 0 { return 0 }
        let part = blueprint.partCount
        return part == 0 ? 1 : Double(settledCount) / Double(part)
    }

    /// Indicates whether every task that the exit waits for has settled.
    public var areTasksSettled: Bool { destination != .results || settledCount == blueprint.partCount }

    /// Takes an event and returns what to do about it, in order.
    public mutating func handle(_ event: LaunchEvent) -> [LaunchEffect] {
        var effects: [LaunchEffect] = []
        handle(event, into: &effects)
        return effects
    }

    /// Takes an event and appends what to do about it, in order.
    public mutating func handle(_ event: LaunchEvent, into effects: inout [LaunchEffect]) {
        if phase == .cancelled { return handleAfterTheEnd(event, &effects) }
        switch event {
        case .began(let kind): began(kind, &effects)
        case .appeared: appeared(&effects)
        case .timerFired(.link, _): linkExpired(&effects)
        case .timerFired(let timer, let run) where isCurrent(run): fired(timer, &effects)
        case .taskSucceeded(let id, let attempt, let run) where isCurrent(run):
            succeeded(id, attempt, &effects)
        case .gateAnswered(let id, let attempt, let run, let verdict) where isCurrent(run):
            answered(id, attempt, verdict, &effects)
        case .taskFailed(let id, let attempt, let run, let failure) where isCurrent(run):
            attemptFailed(id, attempt, failure, &effects)
        case .taskSuspended(let id, let attempt, let run, let reason) where isCurrent(run):
            suspended(id, attempt, reason, &effects)
        case .offlineAnswered(let isAvailable, let run) where isCurrent(run):
            offlineAnswered(isAvailable, &effects)
        case .sessionAnswered(let session, let run) where isCurrent(run):
            sessionAnswered(session, &effects)
        case .timerFired, .taskSucceeded, .gateAnswered, .taskFailed, .taskSuspended, .offlineAnswered,
            .sessionAnswered:
            break
        case .protectedData(let isAvailable): if isAvailable { goOn(after: .protectedData, &effects) }
        case .networkChanged: goOn(after: .networkPermission, &effects)
        case .signedOut: signedOut(&effects)
        case .retry: retry(&effects)
        case .recheck: recheck(&effects)
        case .continueOffline: continueOffline(&effects)
        case .open(let url): open(url, &effects)
        case .openSignInAnswer(let url): effects.append(.handToSignIn(url))
        case .arrived(let holdsLinks): arrived(holdsLinks: holdsLinks, &effects)
        case .sceneBecameActive: sceneBecameActive(&effects)
        case .sceneWentToBackground: isInBackground = true
        case .sceneConnected(let scene): connected(scene, &effects)
        case .sceneDisconnected(let scene): scenes &= ~scene.bit
        case .reduceMotion(let isOn): reduceMotion(isOn, &effects)
        case .cancel: cancel(&effects)
        }
    }

    private func handleAfterTheEnd(_ event: LaunchEvent, _ effects: inout [LaunchEffect]) {
        switch event {
        case .open(let url): effects.append(.note(.link(url, .droppedByCancellation)))
        case .openSignInAnswer(let url):
            effects.append(.note(.link(url.withoutQuery, .droppedByCancellation)))
        default: break
        }
    }

    mutating func enter(_ phase: LaunchPhase, _ effects: inout [LaunchEffect]) {
        self.phase = phase
        effects.append(.note(.phase(phase)))
    }
}

extension LaunchSceneID {
    @inlinable package var bit: UInt64 { 1 << UInt64(rawValue) }
}
