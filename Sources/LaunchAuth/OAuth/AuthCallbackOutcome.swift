// Licensed under the Apache License, Version 2.0.

/// The outcome of a callback.
public enum AuthCallbackOutcome: Hashable, Sendable {
    /// The user is signed in.
    case signedIn(AuthSession)
    /// The user is signed in by the link for a forgotten password, and needs a new one: ``AccountModel/recover(_:)`` asks for it.
    case recovering(AuthSession)
    /// It was not for this app or not for now; nothing happened.
    case ignored(AuthCallbackProblem)
    /// The user or the provider refused.
    ///
    /// The sign-in is over only when the callback carried its state: anybody can open a URL with an error in it.
    case refused(AuthServerError)
}
