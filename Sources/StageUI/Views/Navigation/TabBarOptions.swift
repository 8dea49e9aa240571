// Licensed under the Apache License, Version 2.0.

/// A view's requests for the bar of the tab view around it; nil where there is none.
struct TabBarOptions: Equatable {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?

    /// Indicates whether the views leave the bar's ground to the app.
    var isUsual: Bool { background == nil && (backgroundVisibility ?? .automatic) == .automatic }

    /// Takes over what others say.
    mutating func join(_ others: TabBarOptions) {
        visibility = others.visibility ?? visibility
        background = others.background ?? background
        backgroundVisibility = others.backgroundVisibility ?? backgroundVisibility
    }
}

/// Sets options of the bar of the tab view around while the view is seen.
struct TabBarModifier: BoxModifier {
    /// Nil where none is set.
    var options: TabBarOptions?
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        if old?.options != options { tell(owner) }
    }
    func shownDidChange(owner: any BoxModifierOwner<Self>) { if options != nil { tell(owner) } }
    func didUnmount(owner: any BoxModifierOwner<Self>) { if options != nil { tell(owner) } }

    /// Informs the tab view after the update, when it is known which screens are seen.
    private func tell(_ owner: any BoxModifierOwner<Self>) {
        // Found now: the nodes between are removed with a view that is removed, and lead nowhere after the update.
        var node = owner.parent
        while let current = node, current.tabItems == nil {
            node = current.startsWindow ? nil : current.parent
        }
        owner.stage.perform { [weak tabs = node?.tabItems] in
            let isSeen = owner.isMounted && !owner.isCovered
            tabs?.setBarOptions(owner, isSeen ? owner.modifier.options : nil)
        }
    }
}

extension View {
    /// Sets an option of the bar of the tab view around, if it is among the bars.
    func tabBarOption(
        _ bars: [ToolbarPlacement], _ change: (inout TabBarOptions) -> Void
    ) -> some View {
        var options: TabBarOptions?
        if bars.contains(.tabBar) {
            var set = TabBarOptions()
            change(&set)
            options = set
        }
        return modified(TabBarModifier(options: options))
    }
}

/// The requests of the views inside a tab view about its bar.
@MainActor
struct TabBarRequests {
    private struct Entry {
        weak var node: Node?
        let id: ObjectIdentifier
        var options: TabBarOptions

        @MainActor
        func isInside(_ page: Node) -> Bool {
            var above = node
            while let current = above, current !== page { above = current.parent }
            return above != nil
        }
    }
    private var entries: [Entry] = []

    mutating func set(_ node: Node, _ options: TabBarOptions?) {
        entries.removeAll { $0.node == nil || $0.node === node }
        guard let options else { return }
        entries.append(Entry(node: node, id: ObjectIdentifier(node), options: options))
    }

    /// Returns the options while a page is shown; the outer and the later view has the last word.
    func options(in page: Node?) -> TabBarOptions {
        var joined = TabBarOptions()
        guard let page else { return joined }
        for entry in entries.filter({ $0.isInside(page) }).inTreeOrder(below: page, owner: \.id) {
            var options = entry.options
            // Automatic leaves it to the others.
            if options.visibility == .automatic { options.visibility = nil }
            joined.join(options)
        }
        return joined
    }
}
