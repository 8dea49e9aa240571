// Licensed under the Apache License, Version 2.0.

import Foundation

/// The card of an alert or a dialog: its text, its fields and its buttons.
struct ActionList<Header: View, Actions: View>: View, PrimitiveView {
    let look: ActionLook
    let hasHeader: Bool
    let header: Header
    let actions: Actions

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ActionListNode(self, inputs) }
}

/// A row of an alert.
@MainActor
struct ActionRow {
    let box: LayoutBox
    /// The role of a button; nil for any other view.
    let action: ActionRole?

    var isCancel: Bool { action?.role == .cancel }
}

private final class ActionListNode<Header: View, Actions: View>: ViewNode<ActionList<Header, Actions>> {
    private var headerNode: ViewNode<Header>?
    private var actionsNode: ViewNode<Actions>?
    private var ownNode: Node?
    private lazy var box = ActionBox(owner: self, look: view.look)
    private var isReady = false

    override init(_ view: ActionList<Header, Actions>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        headerNode = view.header.makeViewNode(inputs.child(of: self))
        actionsNode = view.actions.makeViewNode(inputs.child(of: self, environment: inner))
        isReady = true
        refresh()
    }

    override var children: [Node] { [headerNode as Node?, actionsNode, ownNode].compactMap { $0 } }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { if isReady { refresh() } }

    private var inner: EnvironmentValues {
        var values = environment
        let wraps = stage.isNarrow || environment.dynamicTypeSize.isAccessibilitySize
        let style = ActionButtonStyle(look: view.look, wraps: wraps)
        values.buttonStyle = AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) }
        values.font = .footnote
        values.afterAction = { [weak self] in self?.presentation?.close() }
        return values
    }

    override func didUpdate(
        from old: ActionList<Header, Actions>, viewChanged: Bool, environmentChanged: Bool
    ) {
        isReady = false
        headerNode?.update(to: view.header, environment: environment)
        actionsNode?.update(to: view.actions, environment: inner)
        isReady = true
        refresh()
    }

    private func refresh() {
        var rows = (actionsNode?.elements ?? []).flatMap(rows)
        // An alert without buttons gets one, and so does a dialog that cannot be cancelled.
        let isDialog = view.look == .dialog
        if !rows.contains(where: { isDialog ? $0.isCancel : $0.action != nil }) {
            rows += ownRows(isDialog ? "Cancel" : "OK")
        } else if let ownNode {
            ownNode.unmount()
            self.ownNode = nil
        }
        var header: [LayoutBox] = []
        if view.hasHeader { headerNode?.collectBoxes(into: &header) }
        box.show(header: header.first, rows: rows)
    }

    private func rows(of node: Node) -> [ActionRow] {
        var boxes: [LayoutBox] = []
        node.collectBoxes(into: &boxes)
        return boxes.map { ActionRow(box: $0, action: node.trait(ActionTrait.self)) }
    }

    private func ownRows(_ title: String) -> [ActionRow] {
        let button = Button(title, role: .cancel) {}
        if let own = ownNode as? ViewNode<Button<Text>> {
            own.update(to: own.view, environment: inner)
        } else {
            ownNode = button.makeViewNode(NodeInputs(stage: stage, parent: self, environment: inner))
        }
        return ownNode.map(rows) ?? []
    }

    override func unmount() {
        isReady = false
        super.unmount()
    }
}

extension [ActionRow] {
    /// Cancel stands last in a column, and first in a row of two.
    @MainActor
    func ordered(inRow: Bool) -> [ActionRow] {
        let cancel = filter(\.isCancel)
        let others = filter { !$0.isCancel }
        return inRow ? cancel + others : others + cancel
    }
}
