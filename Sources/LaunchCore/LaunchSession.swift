// Licensed under the Apache License, Version 2.0.

/// The state of the user's session when the app returns.
public enum LaunchSession: String, Hashable, Sendable, Codable, CaseIterable {
    /// The session is good.
    case valid
    /// The session is over and the user has to sign in again.
    case expired
    /// The question could not be answered, which is no reason to sign the user out.
    case unknown
}
