// Licensed under the Apache License, Version 2.0.

/// Counts launches in a row that did not reach their end, and asks for a careful one after two.
///
/// A value to be kept durably: it is written before the first task of a launch starts, and again at each
/// change that ``handle(_:)`` reports. What counts is in Decision 0014.
public struct CrashLoopGuard: Hashable, Sendable, Codable {
    /// The number of launches in a row that did not reach their end, after which one is careful.
    public static let limit = 2

    /// The launches in a row that did not reach their end.
    public private(set) var failures = 0
    /// The version that failed; another one begins anew.
    public private(set) var version: String?
    /// The launch under way, or the one that did not come to its end.
    public private(set) var attempt: LaunchAttempt?

    /// The start of a launch.
    public struct Start: Hashable, Sendable {
        /// Indicates whether the launch runs only the tasks that the first screen requires, and offers a reset.
        public let isSafeMode: Bool
        /// The launches in a row before this one that did not reach their end.
        public let failures: Int

        /// States how to begin.
        public init(isSafeMode: Bool, failures: Int) {
            (self.isSafeMode, self.failures) = (isSafeMode, failures)
        }
    }

    /// An event in the running launch.
    public enum Event: Hashable, Sendable {
        /// A user can see it.
        case appeared
        /// The user left it.
        case wentToBackground
        /// The user came back.
        case becameActive
        /// It failed, and the user decides.
        case failed(LaunchFailureKind)
        /// A gate is closed.
        case blocked
        /// The user, or a gate's timer, started it anew.
        case restarted
        /// It came to its end.
        case ready
        /// The user chose to reset what the app keeps.
        case reset
    }

    /// Creates a guard that knows of no launch.
    public init() {}

    /// Begins a launch: counts the one before, if it counts, and says how to proceed.
    ///
    /// - Parameters:
    ///   - kind: Why the process runs.
    ///   - version: The app's version.
    ///   - boot: What names the device's present start; nil where the system does not say.
    public mutating func begin(_ kind: LaunchKind, version: String, boot: String? = nil) -> Start {
        if self.version != version {
            // An update ends the running app, and may have fixed what failed.
            failures = 0
        } else if attempt?.countsAsFailure(version: version, boot: boot) == true {
            failures = min(failures + 1, 1000)
        }
        self.version = version
        attempt = LaunchAttempt(
            kind: kind, version: version, boot: boot, stage: kind.hasAudience ? .seen : .unseen)
        return Start(isSafeMode: failures >= Self.limit && kind != .test, failures: failures)
    }

    /// Takes an event of the launch under way; true when the guard has to be written again.
    public mutating func handle(_ event: Event) -> Bool {
        let before = self
        guard var attempt else {
            if event == .reset { failures = 0 }
            return self != before
        }
        switch event {
        case .appeared: if attempt.stage == .unseen { attempt.stage = .seen }
        case .wentToBackground: attempt.isAway = true
        case .becameActive:
            attempt.isAway = false
            if attempt.stage == .unseen { attempt.stage = .seen }
        case .failed(let kind): attempt.stage = kind == .other ? .broken : .stopped
        case .blocked: attempt.stage = .stopped
        case .restarted: attempt.stage = .seen
        case .reset: failures = 0
        case .ready:
            failures = 0
            self.attempt = nil
            return true
        }
        self.attempt = attempt
        return self != before
    }
}
