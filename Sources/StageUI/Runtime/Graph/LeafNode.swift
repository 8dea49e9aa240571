// Licensed under the Apache License, Version 2.0.

/// The node of a view that is one box without views inside.
final class LeafNode<V: View>: ViewNode<V> {
    private var box: LayoutBox?
    private let changesLayout: (V, V) -> Bool
    private let measuresEnvironment: Bool

    /// - Parameters:
    ///   - measuresEnvironment: Whether the size depends on the environment.
    ///   - changesLayout: Whether the step from one value to another changes the size.
    init(
        _ view: V, _ inputs: NodeInputs, measuresEnvironment: Bool = true,
        changesLayout: @escaping (V, V) -> Bool = { _, _ in false },
        makeBox: (LeafNode<V>) -> LayoutBox
    ) {
        self.changesLayout = changesLayout
        self.measuresEnvironment = measuresEnvironment
        super.init(view, inputs)
        box = makeBox(self)
    }

    override func collectBoxes(into boxes: inout [LayoutBox]) {
        if let box { boxes.append(box) }
    }

    override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
        let before = passes.updates.environmentBefore
        if !environmentChanged, V.self is any Equatable.Type, isEqual(old, view) { return }
        if let box, stage.transaction.effectiveAnimation != nil || box.isStyleMoving || box.movesByItself {
            box.styleDidChange(from: old, before)
        }
        if (environmentChanged && measuresEnvironment) || changesLayout(old, view) {
            box?.invalidateLayout()
        } else {
            box?.invalidateDisplay()
        }
    }
}
