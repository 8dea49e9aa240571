// Licensed under the Apache License, Version 2.0.

/// The name of a stored yes or no.
public struct LaunchStoreFlag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as it is in the file.
    public let rawValue: String

    /// Names a flag.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a flag.
    public init(stringLiteral value: String) { rawValue = value }

    /// Stands for all flags that were lost without their names; its record is unknown where there are such.
    static let lostFlags: LaunchStoreFlag = ""
}
