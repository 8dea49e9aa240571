// Licensed under the Apache License, Version 2.0.

/// A window of the app, numbered by its owner from 0 to 63.
public struct LaunchSceneID: RawRepresentable, Hashable, Sendable, Codable, Comparable {
    /// The number, 0 to 63.
    public let rawValue: UInt8

    /// Numbers a window.
    ///
    /// - Parameter rawValue: 0 to 63; larger numbers count as 63.
    public init(rawValue: UInt8) { self.rawValue = min(rawValue, 63) }

    /// Orders windows by their numbers.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
