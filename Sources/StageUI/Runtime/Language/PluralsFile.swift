// Licensed under the Apache License, Version 2.0.

import Foundation

/// The content of a `.stringsdict` file, a property list of texts with forms.
///
/// Foundation on Linux takes each value for a text when it looks one up, and ends the process; so it only parses the list.
struct PluralsFile {
    private(set) var texts: [String: Translation] = [:]
    private(set) var problem: StringFileProblem?

    init(_ data: Data) {
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            problem = StringFileProblem(description: "it is no property list")
            return
        }
        for (key, value) in list.sorted(by: { $0.key < $1.key }) {
            if let text = value as? String {
                texts[key] = Translation(form: .text(text))
            } else if let rules = value as? [String: Any], let translation = Self.translation(rules) {
                texts[key] = translation
            } else {
                problem = StringFileProblem(
                    description: "'\(key)' has no NSStringLocalizedFormatKey with its rules")
            }
        }
    }

    private static func translation(_ rules: [String: Any]) -> Translation? {
        if let device = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            var forms: [String: Translation.Wording] = [:]
            var substitutions: [String: Translation.Substitution] = [:]
            for (name, value) in device {
                if let text = value as? String { forms[name] = .text(text) }
                guard let inner = (value as? [String: Any]).flatMap(translation) else { continue }
                forms[name] = inner.form
                substitutions.merge(inner.substitutions) { old, _ in old }
            }
            return forms.isEmpty ? nil : Translation(form: .device(forms), substitutions: substitutions)
        }
        if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
            // The longest form: a screen decides by its room, which is not known here.
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return widest.map { Translation(form: .text($0.value)) }
        }
        guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
        var result = Translation(form: .text(format))
        for (name, value) in rules {
            guard let rule = value as? [String: Any] else { continue }
            var forms: [PluralCategory: Translation.Wording] = [:]
            for (word, text) in rule {
                if let category = PluralCategory(rawValue: word), let text = text as? String {
                    forms[category] = .text(text)
                }
            }
            let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
            result.substitutions[name] = Translation.Substitution(
                specifier: specifier.hasPrefix("%") ? String(specifier.dropFirst()) : specifier,
                form: .plural(forms))
        }
        return result
    }
}
