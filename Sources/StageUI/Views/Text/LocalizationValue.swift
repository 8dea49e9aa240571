// Licensed under the Apache License, Version 2.0.

public import Foundation

extension String {
    /// A key with values in it, for a text that becomes a string.
    ///
    /// Foundation has this type on Apple's systems only.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let key: LocalizedStringKey

        /// Creates a value from a string that is the key.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        /// Creates a value from a literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// Creates a value from a literal with values in it.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
        }

        /// Collects the parts of a literal with values in it.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var parts: LocalizedStringKey.StringInterpolation

            /// Creates an empty collection.
            public init(literalCapacity: Int, interpolationCount: Int) {
                parts = LocalizedStringKey.StringInterpolation(
                    literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Adds a part of the literal.
            public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }
            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }
            /// Adds a number as the user's language writes it.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                parts.appendInterpolation(value)
            }
            /// Adds a number in the manner of a format such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                parts.appendInterpolation(value, specifier: specifier)
            }
            /// Adds a value in the manner of a format.
            public mutating func appendInterpolation<F: FormatStyle & Sendable>(
                _ input: F.FormatInput, format: F
            ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
                parts.appendInterpolation(input, format: format)
            }
            /// Adds a text that is looked up by its own key.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                parts.appendInterpolation(resource)
            }
            /// Adds any other value by its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
                parts.appendInterpolation(value.description)
            }
        }
    }

    /// Creates the text for a key in the language of the device.
    ///
    /// The language is that of the stage whose view or action asks, also in the tasks that it begins.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is the text where there is no translation.
    ///   - table: The table, which is the name of its file; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the app's own.
    ///   - locale: The locale that numbers and dates are written in; nil for the device's.
    ///   - comment: Advice for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle)
            .string(in: .current, locale: locale)
    }

    /// Creates the text for a key in the language of the device, with the text where there is no translation.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the language that the app was written in.
    ///   - table: The table, which is the name of its file; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the app's own.
    ///   - locale: The locale that numbers and dates are written in; nil for the device's.
    ///   - comment: Advice for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedText(
            key: LocalizedStringKey("\(key)" as String), table: table, bundle: bundle,
            source: defaultValue.key
        ).string(in: .current, locale: locale)
    }

    /// Creates the text of a resource: in its own language if it has one, or else in that of the device.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.string }
}
