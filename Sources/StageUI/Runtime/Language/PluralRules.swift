// Licensed under the Apache License, Version 2.0.

import Foundation

/// A class of numbers that a language treats alike, by the names of Unicode CLDR.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other
}

/// A number as plural rules see it.
struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    var number: Double
    /// The whole part.
    var whole: Double
    /// The decimals as a number, with and without zeros at the end, and their count.
    var decimals = 0.0
    var significant = 0.0
    var count = 0.0

    init(_ value: Int64) {
        number = Double(value.magnitude)
        whole = number
    }

    init(_ value: UInt64) {
        number = Double(value)
        whole = number
    }

    /// A number with the fewest decimals that tell it from others, as ICU takes one that has no format.
    init(_ value: Double) {
        number = value.isFinite ? value.magnitude : 0
        whole = number.rounded(.down)
        let text = "\(number)"
        guard let point = text.firstIndex(of: "."), !text.contains("e") else { return }
        let digits = text[text.index(after: point)...]
        guard digits != "0" else { return }
        (decimals, significant, count) = (
            Double(digits) ?? 0, Double(digits) ?? 0, Double(digits.count)
        )
    }

    func value(of operand: Substring) -> Double {
        switch operand {
        case "n": number
        case "i": whole
        case "f": decimals
        case "t": significant
        case "v", "w": count
        default: 0
        }
    }
}

/// The plural rules of a language.
package struct PluralRules: Sendable {
    private let rules: [(category: PluralCategory, rule: Substring)]

    /// The rules of a language, such as `pl` or `pt-PT`; those of a language without rules know `other` only.
    package init(language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" }
        let region = parts.count > 1 ? parts.last.map { "\(parts[0])-\($0.uppercased())" } : nil
        let found = region.flatMap { Self.known[$0] } ?? parts.first.flatMap { Self.known[$0.lowercased()] }
        rules = (found ?? []).compactMap { entry in
            guard let colon = entry.firstIndex(of: ":"),
                let category = PluralCategory(rawValue: String(entry[..<colon]))
            else { return nil }
            return (category, entry[entry.index(after: colon)...])
        }
    }

    private static let known: [String: [Substring]] = {
        var result: [String: [Substring]] = [:]
        for line in PluralData.text.split(separator: "\n") {
            let parts = line.split(separator: "|")
            for language in parts.first?.split(separator: " ") ?? [] {
                result[String(language)] = Array(parts.dropFirst())
            }
        }
        return result
    }()

    /// The categories that the language has, in the order of CLDR: a translation with a number has a form for each.
    package var categories: [PluralCategory] { rules.map { $0.category } + [.other] }

    /// The category of a number.
    func category(of operands: PluralOperands) -> PluralCategory {
        rules.first { holds($0.rule, operands) }?.category ?? .other
    }

    private func holds(_ rule: Substring, _ operands: PluralOperands) -> Bool {
        rule.components(separatedBy: " or ").contains { branch in
            branch.components(separatedBy: " and ").allSatisfy { isTrue($0, operands) }
        }
    }

    /// Evaluates a relation such as `n % 100 != 12..14,19`.
    private func isTrue(_ relation: String, _ operands: PluralOperands) -> Bool {
        let words = relation.split(separator: " ")
        guard words.count == 3 || words.count == 5 else { return false }
        var value = operands.value(of: words[0])
        if words.count == 5, let divisor = Double(words[2]) {
            value = value.truncatingRemainder(dividingBy: divisor)
        }
        let isIn = words[words.count - 1].split(separator: ",").contains { range in
            let ends = range.components(separatedBy: "..").compactMap { Double($0) }
            guard let low = ends.first, let high = ends.last else { return false }
            // Only whole numbers are in a range.
            return low <= value && value <= high && (value == value.rounded() || low == high && value == low)
        }
        return words[words.count - 2] == "!=" ? !isIn : isIn
    }
}
