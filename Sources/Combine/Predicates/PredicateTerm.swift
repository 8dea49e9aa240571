// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value of a comparison: a constant, what is behind a path of keys, or a list of such.
indirect enum PredicateOperand {
    case constant(Any?)
    case path([String])
    case list([PredicateOperand])

    func value(for object: Any?) -> Any? {
        switch self {
        case .constant(let value): value
        case .path(let keys): KeyedValue.value(of: object, at: keys)
        case .list(let operands): operands.map { $0.value(for: object) ?? NSNull() }
        }
    }
}

/// A predicate as its format says it.
indirect enum PredicateTerm {
    case constant(Bool)
    case not(PredicateTerm)
    case both(PredicateTerm, PredicateTerm)
    case either(PredicateTerm, PredicateTerm)
    case comparison(PredicateOperand, PredicateComparison, PredicateOperand, among: String?)

    /// Returns whether an object fulfils it.
    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let term): return !term.holds(for: object)
        case .both(let first, let second): return first.holds(for: object) && second.holds(for: object)
        case .either(let first, let second): return first.holds(for: object) || second.holds(for: object)
        case .comparison(let left, let comparison, let right, let among):
            let (left, right) = (left.value(for: object), right.value(for: object))
            guard let among else { return comparison.holds(left, right) }
            let elements = left.flatMap(KeyedValue.elements) ?? []
            switch among {
            case "ANY": return elements.contains { comparison.holds($0, right) }
            case "ALL": return elements.allSatisfy { comparison.holds($0, right) }
            default: return !elements.contains { comparison.holds($0, right) }
            }
        }
    }
}

/// A comparison of two values.
struct PredicateComparison {
    /// The operators, by their words.
    enum Relation: String {
        case same = "=="
        case other = "!="
        case less = "<"
        case lessOrSame = "<="
        case more = ">"
        case moreOrSame = ">="
        case begins = "BEGINSWITH"
        case contains = "CONTAINS"
        case ends = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"

        /// Takes a sign, also one that is spelt otherwise.
        init?(sign: String) {
            self.init(rawValue: ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign)
        }
    }

    let relation: Relation
    let options: String.CompareOptions

    /// Returns whether two values stand in the relation; a missing value does only where equality is asked for.
    func holds(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (KeyedValue.plain(left), KeyedValue.plain(right))
        switch relation {
        case .same: return isSame(left, right)
        case .other: return !isSame(left, right)
        case .isIn:
            if let text = right.flatMap(KeyedValue.text) { return contains(text, left) }
            return right.flatMap(KeyedValue.elements)?.contains { isSame(left, $0) } ?? false
        case .contains:
            if let elements = left.flatMap(KeyedValue.elements) {
                return elements.contains { isSame($0, right) }
            }
            return left.flatMap(KeyedValue.text).map { contains($0, right) } ?? false
        case .between:
            guard let left, let bounds = right.flatMap(KeyedValue.elements), bounds.count == 2 else {
                return false
            }
            return [.orderedDescending, .orderedSame].contains(KeyedValue.order(left, bounds[0]))
                && [.orderedAscending, .orderedSame].contains(KeyedValue.order(left, bounds[1]))
        case .less, .lessOrSame, .more, .moreOrSame:
            guard let left, let right, let order = order(left, right) else { return false }
            if order == .orderedSame { return relation == .lessOrSame || relation == .moreOrSame }
            return (order == .orderedAscending) == (relation == .less || relation == .lessOrSame)
        case .begins, .ends, .like, .matches:
            guard let text = left.flatMap(KeyedValue.text), let other = right.flatMap(KeyedValue.text) else {
                return false
            }
            return fits(text, other)
        }
    }

    private func fits(_ text: String, _ other: String) -> Bool {
        let (text, other) = (folded(text), folded(other))
        switch relation {
        case .begins: return text.hasPrefix(other)
        case .ends: return text.hasSuffix(other)
        case .like: return Self.isLike(Array(text)[...], Array(other)[...])
        default:
            let options: NSRegularExpression.Options =
                options.contains(.caseInsensitive) ? .caseInsensitive : []
            let whole = NSRange(text.startIndex..., in: text)
            guard let pattern = try? NSRegularExpression(pattern: "^(?:\(other))$", options: options) else {
                return false
            }
            return pattern.firstMatch(in: text, range: whole)?.range == whole
        }
    }

    /// Returns whether a text is a pattern's, in which "*" stands for any text and "?" for one character.
    private static func isLike(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        var (text, pattern) = (text, pattern)
        // The last star that was seen, and the text that it has not taken yet.
        var star: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
        while !text.isEmpty {
            if pattern.first == "*" {
                pattern = pattern.dropFirst()
                star = (text, pattern)
            } else if let next = pattern.first, next == "?" || next == text.first {
                (text, pattern) = (text.dropFirst(), pattern.dropFirst())
            } else if let last = star {
                star = (last.text.dropFirst(), last.pattern)
                (text, pattern) = (last.text.dropFirst(), last.pattern)
            } else {
                return false
            }
        }
        return pattern.allSatisfy { $0 == "*" }
    }

    private func contains(_ text: String, _ other: Any?) -> Bool {
        guard let other = other.flatMap(KeyedValue.text) else { return false }
        return folded(text).contains(folded(other))
    }

    private func folded(_ text: String) -> String {
        guard !options.isEmpty, relation != .matches else { return text }
        return text.folding(options: options, locale: nil)
    }

    private func order(_ left: Any, _ right: Any) -> ComparisonResult? {
        guard !options.isEmpty, let left = KeyedValue.text(left), let right = KeyedValue.text(right) else {
            return KeyedValue.order(left, right)
        }
        return KeyedValue.order(folded(left), folded(right))
    }

    private func isSame(_ left: Any?, _ right: Any?) -> Bool {
        guard let left = KeyedValue.plain(left), let right = KeyedValue.plain(right) else {
            return KeyedValue.plain(left) == nil && KeyedValue.plain(right) == nil
        }
        return order(left, right) == .orderedSame
    }
}
