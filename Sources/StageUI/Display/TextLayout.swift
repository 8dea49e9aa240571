// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A font after the environment has been applied.
public struct ResolvedFont: Hashable, Sendable, Codable {
    /// Where the glyphs come from.
    public enum Family: Hashable, Sendable, Codable {
        /// The platform's interface font (SF Pro; Inter stands in where it is missing).
        case system
        /// A font by its PostScript or family name, for example `Inter-Bold`.
        case named(String)
    }

    /// Where the glyphs come from.
    public var family: Family
    /// The size in points.
    public var size: CGFloat
    /// The weight on the CSS scale, 100 to 900; regular is 400.
    public var weight: Int
    /// Whether the glyphs are slanted.
    public var italic: Bool

    /// Creates a font.
    public init(family: Family, size: CGFloat, weight: Int = 400, italic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
    }
}

/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable, Codable {
    /// The characters.
    public var string: String
    /// The font.
    public var font: ResolvedFont
    /// Extra space after each character, in points.
    public var tracking: CGFloat
    /// The colour of the glyphs.
    public var color: ResolvedColor
    /// Whether a line is drawn under the text.
    public var underline: Bool

    /// Creates a run.
    public init(
        string: String, font: ResolvedFont, tracking: CGFloat = 0, color: ResolvedColor,
        underline: Bool = false
    ) {
        self.string = string
        self.font = font
        self.tracking = tracking
        self.color = color
        self.underline = underline
    }
}

/// What to lay out and within which limits.
public struct TextRequest: Hashable, Sendable, Codable {
    /// How lines are placed between the edges.
    public enum Alignment: String, Hashable, Sendable, Codable {
        case leading, center, trailing
    }

    /// Where characters are left out when the text does not fit.
    public enum Truncation: String, Hashable, Sendable, Codable {
        case head, middle, tail
    }

    /// The text, in logical order.
    public var runs: [TextRun]
    /// The width at which lines are broken, in points; nil for no breaking.
    public var width: CGFloat?
    /// The height beyond which lines are dropped and the last is truncated; nil for no limit. At
    /// least one line is always kept.
    public var height: CGFloat?
    /// The largest number of lines; nil for no limit.
    public var lineLimit: Int?
    /// How lines are placed between the edges of the laid-out box.
    public var alignment: Alignment
    /// Where characters are left out in the last line.
    public var truncation: Truncation
    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat
    /// Whether the base direction is right to left.
    public var rightToLeft: Bool

    /// Creates a request.
    public init(
        runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil,
        alignment: Alignment = .leading, truncation: Truncation = .tail, lineSpacing: CGFloat = 0,
        rightToLeft: Bool = false
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.rightToLeft = rightToLeft
    }
}

/// Text that has been broken into lines and measured.
public struct TextLayout: Hashable, Sendable, Codable {
    /// One line.
    public struct Line: Hashable, Sendable, Codable {
        /// What the line shows, with the ellipsis if it was truncated.
        public var runs: [TextRun]
        /// The left edge of the line in the layout's coordinates, in points.
        public var x: CGFloat
        /// The baseline's distance from the top of the layout, in points.
        public var baseline: CGFloat
        /// The advance width, in points.
        public var width: CGFloat

        /// Creates a line.
        public init(runs: [TextRun], x: CGFloat, baseline: CGFloat, width: CGFloat) {
            self.runs = runs
            self.x = x
            self.baseline = baseline
            self.width = width
        }
    }

    /// The size of the laid-out box, in points: the widest line by the sum of the line heights.
    public var size: CGSize
    /// The lines, top to bottom.
    public var lines: [Line]
    /// Whether the base direction is right to left.
    public var rightToLeft: Bool
    /// Whether something was left out.
    public var isTruncated: Bool

    /// Creates a layout.
    public init(size: CGSize, lines: [Line], rightToLeft: Bool = false, isTruncated: Bool = false) {
        self.size = size
        self.lines = lines
        self.rightToLeft = rightToLeft
        self.isTruncated = isTruncated
    }

    /// The distance from the top to the first baseline, in points.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance from the top to the last baseline, in points.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// Breaks text into lines and measures it; the same shaper draws it later.
@MainActor
public protocol TextShaping: AnyObject {
    /// Lays out text within the limits of a request.
    func layout(_ request: TextRequest) -> TextLayout
    /// Returns the size of the layout of a request.
    func size(of request: TextRequest) -> CGSize
    /// Returns the height of one line of a font, in points.
    func lineHeight(of font: ResolvedFont) -> CGFloat
    /// Returns the vertical measures of a font, by which texts stand apart.
    func measures(of font: ResolvedFont) -> FontMeasures
}

extension TextShaping {
    /// Returns the size of the layout of a request, by making the layout.
    public func size(of request: TextRequest) -> CGSize { layout(request).size }
}
