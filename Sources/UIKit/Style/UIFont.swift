// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A font as UIKit has it, for `Font(_:)`.
public final class UIFont: Sendable, Hashable {
    /// The thickness of the strokes; 0 is the usual one.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        /// The number.
        public let rawValue: CGFloat
        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The usual one.
        public static let regular = Weight(0)
        /// A little thicker.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavy.
        public static let heavy = Weight(0.56)
        /// The thickest.
        public static let black = Weight(0.62)

        var ofText: Font.Weight {
            let known: [(CGFloat, Font.Weight)] = [
                (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.12, .regular), (0.26, .medium),
                (0.35, .semibold),
                (0.48, .bold), (0.59, .heavy),
            ]
            return known.first { rawValue < $0.0 }?.1 ?? .black
        }
    }

    /// The roles of text.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle
        /// The largest title.
        public static let largeTitle = TextStyle(style: .largeTitle)
        /// The first title.
        public static let title1 = TextStyle(style: .title)
        /// The second title.
        public static let title2 = TextStyle(style: .title2)
        /// The third title.
        public static let title3 = TextStyle(style: .title3)
        /// The heading.
        public static let headline = TextStyle(style: .headline)
        /// The text.
        public static let body = TextStyle(style: .body)
        /// The callout.
        public static let callout = TextStyle(style: .callout)
        /// The second heading.
        public static let subheadline = TextStyle(style: .subheadline)
        /// The footnote.
        public static let footnote = TextStyle(style: .footnote)
        /// The caption.
        public static let caption1 = TextStyle(style: .caption)
        /// The second caption.
        public static let caption2 = TextStyle(style: .caption2)
    }

    let font: Font
    let face: Face
    /// The size in points; that of a role at the default size of text.
    public let pointSize: CGFloat
    /// The name of the font; empty for the system's.
    public var fontName: String { face.name }

    private init(_ font: Font, _ face: Face, _ size: CGFloat) {
        (self.font, self.face, pointSize) = (font, face, size)
    }
    /// Creates a font of a face and a size in points.
    convenience init(_ face: Face, _ size: CGFloat) { self.init(face.font(ofSize: size), face, size) }

    /// Creates a named font of a size in points; a name that is not there is told where it is used.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(Face(name: name), size)
    }

    /// Returns the system font of a size in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(Face(), size) }
    /// Returns the system font of a size in points and a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Face(weight: weight.ofText), size)
    }
    /// Returns the bold system font of a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }
    /// Returns the slanted system font of a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Face(isItalic: true), size)
    }
    /// Returns the system font of a size in points and a weight, with characters of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Face(weight: weight.ofText, design: .monospaced), size)
    }
    /// Returns the system font of a size in points and a weight, with digits of one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Face(weight: weight.ofText, hasEvenDigits: true), size)
    }
    /// Returns the font of a role, which follows the user's size of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let face = Face(weight: style == .headline ? .semibold : .regular)
        return UIFont(.system(style.style), face, style.style.sizeByDefault)
    }
    /// Returns the font of a role, which follows the user's size of text: that of the stage, whatever the traits say.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
    /// Returns the font in another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, fontSize) }
    /// Returns a named font in sizes that grow as a role does.
    fileprivate func relative(to style: Font.TextStyle) -> UIFont {
        UIFont(face.font(relativeTo: style, size: pointSize), face, pointSize)
    }
    /// The names of the families of fonts: those that stand for the system's (Decision 0008).
    public static var familyNames: [String] { ["Inter", "Noto Sans Mono", "Noto Serif"] }
    /// The names of the fonts of a family: its own.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of the system font, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the titles of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The small size of the system font, in points.
    public static let smallSystemFontSize: CGFloat = 12

    /// Returns whether two fonts are the same.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
    /// Hashes the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// The growth of lengths and fonts with the user's size of text.
@MainActor
@preconcurrency
open class UIFontMetrics: NSObject {
    private let style: Font.TextStyle
    /// The growth of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    /// Creates the growth of a role.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    /// Returns a font that follows the user's size of text, as the role does.
    open func scaledFont(for font: UIFont) -> UIFont {
        // Without a name, it is the system's, in the size at the time of the call.
        font.fontName.isEmpty
            ? font.withSize(scaledValue(for: font.pointSize)) : font.relative(to: style)
    }
    /// Returns a font that follows the user's size of text, with no size over a greatest one at the time of the call.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledValue(for: font.pointSize) > maximumPointSize
            ? font.withSize(maximumPointSize) : scaledFont(for: font)
    }
    /// Returns a length in points at the user's size of text.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        Stage.current.map { $0.configuration.dynamicTypeSize.scale(value, relativeTo: style) } ?? value
    }
}

extension Font {
    /// Creates a font from one of UIKit's.
    public init(_ font: UIFont) { self = font.font }
}

extension NSAttributedString.Key {
    /// The font of a text.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of a text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind a text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The space between characters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
