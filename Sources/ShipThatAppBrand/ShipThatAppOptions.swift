// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// An app's choices that leave the splash itself untouched.
public struct ShipThatAppOptions: Hashable, Sendable {
    /// The condition that the splash waits for (ST-35, ST-51).
    public enum SplashWaitsFor: String, CaseIterable, Hashable, Sendable {
        /// A fixed time; the default.
        case hold
        /// The settings and the session, for real.
        case work
    }

    /// The way in which the real app takes over the window (C-ST-09).
    public enum HandOff: String, CaseIterable, Hashable, Sendable {
        /// At once when the splash is gone; until then its colour is behind it. The default.
        case cut
        /// Below the splash from the start of its exit, so that the fade reveals it.
        case underlay
    }

    /// The condition that the splash waits for.
    public var gate = SplashWaitsFor.hold
    /// The way in which the real app takes over.
    public var handOff = HandOff.cut
    /// The style of the splash.
    public var style = SplashScreenStyle()
    /// The lengths of its steps.
    public var timing = SplashScreenTiming()

    /// The document's defaults, with something of them changed.
    public init(_ change: (inout ShipThatAppOptions) -> Void = { _ in }) { change(&self) }

    /// The times and rules of the launch (section 7.3 of the requirements).
    ///
    /// When the time for the work is up there is nothing to ask the user: what is kept is used (C-ST-16).
    public var policy: LaunchPolicy {
        LaunchPolicy(
            entryDuration: timing.intro, minimumDisplay: gate == .hold ? timing.hold : timing.gatedHold,
            timeout: timing.timeout, exitDuration: timing.exit, reducedMotionExitDuration: timing.exit,
            isOfflineAutomatic: true)
    }
}
