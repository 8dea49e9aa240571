// Licensed under the Apache License, Version 2.0.

/// A picture that a project needs at a path; those with the brand's art draw it.
public struct PictureSlot: Hashable, Sendable {
    /// The art of a brand that a picture shows.
    public enum Art: String, Hashable, Sendable, CaseIterable {
        /// The mark that stands in the middle of a launch screen.
        case splashIcon
        /// The brand's name at the bottom of a launch screen.
        case branding
        /// The whole icon: its mark on its background, with square corners.
        case icon
        /// The whole icon cut to a circle.
        case roundIcon
        /// The background of the icon alone.
        case iconBackground
        /// The mark of the icon alone.
        case iconForeground
        /// The mark of the icon in one colour, for tinted icons.
        case iconMonochrome
        /// The whole launch screen: its background with the mark in the middle.
        case screen
    }

    /// The path in the folder that the files are written to.
    public var path: String
    /// The art to draw.
    public var art: Art
    /// The size of the picture in pixels.
    public var width, height: Int
    /// The box in the middle into which the mark is fitted, in pixels; nil where the art fills the picture.
    public var artWidth, artHeight: Int?
    /// Indicates whether the picture has no alpha: it is drawn on the background.
    public var isOpaque: Bool
    /// Indicates whether it is drawn for the dark appearance.
    public var isDark: Bool

    /// Creates a slot whose art fills the picture unless the mark has a box.
    public init(
        path: String, art: Art, width: Int, height: Int, artWidth: Int? = nil, artHeight: Int? = nil,
        isOpaque: Bool = false, isDark: Bool = false
    ) {
        (self.path, self.art, self.width, self.height) = (path, art, width, height)
        (self.artWidth, self.artHeight) = (artWidth, artHeight)
        (self.isOpaque, self.isDark) = (isOpaque, isDark)
    }
}
