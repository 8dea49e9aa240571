// Licensed under the Apache License, Version 2.0.

/// The name under which a vault keeps something.
public struct VaultKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes a name.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The session.
    public static let session: VaultKey = "session"
    /// The sign-ins that wait for a browser to come back.
    public static let flows: VaultKey = "flows"
    /// The deletion of an account that is under way.
    public static let deletion: VaultKey = "deletion"
    /// The users whose secret is kept behind face or finger.
    public static let secretOwner: VaultKey = "secret-owner"
    /// The accounts that do not want to be asked about signing in by face or finger.
    public static let prompts: VaultKey = "prompts"
}
