// Licensed under the Apache License, Version 2.0.

/// The times and rules of a launch, as pure data.
///
/// All times of a run count from its first frame, concurrently with the tasks; only the completion
/// hold and the exit count from the completion (C-X-01). A negative time counts as zero.
public struct LaunchPolicy: Hashable, Sendable, Codable {
    /// The action when the app returns from the background.
    public enum Resume: String, Hashable, Sendable, Codable {
        /// Nothing.
        case never
        /// The session is checked, and the launch shown again when it expired (C-UN-38).
        case ifSessionExpired
    }

    /// The length of the entry animation, after which the launch only waits.
    public var entryDuration: Duration
    /// The shortest time that the launch screen is shown before its exit.
    public var minimumDisplay: Duration
    /// The time after which the loading indicator appears if tasks are still open; nil for never.
    public var indicatorDelay: Duration?
    /// The time after which a notice says that it takes longer; nil for never. Loading continues.
    public var slowAfter: Duration?
    /// The time after which open tasks end the launch as failed; nil to wait for ever (C-X-07).
    public var timeout: Duration?
    /// The time between completion and exit.
    public var completionHold: Duration
    /// The length of the exit.
    public var exitDuration: Duration
    /// The length of the exit with Reduce Motion.
    public var reducedMotionExitDuration: Duration
    /// The action when the app returns from the background.
    public var resume: Resume
    /// The longest wait for an answer of the user about the network.
    public var patience: Duration
    /// The longest wait for an unlocked device, by default 10 s (C-X-07): nobody reads a question meanwhile. In the
    /// background it does not end.
    public var lockPatience: Duration
    /// The time for which a link is held; nil for as long as the launch takes.
    public var linkLifetime: Duration?
    /// The share of the wait before a closed gate is asked again by which it is randomly lengthened.
    public var gateJitter: Double
    /// Indicates whether a retry keeps the outputs of tasks that succeeded instead of starting each anew.
    public var reusesResults: Bool
    /// Indicates whether the launch continues with cached data by itself as soon as it may, without asking the user.
    public var isOfflineAutomatic: Bool

    /// Creates a policy; without arguments nothing waits, and the timeout is 10 s.
    public init(
        entryDuration: Duration = .zero, minimumDisplay: Duration = .zero,
        indicatorDelay: Duration? = nil, slowAfter: Duration? = nil,
        timeout: Duration? = .seconds(10), completionHold: Duration = .zero,
        exitDuration: Duration = .zero, reducedMotionExitDuration: Duration = .zero,
        resume: Resume = .never, reusesResults: Bool = false, patience: Duration = .seconds(60),
        lockPatience: Duration = .seconds(10), linkLifetime: Duration? = nil, gateJitter: Double = 0.2,
        isOfflineAutomatic: Bool = false
    ) {
        self.entryDuration = entryDuration
        self.minimumDisplay = minimumDisplay
        self.indicatorDelay = indicatorDelay
        self.slowAfter = slowAfter
        self.timeout = timeout
        self.completionHold = completionHold
        self.exitDuration = exitDuration
        self.reducedMotionExitDuration = reducedMotionExitDuration
        self.resume = resume
        self.reusesResults = reusesResults
        (self.patience, self.lockPatience) = (patience, lockPatience)
        self.linkLifetime = linkLifetime
        self.isOfflineAutomatic = isOfflineAutomatic
        self.gateJitter = gateJitter.isNaN ? 0 : min(max(gateJitter, 0), 1)
    }
}
