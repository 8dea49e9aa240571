// Licensed under the Apache License, Version 2.0.

/// The reason why the session changed.
public enum SessionChange: Hashable, Sendable {
    /// The vault was read.
    case read
    /// The user signed in.
    case signedIn
    /// The user signed out here.
    case signedOut
    /// The tokens were exchanged for the next ones.
    case refreshed
    /// The session's user data changed.
    case updated
    /// The account was deleted.
    case deleted
    /// The provider said that the user no longer signs in with it.
    case revoked(AuthProvider)
    /// The server ended the session; the error says how.
    case ended(AuthError)
}
