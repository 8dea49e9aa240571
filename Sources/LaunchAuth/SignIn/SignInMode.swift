// Licensed under the Apache License, Version 2.0.

/// The present purpose of a sign-in screen.
public enum SignInMode: Hashable, Sendable {
    /// For who has an account.
    case signIn
    /// For who has none yet.
    case signUp

    /// The fields, from top to bottom.
    public var fields: [SignInField] {
        self == .signUp ? [.displayName, .email, .password] : [.email, .password]
    }
}
