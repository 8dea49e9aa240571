// Licensed under the Apache License, Version 2.0.

/// The host of the items that views put above the keyboard, and of the bar with those of the focused field.
@MainActor
final class KeyboardBarHost {
    private unowned let stage: Stage
    private var entries: [(owner: ObjectIdentifier, node: Node, items: [AnyView])] = []
    private var isDue = false
    private weak var field: Node?
    private(set) var node: KeyboardBarNode?

    init(stage: Stage) { self.stage = stage }

    var isShown: Bool { node != nil }

    /// The bar while a part of it is on the screen.
    var box: KeyboardBarBox? { stage.keyboard.shownHeight > 0 ? node?.box : nil }

    /// Stores the items that a view puts above the keyboard; nothing removes them.
    func set(_ items: [AnyView], of owner: Node) {
        let id = ObjectIdentifier(owner)
        let index = entries.firstIndex { $0.owner == id }
        switch (index, items.isEmpty) {
        case (nil, true): return
        case (nil, false): entries.append((id, owner, items))
        case (.some(let index), true): entries.remove(at: index)
        case (.some(let index), false): entries[index].items = items
        }
        guard !isDue else { return }
        isDue = true
        stage.perform { [weak self] in
            guard let self, isDue, let field, node != nil else { return }
            refresh(for: field)
        }
    }

    /// Shows the items of a field.
    func show(for field: Node) {
        if isDue || field !== self.field { refresh(for: field) }
    }

    func remove() {
        field = nil
        takeDown()
    }

    private func takeDown() {
        guard let node else { return }
        self.node = nil
        node.unmount()
        stage.rootBox?.layersDidChange()
    }

    private func refresh(for field: Node) {
        isDue = false
        self.field = field
        let mine = entries.filter { $0.node.bringsBar(to: field) }
        guard let first = mine.first, let parent = field.presentation ?? stage.root else {
            return takeDown()
        }
        let ordered = mine.inTreeOrder(below: parent, owner: \.owner)
        let bar = KeyboardBar(items: ordered.flatMap(\.items))
        if let node, node.parent === parent {
            node.take(bar, environment: first.node.environment)
        } else {
            node?.unmount()
            node = KeyboardBarNode(
                bar, NodeInputs(stage: stage, parent: parent, environment: first.node.environment))
            stage.rootBox?.layersDidChange()
        }
    }
}

extension Node {
    /// Returns whether the items that this view puts above the keyboard are meant for a field: the field stands on the
    /// same screen or, where there are no screens, inside this view.
    fileprivate func bringsBar(to field: Node) -> Bool {
        guard presentation === field.presentation else { return false }
        if let screen { return field.isInside(screen) }
        return field.isInside(self)
    }
}
