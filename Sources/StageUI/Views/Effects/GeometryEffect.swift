// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A change of a view's drawing that maps the plane, and leaves the layout as it is.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the map for a view of a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

/// A map of a view that its layout takes no notice of, as that of any effect here.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    /// The numbers of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    /// Returns the map for a view of a size in points.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension GeometryEffect {
    /// Returns the effect without influence on the places that views inside are told; no effect has any here.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
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
