// Licensed under the Apache License, Version 2.0.

/// The text for a key in one language, with its forms for numbers and devices.
struct Translation: Hashable, Sendable {
    /// A text, or the forms that it has.
    indirect enum Wording: Hashable, Sendable {
        case text(String)
        /// By the names of String Catalogs: `iphone`, `ipad`, `mac`, `other`.
        case device([String: Wording])
        case plural([PluralCategory: Wording])
    }

    /// A part of the text that has forms of its own, `%#@name@`.
    struct Substitution: Hashable, Sendable {
        /// The index of the value that decides, from 0; nil for the next one.
        var argument: Int?
        /// The way the number is written, without its percent sign, such as `lld`.
        var specifier: String
        var form: Wording
    }

    var form: Wording
    var substitutions: [String: Substitution] = [:]
    /// Indicates whether somebody still has to look at it.
    var needsReview = false
}

/// The values for a translation, as far as they decide anything.
struct TranslationValues {
    /// The number of each value; nil for one that is no number.
    var numbers: [PluralOperands?]
    /// The language of the text, for its plural rules.
    var language: String
    /// The device by the names of String Catalogs.
    var device: String
}

extension Translation {
    /// The format for some values: plain text with a mark such as `%2$lld` for each value, which names the value.
    func format(for values: TranslationValues) -> String {
        var builder = Builder(
            values: values, rules: PluralRules(language: values.language), parts: substitutions)
        // The form of the whole text is that of its first number.
        let deciding = values.numbers.firstIndex { $0 != nil }
        builder.append(form, own: nil, deciding: deciding, specifier: "@", depth: 0)
        return builder.text
    }

    private struct Builder {
        let values: TranslationValues
        let rules: PluralRules
        let parts: [String: Substitution]
        var text = ""
        private var next = 0

        init(values: TranslationValues, rules: PluralRules, parts: [String: Substitution]) {
            (self.values, self.rules, self.parts) = (values, rules, parts)
        }

        /// Appends a form.
        ///
        /// - Parameters:
        ///   - own: The value that an unnumbered mark stands for; nil outside of a substitution.
        ///   - deciding: The value whose number chooses a plural form.
        ///   - specifier: What `%arg` stands for.
        ///   - depth: The number of substitutions around it, so that one that holds itself ends.
        mutating func append(_ form: Wording, own: Int?, deciding: Int?, specifier: String, depth: Int) {
            switch form {
            case .text(let text): append(text, own: own, specifier: specifier, depth: depth)
            case .device(let forms):
                let keys = [values.device, "other"] + forms.keys.sorted()
                guard let chosen = keys.lazy.compactMap({ forms[$0] }).first else { return }
                append(chosen, own: own, deciding: deciding, specifier: specifier, depth: depth)
            case .plural(let forms):
                guard let chosen = plural(forms, deciding) else { return }
                append(chosen, own: own, deciding: deciding, specifier: specifier, depth: depth)
            }
        }

        private func plural(_ forms: [PluralCategory: Wording], _ deciding: Int?) -> Wording? {
            let operands = deciding.flatMap { values.numbers.indices.contains($0) ? values.numbers[$0] : nil }
            guard let operands else {
                return forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
            }
            // Apple's systems take a form for zero in each language, also where its grammar has none.
            if operands.number == 0, let zero = forms[.zero] { return zero }
            return forms[rules.category(of: operands)] ?? forms[.other]
                ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
        }

        private mutating func append(_ format: String, own: Int?, specifier: String, depth: Int) {
            // Without values a percent sign is a character like others.
            guard !values.numbers.isEmpty else { return text += format }
            for part in FormatMark.parts(of: format) {
                switch part {
                case .text(let words): text += words
                case .percent: text += "%%"
                case .mark(let mark):
                    if let name = mark.substitution {
                        guard let inner = parts[name], depth < 8 else { continue }
                        let index = inner.argument ?? mark.index ?? takeNext()
                        append(
                            inner.form, own: index, deciding: index, specifier: inner.specifier,
                            depth: depth + 1)
                    } else {
                        let index = mark.index ?? own ?? takeNext()
                        text += "%\(index + 1)$" + (mark.isArgument ? specifier : mark.specifier)
                    }
                }
            }
        }

        private mutating func takeNext() -> Int {
            defer { next += 1 }
            return next
        }
    }
}
