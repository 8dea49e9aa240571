// Licensed under the Apache License, Version 2.0.

/// A launch that has begun and is not known to have come to its end.
public struct LaunchAttempt: Hashable, Sendable, Codable {
    /// The progress of an attempt, and whether a user was watching.
    public enum Stage: String, Hashable, Sendable, Codable, CaseIterable {
        /// No user could see it: the system started the app for itself.
        case unseen
        /// A user waits for it.
        case seen
        /// It shows why it cannot continue, and the app is not at fault: no network, a closed gate.
        case stopped
        /// It failed for a reason of the app's own.
        case broken
    }

    /// The reason why the process runs.
    public let kind: LaunchKind
    /// The app's version.
    public let version: String
    /// The identifier of the device's present start; nil where the system does not say.
    public let boot: String?
    /// The progress of the attempt.
    public var stage: Stage
    /// Indicates whether the user has left the app, after which the system or the user may end it at any moment.
    public var isAway = false

    /// Returns whether this attempt counts as an unfinished launch once a later one begins.
    ///
    /// - Parameters:
    ///   - version: The app's version at the later launch.
    ///   - boot: The identifier of the device's start at the later launch.
    func countsAsFailure(version: String, boot: String?) -> Bool {
        guard kind != .test, self.version == version else { return false }
        if stage == .broken { return true }
        // A device that was switched off ends every launch.
        if let before = self.boot, let boot, before != boot { return false }
        return stage == .seen && !isAway
    }
}
