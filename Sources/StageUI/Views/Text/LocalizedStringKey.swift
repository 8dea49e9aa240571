// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A text that may be translated, with markdown and with values put into it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// A value in a text.
    struct Argument: Hashable, Sendable {
        /// The value as the key's own mark writes it.
        var text: Text
        /// The number that it is; nil for anything else.
        var number: FormatNumber?
        /// The key's own mark for it, without the percent sign.
        var specifier: String

        /// The value as a mark of a translation writes it.
        func pieces(as mark: FormatMark, in language: TextLanguage) -> [Text.Piece] {
            guard let number, mark.specifier != specifier, number.argument(for: mark.specifier) != nil else {
                return text.resolved(in: language).pieces
            }
            return [Text.Piece(.formatted(FormattedText(number, specifier: mark.specifier)))]
        }
    }

    /// The text with a mark such as `%@` for each value.
    let key: String
    let arguments: [Argument]

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

    /// The pieces of text in a language, with the values in their places.
    func pieces(in language: TextLanguage = .current, table: String? = nil, bundle: Bundle? = nil) -> [Text
        .Piece]
    {
        let text = format(in: language, table: table, bundle: bundle)
        if arguments.isEmpty, !InlineMarkdown.mayOccur(in: text) {
            return [Text.Piece(string: text)]
        }
        let reader = InlineMarkdown(text, arguments: arguments, in: language)
        if reader.hasInflection {
            language.strings?.note(
                "'\(key)' asks for inflection, which this system does not have; its words are shown as they are."
            )
        }
        return reader.pieces
    }

    /// The text in a language, with a mark for each value.
    func format(in language: TextLanguage, source: String? = nil, table: String?, bundle: Bundle?) -> String {
        language.format(
            of: key, source: source, table: table, bundle: bundle,
            numbers: arguments.map { $0.number?.operands })
    }

    /// The characters in the language of the code that runs.
    var string: String { Text(self).plain }

    /// Collects the parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity)
        }

        private mutating func add(_ text: Text, _ mark: String, _ number: FormatNumber? = nil) {
            key += mark
            arguments.append(Argument(text: text, number: number, specifier: String(mark.dropFirst())))
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
            add(
                Text(pieces: [Text.Piece(.formatted(value._text))]), value._specifier,
                FormatNumber(value._arg))
        }
        /// Adds a number in the manner of a format such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            guard let number = FormatNumber(value._arg) else {
                return add(Text(verbatim: String(format: specifier, value._arg)), specifier)
            }
            let written = FormattedText(number, format: specifier)
            add(Text(pieces: [Text.Piece(.formatted(written))]), specifier, number)
        }
        /// Adds a value in the manner of a format.
        public mutating func appendInterpolation<F: FormatStyle & Sendable>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            add(Text(input, format: format), "%@")
        }
        /// Adds a value as a formatter writes it, such as a date.
        ///
        /// Foundation on Linux lacks `ReferenceConvertible` for dates, so that any value is taken.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            add(Text(verbatim: formatter.string(for: subject) ?? "\(subject)"), "%@")
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
