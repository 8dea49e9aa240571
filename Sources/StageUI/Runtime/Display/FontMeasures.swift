// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The vertical measures of a font at a size, in points.
public struct FontMeasures: Hashable, Sendable {
    /// The distance of a line's top from its baseline, in points.
    public var ascent: CGFloat
    /// The distance of a line's bottom from its baseline, in points.
    public var descent: CGFloat
    /// The spacing that the font itself prefers between two lines, in points.
    public var leading: CGFloat
    /// The height of capital letters, in points.
    public var capHeight: CGFloat

    /// Creates measures.
    public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }
}

extension TextShaping {
    /// Returns measures in the proportions of the platform's interface font, for a line's height.
    public func measures(of font: ResolvedFont) -> FontMeasures {
        let height = lineHeight(of: font)
        let ascent = min(font.size * 0.952_148_437_5, height)
        return FontMeasures(
            ascent: ascent, descent: height - ascent, leading: 0, capHeight: font.size * 0.704_589_843_75)
    }
}
