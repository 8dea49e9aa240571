// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

extension PersonNameComponents {
    /// Writes the names of persons.
    public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Sendable {
        /// The lengths of a name.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname or the given name.
            case short
            /// The given and the family name.
            case medium
            /// All of the name, with its title and what follows it.
            case long
            /// The first letters.
            case abbreviated
        }

        /// The length.
        public var style: Style
        /// The locale.
        public var locale: Locale
        /// Reads what the style writes.
        public var parseStrategy: ParseStrategy { ParseStrategy() }

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// Returns a name.
        public func format(_ value: PersonNameComponents) -> String {
            func joined(_ parts: [String?], _ separator: String = " ") -> String {
                parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
            }
            let (given, family) = (value.givenName, value.familyName)
            // Names in the scripts of East Asia begin with the family's, without a space.
            let isEastern = joined([given, family], "").unicodeScalars.contains {
                (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
                    || (0xAC00...0xD7AF).contains($0.value)
            }
            let space = isEastern ? "" : " "
            func ordered(_ given: String?, _ middle: String?, _ family: String?) -> String {
                joined(isEastern ? [family, middle, given] : [given, middle, family], space)
            }
            switch style {
            case .short:
                let first = joined([value.nickname]).isEmpty ? given : value.nickname
                return joined([first]).isEmpty ? joined([family]) : joined([first])
            case .medium: return ordered(given, nil, family)
            case .long:
                let name = ordered(given, value.middleName, family)
                return joined([value.namePrefix, name, value.nameSuffix])
            case .abbreviated:
                if isEastern { return joined([family]) }
                return [given, family].compactMap { $0?.first.map(String.init) }.joined()
            }
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Reads the name of a person: the first word is given, the last is the family's, and what is between is in the middle.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Creates a strategy.
        public init() {}
        /// Reads a name.
        ///
        /// - Throws: A `CocoaError` for a text without one.
        public func parse(_ value: String) throws -> PersonNameComponents {
            let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else { throw CocoaError(.formatting) }
            var name = PersonNameComponents()
            name.givenName = first
            if words.count > 1 { name.familyName = words.last }
            if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
            return name
        }
    }

    /// Returns the given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }
    /// Returns the name in the manner of a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The style of the names of persons.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The style of the names of persons.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
