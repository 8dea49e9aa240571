// Licensed under the Apache License, Version 2.0.

/// The name of a stored document.
public struct LaunchStoreKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as it is in the file.
    public let rawValue: String

    /// Names a document.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a document.
    public init(stringLiteral value: String) { rawValue = value }
}
