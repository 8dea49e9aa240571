// Licensed under the Apache License, Version 2.0.

/// The origin of a layout's rule.
struct LayoutOrigin: Hashable, Sendable {
    var line: Int
    var id: String
    /// The rule as a formula, such as `logo.width = 100`.
    var text: String
    /// Indicates whether the system makes the rule, not a constraint of the document.
    var isImplied: Bool
}

/// The rules and unknowns of a layout.
struct LayoutSystem: Sendable {
    /// The result of solving.
    struct Solution: Sendable {
        var values: [Double]
        var undetermined: Set<Int>
        /// For each contradiction the origins of its rules; the last of them was left out.
        var conflicts: [[Int]]
    }

    /// The most rules that may be connected: beyond that a screen would take minutes.
    static let limit = 800
    /// The most contradictions among them that are searched for.
    static let conflictLimit = 30

    private(set) var unknowns = 0
    private(set) var rules: [LinearRule] = []
    private(set) var origins: [LayoutOrigin] = []

    mutating func add(unknowns count: Int) -> Int {
        defer { unknowns += count }
        return unknowns
    }

    /// Adds a rule with a priority from 0 to 1000.
    mutating func add(
        _ expression: LinearExpression, _ relation: LinearRule.Relation, priority: Double = 1000,
        _ origin: LayoutOrigin
    ) {
        rules.append(
            LinearRule(
                expression: expression, relation: relation, priority: min(1000, max(0, priority)),
                origin: origins.count))
        origins.append(origin)
    }

    /// Solves the rules; where they leave a choice, the stays of the undetermined unknowns decide.
    ///
    /// Nil means that the rules are too many or too tangled.
    func solve(stays: [Int: LinearRule]) -> Solution? {
        guard var solution = solve(rules) else { return nil }
        let choices = solution.undetermined.sorted().compactMap { stays[$0] }
        guard !choices.isEmpty else { return solution }
        let broken = Set(solution.conflicts.compactMap(\.last))
        guard let settled = solve(rules.filter { !broken.contains($0.origin) } + choices) else { return nil }
        solution.values = settled.values
        return solution
    }

    private func solve(_ rules: [LinearRule]) -> Solution? {
        var solution = Solution(values: Array(repeating: 0, count: unknowns), undetermined: [], conflicts: [])
        for rule in rules where rule.expression.terms.isEmpty && rule.isRequired {
            if rule.violation([]) > LexicographicSimplex.precision {
                solution.conflicts.append([rule.origin])
            }
        }
        var parts: [Int: (unknowns: [Int], rules: [LinearRule])] = [:]
        let roots = components(rules)
        for unknown in 0..<unknowns { parts[roots[unknown], default: ([], [])].unknowns.append(unknown) }
        for rule in rules {
            if let first = rule.expression.terms.first { parts[roots[first.unknown]]?.rules.append(rule) }
        }
        for (_, part) in parts.sorted(by: { $0.key < $1.key }) {
            guard part.rules.count <= Self.limit, solve(part.rules, of: part.unknowns, into: &solution) else {
                return nil
            }
        }
        return solution
    }

    /// Returns the smallest unknown with which each unknown is connected by rules.
    private func components(_ rules: [LinearRule]) -> [Int] {
        var roots = Array(0..<unknowns)
        func root(_ unknown: Int) -> Int {
            var unknown = unknown
            while roots[unknown] != unknown { unknown = roots[unknown] }
            return unknown
        }
        for rule in rules {
            guard let first = rule.expression.terms.first else { continue }
            for term in rule.expression.terms.dropFirst() {
                let (one, other) = (root(first.unknown), root(term.unknown))
                roots[max(one, other)] = min(one, other)
            }
        }
        return roots.indices.map(root)
    }

    /// Solves connected rules, and leaves out one of each contradictory set.
    private func solve(_ rules: [LinearRule], of part: [Int], into solution: inout Solution) -> Bool {
        let places = Dictionary(uniqueKeysWithValues: part.enumerated().map { ($1, $0) })
        var rules = rules.map { $0.renumbered(places) }
        while true {
            switch LexicographicSimplex.solve(unknowns: part.count, rules: rules) {
            case .unfinished: return false
            case .contradictory:
                guard solution.conflicts.count < Self.conflictLimit else { return false }
                let found = LayoutConflictSearch(unknowns: part.count).minimal(rules.filter(\.isRequired))
                var conflict = found.map(\.origin)
                guard
                    let last = conflict.lastIndex(where: { !origins[$0].isImplied }) ?? conflict.indices.last
                else {
                    return false
                }
                conflict.append(conflict.remove(at: last))
                solution.conflicts.append(conflict)
                rules.removeAll { $0.origin == conflict.last }
            case .solved(let values, let undetermined):
                for (place, unknown) in part.enumerated() {
                    solution.values[unknown] = values[place]
                    if undetermined.contains(place) { solution.undetermined.insert(unknown) }
                }
                return true
            }
        }
    }
}

extension LinearRule {
    /// The rule over the unknowns of a part.
    fileprivate func renumbered(_ places: [Int: Int]) -> LinearRule {
        var copy = self
        copy.expression.terms = expression.terms.map { term in
            LinearExpression.Term(unknown: places[term.unknown, default: 0], factor: term.factor)
        }
        return copy
    }
}

/// Finds a smallest set of contradictory required rules, by QuickXplain's halving.
struct LayoutConflictSearch {
    var unknowns: Int

    func minimal(_ rules: [LinearRule]) -> [LinearRule] {
        isPossible(rules) ? [] : search([], isNew: false, rules).sorted { $0.origin < $1.origin }
    }

    private func search(_ kept: [LinearRule], isNew: Bool, _ rules: [LinearRule]) -> [LinearRule] {
        if isNew && !isPossible(kept) { return [] }
        guard rules.count > 1 else { return rules }
        let (first, second) = (Array(rules[..<(rules.count / 2)]), Array(rules[(rules.count / 2)...]))
        let later = search(kept + first, isNew: true, second)
        return search(kept + later, isNew: !later.isEmpty, first) + later
    }

    private func isPossible(_ rules: [LinearRule]) -> Bool {
        LexicographicSimplex.solve(unknowns: unknowns, rules: rules) != .contradictory
    }
}
