// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

extension UIFont {
    /// The look of a font, whatever its size.
    struct Face: Hashable, Sendable {
        /// The name; empty for the system's.
        var name = ""
        var weight = Font.Weight.regular
        var design = Font.Design.default
        var isItalic = false
        var hasEvenDigits = false

        func font(ofSize size: CGFloat) -> Font {
            dressed(
                name.isEmpty
                    ? .system(size: size, weight: weight, design: design == .default ? nil : design)
                    : .custom(name, fixedSize: size))
        }
        /// A named font in sizes that grow as a role does.
        func font(relativeTo style: Font.TextStyle, size: CGFloat) -> Font {
            dressed(.custom(name, size: size, relativeTo: style))
        }
        private func dressed(_ font: Font) -> Font {
            var font = font
            if !name.isEmpty, weight != .regular { font = font.weight(weight) }
            if isItalic { font = font.italic() }
            return hasEvenDigits ? font.monospacedDigit() : font
        }
    }

    /// Creates a font by its description, in a size in points; 0 for that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.face, pointSize == 0 ? descriptor.pointSize : pointSize)
    }
    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, pointSize) }
    /// The name of the family; that of the system's is empty.
    public var familyName: String { face.name }

    // The measures of SF Pro, as texts on the stage have them (UN-40).

    /// The height of a line, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The distance from the baseline to the top of a line, in points.
    public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
    /// The distance from the baseline to the bottom of a line, in points; negative.
    public var descender: CGFloat { pointSize * -0.241_210_937_5 }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
    /// The space between lines, in points.
    public var leading: CGFloat { 0 }
}

/// The description of a font, of which others are made.
public final class UIFontDescriptor: Sendable, Hashable {
    /// The designs of the system's font.
    public enum SystemDesign: Sendable {
        /// The usual one.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With characters of one width.
        case monospaced
    }
    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide, which is not drawn.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow, which is not drawn.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// With characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For lines from top to bottom, which is not drawn.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// For screens, which makes no difference.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// With less space between lines, which is not drawn.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With more space between lines, which is not drawn.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    let face: UIFont.Face
    /// The size in points.
    public let pointSize: CGFloat

    init(_ face: UIFont.Face, _ size: CGFloat) { (self.face, pointSize) = (face, size) }
    /// Creates the description of a named font of a size in points.
    public convenience init(name: String, size: CGFloat) { self.init(UIFont.Face(name: name), size) }
    /// Returns the description of the font of a role, at the default size of text.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = face.isItalic ? .traitItalic : []
        if [.semibold, .bold, .heavy, .black].contains(face.weight) { traits.insert(.traitBold) }
        if face.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }
    /// Returns the description with other traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        if symbolicTraits.contains(.traitMonoSpace) { face.design = .monospaced }
        return UIFontDescriptor(face, pointSize)
    }
    /// Returns the description in another design; nil for a named font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard face.name.isEmpty else { return nil }
        var face = face
        face.design =
            switch design {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        return UIFontDescriptor(face, pointSize)
    }
    /// Returns the description in another size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face, newPointSize) }

    /// Returns whether two descriptions are of the same font.
    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
        a.face == b.face && a.pointSize == b.pointSize
    }
    /// Hashes the description.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(face)
        hasher.combine(pointSize)
    }
}
