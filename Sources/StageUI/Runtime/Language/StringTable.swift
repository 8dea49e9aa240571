// Licensed under the Apache License, Version 2.0.

import Foundation

/// A table of translated texts, such as `Localizable`, in all its languages.
struct StringTable: Sendable {
    /// The name by which views ask for it.
    var name: String
    /// The language in which the app was written.
    var source: String
    /// The texts by language and key.
    var texts: [String: [String: Translation]] = [:]
    /// All keys that the table has, those without any text included.
    var keys: Set<String> = []
    /// The keys whose texts are the same in all languages.
    var untranslated: Set<String> = []

    /// The languages that the table has a place for, though perhaps not a single translation.
    var begun: Set<String> = []

    /// The languages that the table offers, in order.
    var languages: [String] { Set(texts.keys).union([source]).sorted() }

    init(name: String, source: String) { (self.name, self.source) = (name, source) }

    /// Adds the texts of a file in one language; those that are there stay.
    mutating func add(_ new: [String: Translation], in language: String) {
        texts[language, default: [:]].merge(new) { old, _ in old }
        keys.formUnion(new.keys)
    }
}

/// A reason why a file of texts cannot be read, or a part of it.
struct StringFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    let description: String
}
