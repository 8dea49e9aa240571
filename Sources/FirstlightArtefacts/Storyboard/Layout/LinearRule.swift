// Licensed under the Apache License, Version 2.0.

/// A sum of multiples of numbered unknowns and a constant.
struct LinearExpression: Hashable, Sendable {
    struct Term: Hashable, Sendable {
        var unknown: Int
        var factor: Double
    }

    var terms: [Term] = []
    var constant = 0.0

    init(_ constant: Double) { self.constant = constant }

    init(unknown: Int) { terms = [Term(unknown: unknown, factor: 1)] }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.constant += right.constant
        for term in right.terms {
            if let place = sum.terms.firstIndex(where: { $0.unknown == term.unknown }) {
                sum.terms[place].factor += term.factor
            } else {
                sum.terms.append(term)
            }
        }
        sum.terms.removeAll { $0.factor == 0 }
        return sum
    }

    static func * (expression: Self, factor: Double) -> Self {
        guard factor != 0 else { return Self(0) }
        var product = expression
        product.constant *= factor
        for place in product.terms.indices { product.terms[place].factor *= factor }
        return product
    }

    static func - (left: Self, right: Self) -> Self { left + right * -1 }

    static func + (left: Self, right: Double) -> Self { left + Self(right) }

    func value(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.factor * values[$1.unknown] }
    }
}

/// A constraint on unknowns: an expression that is zero, or at least zero, with a priority.
struct LinearRule: Hashable, Sendable {
    enum Relation: Hashable, Sendable { case zero, atLeastZero }

    var expression: LinearExpression
    var relation: Relation
    /// The priority; 1000 is required, and of the others a higher one beats any number of lower ones.
    var priority: Double
    /// The index in the list of origins, for reports.
    var origin: Int

    var isRequired: Bool { priority >= 1000 }

    /// Returns the distance of the rule from being kept, zero when it is kept.
    func violation(_ values: [Double]) -> Double {
        let value = expression.value(values)
        return relation == .zero ? abs(value) : max(0, -value)
    }
}
