// Licensed under the Apache License, Version 2.0.

public import Foundation
public import Observation

/// Holds the one state that ShipThatApp's splash is drawn from, and moves it on when it is dismissed.
///
///     WindowGroup {
///         if splashScreenState.state != .finished { SplashScreenView() } else { RootView() }
///     }
///     .environment(splashScreenState)
///
/// Views read the state; nobody but this object can change it, and it never goes back (C-ST-01).
@MainActor
@Observable
public final class SplashScreenStateManager {
    /// The lengths of the steps.
    @ObservationIgnored public let timing: SplashScreenTiming
    @ObservationIgnored private let steps: SplashStepSequence<SplashScreenStep>

    /// Creates a manager whose splash has not been seen yet.
    ///
    /// - Parameters:
    ///   - timing: The lengths of the steps.
    ///   - clock: The clock of the waits (C-ST-06).
    ///   - date: The date of the views' timeline at this moment.
    public init(
        timing: SplashScreenTiming = SplashScreenTiming(), clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date
    ) {
        self.timing = timing
        steps = SplashStepSequence(
            from: .firstStep, through: [.init(.secondStep, for: timing.exit)], to: .finished,
            clock: clock, date: date)
    }

    /// The current step (ST-10, ST-11).
    public var state: SplashScreenStep { steps.step }

    /// The number of waits that have not ended.
    public var pendingOperations: Int { steps.pendingOperations }

    /// Returns when a step began; nil while it has not.
    public func start(of step: SplashScreenStep) -> Date? { steps.starts[step] }

    /// Notes the first frame, from which the logo settles in; only the first call counts.
    public func appear() { steps.appear() }

    /// Moves on from the first step, through the exit, to the end; at any other step it does nothing.
    ///
    /// It returns at once (ST-15).
    public func dismiss() { steps.dismiss() }

    /// Holds the first step for a time and then dismisses the splash (ST-35).
    ///
    /// When the calling task is cancelled nothing is dismissed, and a new call holds anew (C-ST-02).
    ///
    /// - Parameter hold: The time to hold, the timing's for example.
    public func dismiss(after hold: Duration) async { await steps.dismiss(after: hold) }

    /// Gives the splash up: waits end, and nothing changes any more.
    public func cancel() { steps.cancel() }
}
