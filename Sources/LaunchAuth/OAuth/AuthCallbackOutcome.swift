// Licensed under the Apache License, Version 2.0.

/// The outcome of a callback.
public enum AuthCallbackOutcome: Hashable, Sendable {
    /// The user is signed in.
    case signedIn(AuthSession)
    /// It was not for this app or not for now; nothing happened.
    case ignored(AuthCallbackProblem)
    /// The user or the provider refused; the sign-in is over.
    case refused(AuthServerError)
}
