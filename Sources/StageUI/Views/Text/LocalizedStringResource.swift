// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A text by its key and place, which is looked up when it is shown.
///
/// Foundation has this type on Apple's systems only.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The bundle of a table.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's own.
        case main
        /// The one at a place, such as that of a package.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The table, which is the name of its file; nil for `Localizable`.
    public let table: String?
    /// The bundle of the table.
    public let bundle: BundleDescription
    /// The language in which it is looked up; nil for that of the device.
    private var ownLocale: Locale?
    /// Indicates whether the default value is the key, too.
    private let isKey: Bool

    /// The language in which it is looked up.
    public var locale: Locale {
        get { ownLocale ?? TextLanguage.current.locale }
        set { ownLocale = newValue }
    }

    /// Creates a resource of a key, which is the text where there is no translation.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, isKey) = (keyAndValue.key.key, keyAndValue, true)
        (self.table, self.bundle, ownLocale) = (table, bundle, locale)
    }

    /// Creates a resource of a key, with the text where there is no translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, isKey) = ("\(key)", defaultValue, false)
        (self.table, self.bundle, ownLocale) = (table, bundle, locale)
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// Creates a resource from a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key with its place.
    var text: LocalizedText {
        LocalizedText(
            key: isKey ? defaultValue.key : LocalizedStringKey(key), table: table, bundle: bundle.bundle,
            source: isKey ? nil : defaultValue.key, locale: ownLocale)
    }

    fileprivate var language: TextLanguage {
        var language = TextLanguage.current
        language.locale = locale
        return language
    }

    var string: String { text.string(in: language) }
}

extension Text {
    /// Creates text from a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        pieces = [Piece(.localized(resource.text))]
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a text that is looked up by its own key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
