// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A font after the environment has been applied.
public struct ResolvedFont: Hashable, Sendable, Codable {
    /// The source of the glyphs.
    public enum Family: Hashable, Sendable, Codable {
        /// The platform's interface font (SF Pro; Inter stands in where it is missing).
        case system
        /// The system's font with serifs.
        case serif
        /// The system's font whose characters have one width.
        case monospaced
        /// The system's font with round ends.
        case rounded
        /// A font by its PostScript or family name, for example `Inter-Bold`.
        case named(String)
    }

    /// The letters that are drawn as small capitals.
    public enum SmallCaps: String, Hashable, Sendable, Codable {
        /// Small letters.
        case lowercase
        /// Capitals.
        case uppercase
        /// All letters.
        case all
    }

    /// The source of the glyphs.
    public var family: Family
    /// The size in points.
    public var size: CGFloat
    /// The weight on the CSS scale, 100 to 900; regular is 400.
    public var weight: Int
    /// Indicates whether the glyphs are slanted.
    public var italic: Bool
    /// Indicates whether all digits have one width.
    public var hasMonospacedDigits = false
    /// The addition to the height of a line, in points.
    public var leading: CGFloat = 0
    /// The letters that are drawn as small capitals; nil for none.
    public var smallCaps: SmallCaps?
    /// The width of the glyphs, from -0.4 to 0.4; nil for the usual one, which is 0.
    public var width: CGFloat?

    /// Creates a font.
    public init(family: Family, size: CGFloat, weight: Int = 400, italic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
    }
}
