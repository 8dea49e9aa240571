// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads a predicate's format with its arguments.
struct PredicateParser {
    private var scanner: PredicateScanner
    private var arguments: ArraySlice<Any>

    /// Reads a whole format.
    static func parse(_ format: String, _ arguments: [Any]) throws(PredicateProblem) -> PredicateTerm {
        var parser = PredicateParser(scanner: try PredicateScanner(format), arguments: arguments[...])
        let term = try parser.alternatives()
        guard parser.scanner.word == .end else {
            throw PredicateProblem(reason: "\(parser.described) is not expected")
        }
        return term
    }

    private var described: String {
        switch scanner.word {
        case .end: "the end"
        case .name(let text), .text(let text), .sign(let text), .argument(let text): "'\(text)'"
        case .number(let number): "'\(number)'"
        }
    }

    // MARK: - Terms

    private mutating func alternatives() throws(PredicateProblem) -> PredicateTerm {
        var term = try conjunction()
        while true {
            guard try scanner.take(sign: "||", or: "OR") else { return term }
            term = .either(term, try conjunction())
        }
    }

    private mutating func conjunction() throws(PredicateProblem) -> PredicateTerm {
        var term = try negation()
        while true {
            guard try scanner.take(sign: "&&", or: "AND") else { return term }
            term = .both(term, try negation())
        }
    }

    private mutating func negation() throws(PredicateProblem) -> PredicateTerm {
        if try scanner.take(sign: "!", or: "NOT") { return .not(try negation()) }
        if try scanner.take(sign: "(") {
            let term = try alternatives()
            guard try scanner.take(sign: ")") else { throw PredicateProblem(reason: "')' is missing") }
            return term
        }
        if let constant = try scanner.take("TRUEPREDICATE", "FALSEPREDICATE") {
            return .constant(constant == "TRUEPREDICATE")
        }
        return try comparison()
    }

    private mutating func comparison() throws(PredicateProblem) -> PredicateTerm {
        let words = try scanner.take("ANY", "SOME", "ALL", "NONE")
        let left = try operand()
        let relation = try relation()
        let options = try options()
        let right = try operand()
        let comparison = PredicateComparison(relation: relation, options: options)
        return .comparison(left, comparison, right, among: words.map { $0 == "SOME" ? "ANY" : $0 })
    }

    private mutating func relation() throws(PredicateProblem) -> PredicateComparison.Relation {
        let word = scanner.word
        let found: PredicateComparison.Relation?
        switch word {
        case .sign(let sign): found = .init(sign: sign)
        case .name(let name): found = .init(rawValue: name.uppercased())
        default: found = nil
        }
        guard let found else { throw PredicateProblem(reason: "\(described) is no operator that is known") }
        try scanner.advance()
        return found
    }

    private mutating func options() throws(PredicateProblem) -> String.CompareOptions {
        guard try scanner.take(sign: "[") else { return [] }
        guard case .name(let letters) = scanner.word else {
            throw PredicateProblem(reason: "\(described) is no option")
        }
        try scanner.advance()
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n", "l": break
            default: throw PredicateProblem(reason: "[\(letters)] is no option that is known")
            }
        }
        guard try scanner.take(sign: "]") else { throw PredicateProblem(reason: "']' is missing") }
        return options
    }

    // MARK: - Operands

    private mutating func operand() throws(PredicateProblem) -> PredicateOperand {
        let word = scanner.word
        if try scanner.take(sign: "{") { return .list(try list()) }
        switch word {
        case .text(let text):
            try scanner.advance()
            return .constant(text)
        case .number(let number):
            try scanner.advance()
            return .constant(number)
        case .argument(let kind):
            try scanner.advance()
            guard let value = arguments.popFirst() else {
                throw PredicateProblem(reason: "there are fewer arguments than places for them")
            }
            guard kind == "%K" else { return .constant(KeyedValue.plain(value)) }
            guard let path = KeyedValue.text(value) else {
                throw PredicateProblem(reason: "the argument for %K is no text")
            }
            return .path(path.split(separator: ".").map(String.init))
        case .name(let name):
            try scanner.advance()
            return try named(name)
        default: throw PredicateProblem(reason: "\(described) is no value")
        }
    }

    private mutating func list() throws(PredicateProblem) -> [PredicateOperand] {
        var values: [PredicateOperand] = []
        while try !scanner.take(sign: "}") {
            if !values.isEmpty, try !scanner.take(sign: ",") {
                throw PredicateProblem(reason: "'}' is missing")
            }
            values.append(try operand())
        }
        return values
    }

    private func named(_ name: String) throws(PredicateProblem) -> PredicateOperand {
        switch name.uppercased() {
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        default: break
        }
        // A call such as SUBQUERY(...) or now().
        if scanner.word == .sign("(") || scanner.word == .sign(":") {
            throw PredicateProblem(reason: "the function \(name) is not known")
        }
        let keys = name.split(separator: ".").map { String($0.drop { $0 == "#" }) }
        if let function = keys.first(where: { $0.hasPrefix("@") && $0 != "@count" }) {
            throw PredicateProblem(reason: "the function \(function) is not known")
        }
        return .path(keys)
    }
}
