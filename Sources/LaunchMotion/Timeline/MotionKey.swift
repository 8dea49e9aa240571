// Licensed under the Apache License, Version 2.0.

/// The name of an animated property or of an instant, such as `logo.opacity`.
public struct MotionKey: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable, Codable,
    CodingKeyRepresentable, Comparable, CustomStringConvertible
{
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name.
    public var description: String { rawValue }

    /// Orders keys by their names.
    public static func < (left: MotionKey, right: MotionKey) -> Bool {
        left.rawValue < right.rawValue
    }
}
