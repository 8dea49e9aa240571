// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// The tables of texts that lie in a folder of resources.
struct StringFolder: Sendable {
    private(set) var tables: [String: StringTable] = [:]
    /// The files that could not be read as a whole, and why.
    private(set) var problems: [String] = []

    /// The tables of a folder, which are read once.
    static func at(_ path: String) -> StringFolder {
        if let found = known.withLock({ $0[path] }) { return found }
        let read = StringFolder(path)
        known.withLock { $0[path] = read }
        return read
    }

    private static let known = Mutex<[String: StringFolder]>([:])

    /// The folders of resources that stand beside a program: on Linux a package's own lie there, one for each target.
    static func besides(_ path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(path)/\($0)" }
    }

    private init(_ path: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        for name in names where name.hasSuffix(".xcstrings") {
            guard let data = read("\(path)/\(name)") else { continue }
            do throws(StringFileProblem) {
                let stem = String(name.dropLast(".xcstrings".count))
                tables[stem] = try StringTable(catalogue: data, name: stem)
            } catch {
                problems.append("'\(name)' cannot be read: \(error).")
            }
        }
        let folders = names.filter { $0.hasSuffix(".lproj") }
        guard !folders.isEmpty else { return }
        let languages = folders.map { String($0.dropLast(".lproj".count)) }
        // The manifest's default localization is not in the bundle on Linux.
        let source =
            ["Base", "en"].first { languages.contains($0) }
            ?? languages.first { LanguageMatch.code($0) == "en" } ?? languages[0]
        for (folder, language) in zip(folders, languages) {
            addLanguage("\(path)/\(folder)", language, source)
        }
    }

    private mutating func addLanguage(_ path: String, _ language: String, _ source: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        // A plural form counts before a text of the same key.
        for kind in [".stringsdict", ".strings"] {
            for name in names where name.hasSuffix(kind) {
                guard let data = read("\(path)/\(name)") else { continue }
                let texts: [String: Translation]
                let problem: StringFileProblem?
                if kind == ".strings" {
                    let file = StringsFile(data)
                    (texts, problem) = (file.texts.mapValues { Translation(form: .text($0)) }, file.problem)
                } else {
                    let file = PluralsFile(data)
                    (texts, problem) = (file.texts, file.problem)
                }
                if let problem { problems.append("'\(language).lproj/\(name)' cannot be read: \(problem).") }
                let stem = String(name.dropLast(kind.count))
                tables[stem, default: StringTable(name: stem, source: source)].add(texts, in: language)
            }
        }
    }

    private mutating func read(_ path: String) -> Data? {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            problems.append("'\(path)' cannot be read: \(error.localizedDescription)")
            return nil
        }
    }
}
