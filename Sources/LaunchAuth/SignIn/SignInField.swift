// Licensed under the Apache License, Version 2.0.

/// A field of a sign-in screen.
public enum SignInField: String, Hashable, Sendable, CaseIterable {
    /// The display name, at a sign-up only.
    case displayName
    /// The email address.
    case email
    /// The password.
    case password

    /// The name of its symbol.
    public var symbol: String {
        switch self {
        case .displayName: "person.fill"
        case .email: "envelope.fill"
        case .password: "lock.fill"
        }
    }

    /// The text that it shows while it is empty.
    public var placeholder: SignInText {
        switch self {
        case .displayName: .displayName
        case .email: .email
        case .password: .password
        }
    }
}
