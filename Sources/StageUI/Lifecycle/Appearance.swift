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
    /// Whether the node is on a screen of a stack that has others above it.
    var isCovered: Bool {
        var node: Node? = self
        while let current = node {
            if let screen = current as? ScreenNode, let stack = screen.parent as? any NavigationHolding,
                stack.entries.last?.screen !== screen
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Tells the node and those below that they are shown again, or hidden.
    func tellShown(_ isShown: Bool) {
        (self as? any AppearanceWatching)?.shownDidChange(isShown)
        for child in (self as? any PageHolding)?.shownChildren ?? children { child.tellShown(isShown) }
    }
}
