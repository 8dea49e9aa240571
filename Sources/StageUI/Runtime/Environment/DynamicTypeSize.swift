// Licensed under the Apache License, Version 2.0.

/// The user's text size; the default is `large`.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// The smallest size.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// Three steps above the default.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Indicates whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Returns whether one size is smaller than another.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
