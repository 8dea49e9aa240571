// Licensed under the Apache License, Version 2.0.

/// A provider of a user's identity.
public struct AuthProvider: RawRepresentable, Hashable, Sendable, Codable {
    /// The name in the protocol, such as `apple`.
    public let rawValue: String

    /// Takes a name of the protocol.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Apple.
    public static let apple = AuthProvider(rawValue: "apple")
    /// Google.
    public static let google = AuthProvider(rawValue: "google")
    /// Facebook.
    public static let facebook = AuthProvider(rawValue: "facebook")

    /// The name for people: `Apple`, `Google`, `Facebook`.
    public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
