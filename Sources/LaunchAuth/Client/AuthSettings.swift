// Licensed under the Apache License, Version 2.0.

/// The settings of a project.
public struct AuthSettings: Hashable, Sendable, Codable {
    /// The enabled providers, by their names in the protocol; `email` is one of them.
    public var external: [String: Bool]
    /// Indicates whether sign-ups are closed at present.
    public var disableSignup: Bool?
    /// Indicates whether email addresses need no confirmation.
    public var mailerAutoconfirm: Bool?

    enum CodingKeys: String, CodingKey {
        case external
        case disableSignup = "disable_signup"
        case mailerAutoconfirm = "mailer_autoconfirm"
    }

    /// Returns whether a provider is enabled.
    public func isEnabled(_ provider: AuthProvider) -> Bool { external[provider.rawValue] ?? false }
}
