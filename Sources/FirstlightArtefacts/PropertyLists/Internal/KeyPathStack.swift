// Licensed under the Apache License, Version 2.0.

/// The keys and positions from the root to the present place of a reader; formatted only for an error.
struct KeyPathStack: CustomStringConvertible {
    private enum Step {
        case key(String), place(Int)
    }

    private var steps: [Step] = []

    mutating func push(_ key: String) { steps.append(.key(key)) }
    mutating func push(_ place: Int) { steps.append(.place(place)) }
    mutating func pop() { steps.removeLast() }

    var description: String {
        steps.map {
            if case .key(let key) = $0 { key } else if case .place(let place) = $0 { "\(place)" } else { "" }
        }
        .joined(separator: "/")
    }
}
