// Licensed under the Apache License, Version 2.0.

/// The location of a focus state: in its view's node.
@MainActor
final class FocusLocation<Value: Hashable> {
    private(set) var value: Value
    private let empty: Value
    private weak var owner: (any Invalidatable)?
    private var fields: [Weak] = []

    private struct Weak {
        weak var node: (any FocusTarget<Value>)?
    }

    init(_ empty: Value, owner: (any Invalidatable)?) {
        value = empty
        self.empty = empty
        self.owner = owner
    }

    func register(_ node: any FocusTarget<Value>) {
        fields.removeAll { $0.node == nil || $0.node === node }
        fields.append(Weak(node: node))
    }

    /// Stores a new value from the view and lets the focus follow it.
    func write(_ new: Value) {
        guard let owner else { return }
        let stage = owner.stage
        if let busy = stage.updates.updatingNode {
            stage.report(
                .writeDuringUpdate,
                "A focus state was written while \(busy.path) was being updated; the write was refused. "
                    + "Write it in an action or in onChange.", at: busy)
            return
        }
        if new == empty { forgetClaims() }
        guard new != value else { return }
        take(new)
        stage.perform { [weak self] in self?.apply(on: stage) }
    }

    /// Discards the claims of fields below a presentation.
    private func forgetClaims() {
        for node in fields.compactMap(\.node) { node.presentationAbove?.forgetFocus(in: node) }
    }

    /// Stores a value that holds unless a field has the focus already.
    func writeDefault(_ new: Value) {
        guard value == empty, owner?.stage.focus.current == nil else { return }
        write(new)
    }

    /// Stores a value that reflects where the focus has moved.
    func take(_ new: Value) {
        guard new != value else { return }
        value = new
        owner?.invalidate(Transaction.current)
    }

    func fieldDidChange(to matching: Value, isFocused: Bool) {
        if isFocused { take(matching) } else if value == matching { take(empty) }
    }

    /// A field that stands for a value now, other than one that is removed.
    func field(for value: Value, other: any FocusableNode) -> (any FocusableNode)? {
        guard self.value == value, value != empty else { return nil }
        return fields.lazy.compactMap(\.node).filter { $0.isMounted && $0.matchingValue == value }
            .compactMap(\.field).first { $0 !== other && !$0.isOnItsWayOut }
    }

    /// The field that would have the focus if the state had a value.
    func field(standingFor value: Value) -> (any FocusableNode)? {
        fields.lazy.compactMap(\.node).first { $0.isMounted && $0.matchingValue == value }?.field
    }

    private func apply(on stage: Stage) {
        let nodes = fields.compactMap(\.node).filter(\.isMounted)
        if value != empty {
            let claiming = nodes.filter { $0.matchingValue == value }
            if let field = claiming.lazy.compactMap(\.field).first { return stage.focus.move(to: field) }
            // Below a presentation the claim waits until that ends.
            for node in claiming where !node.isOnItsWayOut { node.presentationAbove?.returnFocus(to: node) }
        }
        // Nothing to focus: none of the fields keeps the focus, and the state becomes empty.
        take(empty)
        for node in nodes {
            if let field = node.field, stage.focus.current === field { stage.focus.move(to: nil) }
        }
    }
}
