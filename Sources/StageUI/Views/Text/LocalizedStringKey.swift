// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A text that may be translated, with markdown and with values put into it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text with a mark such as `%@` for each value.
    let key: String
    let arguments: [Text]

    /// Creates a key from a string.
    public init(_ value: String) {
        key = value
        arguments = []
    }
    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The pieces of text with the values in their places.
    func pieces(table: String? = nil, bundle: Bundle? = nil) -> [Text.Piece] {
        var text = key
        if let bundle { text = bundle.translation(of: key, table: table) }
        if arguments.isEmpty, !InlineMarkdown.mayOccur(in: text) {
            return [Text.Piece(string: text)]
        }
        return InlineMarkdown(text, arguments: arguments).pieces
    }

    /// The text without its look.
    var string: String { Text(pieces: pieces()).plain }

    /// Collects the parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Text] = []

        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity)
        }

        private mutating func add(_ text: Text, _ mark: String) {
            key += mark
            arguments.append(text)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
        }
        /// Adds a string; its characters are shown as they are.
        public mutating func appendInterpolation(_ string: String) { add(Text(verbatim: string), "%@") }
        /// Adds a text with its look.
        public mutating func appendInterpolation(_ text: Text) { add(text, "%@") }
        /// Adds a text with its own attributes.
        public mutating func appendInterpolation(_ string: AttributedString) { add(Text(string), "%@") }
        /// Adds a picture.
        public mutating func appendInterpolation(_ image: Image) { add(Text(image), "%@") }
        /// Adds a number as the user's language writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            add(Text(pieces: [Text.Piece(.formatted(value._text))]), value._specifier)
        }
        /// Adds a number in the manner of a format such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            let argument: any CVarArg = value._arg
            add(Text(verbatim: String(format: specifier, argument)), specifier)
        }
        /// Adds a value in the manner of a format.
        public mutating func appendInterpolation<F: FormatStyle & Sendable>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            add(Text(input, format: format), "%@")
        }
        /// Adds a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            add(Text(date, style: style), "%@")
        }
        /// Adds a span of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(Text(dates), "%@") }
    }
}

/// A number that can be put into a text.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The number as C functions take it.
    associatedtype _Arg: CVarArg
    /// The number as C functions take it.
    var _arg: _Arg { get }
    /// The mark in the key.
    var _specifier: String { get }
}

extension _FormatSpecifiable {
    var _text: FormattedText { FormattedText(number: self) }
}

extension Int: _FormatSpecifiable {
    /// The number itself.
    public var _arg: Int64 { Int64(self) }
    /// `%lld`.
    public var _specifier: String { "%lld" }
}
extension Int32: _FormatSpecifiable {
    /// The number itself.
    public var _arg: Int32 { self }
    /// `%d`.
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    /// The number itself.
    public var _arg: Int64 { self }
    /// `%lld`.
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    /// The number itself.
    public var _arg: UInt64 { UInt64(self) }
    /// `%llu`.
    public var _specifier: String { "%llu" }
}
extension Double: _FormatSpecifiable {
    /// The number itself.
    public var _arg: Double { self }
    /// `%lf`.
    public var _specifier: String { "%lf" }
}
extension Float: _FormatSpecifiable {
    /// The number itself.
    public var _arg: Float { self }
    /// `%f`.
    public var _specifier: String { "%f" }
}
extension CGFloat: _FormatSpecifiable {
    /// The number itself.
    public var _arg: CGFloat { self }
    /// `%lf`.
    public var _specifier: String { "%lf" }
}
