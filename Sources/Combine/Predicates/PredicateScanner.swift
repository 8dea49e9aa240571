// Licensed under the Apache License, Version 2.0.

import Foundation

/// A reason why a predicate's format is not understood.
struct PredicateProblem: Error {
    let reason: String
}

/// The words of a predicate's format.
struct PredicateScanner {
    enum Word: Equatable {
        case name(String)
        case text(String)
        case number(Double)
        /// A sign of punctuation or an operator, such as "<=" or "&&".
        case sign(String)
        /// A place of an argument, such as "%@".
        case argument(String)
        case end
    }

    private(set) var word = Word.end
    private var rest: Substring

    init(_ format: String) throws(PredicateProblem) {
        rest = Substring(format)
        try advance()
    }

    /// Takes the next word.
    mutating func advance() throws(PredicateProblem) {
        rest = rest.drop { $0.isWhitespace }
        guard let first = rest.first else { return word = .end }
        if first == "\"" || first == "'" {
            word = .text(try quoted(first))
        } else if first == "%" {
            word = try argument()
        } else if first.isNumber || (first == "-" || first == ".") && rest.dropFirst().first?.isNumber == true
        {
            let digits = rest.prefix { $0.isNumber || ".-+eE".contains($0) }
            guard let number = Double(digits) else {
                throw PredicateProblem(reason: "'\(digits)' is no number")
            }
            word = .number(number)
            rest = rest.dropFirst(digits.count)
        } else if Self.isInName(first) {
            let name = rest.prefix { Self.isInName($0) || $0 == "." || $0.isNumber }
            word = .name(String(name))
            rest = rest.dropFirst(name.count)
        } else {
            let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
            let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
            word = .sign(sign)
            rest = rest.dropFirst(sign.count)
        }
    }

    private static func isInName(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "@" || character == "#"
    }

    private mutating func quoted(_ mark: Character) throws(PredicateProblem) -> String {
        var text = ""
        rest = rest.dropFirst()
        while let next = rest.first, next != mark {
            rest = rest.dropFirst()
            if next == "\\", let escaped = rest.first {
                text.append(escaped)
                rest = rest.dropFirst()
            } else {
                text.append(next)
            }
        }
        guard rest.first == mark else { throw PredicateProblem(reason: "a quotation mark is missing") }
        rest = rest.dropFirst()
        return text
    }

    private mutating func argument() throws(PredicateProblem) -> Word {
        let kinds = [
            "%@", "%K", "%lld", "%llu", "%lu", "%ld", "%li", "%lf", "%hd", "%hi", "%d", "%i", "%u", "%f",
        ]
        guard let kind = kinds.first(where: { rest.hasPrefix($0) }) else {
            throw PredicateProblem(reason: "'\(rest.prefix(3))' is no argument that is known")
        }
        rest = rest.dropFirst(kind.count)
        return .argument(kind)
    }

    /// Takes a sign if it is next.
    mutating func take(sign: String) throws(PredicateProblem) -> Bool {
        guard word == .sign(sign) else { return false }
        try advance()
        return true
    }

    /// Takes a sign or a word if one of them is next.
    mutating func take(sign: String, or name: String) throws(PredicateProblem) -> Bool {
        if try take(sign: sign) { return true }
        return try take(name) != nil
    }

    /// Takes one of some words, whatever its case; nil where another is next.
    mutating func take(_ words: String...) throws(PredicateProblem) -> String? {
        guard case .name(let name) = word, let found = words.first(where: { $0 == name.uppercased() }) else {
            return nil
        }
        try advance()
        return found
    }
}
