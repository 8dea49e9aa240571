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

extension Animatable where Self: View {
    /// Makes a node that runs the body with each value on the way.
    func makeAnimatableNode(_ inputs: NodeInputs) -> Node { AnimatableNode(self, inputs) }
}

extension Stage {
    /// Whether views of a type are drawn by their bodies on the way from one value to another.
    ///
    /// A shape is not: the node that paints it moves its outline.
    func isAnimatable<V: View>(_ type: V.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = animatableTypes[key] { return known }
        func hasData<A: Animatable>(_ type: A.Type) -> Bool {
            A.AnimatableData.self != EmptyAnimatableData.self
        }
        var result = false
        if !(type is any Shape.Type), let animatable = type as? any Animatable.Type {
            result = hasData(animatable)
        }
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
