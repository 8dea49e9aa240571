// Licensed under the Apache License, Version 2.0.

import Foundation

/// Follows the values that are being dragged, over the views that take them.
final class DragCenter: StageFeature {
    private struct Drag {
        let items: [Any]
        weak var source: DragSourceBox?
        /// Indicates whether it was begun by an action of a screen reader and not by a finger.
        let isByAction: Bool
        let node: DragNode
    }
    private var drag: Drag?
    private var target: DropBox?
    /// Indicates whether the values may be dropped where they are.
    private var mayDrop = false
    /// The picture that is shown, which stays a moment after the drag.
    private var node: DragNode?
    private lazy var edges = EdgeScroll(stage)

    override class var rank: Int { 3 }
    override var layers: [StageLayer] { node.map { [$0.box] } ?? [] }

    var isDragging: Bool { drag != nil }
    var isByAction: Bool { drag?.isByAction == true }
    var items: [Any]? { drag?.items }
    func isDragging(_ box: DragSourceBox) -> Bool { drag != nil && drag?.source === box }

    /// Lifts a view at a point of the canvas; by an action, if there is none.
    func lift(_ source: DragSourceBox, at point: CGPoint? = nil) {
        cancel()
        guard source.isCurrent else { return }
        let items = source.values
        guard !items.isEmpty, let root = stage.root else { return }
        remove()
        let frame = CGRect(origin: .zero, size: source.frame.size).applying(source.toCanvas)
        let node = DragNode(
            source, under: root, at: point ?? CGPoint(x: frame.midX, y: frame.midY), from: frame)
        self.node = node
        drag = Drag(items: items, source: source, isByAction: point == nil, node: node)
        stage.rootBox?.layersDidChange()
        node.box.lift()
        if let point { move(to: point) }
    }

    /// Moves the values with a finger.
    func move(to point: CGPoint) {
        guard let drag else { return }
        drag.node.box.finger = point
        enter(box(at: point), at: point)
        // A finger that has lifted a view at an edge scrolls nothing until it moves.
        if point != drag.node.start { edges.follow(point) }
    }

    /// Lets the values go under a finger.
    func drop(at point: CGPoint) {
        move(to: point)
        finish(at: point)
    }

    /// Lets the values go in the middle of a view.
    func drop(on box: DropBox) {
        guard let drag else { return }
        let frame = CGRect(origin: .zero, size: box.frame.size).applying(box.toCanvas)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        drag.node.box.finger = point
        enter(box.handle(.offered, drag.items, at: point) ? box : nil, at: point)
        finish(at: point)
    }

    /// Takes the values back.
    func cancel() {
        guard let drag else { return }
        let target = target
        end()
        target?.handle(.left, drag.items, at: drag.node.box.finger)
        leave(drag.node, isTaken: false)
    }

    /// Values whose view has gone on a screen reader's way cannot be taken back otherwise; a view below them that has
    /// gone is told that they have left, even if the finger rests.
    override func follow() {
        guard let drag else { return }
        if drag.isByAction, drag.source?.isCurrent != true { return cancel() }
        let finger = drag.node.box.finger
        if target?.isCurrent == false { enter(nil, at: finger) }
        if edges.hasScrolled {
            edges.hasScrolled = false
            enter(box(at: finger), at: finger)
        }
    }

    /// The escape key takes the values back.
    override func pressEscape() -> Bool {
        defer { cancel() }
        return isDragging
    }

    override func close() {
        end()
        remove()
    }

    // MARK: The view below

    private func box(at point: CGPoint) -> DropBox? {
        guard let drag else { return nil }
        let targets = stage.rootBox?.touchTargets(at: point, toLocal: .identity) ?? []
        return targets.lazy.compactMap { $0.box as? DropBox }.first { [target] box in
            // The view that has them was asked before.
            box.accepts(drag.items) && (box === target || box.handle(.offered, drag.items, at: point))
        }
    }

    private func enter(_ box: DropBox?, at point: CGPoint) {
        guard let drag else { return }
        if box !== target {
            target?.handle(.left, drag.items, at: point)
            target = box
            mayDrop = box?.handle(.entered, drag.items, at: point) == true
        } else if let box {
            mayDrop = box.handle(.moved, drag.items, at: point)
        }
    }

    private func finish(at point: CGPoint) {
        guard let drag else { return }
        let (target, mayDrop) = (target, mayDrop)
        end()
        if mayDrop, target?.isCurrent == true {
            leave(drag.node, isTaken: target?.handle(.dropped, drag.items, at: point) == true)
        } else {
            target?.handle(.left, drag.items, at: point)
            leave(drag.node, isTaken: false)
        }
    }

    private func end() {
        drag = nil
        target = nil
        mayDrop = false
        edges.stop()
    }

    private func leave(_ node: DragNode, isTaken: Bool) {
        node.box.leave(isTaken: isTaken) { [weak self, weak node] in
            if let self, let node, self.node === node { remove() }
        }
    }

    private func remove() {
        guard let node else { return }
        self.node = nil
        node.unmount()
        stage.rootBox?.layersDidChange()
    }
}

extension Stage {
    var drags: DragCenter { feature() }
}
