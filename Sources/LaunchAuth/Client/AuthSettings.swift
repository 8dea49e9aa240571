// Licensed under the Apache License, Version 2.0.

/// What a project offers.
public struct AuthSettings: Hashable, Sendable, Codable {
    /// Which providers are switched on, by their names in the protocol; `email` is one of them.
    public var external: [String: Bool]
    /// Whether nobody can sign up at present.
    public var disableSignup: Bool?
    /// Whether email addresses need no confirmation.
    public var mailerAutoconfirm: Bool?

    enum CodingKeys: String, CodingKey {
        case external
        case disableSignup = "disable_signup"
        case mailerAutoconfirm = "mailer_autoconfirm"
    }

    /// Whether a provider is switched on.
    public func isEnabled(_ provider: AuthProvider) -> Bool { external[provider.rawValue] ?? false }
}
