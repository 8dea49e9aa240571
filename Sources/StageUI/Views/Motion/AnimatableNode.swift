// Licensed under the Apache License, Version 2.0.

/// The node of a view whose body is run with each value on the way to a new one.
private final class AnimatableNode<V: View & Animatable, Body>: CompositeNode<V, Body> where V.Body == Body {
    private var value: AnimatedValue<V.AnimatableData>?

    override func prepare(_ view: inout V) {
        if let value, value.isMoving { view.animatableData = value.presentation }
    }

    override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
        let transaction = stage.transaction
        let target = view.animatableData
        if let value {
            value.set(target, in: transaction, environment: environment)
        } else if transaction.effectiveAnimation != nil, old.animatableData != target {
            let value = AnimatedValue(old.animatableData, stage: stage) { [weak self] in
                self?.invalidate(Transaction())
            }
            self.value = value
            value.set(target, in: transaction, environment: environment)
        }
        super.didUpdate(from: old, viewChanged: viewChanged, environmentChanged: environmentChanged)
    }
}

extension View where Self: Animatable {
    /// Creates a node that runs the body with each value on the way to a new one.
    @inlinable
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs._animatable(view, inputs, Body.self)
    }
}

extension _ViewOutputs {
    /// The node of a view that may have numbers to animate.
    @MainActor @preconcurrency public static func _animatable<V: View & Animatable, Body>(
        _ view: V, _ inputs: _ViewInputs, _ body: Body.Type
    ) -> _ViewOutputs where V.Body == Body {
        if V.AnimatableData.self == EmptyAnimatableData.self { return _composite(view, inputs, body) }
        return _ViewOutputs(AnimatableNode<V, Body>(view, inputs.values), of: view)
    }
}

extension Animatable where Self: View {
    /// Creates a node without a name that runs the body with each value on the way; nil without numbers.
    fileprivate func makeAnimatableNode(_ inputs: NodeInputs) -> Node? {
        guard AnimatableData.self != EmptyAnimatableData.self else { return nil }
        return AnimatableNode<Self, Body>(self, inputs, isUnnamed: true)
    }
}

extension Shape {
    /// Creates a node that asks the shape for its body: the node that paints it moves its outline.
    @MainActor
    @inlinable
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs._composite(view, inputs, Body.self)
    }
}

extension ModifierView {
    /// Creates a node without a name; whether the modifier can be animated shows only here.
    static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.values.stage.types.isAnimatable(Modifier.self),
            let animatable = view as? any (View & Animatable),
            let node = animatable.makeAnimatableNode(inputs.values) as? ViewNode<Self>
        {
            return _ViewOutputs(node, of: view)
        }
        return _ViewOutputs(CompositeNode<Self, Body>(view, inputs.values, isUnnamed: true), of: view)
    }
}

extension ModifierView: Animatable where Modifier: Animatable {
    /// The interpolated values of the modifier.
    var animatableData: Modifier.AnimatableData {
        get { modifier.value.animatableData }
        set { modifier.value.animatableData = newValue }
    }
}
