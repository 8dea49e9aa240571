// Licensed under the Apache License, Version 2.0.

extension Array {
    /// Keeps the change that a node asks for, in the place of its last one; nil removes it.
    mutating func set<Options>(_ owner: ObjectIdentifier, _ change: ((inout Options) -> Void)?)
    where Element == (owner: ObjectIdentifier, change: (inout Options) -> Void) {
        let index = firstIndex { $0.owner == owner }
        switch (change, index) {
        case (let change?, let index?): self[index].change = change
        case (let change?, nil): append((owner, change))
        case (nil, _): if let index { remove(at: index) }
        }
    }

    /// The requests of nodes, in the order of the tree and not of their asking: a view comes after those inside it, and
    /// after those before it, so that the outer and the later one has the last word.
    @MainActor
    func inTreeOrder(below root: Node, owner: (Element) -> ObjectIdentifier) -> [Element] {
        guard count > 1 else { return self }
        var places: [ObjectIdentifier: Int] = [:]
        for element in self { places[owner(element)] = 0 }
        var next = 0
        func walk(_ node: Node) {
            for child in node.children { walk(child) }
            next += 1
            if places[ObjectIdentifier(node)] != nil { places[ObjectIdentifier(node)] = next }
        }
        walk(root)
        return enumerated().sorted { a, b in
            (places[owner(a.element)] ?? 0, a.offset) < (places[owner(b.element)] ?? 0, b.offset)
        }.map(\.element)
    }
}
