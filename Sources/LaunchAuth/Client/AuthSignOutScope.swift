// Licensed under the Apache License, Version 2.0.

/// The sessions that a sign-out ends.
public enum AuthSignOutScope: String, Hashable, Sendable, Codable, CaseIterable {
    /// All sessions of the user, on all devices.
    case global
    /// This session.
    case local
    /// All but this session; the user stays signed in here.
    case others
}
