// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box with any number of children, collected from the nodes below its owner.
class ContainerBox: LayoutBox {
    private var collected: [LayoutBox]?
    private var counting: (generation: Int, boxes: [LayoutBox])?

    override var children: [LayoutBox] {
        if let collected { return collected }
        var boxes: [LayoutBox] = []
        for node in owner.children { node.collectBoxes(into: &boxes) }
        for box in boxes { box.superbox = self }
        collected = boxes
        return boxes
    }

    /// The children that count for the layout: those on their way out do not.
    final var present: [LayoutBox] {
        if let counting, counting.generation == generation { return counting.boxes }
        let children = children
        var result = children
        for child in children where child.isLeaving {
            result = children.filter { !$0.isLeaving }
            break
        }
        // A view that starts or ends its way out invalidates the layout of all boxes around it.
        counting = (generation, result)
        return result
    }

    /// Collects the children anew when they are next needed.
    final func childrenDidChange() {
        collected = nil
        invalidateLayout()
    }
}

/// A node of a view that is one box with the boxes of its content inside.
class ContainerNode<V, Content: View>: ViewNode<V> {
    final private(set) var contentNode: ViewNode<Content>?
    final private(set) lazy var box: ContainerBox = makeBox()
    private let contentOf: (V) -> Content
    private var direction: LayoutDirection

    init(_ view: V, _ inputs: NodeInputs, content: @escaping (V) -> Content) {
        contentOf = content
        direction = inputs.environment.layoutDirection
        super.init(view, inputs)
        contentNode = content(view).makeViewNode(inputs.child(of: self, environment: contentEnvironment))
    }

    func makeBox() -> ContainerBox { ContainerBox(owner: self) }

    /// The environment of the content.
    var contentEnvironment: EnvironmentValues { environment }

    /// Returns whether a new value of the view, apart from its content, changes the layout.
    func changesLayout(from old: V) -> Bool { true }

    override var children: [Node] { .only(contentNode) }
    override var arrangesBoxes: Bool { true }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.childrenDidChange() }

    override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
        let direction = environmentChanged ? environment.layoutDirection : direction
        if direction != self.direction || changesLayout(from: old) { box.invalidateLayout() }
        self.direction = direction
        contentNode?.update(to: contentOf(view), environment: contentEnvironment)
    }
}
