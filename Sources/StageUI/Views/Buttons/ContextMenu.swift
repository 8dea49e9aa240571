// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view with a menu that a long press opens.
private struct ContextMenuView<Content: View, Items: View>: View, UnnamedView {
    let content: Content
    let items: Items
    let preview: AnyView?
    @State private var isOpen = false
    @State private var link = LiftLink()

    var body: some View {
        // The press comes before a button inside, which still takes a short touch.
        content
            .modified(MenuSourceModifier(link: link) { isOpen = $0 })
            .highPriorityGesture(LiftGesture(link: link))
            .background(MenuPresenter(isOpen: $isOpen, preview: preview) { items })
            .accessibilityAction(named: "Show Context Menu") { isOpen = true }
    }
}

extension View {
    /// Opens a menu when the view is touched and held; nothing happens without items.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        contextMenu(menuItems(), preview: nil)
    }
    /// Opens a menu under a preview when the view is touched and held; nothing happens without items.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems(), preview: AnyView(preview()))
    }

    @ViewBuilder
    private func contextMenu<Items: View>(_ items: Items, preview: AnyView?) -> some View {
        if items is EmptyView {
            self
        } else {
            ContextMenuView(content: self, items: items, preview: preview)
        }
    }
}
