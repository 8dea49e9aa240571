// Licensed under the Apache License, Version 2.0.

/// The reason why a task cannot continue now although nothing is wrong.
///
/// A task's body throws it. The task is tried again when the cause is over, and the launch does not
/// count it as a failure (facts: a locked device reads an empty keychain; a first request fails while
/// the system asks whether the app may use the network).
public enum LaunchSuspension: String, Error, Hashable, Sendable, Codable, CaseIterable {
    /// The device is locked, and what the task reads is protected until it is not.
    case protectedData
    /// The user has not yet answered whether the app may use the network.
    case networkPermission
}
