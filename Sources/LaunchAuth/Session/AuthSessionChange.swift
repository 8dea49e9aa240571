// Licensed under the Apache License, Version 2.0.

/// The session's state, and the reason for its change.
public struct AuthSessionChange: Hashable, Sendable {
    /// The present state.
    public let state: SessionState<AuthSession>
    /// The reason for the change.
    public let change: SessionChange
}
