// Licensed under the Apache License, Version 2.0.

/// A view that the runtime builds a node for, instead of asking for a body.
@MainActor
protocol PrimitiveView: View {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self>
}

extension PrimitiveView {
    fileprivate func makeErasedNode(_ inputs: NodeInputs) -> Node { makeNode(inputs) }
}

extension View {
    /// Makes the node for this view.
    func makeViewNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        // Only a view without a body can be the runtime's own; asking for a conformance is slow when the
        // answer is no.
        if Body.self == Never.self, let primitive = self as? any PrimitiveView,
            let node = primitive.makeErasedNode(inputs) as? ViewNode<Self>
        {
            return node
        }
        if inputs.stage.isAnimatable(Self.self), let animatable = self as? any (View & Animatable),
            let node = animatable.makeAnimatableNode(inputs) as? ViewNode<Self>
        {
            return node
        }
        return CompositeNode(self, inputs)
    }
}

/// A key under which a view offers a value to its container.
protocol ViewTraitKey {
    associatedtype Value
}
