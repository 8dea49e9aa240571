// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The choices that the document leaves open.
public struct SplashOptions: Hashable, Sendable {
    /// The steps that can end the launch.
    public enum Steps: String, CaseIterable, Hashable, Sendable {
        /// A failure of notifications or of the version check locks no user out (C-DG-21).
        case resolved
        /// Each of the six, as the document writes it.
        case literal
    }

    /// The time at which the user is asked about notifications (C-DG-20).
    public enum Prompt: String, CaseIterable, Hashable, Sendable {
        /// At a moment after the launch that the app chooses.
        case later
        /// In the fifth step, as the document writes it.
        case duringLaunch
    }

    /// The second button of the alert (C-DG-16).
    public enum Leave: String, CaseIterable, Hashable, Sendable {
        /// A way to the support: apps do not quit by themselves.
        case support
        /// `Exit`, which asks the host to end the app.
        case exit
        /// None.
        case hidden
    }

    /// The hand-over from the static launch image, which may fade out over the first 0.2 s.
    public enum Handoff: String, CaseIterable, Hashable, Sendable {
        /// It does, while the splash's own logo springs in (C-DG-23).
        case on
        /// It is gone with the first frame, as the document writes it.
        case off
    }

    /// The steps that can end the launch.
    public var steps = Steps.resolved
    /// The time at which the user is asked about notifications.
    public var prompt = Prompt.later
    /// The second button of the alert.
    public var leave = Leave.support
    /// The hand-over from the static launch image.
    public var handoff = Handoff.on
    /// The opacity of the fill of the circle behind the logo, 0 to 1 (C-DG-08).
    public var fillOpacity = 0.1
    /// Indicates whether a thin bar under the message shows the progress (C-DG-22).
    public var showsBar = false
    /// The shortest time that the splash is shown; the document has none (C-DG-12).
    public var minimumDisplay = Duration.zero
    /// The time zone that dates are written in.
    public var timeZone = TimeZone.current
    /// The version of the app that runs.
    public var appVersion = "2.4.0"
    /// The version of the system that it runs on.
    public var systemVersion = "17.0"

    /// The resolved defaults, with something of them changed.
    public init(_ change: (inout SplashOptions) -> Void = { _ in }) { change(&self) }
}
