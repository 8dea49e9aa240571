// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A font that depends on the environment.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    var base: Base
    var weight: Weight?
    var isItalic = false

    /// The thickness of the strokes, on the scale of CSS.
    public struct Weight: Hashable, Sendable {
        let value: Int
        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)
    }

    /// The shape of the system font.
    public enum Design: Hashable, Sendable {
        /// The usual shape.
        case `default`
        /// The usual shape; the subset has no other system font.
        case rounded
    }

    /// The roles of text, whose sizes follow the user's text size.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// 34 pt at the default size.
        case largeTitle
        /// 28 pt at the default size.
        case title
        /// 22 pt at the default size.
        case title2
        /// 20 pt at the default size.
        case title3
        /// 17 pt semibold at the default size.
        case headline
        /// 17 pt at the default size.
        case body
        /// 16 pt at the default size.
        case callout
        /// 15 pt at the default size.
        case subheadline
        /// 13 pt at the default size.
        case footnote
        /// 12 pt at the default size.
        case caption
        /// 11 pt at the default size.
        case caption2

        func size(at typeSize: DynamicTypeSize) -> CGFloat {
            Self.sizes[self]?[typeSize.rank] ?? 17
        }

        /// The platform's published sizes, from xSmall to accessibility5.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]
    }

    /// Text of the size `largeTitle`.
    public static let largeTitle = Font(base: .style(.largeTitle))
    /// Text of the size `title`.
    public static let title = Font(base: .style(.title))
    /// Text of the size `title2`.
    public static let title2 = Font(base: .style(.title2))
    /// Text of the size `title3`.
    public static let title3 = Font(base: .style(.title3))
    /// Text of the size `headline`.
    public static let headline = Font(base: .style(.headline))
    /// Text of the size `body`.
    public static let body = Font(base: .style(.body))
    /// Text of the size `callout`.
    public static let callout = Font(base: .style(.callout))
    /// Text of the size `subheadline`.
    public static let subheadline = Font(base: .style(.subheadline))
    /// Text of the size `footnote`.
    public static let footnote = Font(base: .style(.footnote))
    /// Text of the size `caption`.
    public static let caption = Font(base: .style(.caption))
    /// Text of the size `caption2`.
    public static let caption2 = Font(base: .style(.caption2))

    /// The system font of a fixed size in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(base: .system(size), weight: weight)
    }
    /// The system font of a role.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(base: .style(style), weight: weight)
    }
    /// A named font that grows with the user's text size as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name, size: size, relativeTo: .body))
    }
    /// A named font that grows with the user's text size as a role does.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(base: .custom(name, size: size, relativeTo: style))
    }
    /// A named font of a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, size: fixedSize, relativeTo: nil))
    }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var result = self
        result.weight = weight
        return result
    }
    /// Returns the bold font.
    public func bold() -> Font { weight(.bold) }
    /// Returns the slanted font.
    public func italic() -> Font {
        var result = self
        result.isItalic = true
        return result
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedFont {
        let typeSize = environment.dynamicTypeSize
        switch base {
        case .style(let style):
            return ResolvedFont(
                family: .system, size: style.size(at: typeSize),
                weight: weight?.value ?? (style == .headline ? 600 : 400), italic: isItalic)
        case .system(let size):
            return ResolvedFont(family: .system, size: size, weight: weight?.value ?? 400, italic: isItalic)
        case .custom(let name, let size, let style):
            let scaled = style.map { typeSize.scale(size, relativeTo: $0) } ?? size
            return ResolvedFont(
                family: .named(name), size: scaled, weight: weight?.value ?? 400, italic: isItalic)
        }
    }
}
