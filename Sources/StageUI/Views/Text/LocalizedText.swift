// Licensed under the Apache License, Version 2.0.

import Foundation

/// A key with the place of its texts.
struct LocalizedText: Hashable, Sendable {
    var key: LocalizedStringKey
    var table: String?
    var bundle: Bundle?
    /// The text of the code for a language without a translation; nil for the key.
    var source: LocalizedStringKey?
    /// The language in which it is looked up, whatever the view's is.
    var locale: Locale?

    /// The pieces of the text in a language.
    func pieces(in language: TextLanguage) -> [Text.Piece] {
        var language = language
        if let locale { language.locale = locale }
        guard let source else { return key.pieces(in: language, table: table, bundle: bundle) }
        let text = key.with(source.arguments)
            .format(in: language, source: source.key, table: table, bundle: bundle)
        return InlineMarkdown(text, arguments: source.arguments, in: language).pieces
    }

    /// The text for a key of the app's table or of another one.
    init(
        key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
        source: LocalizedStringKey? = nil,
        locale: Locale? = nil
    ) {
        (self.key, self.table, self.bundle) = (key, table, bundle)
        (self.source, self.locale) = (source, locale)
    }

    /// The characters of the text in a language, with marks of markdown as they are.
    func string(in language: TextLanguage, locale: Locale? = nil) -> String {
        let arguments = (source ?? key).arguments
        let text = key.with(arguments).format(in: language, source: source?.key, table: table, bundle: bundle)
        if arguments.isEmpty { return text }
        let reader = InlineMarkdown(text, arguments: arguments, in: language, readsMarks: false)
        return Text(pieces: reader.pieces)
            .plain(in: locale ?? language.locale, at: Date(timeIntervalSinceReferenceDate: 0))
    }
}

extension LocalizedStringKey {
    /// The key with other values.
    func with(_ arguments: [Argument]) -> LocalizedStringKey {
        arguments == self.arguments ? self : LocalizedStringKey(key: key, arguments: arguments)
    }

    init(key: String, arguments: [Argument]) { (self.key, self.arguments) = (key, arguments) }
}

extension Text {
    /// Indicates whether a part of the text depends on the language.
    var isLocalized: Bool {
        pieces.contains { if case .localized = $0.content { true } else { false } }
    }

    /// The text in a language: each key is replaced by its text, which takes on the look of the key.
    func resolved(in language: TextLanguage) -> Text {
        guard isLocalized else { return self }
        return Text(
            pieces: pieces.flatMap { piece -> [Piece] in
                guard case .localized(let text) = piece.content else { return [piece] }
                return text.pieces(in: language).map { $0.taking(piece) }
            })
    }
}

extension Text.Piece {
    /// The piece with the look of the text around it, as far as it has none of its own.
    fileprivate func taking(_ outer: Text.Piece) -> Text.Piece {
        var result = self
        result.font = font ?? outer.font
        result.weight = weight ?? outer.weight
        result.design = design ?? outer.design
        result.width = width ?? outer.width
        result.italic = italic || outer.italic
        result.monospacedDigits = monospacedDigits || outer.monospacedDigits
        result.style = style ?? outer.style
        result.tracking = tracking ?? outer.tracking
        result.kerning = kerning ?? outer.kerning
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        // A line that was asked for last counts, as for a text without a key.
        result.underline = outer.underline ?? underline
        result.strikethrough = outer.strikethrough ?? strikethrough
        result.background = background ?? outer.background
        result.link = link ?? outer.link
        result.scale = scale ?? outer.scale
        result.speech = outer.speech ?? speech
        result.attributes = attributes?.filled(from: outer.attributes) ?? outer.attributes
        return result
    }
}
