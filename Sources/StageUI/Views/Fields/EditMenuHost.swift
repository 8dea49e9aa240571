// Licensed under the Apache License, Version 2.0.

import Foundation

/// Shows the menu of the field that is being edited, or of a text that is held, and closes it on any other event.
final class EditMenuHost: StageFeature {
    private(set) var node: EditMenuNode?
    /// Indicates whether the touch that is on the screen has taken a menu away.
    private(set) var wasClosedByTouch = false

    override class var rank: Int { 2 }
    override var layers: [StageLayer] { node.map { [$0.box] } ?? [] }

    /// Shows the possible editing actions for the text of a field; nothing where there are none.
    func show(for field: EditorNode) {
        guard field.isFocused else { return close() }
        show(field.menuActions, for: field) { [weak box = field.box] in
            box.map { $0.menuAnchor.applying($0.toCanvas) }
        }
    }

    /// Shows actions for a field or a text; nothing where there are none.
    ///
    /// - Parameters:
    ///   - actions: The actions, from the left.
    ///   - source: The node of the field or of the text.
    ///   - anchor: The rectangle on the canvas that the menu stands beside; nil once it has gone.
    func show(_ actions: [EditMenu.Action], for source: Node, anchor: @escaping () -> CGRect?) {
        close()
        guard !actions.isEmpty else { return }
        node = EditMenuNode(source, actions, anchor: anchor)
        stage.rootBox?.layersDidChange()
    }

    /// A text that has gone takes its menu along.
    override func follow() {
        if let node, node.source?.isMounted != true { close() }
    }

    override func close() {
        guard let node else { return }
        self.node = nil
        node.unmount()
        stage.rootBox?.layersDidChange()
    }

    /// A touch beside the menu dismisses it, and continues to the view there.
    override func touchWillBegin(at point: CGPoint) {
        wasClosedByTouch = false
        guard let node, !node.box.frame.contains(point) else { return }
        wasClosedByTouch = true
        close()
    }
}

extension Stage {
    var editMenu: EditMenuHost { feature() }
}

extension EditorNode {
    /// The possible editing actions; a hidden text is never copied.
    fileprivate var menuActions: [EditMenu.Action] {
        var result: [EditMenu.Action] = []
        if buffer.hasSelection, !view.isSecure {
            result.append(EditMenu.Action(title: "Cut") { [weak self] in self?.cut() })
            result.append(EditMenu.Action(title: "Copy") { [weak self] in self?.copy() })
        }
        if stage.pasteboard.string?.isEmpty == false {
            result.append(EditMenu.Action(title: "Paste") { [weak self] in self?.paste() })
        }
        if buffer.selection != 0..<buffer.count {
            result.append(
                EditMenu.Action(title: "Select All") { [weak self] in
                    guard let self else { return }
                    select { $0.select(0..<$0.count) }
                    // The actions for a selection are offered next.
                    stage.editMenu.show(for: self)
                })
        }
        return result
    }
}
