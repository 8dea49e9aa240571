// Licensed under the Apache License, Version 2.0.

/// Sets whether the bar of the tab view around is shown while the view is seen.
struct TabBarModifier: BoxModifier {
    /// Nil where none is set.
    var visibility: Visibility?
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        WrapperBox(owner: owner, content: content)
    }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        if old?.visibility != visibility { tell(owner) }
    }
    func shownDidChange(owner: any BoxModifierOwner<Self>) { if visibility != nil { tell(owner) } }
    func didUnmount(owner: any BoxModifierOwner<Self>) { if visibility != nil { tell(owner) } }

    /// Informs the tab view after the update, when it is known which screens are seen.
    private func tell(_ owner: any BoxModifierOwner<Self>) {
        // Found now: the nodes between are removed with a view that is removed, and lead nowhere after the update.
        var node = owner.parent
        while let current = node, current.tabItems == nil {
            node = current.startsWindow ? nil : current.parent
        }
        owner.stage.perform { [weak tabs = node?.tabItems] in
            let isSeen = owner.isMounted && !owner.isCovered
            tabs?.setBarVisibility(owner, isSeen ? owner.modifier.visibility : nil)
        }
    }
}

/// The requests of the views inside a tab view about its bar.
@MainActor
struct TabBarVisibility {
    private struct Entry {
        weak var node: Node?
        let id: ObjectIdentifier
        var visibility: Visibility

        @MainActor
        func isInside(_ page: Node) -> Bool {
            var above = node
            while let current = above, current !== page { above = current.parent }
            return above != nil
        }
    }
    private var entries: [Entry] = []

    mutating func set(_ node: Node, _ visibility: Visibility?) {
        entries.removeAll { $0.node == nil || $0.node === node }
        guard let visibility else { return }
        entries.append(Entry(node: node, id: ObjectIdentifier(node), visibility: visibility))
    }

    /// Returns whether the bar is hidden while a page is shown; the outer and the later view has the last word.
    func hidesBar(in page: Node?) -> Bool {
        guard let page else { return false }
        let said = entries.filter { $0.visibility != .automatic && $0.isInside(page) }
        return said.inTreeOrder(below: page, owner: \.id).last?.visibility == .hidden
    }
}
