// Licensed under the Apache License, Version 2.0.

/// Finds values of free unknowns that keep all required rules and break the others as little as possible.
///
/// Every rule is an equation with slack variables that are not negative. The unknowns are eliminated first,
/// by Gauss and Jordan; what is left is solved by the simplex method with one objective row for each
/// priority, compared in order, so that no sum of lower priorities outweighs a higher one.
struct LexicographicSimplex {
    enum Outcome: Hashable {
        /// `undetermined` holds the unknowns that have other values that are as good.
        case solved(values: [Double], undetermined: Set<Int>)
        /// The required rules contradict one another.
        case contradictory
        /// The number of steps ran out: the input is degenerate or far too large.
        case unfinished
    }

    private static let tolerance = 1e-9
    /// The distance in points below which a rule counts as kept.
    static let precision = 1e-6

    private let unknowns: Int
    private let firstArtificial: Int
    private let rules: [LinearRule]
    private let levels: Int
    private var table: SimplexTable
    /// The column that each row defines; nil for rows that say nothing.
    private var basis: [Int?]
    private var slacks: [Range<Int>]
    private var isBasic: [Bool]

    static func solve(unknowns: Int, rules: [LinearRule]) -> Outcome {
        var simplex = Self(unknowns: unknowns, rules: rules)
        guard simplex.eliminate() else { return .contradictory }
        simplex.enterSlacks()
        guard simplex.optimise() else { return .unfinished }
        guard abs(simplex.table[rules.count, simplex.table.width - 1]) < precision else {
            return .contradictory
        }
        return .solved(values: simplex.values, undetermined: simplex.undetermined())
    }

    private init(unknowns: Int, rules: [LinearRule]) {
        let priorities = Set(rules.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
        var slacks: [Range<Int>] = []
        var next = unknowns
        for rule in rules {
            let count = rule.isRequired ? (rule.relation == .zero ? 0 : 1) : 2
            slacks.append(next..<next + count)
            next += count
        }
        let artificials = rules.filter { $0.isRequired && $0.relation == .atLeastZero }.count
        var table = SimplexTable(height: rules.count + 1 + priorities.count, width: next + artificials + 1)
        for (row, rule) in rules.enumerated() {
            for term in rule.expression.terms { table[row, term.unknown] += term.factor }
            table[row, table.width - 1] = -rule.expression.constant
            guard let slack = slacks[row].first else { continue }
            table[row, slack] = -1
            guard slacks[row].count == 2 else { continue }
            table[row, slack + 1] = 1
            let level = rules.count + 1 + (priorities.firstIndex(of: rule.priority) ?? 0)
            table[level, slack + 1] = 1
            if rule.relation == .zero { table[level, slack] = 1 }
        }
        for column in next..<next + artificials { table[rules.count, column] = 1 }
        (self.unknowns, self.rules, self.slacks, self.table) = (unknowns, rules, slacks, table)
        (firstArtificial, levels) = (next, priorities.count + 1)
        basis = Array(repeating: nil, count: rules.count)
        isBasic = Array(repeating: false, count: table.width - 1)
    }

    private var values: [Double] {
        var values = Array(repeating: 0.0, count: unknowns)
        for (row, column) in basis.enumerated() {
            if let column, column < unknowns { values[column] = table[row, table.width - 1] }
        }
        return values
    }

    private mutating func enter(_ column: Int, into row: Int) {
        if let old = basis[row] { isBasic[old] = false }
        table.pivot(row: row, column: column)
        basis[row] = column
        isBasic[column] = true
    }

    /// Solves the required equations for unknowns, then the rows left for the unknowns left; false when
    /// an equation contradicts the earlier ones.
    private mutating func eliminate() -> Bool {
        for row in rules.indices where rules[row].isRequired && rules[row].relation == .zero {
            let column = (0..<unknowns).max { abs(table[row, $0]) < abs(table[row, $1]) }
            if let column, abs(table[row, column]) > Self.tolerance {
                enter(column, into: row)
            } else if abs(table[row, table.width - 1]) > Self.precision {
                return false
            }
        }
        for column in 0..<unknowns where !isBasic[column] {
            let open = rules.indices.filter { basis[$0] == nil && !slacks[$0].isEmpty }
            let row = open.max { abs(table[$0, column]) < abs(table[$1, column]) }
            if let row, abs(table[row, column]) > Self.tolerance { enter(column, into: row) }
        }
        return true
    }

    /// Gives each row that no unknown took a slack of its own, or an artificial one where only that is
    /// not negative.
    private mutating func enterSlacks() {
        var artificial = firstArtificial
        for row in rules.indices where !slacks[row].isEmpty {
            let needsArtificial = rules[row].isRequired
            defer { if needsArtificial { artificial += 1 } }
            guard basis[row] == nil else { continue }
            let side = table[row, table.width - 1]
            if let column = slacks[row].first(where: { side / table[row, $0] >= 0 }) {
                enter(column, into: row)
            } else {
                table[row, artificial] = 1
                enter(artificial, into: row)
            }
        }
    }

    private mutating func optimise() -> Bool {
        let limit = 50 + 20 * (rules.count + unknowns)
        var frozen: Set<Int> = []
        for step in 0..<limit {
            guard let column = entering(carefully: step > limit / 2, except: frozen) else { return true }
            if let row = leaving(column) {
                enter(column, into: row)
            } else {
                frozen.insert(column)
            }
        }
        return false
    }

    /// Returns the column that improves the highest level most; by Bland's rule, which cannot cycle, when careful.
    private func entering(carefully: Bool, except frozen: Set<Int>) -> Int? {
        var candidates = (unknowns..<firstArtificial).filter { !isBasic[$0] && !frozen.contains($0) }
        var bettering: [Int] = []
        for level in rules.count..<rules.count + levels {
            let best = candidates.min { table[level, $0] < table[level, $1] }
            guard let best else { break }
            if table[level, best] < -Self.tolerance {
                guard carefully else { return best }
                bettering += candidates.filter { table[level, $0] < -Self.tolerance }
            }
            candidates.removeAll { abs(table[level, $0]) > Self.tolerance }
        }
        return bettering.min()
    }

    /// The row whose slack is the first to reach zero while the column grows.
    private func leaving(_ column: Int) -> Int? {
        var found: (row: Int, ratio: Double, basic: Int)?
        for (row, basic) in basis.enumerated() {
            guard let basic, basic >= unknowns, table[row, column] > Self.tolerance else { continue }
            let ratio = max(0, table[row, table.width - 1]) / table[row, column]
            if let best = found, ratio > best.ratio || (ratio == best.ratio && basic > best.basic) {
                continue
            }
            found = (row, ratio, basic)
        }
        return found?.row
    }

    // MARK: - Ambiguity

    /// The unknowns that can move while every objective stays as it is.
    private func undetermined() -> Set<Int> {
        let loose = (0..<unknowns).filter { !isBasic[$0] }
        let level = rules.count..<rules.count + levels
        let face = (unknowns..<firstArtificial).filter { column in
            !isBasic[column] && level.allSatisfy { abs(table[$0, column]) <= Self.tolerance }
        }
        var found = Set(loose)
        guard !(loose.isEmpty && face.isEmpty) else { return found }
        let allowed = Set(face + (unknowns..<firstArtificial).filter { isBasic[$0] })
        for (row, column) in basis.enumerated() {
            guard let column, column < unknowns else { continue }
            if loose.contains(where: { abs(table[row, $0]) > Self.tolerance }) {
                found.insert(column)
            } else if face.contains(where: { abs(table[row, $0]) > Self.tolerance }) {
                var up = self
                var down = self
                if up.moves(row, by: 1, through: allowed) || down.moves(row, by: -1, through: allowed) {
                    found.insert(column)
                }
            }
        }
        return found
    }

    /// Returns whether the unknown of a row can grow (or shrink) when only the allowed columns enter.
    private mutating func moves(_ row: Int, by sign: Double, through allowed: Set<Int>) -> Bool {
        let columns = allowed.sorted()
        for _ in 0..<50 + 10 * rules.count {
            let next = columns.first { !isBasic[$0] && table[row, $0] * sign < -Self.tolerance }
            guard let next else { return false }
            guard let leaving = leaving(next) else { return true }
            let step = table[leaving, table.width - 1] / table[leaving, next]
            if step * abs(table[row, next]) > Self.precision { return true }
            enter(next, into: leaving)
        }
        return true
    }
}

/// Rows and columns of numbers, the last column being the right-hand side.
private struct SimplexTable {
    let height: Int
    let width: Int
    private var cells: [Double]

    init(height: Int, width: Int) {
        (self.height, self.width) = (height, width)
        cells = Array(repeating: 0, count: height * width)
    }

    subscript(row: Int, column: Int) -> Double {
        get { cells[row * width + column] }
        set { cells[row * width + column] = newValue }
    }

    /// Makes the cell one and the rest of its column zero.
    mutating func pivot(row: Int, column: Int) {
        cells.withUnsafeMutableBufferPointer { cells in
            let start = row * width
            let inverse = 1 / cells[start + column]
            var occupied: [Int] = []
            for place in 0..<width where cells[start + place] != 0 {
                cells[start + place] *= inverse
                occupied.append(place)
            }
            for other in 0..<height where other != row {
                let factor = cells[other * width + column]
                if factor == 0 { continue }
                for place in occupied {
                    let value = cells[other * width + place] - factor * cells[start + place]
                    cells[other * width + place] = abs(value) < 1e-12 ? 0 : value
                }
                cells[other * width + column] = 0
            }
            cells[start + column] = 1
        }
    }
}
