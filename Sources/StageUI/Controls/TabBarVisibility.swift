// Licensed under the Apache License, Version 2.0.

/// Says whether the bar of the tab view around is shown while the view is seen.
struct TabBarModifier: BoxModifier {
    /// Nil where nothing is said.
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

    /// Tells the tab view after the update, when it is known which screens are seen.
    private func tell(_ owner: any BoxModifierOwner<Self>) {
        owner.stage.perform {
            var node = owner.parent
            while let current = node {
                if let tabs = current.tabItems {
                    let isSeen = owner.isMounted && !owner.isCovered
                    return tabs.setBarVisibility(owner, isSeen ? owner.modifier.visibility : nil)
                }
                node = current.parent
            }
        }
    }
}

/// What the views inside of a tab view say of its bar.
@MainActor
struct TabBarVisibility {
    private struct Entry {
        weak var node: Node?
        var visibility: Visibility
    }
    private var entries: [Entry] = []

    mutating func set(_ node: Node, _ visibility: Visibility?) {
        entries.removeAll { $0.node == nil || $0.node === node }
        if let visibility { entries.append(Entry(node: node, visibility: visibility)) }
    }

    /// Whether the bar is hidden while a page is shown; the view that said something last counts.
    func hidesBar(in page: Node?) -> Bool {
        let said = entries.filter { entry in
            var node = entry.node
            while let current = node {
                if current === page { return true }
                node = current.parent
            }
            return false
        }
        return said.last { $0.visibility != .automatic }?.visibility == .hidden
    }
}
