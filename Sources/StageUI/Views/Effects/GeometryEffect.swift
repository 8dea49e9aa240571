// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A change of a view's drawing that maps the plane, and leaves the layout as it is.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the map for a view of a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view under the map.
    public func body(content: Content) -> some View { content.modified(OwnGeometryEffect(effect: self)) }
}

private struct OwnGeometryEffect<Effect: GeometryEffect>: ProjectingEffect {
    let effect: Effect
    var amount: EmptyAnimatableData { EmptyAnimatableData() }
    func projection(amount: EmptyAnimatableData, size: CGSize) -> ProjectionTransform {
        effect.effectValue(size: size)
    }
}

/// A modifier whose change can be animated, by the name from before modifiers could be animatable by themselves.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
