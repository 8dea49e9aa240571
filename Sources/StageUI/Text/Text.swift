// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Text that is read, not edited.
public struct Text: Hashable {
    struct Piece: Hashable, Sendable {
        var string: String
        var font: Font?
        var weight: Font.Weight?
        var italic = false
        var color: Color?
        var tracking: CGFloat?
        var underline = false
    }
    var pieces: [Piece]

    /// Where text is cut when it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At its start.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }

    /// Creates text from a string, as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { pieces = [Piece(string: String(content))] }
    /// Creates text from a string, as it is.
    public init(verbatim content: String) { pieces = [Piece(string: content)] }
    /// Creates text from a literal key.
    public init(_ key: LocalizedStringKey) { pieces = [Piece(string: key.string)] }

    private func changing(_ change: (inout Piece) -> Void) -> Text {
        var result = self
        for index in result.pieces.indices { change(&result.pieces[index]) }
        return result
    }

    /// Returns the text in a font.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
    /// Returns the text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
    /// Returns bold text.
    public func bold() -> Text { fontWeight(.bold) }
    /// Returns slanted text.
    public func italic() -> Text { changing { $0.italic = true } }
    /// Returns the text in a colour.
    public func foregroundColor(_ color: Color?) -> Text { changing { $0.color = $0.color ?? color } }
    /// Returns the text in a colour.
    public func foregroundStyle(_ color: Color) -> Text { changing { $0.color = $0.color ?? color } }
    /// Returns the text with extra points after each character.
    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = $0.tracking ?? tracking } }
    /// Returns the text with or without a line under it.
    public func underline(_ isActive: Bool = true) -> Text { changing { $0.underline = isActive } }

    /// Joins two texts.
    public static func + (a: Text, b: Text) -> Text {
        var result = a
        result.pieces += b.pieces
        return result
    }

    var plain: String { pieces.map(\.string).joined() }

    func runs(in environment: EnvironmentValues) -> [TextRun] {
        let inherited = HierarchicalShapeStyle.primary.paint(in: .zero, environment: environment)
        var fallback = Color.primary.resolveColor(in: environment)
        if case .color(let color) = inherited { fallback = color }
        return pieces.map { piece in
            var font = piece.font ?? environment.font ?? .body
            if let weight = piece.weight { font.weight = weight }
            if piece.italic { font.isItalic = true }
            return TextRun(
                string: piece.string, font: font.resolve(in: environment),
                tracking: piece.tracking ?? environment.tracking,
                color: piece.color?.resolveColor(in: environment) ?? fallback,
                underline: piece.underline)
        }
    }
}

/// A text that stands for itself; the subset has no translation tables.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let string: String
    /// Creates a key from a string.
    public init(_ value: String) { string = value }
    /// Creates a key from a literal.
    public init(stringLiteral value: String) { string = value }
}

/// How lines of text are placed between the edges.
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

extension View {
    /// Sets the font of text that names none.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets how lines of text are placed between the edges.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets the largest number of lines of text.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets the extra space between lines of text, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets how small text may become to fit, as a share of its size.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Sets where text is cut when it does not fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Sets the extra points after each character of text.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
    /// Sets the text size for everything inside the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    /// Keeps the text size for everything inside the view within a range.
    public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        transformEnvironment(\.dynamicTypeSize) {
            $0 = min(max($0, range.lowerBound), range.upperBound)
        }
    }
}
