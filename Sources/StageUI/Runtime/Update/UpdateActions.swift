// Licensed under the Apache License, Version 2.0.

/// The actions to run after an update, in order.
///
/// Actions about changes of values run from the inside out: those of a view before those of the view around it,
/// although a change often reaches the outer view first.
@MainActor
struct UpdateActions {
    private var list: [() -> Void] = []
    /// The nodes that have actions about changes in the present batch of bodies, and the places of those in the list.
    private var changes: [ObjectIdentifier: (node: Node, place: Int)] = [:]
    private var batch = -1

    var isEmpty: Bool { list.isEmpty }

    mutating func append(_ action: @escaping () -> Void) { list.append(action) }

    /// Adds a node's action about a change, ahead of the actions of all nodes around it about changes in the same
    /// batch.
    mutating func append(_ action: @escaping () -> Void, of node: Node, in batch: Int) {
        if batch != self.batch { changes.removeAll() }
        self.batch = batch
        var place = list.count
        var above = changes.isEmpty ? nil : node.parent
        while let current = above {
            if let known = changes[ObjectIdentifier(current)] { place = min(place, known.place) }
            above = current.parent
        }
        if place < list.count {
            for (id, known) in changes where known.place >= place { changes[id]?.place = known.place + 1 }
        }
        list.insert(action, at: place)
        changes[ObjectIdentifier(node)] = (node, place)
    }

    /// Removes and returns all actions.
    mutating func drain() -> [() -> Void] {
        let due = list
        list.removeAll()
        changes.removeAll()
        return due
    }
}
