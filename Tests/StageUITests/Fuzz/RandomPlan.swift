// Licensed under the Apache License, Version 2.0.

/// A plan of a random tree, whose parts are found by the ways to them.
protocol RandomPlan {
    var children: [Self] { get set }
}

extension RandomPlan {
    /// The ways to each plan, as indices of children.
    var paths: [[Int]] {
        [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
    }

    subscript(path: ArraySlice<Int>) -> Self {
        get { path.first.map { children[$0][path.dropFirst()] } ?? self }
        set {
            if let first = path.first {
                children[first][path.dropFirst()] = newValue
            } else {
                self = newValue
            }
        }
    }
}
