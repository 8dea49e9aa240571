// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Read-only text.
public struct Text: Hashable, Sendable {
    struct Piece: Hashable, Sendable {
        var content: Content
        var font: Font?
        var weight: Font.Weight?
        var design: Font.Design?
        var width: Font.Width?
        var italic = false
        var monospacedDigits = false
        var style: AnyShapeStyle?
        var tracking: CGFloat?
        var kerning: CGFloat?
        var baselineOffset: CGFloat?
        var underline: LineStyle?
        var strikethrough: LineStyle?
        var background: Color?
        var link: URL?
        var scale: Scale?
        var speech: SpeechTraits?
        var attributes: TextAttributes?

        init(_ content: Content) { self.content = content }
        init(string: String) { content = .string(string) }
    }

    /// The content of a piece.
    enum Content: Hashable, Sendable {
        case string(String)
        /// The text for a key, which depends on the language.
        case localized(LocalizedText)
        case image(Image)
        case date(DateText)
        case formatted(FormattedText)
    }

    var pieces: [Piece]

    /// The place where text is truncated when it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At its start.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }

    /// Capitals or small letters.
    public enum Case: Hashable, Sendable {
        /// All letters as capitals.
        case uppercase
        /// All letters as small letters.
        case lowercase
    }

    /// A scale relative to the font's size.
    public struct Scale: Hashable, Sendable {
        /// The share of the font's size. The system does not publish that of the secondary scale; this is by eye.
        let factor: CGFloat
        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Smaller, as for a unit beside its number.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of a line.
        public enum Pattern: Hashable, Sendable {
            /// Without gaps.
            case solid
            /// Dots.
            case dot
            /// Dashes.
            case dash
            /// A dash and a dot, repeated.
            case dashDot
            /// A dash and two dots, repeated.
            case dashDotDot

            var dashes: [CGFloat] {
                switch self {
                case .solid: []
                case .dot: [3, 3]
                case .dash: [10, 5]
                case .dashDot: [10, 3, 3, 3]
                case .dashDotDot: [10, 3, 3, 3, 3, 3]
                }
            }
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line; without a colour it has that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line without gaps in the colour of the text.
        public static let single = LineStyle()
    }

    init(pieces: [Piece]) { self.pieces = pieces }

    /// Creates text from a string, as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { pieces = [Piece(string: String(content))] }
    /// Creates text from a string, as it is.
    public init(verbatim content: String) { pieces = [Piece(string: content)] }
    /// Creates text from a literal key, with its markdown and interpolated values.
    ///
    /// The text is looked up when it is shown, in the language of the view's `locale`.
    ///
    /// - Parameters:
    ///   - key: The key, which is the text where there is no translation.
    ///   - tableName: The table, which is the name of its file; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the app's own.
    ///   - comment: Advice for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        pieces = [Piece(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))]
    }
    /// Creates text from an inline picture.
    public init(_ image: Image) { pieces = [Piece(.image(image))] }

    /// Joins two texts.
    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }

    /// The characters, as the given locale writes them.
    func plain(
        in locale: Locale, _ timeZone: TimeZone = .autoupdatingCurrent, at date: Date
    ) -> String {
        if pieces.count == 1, case .string(let string) = pieces[0].content { return string }
        return pieces.map { $0.content.string(locale: locale, timeZone: timeZone, now: date) }.joined()
    }

    /// The characters in the language of an environment, with dates as at the reference date.
    func plain(in environment: EnvironmentValues) -> String {
        let language = environment.textLanguage
        return resolved(in: language).plain(in: language.locale, at: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The characters in the language of the code that runs, with dates as at the reference date.
    var plain: String {
        let language = TextLanguage.current
        return resolved(in: language).plain(in: language.locale, at: Date(timeIntervalSinceReferenceDate: 0))
    }
}

/// The placement of lines of text between the edges.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the leading side.
    case leading
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing
}

extension Text: View {}

extension Text: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Text> {
        LeafNode(self, inputs, changesLayout: { $0 != $1 }) { TextBox(owner: $0) }
    }
}
