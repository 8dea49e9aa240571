// Licensed under the Apache License, Version 2.0.

import Foundation

extension StringTable {
    /// Reads a String Catalog, `.xcstrings`.
    ///
    /// A text counts as translated unless it is empty or its state is `new`, as in Xcode's count.
    init(catalogue data: Data, name: String) throws(StringFileProblem) {
        let file: CatalogueFile
        do {
            file = try JSONDecoder().decode(CatalogueFile.self, from: data)
        } catch {
            throw StringFileProblem(description: "it is no String Catalog: \(Self.words(error))")
        }
        self.init(name: name, source: file.sourceLanguage)
        for (key, entry) in file.strings {
            keys.insert(key)
            if entry.shouldTranslate == false {
                untranslated.insert(key)
            } else if entry.extractionState != "stale" {
                // A text that no code has any more begins no language: nobody will translate the rest for it.
                begun.formUnion(entry.localizations?.keys.map { $0 } ?? [])
            }
            for (language, node) in entry.localizations ?? [:] {
                guard let translation = node.translation else { continue }
                texts[language, default: [:]][key] = translation
            }
        }
    }

    private static func words(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        let context: DecodingError.Context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
            }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}

/// A String Catalog as Xcode writes it.
private struct CatalogueFile: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        let shouldTranslate: Bool?
        let extractionState: String?
        let localizations: [String: Node]?
    }

    struct Unit: Decodable {
        let state: String?
        let value: String?
    }

    /// A text, or its forms, which may have forms again.
    struct Node: Decodable {
        let stringUnit: Unit?
        let variations: [String: [String: Node]]?
        let substitutions: [String: Substitution]?

        var translation: Translation? {
            guard let form else { return nil }
            var result = Translation(form: form, needsReview: needsReview)
            for (name, part) in substitutions ?? [:] {
                guard let form = part.node.form else { continue }
                result.substitutions[name] = Translation.Substitution(
                    argument: part.argNum.map { $0 - 1 }.flatMap { $0 < 0 ? nil : $0 },
                    specifier: part.formatSpecifier ?? "@", form: form)
                if part.node.needsReview { result.needsReview = true }
            }
            return result
        }

        fileprivate var form: Translation.Wording? {
            if let plural = variations?["plural"] {
                var forms: [PluralCategory: Translation.Wording] = [:]
                for (name, node) in plural {
                    if let category = PluralCategory(rawValue: name) { forms[category] = node.form }
                }
                return forms.isEmpty ? nil : .plural(forms)
            }
            if let device = variations?["device"] {
                let forms = device.compactMapValues(\.form)
                return forms.isEmpty ? nil : .device(forms)
            }
            guard let value = stringUnit?.value, !value.isEmpty, stringUnit?.state != "new" else {
                return nil
            }
            return .text(value)
        }

        fileprivate var needsReview: Bool {
            stringUnit?.state == "needs_review"
                || variations?.values.contains { $0.values.contains(where: \.needsReview) } == true
        }
    }

    /// A substitution is a node with two words more.
    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let node: Node

        private enum CodingKeys: CodingKey { case argNum, formatSpecifier }

        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: CodingKeys.self)
            argNum = try box.decodeIfPresent(Int.self, forKey: .argNum)
            formatSpecifier = try box.decodeIfPresent(String.self, forKey: .formatSpecifier)
            node = try Node(from: decoder)
        }
    }
}
