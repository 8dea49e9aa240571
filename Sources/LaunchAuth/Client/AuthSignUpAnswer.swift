// Licensed under the Apache License, Version 2.0.

/// The server's answer to a sign-up.
///
/// With confirmation the answer is the same whether the email address was known or not; nothing in the user's
/// description should be used to tell the two apart.
public enum AuthSignUpAnswer: Hashable, Sendable {
    /// The user is signed in.
    case signedIn(AuthSession)
    /// A mail is on its way; the user is signed in when it was followed.
    case awaitsConfirmation(AuthUser)
}
