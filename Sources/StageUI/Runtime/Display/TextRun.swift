// Licensed under the Apache License, Version 2.0.

public import Foundation

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
    /// Indicates whether a line is drawn under the text.
    public var underline: Bool
    /// The details that few texts have.
    public var details: TextDetails?
    /// The number of the piece that the run comes from, where a text has several.
    public var piece = 0

    /// Creates a run.
    public init(
        string: String, font: ResolvedFont, tracking: CGFloat = 0, color: ResolvedColor,
        underline: Bool = false, details: TextDetails? = nil
    ) {
        self.string = string
        self.font = font
        self.tracking = tracking
        self.color = color
        self.underline = underline
        self.details = details
    }
}

/// The details that few texts have: special lines, links and inline pictures.
public struct TextDetails: Hashable, Sendable, Codable {
    /// A line along the text.
    public struct Line: Hashable, Sendable, Codable {
        /// The dashes: solid without any; lengths in units of the line's thickness.
        public var dashes: [CGFloat]
        /// The colour; nil for that of the text.
        public var color: ResolvedColor?

        /// Creates a line.
        public init(dashes: [CGFloat] = [], color: ResolvedColor? = nil) {
            self.dashes = dashes
            self.color = color
        }
    }

    /// The line under the text; counts where the run is underlined.
    public var underline: Line?
    /// The line through the text.
    public var strikethrough: Line?
    /// The upward shift of the glyphs, in points.
    public var baselineOffset: CGFloat = 0
    /// The paint behind the glyphs.
    public var background: ResolvedColor?
    /// The URL that a tap opens.
    public var link: URL?
    /// The size of a picture in the place of the run, in points.
    public var attachment: CGSize?
    /// The depth of the picture below the baseline, in points.
    public var attachmentDescent: CGFloat = 0

    /// Indicates whether anything has a colour other than the glyphs'.
    public var hasColors: Bool {
        underline?.color != nil || strikethrough?.color != nil || background != nil
    }

    /// Creates empty details.
    public init() {}
}
