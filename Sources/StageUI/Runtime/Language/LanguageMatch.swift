// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// Choices among languages by their identifiers, such as `de`, `pt-BR` and `zh-Hant`.
enum LanguageMatch {
    /// The language of a locale as an identifier with hyphens, without what it says of calendars and numbers.
    static func identifier(of locale: Locale) -> String { identifier(locale.identifier) }

    static func identifier(_ text: String) -> String {
        // Asked for each text of a body: by bytes, which takes a fraction of what characters do.
        let bytes = text.utf8.prefix { $0 != UInt8(ascii: "@") }
        let name = String(
            decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        guard name.utf8.count > "de-u-".utf8.count else { return name }
        return name.firstRange(of: "-u-").map { String(name[..<$0.lowerBound]) } ?? name
    }

    /// The code of the language itself, in small letters, by its present name.
    static func code(_ identifier: String) -> String {
        let code = identifier.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return older[code] ?? code
    }

    /// Codes that ISO 639 has replaced, or that stand for the same texts.
    private static let older = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "no": "nb", "mo": "ro"]

    /// The one of the languages that serves a reader best; nil when none is in the reader's language.
    ///
    /// The whole identifier counts first, then language and script, then the language alone, and then a neighbour in the
    /// same script, such as the Portuguese of Brazil for a reader in Portugal.
    static func best(for wanted: String, among languages: [String]) -> String? {
        let wanted = identifier(wanted)
        func known(_ name: String) -> String? {
            languages.first { identifier($0).lowercased() == name.lowercased() }
        }
        if let exact = known(wanted) { return exact }
        let wantedCode = code(wanted)
        let same = languages.filter { code($0) == wantedCode }
        guard !same.isEmpty else { return nil }
        let script = script(wanted)
        let readable = same.filter { self.script($0) == script }
        return readable.first { identifier($0).lowercased() == "\(wantedCode)-\(script)".lowercased() }
            ?? readable.first { !identifier($0).contains("-") } ?? readable.sorted().first
    }

    /// The script of a language; Foundation takes 60 µs to tell it.
    private static func script(_ identifier: String) -> String {
        if let known = scripts.withLock({ $0[identifier] }) { return known }
        let script =
            Locale.Language(identifier: self.identifier(identifier)).maximalIdentifier
            .split(separator: "-").first { $0.count == 4 }.map(String.init) ?? ""
        scripts.withLock { $0[identifier] = script }
        return script
    }

    private static let scripts = Mutex<[String: String]>([:])
}
