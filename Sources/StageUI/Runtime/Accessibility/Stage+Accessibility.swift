// Licensed under the Apache License, Version 2.0.

import Foundation

extension Stage {
    /// The elements that assistive technology sees now, as one element that contains all others.
    public func accessibilityTree() -> AccessibilityNode { inLanguage { makeAccessibilityTree() } }

    private func makeAccessibilityTree() -> AccessibilityNode {
        update()
        layout()
        var root = AccessibilityNode(frame: CGRect(origin: .zero, size: configuration.size))
        if let rootBox {
            root.children =
                rootBox.accessibilityNodes(AccessibilityContext(toCanvas: .identity))
                .inReadingOrder(rightToLeft: configuration.layoutDirection == .rightToLeft)
        }
        return root
    }

    /// Activates the first element with a label, as a screen reader's double tap does.
    ///
    /// Its action has run on return, but no `Task` that it began: that runs when the caller waits.
    /// Returns false when there is none or it cannot be used.
    @discardableResult
    package func activate(label: String) -> Bool { perform(.activate, label: label) }

    /// Performs an action of a screen reader's user on the first element with a label that can perform it.
    ///
    /// An escape, a magic tap or scrolling that the element cannot do is done by the nearest element around it that
    /// can. Returns false when none can.
    @discardableResult
    package func perform(_ action: StageAccessibilityAction, label: String) -> Bool {
        guard let handler = accessibilityTree().handler(action, label: label, around: []) else {
            return false
        }
        react(handler)
        return true
    }

    /// Performs an action of a screen reader's user on an element of the tree; returns false when it cannot.
    @discardableResult
    package func perform(_ action: StageAccessibilityAction, on node: AccessibilityNode) -> Bool {
        guard let handler = node.handler(action) else { return false }
        react(handler)
        return true
    }

    /// Moves the cursor of a screen reader, or of a switch, to the first element with a label; returns false
    /// without one.
    @discardableResult
    package func moveAccessibilityFocus(
        label: String, by technology: AccessibilityTechnologies = .voiceOver
    ) -> Bool {
        let nodes = accessibilityTree().flattened
        guard let index = nodes.firstIndex(where: { $0.isNamed(label) }) else { return false }
        react {
            for (other, node) in nodes.enumerated() where other != index && node.isFocused {
                node.moveCursor?(false, technology)
            }
            nodes[index].moveCursor?(true, technology)
        }
        return true
    }
}

extension AccessibilityNode {
    /// Returns whether it is called by a name: by its label, its identifier or one of its names for voice control.
    func isNamed(_ name: String) -> Bool {
        label == name || identifier == name || inputLabels.contains(name)
    }

    /// The handler of an action; nil when the element has none or is disabled.
    func handler(_ action: StageAccessibilityAction) -> (() -> Void)? {
        guard isEnabled else { return nil }
        return action == .activate ? activate?.perform : actions.handler(action)
    }

    fileprivate func handler(
        _ action: StageAccessibilityAction, label: String, around: [AccessibilityNode]
    ) -> (() -> Void)? {
        if isNamed(label) {
            if let own = handler(action) { return own }
            // A disabled element lets nothing through, and only some actions go outwards.
            if isEnabled, action == .escape || action == .magicTap || action.isScroll {
                if let outer = around.reversed().lazy.compactMap({ $0.handler(action) }).first {
                    return outer
                }
            }
        }
        for child in children {
            if let found = child.handler(action, label: label, around: around + [self]) { return found }
        }
        return nil
    }
}

extension StageAccessibilityAction {
    fileprivate var isScroll: Bool {
        if case .scroll = self { return true }
        return false
    }
}
