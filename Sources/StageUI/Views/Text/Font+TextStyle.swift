// Licensed under the Apache License, Version 2.0.

package import Foundation

extension Font {
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

        /// The size in points, at least that of a television where the text is read from across a room.
        func size(at typeSize: DynamicTypeSize, isFar: Bool = false) -> CGFloat {
            let size = Self.sizes[self]?[typeSize.rank] ?? 17
            return isFar ? max(size, Self.farSizes[self] ?? 29) : size
        }

        /// The sizes on tvOS (Human Interface Guidelines, Typography).
        private static let farSizes: [TextStyle: CGFloat] = [
            .largeTitle: 76, .title: 76, .title2: 57, .title3: 48, .headline: 38, .body: 29, .callout: 31,
            .subheadline: 38, .footnote: 29, .caption: 25, .caption2: 23,
        ]

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
}

extension Font.TextStyle {
    /// The size in points at the default size of text.
    package var sizeByDefault: CGFloat { size(at: .large) }
}
