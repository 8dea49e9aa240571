// Licensed under the Apache License, Version 2.0.

/// The answer of a gate: whether the app may be entered, and how.
public enum LaunchVerdict: Hashable, Sendable, Codable {
    /// The app may be entered.
    case open
    /// The app may be entered to look and not to change anything.
    case readOnly(message: String)
    /// A newer version exists; the user may install it or continue.
    case updateOffered(version: String)
    /// The service is closed for a while. It is asked again by itself after the time, if one is known.
    case maintenance(message: String, retryAfter: Duration?)
    /// This version may not be used any more.
    case updateRequired(version: String)

    /// Indicates whether the launch stops at the gate.
    public var isBlocking: Bool {
        switch self {
        case .open, .readOnly, .updateOffered: false
        case .maintenance, .updateRequired: true
        }
    }
}
