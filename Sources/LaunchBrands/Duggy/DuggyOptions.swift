// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The choices that the document leaves open.
public struct DuggyOptions: Hashable, Sendable {
    /// Which steps can end the launch.
    public enum Steps: String, CaseIterable, Hashable, Sendable {
        /// A failure of notifications or of the version check keeps nobody out (C-DG-21).
        case resolved
        /// Each of the six, as the document writes it.
        case literal
    }

    /// When the user is asked about notifications (C-DG-20).
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

    /// Which steps can end the launch.
    public var steps: Steps
    /// When the user is asked about notifications.
    public var prompt: Prompt
    /// The second button of the alert.
    public var leave: Leave
    /// Whether the static launch image fades out over the first 0.2 s (C-DG-23).
    public var handsOff: Bool
    /// Whether a thin bar under the message shows the progress (C-DG-22).
    public var showsBar: Bool
    /// The shortest time that the splash is shown; the document has none (C-DG-12).
    public var minimumDisplay: Duration
    /// The time zone that dates are written in.
    public var timeZone: TimeZone
    /// The version of the app that runs.
    public var appVersion: String
    /// The version of the system that it runs on.
    public var systemVersion: String

    /// Creates the choices; without arguments they are the resolved defaults.
    public init(
        steps: Steps = .resolved, prompt: Prompt = .later, leave: Leave = .support, handsOff: Bool = true,
        showsBar: Bool = false, minimumDisplay: Duration = .zero, timeZone: TimeZone = .current,
        appVersion: String = "2.4.0", systemVersion: String = "17.0"
    ) {
        (self.steps, self.prompt, self.leave) = (steps, prompt, leave)
        (self.handsOff, self.showsBar, self.minimumDisplay) = (handsOff, showsBar, minimumDisplay)
        self.timeZone = timeZone
        (self.appVersion, self.systemVersion) = (appVersion, systemVersion)
    }
}
