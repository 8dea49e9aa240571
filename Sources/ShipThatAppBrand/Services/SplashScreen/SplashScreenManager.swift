// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchCore
public import Observation

/// Holds the one state that ShipThatApp's splash is drawn from, and moves it on when it is dismissed.
///
///     WindowGroup {
///         if splashScreenState.state != .finished {
///             SplashScreenView().task { await dismissSplashScreenAfterDelay() }
///         } else {
///             RootView { ContentView() }
///         }
///     }
///     .environment(splashScreenState)
///
/// Views read the state; only this object can change it, and it never goes back (C-ST-01).
@MainActor
@Observable
public final class SplashScreenStateManager {
    /// The lengths of the steps.
    @ObservationIgnored public let timing: SplashScreenTiming
    @ObservationIgnored private let steps: SplashStepSequence<SplashScreenStep>
    /// The launch that dismisses the splash; nil when another object does.
    @ObservationIgnored private let launch: LaunchController<ShipThatAppRoute>?

    /// Creates the state of a splash that has not been seen yet.
    ///
    /// - Parameters:
    ///   - timing: The lengths of the steps; the document's without an argument.
    ///   - clock: The clock of the waits (C-ST-06).
    ///   - date: The date of the views' timeline at this moment.
    public init(
        timing: SplashScreenTiming = SplashScreenTiming(), clock: any Clock<Duration> = ContinuousClock(),
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.timing = timing
        launch = nil
        steps = SplashStepSequence(
            from: .firstStep, through: [(.secondStep, timing.exit)], to: .finished, clock: clock, date: date)
    }

    /// Creates the state of a splash that a launch dismisses: the second step is the launch's exit.
    ///
    /// - Parameters:
    ///   - launch: The launch; its policy has the lengths of `timing`.
    ///   - timing: The lengths of the steps.
    init(following launch: LaunchController<ShipThatAppRoute>, timing: SplashScreenTiming) {
        (self.timing, self.launch) = (timing, launch)
        steps = SplashStepSequence(
            from: .firstStep, through: [], to: .finished, clock: ContinuousClock(), date: { Date() })
    }

    /// The current step (ST-10, ST-11).
    public var state: SplashScreenStep {
        switch launch?.phase {
        case nil: steps.step
        case .exiting: .secondStep
        case .finished: .finished
        default: .firstStep
        }
    }

    /// Indicates whether the logo has settled and the app still waits, so that nothing has to be drawn again.
    public var isResting: Bool { launch?.phase == .holding }

    /// The number of waits that have not ended.
    public var pendingOperations: Int { steps.pendingOperations }

    /// Returns when a step began; nil while it has not, and for the end of a launch.
    public func start(of step: SplashScreenStep) -> Date? {
        guard let launch else { return steps.starts[step] }
        return switch step {
        case .firstStep: launch.entryStart
        case .secondStep: launch.exitStart
        case .finished: nil
        }
    }

    /// Returns the seconds of a step that are drawn at the date of a frame; none before the step.
    ///
    /// At rest the first step is over, whatever the date: Apple's paused timeline keeps that of its last frame.
    func elapsed(_ step: SplashScreenStep, at date: Date) -> Double {
        if isResting, step == .firstStep { return .greatestFiniteMagnitude }
        return date.timeIntervalSince(start(of: step) ?? date)
    }

    /// Notes the first frame, from which the logo settles in; only the first call counts.
    public func appear() { if launch == nil { steps.appear() } }

    /// Moves on from the first step, through the exit, to the end; at any other step it does nothing.
    ///
    /// It returns at once (ST-15). Where a launch waits for its work, it alone dismisses the splash, when the work is done
    /// (ST-51, ST-52); then this does nothing either, so that no view cuts the wait short (Decision 0070).
    public func dismiss() { if launch == nil { steps.dismiss() } }

    /// Holds the first step for a time and then dismisses the splash (ST-35).
    ///
    /// When the calling task is cancelled nothing is dismissed, and a new call holds anew (C-ST-02).
    ///
    /// - Parameter hold: The time to hold, the timing's for example.
    public func dismiss(after hold: Duration) async { if launch == nil { await steps.dismiss(after: hold) } }

    /// Cancels the splash: waits end, and nothing changes any more.
    public func cancel() { steps.cancel() }
}
