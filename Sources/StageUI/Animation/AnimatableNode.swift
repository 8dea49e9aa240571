// Licensed under the Apache License, Version 2.0.

/// The node of a view whose body is run with each value on the way to a new one.
private final class AnimatableNode<V: View & Animatable>: CompositeNode<V> {
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
    /// Makes a node that runs the body with each value on the way to a new one.
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        if AnimatableData.self == EmptyAnimatableData.self {
            return _ViewOutputs(CompositeNode(view, inputs.values), of: view)
        }
        return _ViewOutputs(AnimatableNode(view, inputs.values), of: view)
    }
}

extension Animatable where Self: View {
    /// Makes a node without a name that runs the body with each value on the way; nil without numbers.
    fileprivate func makeAnimatableNode(_ inputs: NodeInputs) -> Node? {
        guard AnimatableData.self != EmptyAnimatableData.self else { return nil }
        return AnimatableNode(self, inputs, isUnnamed: true)
    }
}

extension Shape {
    /// Makes a node that asks the shape for its body: the node that paints it moves its outline.
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(CompositeNode(view, inputs.values), of: view)
    }
}

extension ModifierView {
    /// Makes a node without a name; whether the modifier can be animated shows only here.
    static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.values.stage.isAnimatable(Modifier.self), let animatable = view as? any (View & Animatable),
            let node = animatable.makeAnimatableNode(inputs.values) as? ViewNode<Self>
        {
            return _ViewOutputs(node, of: view)
        }
        return _ViewOutputs(CompositeNode(view, inputs.values, isUnnamed: true), of: view)
    }
}

extension Stage {
    /// Whether values of a type have numbers to animate, found once for each type.
    func isAnimatable(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = animatableTypes[key] { return known }
        let result = type is any Animatable.Type
        animatableTypes[key] = result
        return result
    }
}

extension ModifierView: Animatable where Modifier: Animatable {
    /// What the modifier interpolates.
    var animatableData: Modifier.AnimatableData {
        get { modifier.value.animatableData }
        set { modifier.value.animatableData = newValue }
    }
}
