// Licensed under the Apache License, Version 2.0.

/// The reason why the process runs.
public enum LaunchKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The user opened the app, and it was not in memory.
    case cold
    /// The user opened the app, and the system had most of it at hand.
    case warm
    /// The system started the app because the user may open it soon.
    case prewarmed
    /// A silent push or a background task started the app; there may never be a window.
    case background
    /// The process was there, and only its window is new.
    case sceneOnly
    /// The system restores windows of an earlier process.
    case restoration
    /// A test runs the app.
    case test

    /// Indicates whether a user waits for a window.
    public var hasAudience: Bool { self != .prewarmed && self != .background }
}
