// Licensed under the Apache License, Version 2.0.

/// What is to be done after an update, in its order.
///
/// What watches values is told from the inside out: a view before the one around it, although a change often reaches
/// the outer one first.
@MainActor
struct UpdateActions {
    private var list: [() -> Void] = []
    /// The nodes whose actions in the list are about changes in one batch of bodies, and the places of those.
    private var changes: [ObjectIdentifier: (node: Node, place: Int)] = [:]
    private var batch = -1

    var isEmpty: Bool { list.isEmpty }

    mutating func append(_ action: @escaping () -> Void) { list.append(action) }

    /// Adds what a node does about a change: before all that nodes around it do about changes in the same batch.
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

    /// Hands over all actions.
    mutating func takeAll() -> [() -> Void] {
        let due = list
        list.removeAll()
        changes.removeAll()
        return due
    }
}
