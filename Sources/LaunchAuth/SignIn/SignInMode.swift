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

/// A text that a sign-in screen shows for a moment: four seconds, at the top (`C-LA-40`).
public struct SignInToast: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Indicates whether it reports an error.
    public let isError: Bool
}
