// Licensed under the Apache License, Version 2.0.

/// The dependencies of a run's tasks, indexed: the cost of a query is the length of its answer.
///
/// Names may occur more than once, and needs may form a circle; a damaged file holds either.
struct TaskNeeds<ID: Hashable> {
    private let ids: [ID]
    private let needs: [[ID]]
    private var places: [ID: [Int]] = [:]
    private var dependents: [ID: [Int]] = [:]

    /// Takes the names of tasks, each with the names of those that it needs.
    init(_ tasks: [(id: ID, needs: [ID])]) {
        ids = tasks.map(\.id)
        needs = tasks.map { task in
            var seen: Set<ID> = []
            return task.needs.filter { seen.insert($0).inserted }
        }
        for place in tasks.indices {
            places[ids[place], default: []].append(place)
            for need in needs[place] { dependents[need, default: []].append(place) }
        }
    }

    /// The places of the tasks that need one, in order.
    func dependents(of id: ID) -> [Int] { dependents[id] ?? [] }

    /// The places of all tasks, each behind those that need it; tasks of a circle come last, in order.
    func dependentsFirst() -> [Int] {
        var waiting = dependents.mapValues(\.count)
        var ordered: [Int] = []
        ordered.reserveCapacity(ids.count)
        var isTaken = [Bool](repeating: false, count: ids.count)
        var next = ids.indices.filter { waiting[ids[$0]] == nil }
        while let place = next.popLast() {
            isTaken[place] = true
            ordered.append(place)
            for need in needs[place] {
                let left = (waiting[need] ?? 1) - 1
                waiting[need] = left
                if left == 0 { next += places[need] ?? [] }
            }
        }
        return ordered + ids.indices.filter { !isTaken[$0] }
    }
}
