// Licensed under the Apache License, Version 2.0.

/// Keeps views of a lazy container from appearing until they are about to be seen, and has them disappear when they
/// are scrolled away.
@MainActor
final class AppearanceGate {
    private final class Entry {
        weak var node: Node?
        /// The box of the container's content that the view is in.
        weak var row: LayoutBox?
        /// The actions that wait for the view to be seen.
        var actions: [() -> Void] = []
        var isSeen = false

        init(_ node: Node) { self.node = node }
    }

    private unowned let owner: Node
    /// The views that asked, in their order.
    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Entry] = [:]
    /// The views in rows that have been scrolled far away.
    private var aside: [ObjectIdentifier: [Entry]] = [:]
    /// The rows of the container that are made when they come near the window.
    let rows: LazyRowSet

    /// - Parameter isList: Whether the container is a list, whose views appear at once unless not all of them are made.
    init(_ owner: Node, isList: Bool = false) {
        self.owner = owner
        rows = LazyRowSet(isList: isList)
    }

    /// The number of views from which on those that are gone are looked for.
    private static let few = 128
    private var most = AppearanceGate.few

    /// Indicates whether views wait until they are seen.
    private var isShut: Bool { !rows.isList || !rows.isEmpty }

    /// Indicates whether no view has asked.
    var isEmpty: Bool { entries.isEmpty }

    /// Keeps a view's action until the view is seen; returns whether it must wait.
    func holdsBack(_ node: Node, _ action: @escaping () -> Void) -> Bool {
        if let entry = entry(of: node) {
            if !entry.isSeen { entry.actions.append(action) }
            return !entry.isSeen
        }
        let entry = Entry(node)
        entries.append(entry)
        places[ObjectIdentifier(node)] = entry
        guard isShut else {
            entry.isSeen = true
            // Nothing is compared meanwhile, where those that are gone are forgotten.
            if entries.count > most {
                forgetGone()
                most = max(Self.few, 2 * entries.count)
            }
            return false
        }
        entry.actions = [action]
        node.stage.geometry.isAwaited = true
        return true
    }

    /// Returns whether a view that asked is not seen.
    func hides(_ node: Node) -> Bool { entry(of: node)?.isSeen == false }

    private func entry(of node: Node) -> Entry? {
        // Another node may have had the same place in memory.
        places[ObjectIdentifier(node)].flatMap { $0.node === node ? $0 : nil }
    }

    /// Compares what is seen with what was seen before.
    func compare(in content: LayoutBox, isSeen: (LayoutBox) -> Bool) {
        forgetGone()
        for entry in entries {
            guard let node = entry.node else { continue }
            var isNowSeen = true
            if let box = entry.row?.superbox === content ? entry.row : node.firstBox {
                guard let row = box.child(of: content) else { continue }
                entry.row = row
                isNowSeen = isSeen(row)
            }
            if isNowSeen != entry.isSeen { change(entry, node) }
        }
    }

    /// Compares what is seen of a list with what was seen before.
    ///
    /// - Parameter isSeen: Returns whether the row that a box is in is seen; nil for a box that has no place.
    func compareInList(_ isSeen: (LayoutBox) -> Bool?) {
        forgetGone()
        for entry in entries {
            guard let node = entry.node else { continue }
            var isNowSeen = true
            if let known = entry.row.flatMap(isSeen) {
                isNowSeen = known
            } else if let box = node.firstBox {
                guard let isBoxSeen = isSeen(box) else { continue }
                entry.row = box
                isNowSeen = isBoxSeen
            }
            if isNowSeen != entry.isSeen { change(entry, node) }
        }
    }

    private func forgetGone() {
        guard entries.contains(where: { $0.node?.isMounted != true }) else { return }
        entries.removeAll { $0.node?.isMounted != true }
        places = places.filter { $0.value.node?.isMounted == true }
    }

    /// Has the views of a row disappear that is taken out of the container.
    func setAside(_ host: TransitionHost) {
        let isInside = { (entry: Entry) in entry.node?.lies(below: host) == true }
        let inside = entries.filter(isInside)
        guard !inside.isEmpty else { return }
        entries.removeAll(where: isInside)
        aside[ObjectIdentifier(host)] = inside
        for entry in inside where entry.isSeen { if let node = entry.node { change(entry, node) } }
    }

    /// Looks at the views of a row again that was set aside.
    func takeBack(_ host: TransitionHost) {
        guard let back = aside.removeValue(forKey: ObjectIdentifier(host)) else { return }
        entries += back
        owner.stage.geometry.isAwaited = true
    }

    private func change(_ entry: Entry, _ node: Node) {
        entry.isSeen.toggle()
        guard entry.isSeen else { return node.tellShown(false) }
        // One that was scrolled away and comes back; a new one takes no notice.
        if node.isShown { node.tellShown(true) }
        for action in entry.actions {
            owner.stage.perform { [weak owner, weak node] in
                if let owner, let node, node.isMounted { owner.whenShown(action) }
            }
        }
        entry.actions = []
    }
}

extension Node {
    /// Indicates whether the node is in a lazy container, and out of sight there.
    var isScrolledAway: Bool {
        var asking: Node = self
        var node = parent
        while let current = node, !current.startsWindow {
            if let gate = current.appearanceGate {
                if gate.hides(asking) { return true }
                asking = current
            }
            node = current.parent
        }
        return false
    }

    /// Returns whether the node is below another one.
    fileprivate func lies(below host: Node) -> Bool {
        var node = parent
        while let current = node, current.depth >= host.depth {
            if current === host { return true }
            node = current.parent
        }
        return false
    }

    /// The first box that the node's views bring to their container.
    fileprivate var firstBox: LayoutBox? {
        var boxes: [LayoutBox] = []
        collectBoxes(into: &boxes)
        return boxes.first
    }
}

extension LayoutBox {
    /// The box itself, or the one around it, that is directly in a box; nil where none is.
    fileprivate func child(of above: LayoutBox) -> LayoutBox? {
        var box: LayoutBox? = self
        while let current = box, current.superbox !== above { box = current.superbox }
        return box
    }
}
