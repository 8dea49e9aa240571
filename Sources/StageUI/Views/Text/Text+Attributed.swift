// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Text {
    // A literal is a key and no such string, though it could be one.
    /// Creates text from an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        pieces = attributedContent.runs.map { run in
            var piece = Piece(string: String(attributedContent[run.range].characters))
            let look = run.attributes
            piece.font = look[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
            piece.style = look[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
                .map { AnyShapeStyle($0) }
            piece.background = look[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
            piece.kerning = look[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
            piece.tracking = look[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
            piece.baselineOffset = look[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
            piece.underline = look[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
            piece.strikethrough = look[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]
            piece.link = look[AttributeScopes.FoundationAttributes.LinkAttribute.self]
            return piece
        }
        if pieces.isEmpty { pieces = [Piece(string: "")] }
    }
}

extension AttributeScopes {
    /// The looks that text can have.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the glyphs.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the glyphs.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The extra points between characters.
        public let kern: KerningAttribute
        /// The extra points after each character.
        public let tracking: TrackingAttribute
        /// The upward shift of the glyphs, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = Font
            /// The name of the key.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the glyphs.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = Color
            /// The name of the key.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour behind the glyphs.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = Color
            /// The name of the key.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the key.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the key.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The extra points between characters.
        public enum KerningAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "SwiftUI.Kern"
        }
        /// The extra points after each character.
        public enum TrackingAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "SwiftUI.Tracking"
        }
        /// The upward shift of the glyphs.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The value of the attribute.
            public typealias Value = CGFloat
            /// The name of the key.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The looks that text can have.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
