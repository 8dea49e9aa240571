// Licensed under the Apache License, Version 2.0.

import Foundation

/// A language of a new app besides English, which its code is written in.
///
/// A mistake is found here: Xcode takes any folder or entry for a language, and shows it to nobody.
struct AppLanguage: Hashable, Sendable {
    /// The identifier as String Catalogs write it, such as `pl`, `pt-BR` or `zh-Hans`.
    let id: String

    /// Checks an identifier of BCP 47, in any case and with either hyphens or underscores.
    init(_ text: String) throws(ValueProblem) {
        let form = /([A-Za-z]{2,3})([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|[0-9]{3}))?/
        guard text.wholeMatch(of: form) != nil else { throw ValueProblem("that is not a language code") }
        // The code that is in use: `he` for `iw`, `pl` for `pol`.
        id = Locale.identifier(.bcp47, from: text)
        let parts = id.split(separator: "-").map(String.init)
        guard let code = parts.first, Locale.LanguageCode(code).isISOLanguage,
            !["mis", "mul", "und", "zxx"].contains(code)
        else { throw ValueProblem("no language has that code") }
        for part in parts.dropFirst() {
            if part.count == 4 {
                guard Locale.Script(part).isISOScript else {
                    throw ValueProblem("there is no script '\(part)'")
                }
            } else if !Locale.Region(part).isISORegion {
                throw ValueProblem("there is no region '\(part)'")
            }
        }
        if id == "en" { throw ValueProblem("English is always included") }
    }

    /// The language and the script that it is usually written in, such as `zh-Hans`.
    private static func reading(_ id: String) -> [String] {
        let parts = Locale.Language(identifier: id).maximalIdentifier.split(separator: "-").map(String.init)
        return [parts.first, parts.first { $0.count == 4 }].compactMap(\.self)
    }

    /// The one of some languages that its speakers read as their own; nil when none is.
    func nearest(among others: [String]) -> String? {
        if others.contains(id) { return id }
        let reading = Self.reading(id)
        return others.first { Self.reading($0) == reading }
    }

    /// Indicates whether it is written with Chinese, Japanese or Korean characters, which are fonts of their own.
    var hasManyCharacters: Bool {
        !Set(Self.reading(id)).isDisjoint(with: ["Hans", "Hant", "Jpan", "Kore"])
    }
}

extension ValueParser where Value == AppLanguage {
    /// A language of a new app.
    static var appLanguage: ValueParser {
        ValueParser(
            metavar: "LANGUAGE", takes: "the code of a language besides English, such as de, pt-BR or zh-Hans"
        ) { (text: String) throws(ValueProblem) -> AppLanguage in try AppLanguage(text) }
    }
}
