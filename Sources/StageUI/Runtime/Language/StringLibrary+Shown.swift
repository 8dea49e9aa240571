// Licensed under the Apache License, Version 2.0.

import Foundation

extension StringLibrary {
    /// The texts that may stand in the language of a device where a text of the app's own language stands.
    ///
    /// The text may have values in it: it is compared with the formats of the tables, and its values are put into the
    /// translations. A script that touches things by their names goes in any language by this.
    package func translations(of shown: String, for configuration: StageConfiguration) -> [String] {
        if let pseudo = configuration.pseudoLanguage { return [pseudo.changed(shown)] }
        let wanted = LanguageMatch.identifier(of: configuration.locale)
        return tables(in: nil).flatMap { table -> [String] in
            guard let language = LanguageMatch.best(for: wanted, among: table.languages),
                let texts = table.texts[language]
            else { return [] }
            return texts.keys.sorted().flatMap { key -> [String] in
                let sources = table.texts[table.source]?[key]?.form.texts ?? [key]
                guard let values = sources.lazy.compactMap({ TextTemplate($0).values(in: shown) }).first
                else { return [] }
                return texts[key]?.form.texts.map { TextTemplate($0).filled(with: values) } ?? []
            }
        }
    }
}

extension Translation.Wording {
    /// All texts, whatever decides among them.
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .device(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.texts)
        case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }.flatMap(\.texts)
        }
    }
}

/// A text with holes: marks such as `%@`, and names in braces such as `{app}`.
private struct TextTemplate {
    private enum Part {
        case text(String)
        case hole(String)
    }

    private var parts: [Part] = []

    init(_ format: String) {
        var next = 0
        for part in FormatMark.parts(of: format) {
            switch part {
            case .percent: parts.append(.text("%"))
            case .mark(let mark):
                parts.append(.hole("\(mark.index ?? next)"))
                if mark.index == nil { next += 1 }
            case .text(let text): addNamed(text)
            }
        }
    }

    private mutating func addNamed(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(.text(String(rest[..<open])))
            parts.append(.hole(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
    }

    /// The values in the holes of a text; nil for a text of another form.
    func values(in shown: String) -> [String: String]? {
        var values: [String: String] = [:]
        var rest = shown[...]
        var hole: String?
        for part in parts {
            switch part {
            case .hole(let name): hole = name
            case .text(let text) where text.isEmpty: continue
            case .text(let text):
                if let name = hole {
                    guard let found = rest.range(of: text), found.lowerBound > rest.startIndex else {
                        return nil
                    }
                    values[name] = String(rest[..<found.lowerBound])
                    rest = rest[found.upperBound...]
                    hole = nil
                } else {
                    guard rest.hasPrefix(text) else { return nil }
                    rest = rest.dropFirst(text.count)
                }
            }
        }
        if let hole {
            guard !rest.isEmpty, parts.count > 2 || values.isEmpty == false else { return nil }
            values[hole] = String(rest)
        } else if !rest.isEmpty {
            return nil
        }
        return values
    }

    func filled(with values: [String: String]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .hole(let name): values[name] ?? ""
            }
        }.joined()
    }
}
