// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchMotion
public import Observation

/// Everything that Fonsters' two apps need of one launch: joins the loading view to the engine.
@MainActor
@Observable
public final class FonstersLaunch {
    /// The engine.
    @ObservationIgnored public let controller: LaunchController<FonstersRoute>
    /// The platform that the app runs on.
    @ObservationIgnored public let platform: FonstersPlatform
    /// The motion for most users.
    @ObservationIgnored public let motion: FonstersMotion
    /// The motion for users who want less of it.
    @ObservationIgnored public let reducedMotion: FonstersMotion
    /// The creatures, which the content finds in its environment (FO-71).
    @ObservationIgnored public let keeper: FonstersKeeper
    /// Whether the loading view is over (FO-51, FO-69).
    public private(set) var loadingComplete = false
    /// The link that was handed over, if one was.
    public internal(set) var deliveredLink: URL?

    /// The phases of the loading view.
    @ObservationIgnored public let sequence: FonstersLoadingSequence
    @ObservationIgnored private let kept: LaunchTask<[String]>?

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - platform: The platform that the app runs on.
    ///   - keeper: The creatures; asked to read what is kept when the launch is gated on that.
    ///   - clock: The clock of all waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - reduceMotion: Whether the user wants less motion.
    ///   - options: The choices that the document leaves open.
    /// - Throws: An error that names the entry of the motion that cannot be resolved.
    public init(
        platform: FonstersPlatform = .current, keeper: FonstersKeeper, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date, reduceMotion: Bool = false,
        options: FonstersOptions = FonstersOptions()
    ) throws(MotionTimeline.Error) {
        self.platform = platform
        self.keeper = keeper
        motion = try FonstersMotion(separateLines: options.separateLines)
        reducedMotion = try FonstersMotion(isReduced: true)
        var plan = LaunchPlan()
        let retry = LaunchRetry.backoff(attempts: 3, initial: .milliseconds(200), jitter: 0)
        kept =
            options.gate == .work
            ? plan.task("loadFonsters", .optional, retry: retry, work: keeper.read) : nil
        let box = OwnerBox()
        sequence = FonstersLoadingSequence(clock: clock, date: date) { box.owner?.loadingComplete = true }
        controller = LaunchController(
            plan: plan, policy: Fonsters.policy(options.gate), clock: clock, date: date,
            route: { results in
                box.owner?.leave(with: results)
                return platform.route
            },
            // When the time is up the creatures that everybody has are shown.
            offline: { platform.route }, reduceMotion: reduceMotion,
            deliver: { url, _ in box.owner?.deliveredLink = url })
        box.owner = self
    }

    /// The number of waits and tasks that have not ended.
    public var pendingOperations: Int { controller.pendingOperations + sequence.pendingOperations }

    /// Starts the phases and the tasks with the first frame; only the first call counts (C-FO-16).
    public func appear() {
        sequence.runPhases()
        controller.appear()
    }

    /// Goes on with the creatures that everybody has when the time for reading is up.
    public func goOnWithoutKept() {
        guard controller.canContinueOffline else { return }
        controller.continueOffline()
        sequence.leave()
    }

    /// Gives the launch up: nothing goes on running.
    public func cancel() {
        controller.cancel()
        sequence.cancel()
    }

    /// Nothing has to be waited for any more: phase 2 begins.
    private func leave(with results: LaunchResults) {
        if let kept, let names = results[kept] { keeper.take(names) }
        sequence.leave()
    }
}

/// Lets the engine's closures reach the launch that is made after them.
@MainActor
private final class OwnerBox {
    weak var owner: FonstersLaunch?
}
