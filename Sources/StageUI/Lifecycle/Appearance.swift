// Licensed under the Apache License, Version 2.0.

/// A node that does something when its view is shown again, or hidden without going away.
@MainActor
protocol AppearanceWatching: Node {
    func shownDidChange(_ isShown: Bool)
}

/// A node of which only some children are shown.
@MainActor
protocol PageHolding: Node {
    var shownChildren: [Node] { get }
}

extension Node {
    /// Whether the node is on a screen of a stack that has others above it, within its window or presentation.
    var isCovered: Bool {
        var node: Node? = self
        while let current = node, !(current is PresentedNode) {
            if let screen = current as? ScreenNode, let stack = screen.parent as? any NavigationHolding,
                stack.entries.last?.screen !== screen
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Whether a tab view around the node shows another page, within its window or presentation.
    var isOnHiddenPage: Bool {
        var node: Node? = self
        while let current = node, !(current is PresentedNode) {
            if let tabs = current.tabItems, tabs.hides(self) { return true }
            node = current.parent
        }
        return false
    }

    /// Whether the node is on a page and a screen that are shown. What is not asks for nothing outside of itself: of
    /// what a reader would make there, nothing is known before the page has been laid out for the first time.
    var isShown: Bool { isMounted && !isCovered && !isOnHiddenPage }

    /// Tells the node and those below that they are shown again, or hidden.
    func tellShown(_ isShown: Bool) {
        (self as? any AppearanceWatching)?.shownDidChange(isShown)
        for child in (self as? any PageHolding)?.shownChildren ?? children { child.tellShown(isShown) }
    }
}
