// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The text to lay out, and its limits.
public struct TextRequest: Hashable, Sendable, Codable {
    /// The placement of lines between the edges.
    public enum Alignment: String, Hashable, Sendable, Codable {
        case leading, center, trailing
    }

    /// The place where characters are left out when the text does not fit.
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
    /// The placement of lines between the edges of the laid-out box.
    public var alignment: Alignment
    /// The place where characters are left out in the last line.
    public var truncation: Truncation
    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat
    /// Indicates whether the base direction is right to left.
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
        /// The runs that the line shows, with the ellipsis if it was truncated.
        public var runs: [TextRun]
        /// The left edge of the line in the layout's coordinates, in points.
        public var x: CGFloat
        /// The baseline's distance from the top of the layout, in points.
        public var baseline: CGFloat
        /// The advance width, in points.
        public var width: CGFloat
        /// The number of characters of the text before the line.
        public var start: Int
        /// The number of characters up to the next line, with a space or line feed at the end.
        public var count: Int
        /// Indicates whether the line's own direction is right to left.
        public var isRightToLeft: Bool
        /// The distance of the line's top from the top of the layout, in points.
        public var top: CGFloat
        /// The height of the line, in points.
        public var height: CGFloat

        /// Creates a line; without numbers, `count` is that of the runs and the height is unknown.
        public init(
            runs: [TextRun], x: CGFloat, baseline: CGFloat, width: CGFloat, start: Int = 0,
            count: Int? = nil, isRightToLeft: Bool = false, top: CGFloat = 0, height: CGFloat = 0
        ) {
            self.runs = runs
            self.x = x
            self.baseline = baseline
            self.width = width
            self.start = start
            self.count = count ?? runs.reduce(0) { $0 + $1.string.count }
            self.isRightToLeft = isRightToLeft
            self.top = top
            self.height = height
        }
    }

    /// The size of the laid-out box, in points: the widest line by the sum of the line heights.
    public var size: CGSize
    /// The lines, top to bottom.
    public var lines: [Line]
    /// Indicates whether the base direction is right to left.
    public var rightToLeft: Bool
    /// Indicates whether text was left out.
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
    /// Returns the vertical measures of a font, which determine the spacing of texts.
    func measures(of font: ResolvedFont) -> FontMeasures
    /// Returns whether there is a font of a name; text in a missing one is drawn in the interface font.
    func hasFont(named name: String) -> Bool
    /// Returns the position of a caret before a character of a line, from the line's left edge, in points.
    func caretOffset(before index: Int, in line: TextLayout.Line) -> CGFloat
    /// Returns the character of a line, or the gap after its last one, that is nearest to a place.
    func caretIndex(at x: CGFloat, in line: TextLayout.Line) -> Int
}

extension TextShaping {
    /// Returns the size of the layout of a request, by making the layout.
    public func size(of request: TextRequest) -> CGSize { layout(request).size }
    /// Returns true: a shaper that has one font for all names misses none.
    public func hasFont(named name: String) -> Bool { true }
}
