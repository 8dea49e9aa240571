// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import FirstlightArtefacts

@Suite struct LexicographicSimplexTests {
    private typealias Simplex = LexicographicSimplex

    private func rule(
        _ factors: [Double], _ constant: Double, _ relation: LinearRule.Relation, _ priority: Double = 1000
    ) -> LinearRule {
        var expression = LinearExpression(constant)
        for (unknown, factor) in factors.enumerated() {
            expression = expression + LinearExpression(unknown: unknown) * factor
        }
        return LinearRule(expression: expression, relation: relation, priority: priority, origin: 0)
    }

    private func values(_ rules: [LinearRule], unknowns: Int = 1) -> [Double]? {
        guard case .solved(let values, _) = Simplex.solve(unknowns: unknowns, rules: rules) else {
            return nil
        }
        return values
    }

    @Test("A higher priority beats any number of lower ones")
    func priorities() {
        let low = (0..<9).map { _ in rule([1], -10, .zero, 250) }
        #expect(values(low + [rule([1], -70, .zero, 251)]) == [70])
    }

    @Test("A wish goes as far as a required bound lets it")
    func bounds() {
        #expect(values([rule([1], -100, .zero, 750), rule([-1], 60, .atLeastZero)]) == [60])
        #expect(values([rule([1], 100, .zero, 750), rule([1], 0, .atLeastZero)]) == [0])
    }

    @Test("Unknowns may be negative")
    func negative() {
        #expect(values([rule([1, 1], 30, .zero), rule([1, -1], 10, .zero)], unknowns: 2) == [-20, -10])
    }

    @Test("Required rules that exclude one another have no solution")
    func contradiction() {
        #expect(
            Simplex.solve(unknowns: 1, rules: [rule([1], -1, .zero), rule([1], -2, .zero)]) == .contradictory)
        let between = [rule([1], -5, .atLeastZero), rule([-1], 4, .atLeastZero)]
        #expect(Simplex.solve(unknowns: 1, rules: between) == .contradictory)
    }

    @Test("An unknown that can move without loss is undetermined, the others are not")
    func undetermined() {
        let rules = [
            rule([1, 0, 0], -5, .zero), rule([0, 1, 0], -3, .atLeastZero), rule([0, 1, 1], 0, .zero),
        ]
        guard case .solved(_, let undetermined) = Simplex.solve(unknowns: 3, rules: rules) else {
            Issue.record("no solution")
            return
        }
        #expect(undetermined == [1, 2])
    }

    @Test("The smallest set of rules that exclude one another is found among many")
    func conflict() {
        var rules = (0..<20).map { rule([0, 1], Double(-$0), .atLeastZero) }
        rules.insert(rule([1, 0], -10, .zero), at: 4)
        rules.insert(rule([1, 1], 0, .atLeastZero), at: 11)
        rules.append(rule([0, -1], 15, .atLeastZero))
        for place in rules.indices { rules[place].origin = place }
        // y >= 19 and y <= 15 exclude each other; y >= 16 … 18 would do as well.
        let found = LayoutConflictSearch(unknowns: 2).minimal(rules)
        #expect(found.count == 2 && found.contains { $0.origin == 22 })
        for left in found.indices {
            var fewer = found
            fewer.remove(at: left)
            #expect(Simplex.solve(unknowns: 2, rules: fewer) != .contradictory)
        }
    }

    @Test("Random systems are solved as well as by trying each corner", arguments: 0..<300 as Range<UInt64>)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let unknowns = Int.random(in: 1...3, using: &generator)
        let rules = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            rule(
                (0..<unknowns).map { _ in [-1, -0.5, 0, 0, 1, 1, 2].randomElement(using: &generator) ?? 0 },
                Double(Int.random(in: -3...3, using: &generator)) * 10,
                Bool.random(using: &generator) ? .zero : .atLeastZero,
                [250, 750, 999, 1000, 1000].randomElement(using: &generator) ?? 1000)
        }.filter { !$0.expression.terms.isEmpty }
        let corners = CornerSearch(unknowns: unknowns, rules: rules)
        switch Simplex.solve(unknowns: unknowns, rules: rules) {
        case .unfinished: Issue.record("unfinished")
        case .contradictory: #expect(corners.best.isEmpty)
        case .solved(let values, let undetermined):
            #expect(rules.filter(\.isRequired).allSatisfy { $0.violation(values) < 1e-6 })
            guard let best = corners.best.first else {
                Issue.record("solved what has no solution")
                return
            }
            let (cost, least) = (corners.cost(values), corners.cost(best))
            #expect(zip(cost, least).allSatisfy { abs($0 - $1) < 1e-6 }, "\(cost) instead of \(least)")
            let moving = (0..<unknowns).filter { unknown in
                corners.best.contains { abs($0[unknown] - best[unknown]) > 1e-4 }
            }
            #expect(undetermined == Set(moving))
        }
    }
}

/// Tries each point in which as many of the rules' borders meet as there are unknowns.
private struct CornerSearch {
    let unknowns: Int
    let rules: [LinearRule]
    /// The best corners, all as good; none when the required rules exclude one another.
    private(set) var best: [[Double]] = []

    init(unknowns: Int, rules: [LinearRule]) {
        (self.unknowns, self.rules) = (unknowns, rules)
        var borders = rules.map(\.expression)
        // Far walls stand in for directions without end.
        for unknown in 0..<unknowns {
            for wall in [0, -5000, 5000] { borders.append(LinearExpression(unknown: unknown) + Double(wall)) }
        }
        var least: [Double] = []
        for choice in Self.choices(of: unknowns, from: borders.count) {
            guard let corner = Self.meet(choice.map { borders[$0] }, unknowns),
                rules.allSatisfy({ !$0.isRequired || $0.violation(corner) < 1e-7 })
            else { continue }
            let cost = cost(corner)
            let difference = zip(cost, least).map { $0 - $1 }.first { abs($0) > 1e-7 } ?? 0
            if best.isEmpty || difference < 0 { (best, least) = ([], cost) }
            if difference <= 0 { best.append(corner) }
        }
    }

    /// The sums of what is violated, the highest priority first.
    func cost(_ values: [Double]) -> [Double] {
        [999.0, 750, 250].map { priority in
            rules.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(values) }
        }
    }

    private static func choices(of count: Int, from total: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return choices(of: count - 1, from: total).flatMap { choice in
            ((choice.last ?? -1) + 1..<max(total, (choice.last ?? -1) + 1)).map { choice + [$0] }
        }
    }

    /// Solves equations by Gauss's elimination; nil when they do not meet in one point.
    private static func meet(_ borders: [LinearExpression], _ unknowns: Int) -> [Double]? {
        var rows = borders.map { border in
            (0..<unknowns).map { unknown in border.terms.first { $0.unknown == unknown }?.factor ?? 0 }
                + [-border.constant]
        }
        for column in 0..<unknowns {
            guard let pivot = (column..<unknowns).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<unknowns where row != column {
                let factor = rows[row][column] / rows[column][column]
                for place in column...unknowns { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return (0..<unknowns).map { rows[$0][unknowns] / rows[$0][$0] }
    }
}
