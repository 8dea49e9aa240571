// Licensed under the Apache License, Version 2.0.

/// The state of the session, with three values: an unreadable session is not "nobody".
public enum SessionState<Session: Hashable & Sendable>: Hashable, Sendable {
    /// It is not known; the error says why, nil before the first look.
    case unknown(VaultError?)
    /// Nobody is signed in, for certain.
    case signedOut
    /// A user is signed in; the access token may have expired.
    case signedIn(Session)

    /// The session, when it is known that there is one.
    public var session: Session? { if case .signedIn(let session) = self { session } else { nil } }
}

/// The session's state, and the reason for its change.
public struct AuthSessionChange: Hashable, Sendable {
    /// The present state.
    public let state: SessionState<AuthSession>
    /// The reason for the change.
    public let change: SessionChange
}
