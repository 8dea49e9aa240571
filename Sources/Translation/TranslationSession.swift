// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// An error of a translation.
public struct TranslationError: Error, Hashable, Sendable, LocalizedError {
    private let reason: String
    /// The language of the text is not translated.
    public static let unsupportedSourceLanguage = TranslationError(reason: "The source is not translated.")
    /// Nothing is translated into the language.
    public static let unsupportedTargetLanguage = TranslationError(reason: "The target is not translated.")
    /// Nothing is translated from the one language into the other.
    public static let unsupportedLanguagePairing = TranslationError(reason: "The languages do not pair.")
    /// The language of the text is not known.
    public static let unableToIdentifyLanguage = TranslationError(reason: "The language is not known.")
    /// There is no text.
    public static let nothingToTranslate = TranslationError(reason: "There is no text.")
    /// Something in the system has failed.
    public static let internalError = TranslationError(reason: "The system cannot translate.")
    /// Returns whether an error is of this kind.
    public static func ~= (kind: TranslationError, error: any Error) -> Bool {
        (error as? TranslationError) == kind
    }
    /// The words about the error.
    public var errorDescription: String? { reason }
}

/// The translation of texts. The simulated device has no languages to translate with: each ends in an error, which an app shows.
public final class TranslationSession: Sendable {
    /// The languages that are translated.
    public struct Configuration: Hashable, Sendable {
        /// The language of the texts; nil where it is to be found out.
        public var source: Locale.Language?
        /// The language that they are translated into; nil for that of the device.
        public var target: Locale.Language?
        /// The number of times that they were asked for again.
        public private(set) var version = 0
        /// Creates a translation between two languages.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        /// Asks for the translation again.
        public mutating func invalidate() { version += 1 }
    }
    /// A text that is translated.
    public struct Request: Hashable, Sendable {
        /// The text.
        public var sourceText: String
        /// The name by which the app finds it.
        public var clientIdentifier: String?
        /// Creates a text.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    /// A text that was translated.
    public struct Response: Hashable, Sendable {
        /// The language of the text.
        public let sourceLanguage: Locale.Language
        /// The language that it was translated into.
        public let targetLanguage: Locale.Language
        /// The text.
        public let sourceText: String
        /// The translation.
        public let targetText: String
        /// The name by which the app finds it.
        public let clientIdentifier: String?
    }
    /// The language of the texts; nil where it is to be found out.
    public let sourceLanguage: Locale.Language?
    /// The language that they are translated into.
    public let targetLanguage: Locale.Language?
    init(_ configuration: Configuration) {
        (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
    }
    /// Creates a translation between languages that are on the device.
    public convenience init(installedSource sourceLanguage: Locale.Language, target: Locale.Language? = nil) {
        self.init(Configuration(source: sourceLanguage, target: target))
    }
    /// Indicates whether the languages are on the device: never.
    public var isReady: Bool { get async { false } }
    /// Asks the user for the languages, which the device does not have.
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
    /// Translates a text: an error.
    public func translate(_ string: String) async throws -> Response {
        throw string.isEmpty
            ? TranslationError.nothingToTranslate : TranslationError.unsupportedLanguagePairing
    }
    /// Translates some texts: an error.
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw batch.isEmpty
            ? TranslationError.nothingToTranslate : TranslationError.unsupportedLanguagePairing
    }
    /// Breaks off.
    public func cancel() {}
}

/// The languages that the device translates: none.
public final class LanguageAvailability: Sendable {
    /// The states of two languages.
    public enum Status: Sendable {
        /// They are on the device.
        case installed
        /// The device can load them.
        case supported
        /// They are not translated.
        case unsupported
    }
    /// Creates a question for languages.
    public init() {}
    /// The languages: none.
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    /// Returns the state of two languages.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
        .unsupported
    }
    /// Returns the state of a text's language and another.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
