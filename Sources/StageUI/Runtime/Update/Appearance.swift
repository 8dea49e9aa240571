// Licensed under the Apache License, Version 2.0.

/// A node that shows one of the views below it, and keeps the others.
@MainActor
protocol PageChooser: Node {
    /// Returns whether a node is in a view that is not the one that is shown.
    func hides(_ node: Node) -> Bool
    /// Keeps a node's action until the view it is in is shown; returns whether it must wait.
    func holdsBack(_ node: Node, _ action: @escaping () -> Void) -> Bool
}

/// The actions that wait for a view to be shown for the first time.
@MainActor
final class WaitingActions {
    private var list: [(page: WeakNodeReference, node: WeakNodeReference, action: () -> Void)] = []

    func add(_ action: @escaping () -> Void, of node: Node, in page: Node) {
        list.append((WeakNodeReference(node: page), WeakNodeReference(node: node), action))
    }

    /// Runs the actions that waited for a view.
    func release(_ page: Node, on stage: Stage) {
        let due = list.filter { $0.page.node === page }
        list.removeAll { $0.page.node === page || $0.page.node == nil }
        for entry in due {
            stage.perform {
                if let node = entry.node.node, node.isMounted { node.whenShown(entry.action) }
            }
        }
    }
}

extension Node {
    /// Performs an action now, or when the view that the node is in is shown for the first time.
    func whenShown(_ action: @escaping () -> Void) {
        var node = parent
        while let current = node, !current.startsWindow {
            if let chooser = current.pageChooser, chooser.holdsBack(self, action) { return }
            if let gate = current.appearanceGate, gate.holdsBack(self, action) { return }
            node = current.parent
        }
        action()
    }

    /// Indicates whether the node is on a screen of a stack that has others above it, within its window or
    /// presentation.
    var isCovered: Bool {
        var node: Node? = self
        while let current = node, !current.startsWindow {
            if current.isCoveredScreen { return true }
            node = current.parent
        }
        return false
    }

    /// Returns whether a view of several around the node shows another one, within its window or presentation.
    ///
    /// - Parameter end: The node up to which is looked; nil for all.
    func isOnHiddenPage(below end: Node? = nil) -> Bool {
        var node = parent
        while let current = node, current !== end, !current.startsWindow {
            if let chooser = current.pageChooser, chooser.hides(self) { return true }
            node = current.parent
        }
        return false
    }

    /// Indicates whether a view of several around the node has been chosen that does not contain the node: before the
    /// first layout of a choice, each of its views may take the focus.
    var isOutOfFocusReach: Bool {
        var node = parent
        while let current = node, !current.startsWindow {
            if let chooser = current.pageChooser, chooser.hides(self), !chooser.shownChildren.isEmpty {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Indicates whether the node is on a page and a screen that are shown. A hidden node asks for nothing outside of
    /// itself: the content of a reader there is unknown before the page has been laid out for the first time.
    var isShown: Bool { isMounted && !isCovered && !isOnHiddenPage() }

    /// Notifies the node and those below that they are shown again, or hidden.
    func tellShown(_ isShown: Bool) {
        shownDidChange(isShown)
        for child in shownChildren { child.tellShown(isShown) }
    }
}
