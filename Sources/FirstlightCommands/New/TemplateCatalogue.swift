// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// The template's String Catalog, as far as its own texts go.
///
/// No translation of it was read by a native speaker, so that each is `needs_review`. A language without one gets the
/// English texts as `new`: Xcode and Firstlight count them as missing.
struct TemplateCatalogue: Codable {
    struct Unit: Codable {
        let state: String
        let value: String
    }
    struct Wording: Codable {
        var stringUnit: Unit?
        var variations: [String: [String: Wording]]?
    }
    struct Text: Codable { let localizations: [String: Wording] }

    let sourceLanguage: String
    private(set) var strings: [String: Text]
    let version: String

    /// Reads a String Catalog.
    init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) }

    /// The translation that speakers of a language can read; nil when there is none.
    func translation(for language: AppLanguage) -> String? {
        language.nearest(among: Set(strings.values.flatMap(\.localizations.keys)).sorted())
    }

    /// The catalogue in its own language and in the given ones, each of which has a place for each text.
    func spoken(in languages: [AppLanguage]) -> TemplateCatalogue {
        let translations = languages.map { ($0, translation(for: $0)) }
        var result = self
        for (key, text) in strings {
            guard let source = text.localizations[sourceLanguage] else { continue }
            var localizations = [sourceLanguage: source]
            for (language, translation) in translations {
                let known = translation.flatMap { text.localizations[$0] }
                localizations[language.id] =
                    known?.marked("needs_review")
                    ?? source.untranslated(PluralRules(language: language.id).categories.map(\.rawValue))
            }
            result.strings[key] = Text(localizations: localizations)
        }
        return result
    }

    /// The file, in the form that Xcode gives it.
    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

extension TemplateCatalogue.Wording {
    /// The same words in a state.
    fileprivate func marked(_ state: String) -> Self {
        Self(
            stringUnit: stringUnit.map { TemplateCatalogue.Unit(state: state, value: $0.value) },
            variations: variations?.mapValues { $0.mapValues { $0.marked(state) } })
    }

    /// The words of the source in the place of a translation, with a form for each plural category.
    fileprivate func untranslated(_ categories: [String]) -> Self {
        // The form for many shows its number, and so do those of a category that has several, such as 1 and 21.
        guard let other = variations?["plural"]?["other"]?.marked("new") else { return marked("new") }
        let forms = Dictionary(uniqueKeysWithValues: categories.map { ($0, other) })
        return Self(variations: ["plural": forms])
    }
}
