// Licensed under the Apache License, Version 2.0.

public import Foundation
import Synchronization

/// The translated texts that views find by their keys: what String Catalogs and `.strings` files are to an app.
///
/// Tables are found in the app's bundle, in the folders of resources beside the program, in the bundles that texts name,
/// and among those that are added. What a table does not have in the language that is asked for is noted.
public final class StringLibrary: Sendable {
    /// The locale of a device of which nothing else is said.
    static let usualLocale = Locale(identifier: "en_US")
    /// The texts of code that runs for no stage.
    static let shared = StringLibrary()

    private struct State {
        var added: [StringTable] = []
        var main: [StringTable]?
        var notes: [String] = []
        var isAsked = false
        /// The language that was asked for and that none of the tables has.
        var absent: String?
        /// The answers given so far: bodies ask for the same texts with each frame.
        var answers: [Question: Found?] = [:]
    }

    /// A text as it is asked for.
    private struct Question: Hashable {
        let key: String
        let table: String?
        let bundle: String?
        let locale: String
        let hasSource: Bool
    }

    /// The number of answers that are kept, for keys that are made of values.
    private static let mostAnswers = 4096

    private let state = Mutex(State())

    /// Creates a library of the texts in the app's bundle.
    public init() {}

    /// Adds a String Catalog, `.xcstrings`, ahead of the bundle's tables; one that cannot be read is noted.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - name: The name of the table, which is the file's without its extension.
    public func add(catalogue data: Data, named name: String = "Localizable") {
        do throws(StringFileProblem) {
            let table = try Self.table(data, name)
            state.withLock { state in
                state.added.append(table)
                state.answers = [:]
            }
        } catch {
            note("'\(name).xcstrings' cannot be read: \(error).")
        }
    }

    /// Reads a catalogue once, however many stages show its app.
    private static func table(_ data: Data, _ name: String) throws(StringFileProblem) -> StringTable {
        let known = read.withLock { $0[data] }
        if let known, known.name == name { return known }
        let table = try StringTable(catalogue: data, name: name)
        read.withLock { $0[data] = table }
        return table
    }

    private static let read = Mutex<[Data: StringTable]>([:])

    // MARK: - Looking up

    /// A text that was found.
    struct Found: Sendable {
        let translation: Translation
        /// The language that it is in.
        let language: String
    }

    /// The text for a key; nil where the key stands for itself.
    ///
    /// - Parameter hasSource: Indicates whether the code itself has the text in the source language.
    func text(
        for key: String, table: String?, bundle: Bundle?, locale: Locale, hasSource: Bool = false
    ) -> Found? {
        let question = Question(
            key: key, table: table, bundle: bundle.flatMap { $0 === Bundle.main ? nil : $0.bundlePath },
            locale: locale.identifier, hasSource: hasSource)
        if let known = state.withLock({ $0.answers[question] }) { return known }
        let found = answer(question, in: bundle)
        state.withLock { state in
            state.isAsked = true
            if state.answers.count >= Self.mostAnswers { state.answers = [:] }
            state.answers[question] = .some(found)
        }
        return found
    }

    private func answer(_ question: Question, in bundle: Bundle?) -> Found? {
        let (key, table) = (question.key, question.table)
        let wanted = LanguageMatch.identifier(question.locale)
        let all = tables(in: bundle)
        guard !all.isEmpty, !key.isEmpty else { return nil }
        let candidates = all.filter { $0.name == table ?? "Localizable" }
        if candidates.isEmpty, let table {
            note("There is no table '\(table)' of texts; the keys are shown.")
        }
        for candidate in candidates {
            guard let language = LanguageMatch.best(for: wanted, among: candidate.languages),
                let translation = candidate.texts[language]?[key]
            else { continue }
            return Found(translation: translation, language: Self.code(language, wanted))
        }
        let fallback = candidates.lazy.compactMap { table in
            table.texts[table.source]?[key].map {
                Found(translation: $0, language: Self.code(table.source, "en"))
            }
        }.first
        noteMissing(key, wanted, candidates, isShown: fallback, hasSource: question.hasSource)
        if let fallback { return fallback }
        // A catalogue's key is its text in the source language.
        return candidates.first { $0.keys.contains(key) }.map {
            Found(translation: Translation(form: .text(key)), language: Self.code($0.source, "en"))
        }
    }

    /// `Base` is no language: its texts are in the one that the app was written in.
    private static func code(_ language: String, _ usual: String) -> String {
        language == "Base" ? usual : language
    }

    private func noteMissing(
        _ key: String, _ wanted: String, _ tables: [StringTable], isShown fallback: Found?, hasSource: Bool
    ) {
        guard !tables.isEmpty, Self.hasWords(key) else { return }
        let offering = tables.filter { LanguageMatch.best(for: wanted, among: $0.languages) != nil }
        guard !offering.isEmpty else {
            state.withLock { $0.absent = wanted }
            return
        }
        if tables.contains(where: { $0.untranslated.contains(key) }) { return }
        let isSource = offering.contains { LanguageMatch.best(for: wanted, among: $0.languages) == $0.source }
        if isSource {
            // In its own language an app's keys are its texts, unless they are names.
            guard !hasSource, fallback == nil, Self.isName(key),
                !tables.contains(where: { $0.keys.contains(key) })
            else { return }
        }
        let shown =
            fallback.map { "the one in '\($0.language)' is shown" }
            ?? (hasSource ? "the code's is shown" : "the key is shown")
        note("There is no text in '\(wanted)' for '\(key)' (table \(tables[0].name)); \(shown).")
    }

    /// Returns whether a key has anything to translate besides its values.
    private static func hasWords(_ key: String) -> Bool {
        FormatMark.parts(of: key).contains { part in
            if case .text(let text) = part { text.contains(where: \.isLetter) } else { false }
        }
    }

    /// Returns whether a key is a name such as `welcome.title`, and no text.
    private static func isName(_ key: String) -> Bool {
        key.contains { $0 == "." || $0 == "_" }
            && key.allSatisfy { $0.isLetter || $0.isNumber || "._-%@".contains($0) }
            && key.last != "." && key.contains(where: \.isLowercase)
    }

    // MARK: - Notes

    /// Notes a thing once.
    func note(_ message: String) {
        state.withLock { if !$0.notes.contains(message) { $0.notes.append(message) } }
    }

    /// The things that were asked for and are not there.
    ///
    /// - Parameter locale: The language of the device. Whether an app has it at all is told unless it is the usual one.
    func notes(for locale: Locale) -> [String] {
        let (notes, absent, isAsked) = state.withLock { ($0.notes, $0.absent, $0.isAsked) }
        let language = LanguageMatch.identifier(of: locale)
        var result = notes
        let isTold = locale != Self.usualLocale && isAsked && LanguageMatch.code(language) != "en"
        if isTold, absent == language || tables(in: nil).isEmpty {
            result.append("The app has no texts in '\(language)'; those of its own language are shown.")
        }
        return result
    }

    // MARK: - Tables

    func tables(in bundle: Bundle?) -> [StringTable] {
        if let bundle, bundle !== Bundle.main {
            let path = (bundle.resourceURL ?? bundle.bundleURL).standardizedFileURL.path
            return folder(path)
        }
        return state.withLock { state in
            let main = state.main ?? Self.main(noting: &state.notes)
            state.main = main
            return state.added + main
        }
    }

    private func folder(_ path: String) -> [StringTable] {
        let folder = StringFolder.at(path)
        for problem in folder.problems { note(problem) }
        return folder.tables.values.sorted { $0.name < $1.name }
    }

    private static func main(noting notes: inout [String]) -> [StringTable] {
        let main = (Bundle.main.resourceURL ?? Bundle.main.bundleURL).standardizedFileURL.path
        return ([main] + StringFolder.besides(main)).flatMap { path in
            let folder = StringFolder.at(path)
            for problem in folder.problems where !notes.contains(problem) { notes.append(problem) }
            return folder.tables.values.sorted { $0.name < $1.name }
        }
    }

    // MARK: - What there is

    /// The part of an app's texts that a language has.
    public struct Coverage: Hashable, Sendable {
        /// The language, such as `de` or `pt-BR`.
        public let language: String
        /// The number of texts that are to be translated.
        public let texts: Int
        /// The number of those that are.
        public let translated: Int
        /// The number of translations that somebody still has to look at.
        public let unreviewed: Int
        /// Indicates whether the app was written in this language.
        public let isSource: Bool
    }

    /// The languages of the app's tables, in order, those included that nobody has translated yet; none for an app
    /// without tables.
    public var languages: [Coverage] {
        let all = tables(in: nil)
        let names = Set(all.flatMap { $0.begun.union($0.languages) }).subtracting(["Base"])
        return names.sorted().map { language in
            var (texts, translated, unreviewed, isSource) = (0, 0, 0, false)
            for table in all {
                let keys = table.keys.subtracting(table.untranslated)
                texts += keys.count
                if table.source == language { isSource = true }
                let own = table.texts[language] ?? [:]
                translated += table.source == language ? keys.count : keys.count { own[$0] != nil }
                unreviewed += own.values.count(where: \.needsReview)
            }
            return Coverage(
                language: language, texts: texts, translated: translated, unreviewed: unreviewed,
                isSource: isSource)
        }
    }
}
