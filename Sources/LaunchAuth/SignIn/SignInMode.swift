// Licensed under the Apache License, Version 2.0.

/// The present purpose of a sign-in screen.
public enum SignInMode: Hashable, Sendable {
    /// For a user with an account.
    case signIn
    /// For a user without an account.
    case signUp

    /// The fields, from top to bottom.
    public var fields: [SignInField] {
        self == .signUp ? [.displayName, .email, .password] : [.email, .password]
    }
}
