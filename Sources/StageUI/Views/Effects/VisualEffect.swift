// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Changes of how a view is drawn that may depend on its place, because they change no layout.
public protocol VisualEffect: Sendable, Animatable {}

/// No change, on which others are built.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public nonisolated init() {}
}

/// Changes one after the other.
struct VisualEffectChain: VisualEffect {
    let steps: [VisualStep]
}

extension VisualEffect {
    /// The changes that compose the effect.
    var steps: [VisualStep] { (self as? VisualEffectChain)?.steps ?? [] }

    private func adding(_ kind: VisualStep.Kind, _ numbers: Double...) -> VisualEffectChain {
        VisualEffectChain(steps: steps + [VisualStep(kind: kind, numbers: numbers)])
    }

    /// Sets the opacity of the view, from 0 (invisible) to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, opacity) }
    /// Draws the view larger or smaller about a point.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(anchor), Double(s), Double(s))
    }
    /// Draws the view wider and taller about a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(anchor), Double(scale.width), Double(scale.height))
    }
    /// Draws the view wider and taller about a point.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(.scale(anchor), Double(x), Double(y))
    }
    /// Draws the view turned clockwise about a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(anchor), angle.radians)
    }
    /// Draws the view turned about an axis in space, as the modifier of views does.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .turn(x: axis.x, y: axis.y, z: axis.z, anchor), angle.radians, Double(anchorZ),
            Double(perspective))
    }
    /// Draws the view moved by points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding(.offset, Double(offset.width), Double(offset.height))
    }
    /// Draws the view moved by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset, Double(x), Double(y))
    }
    /// Draws the view out of focus; the radius is the Gaussian's sigma in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur, Double(radius))
    }
    /// Makes the view lighter, -1 to 1.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness), amount) }
    /// Sets the contrast; 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast), amount) }
    /// Makes colours stronger or fainter; 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation), amount) }
    /// Reduces the colourfulness, 0 to 1.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale), amount) }
    /// Rotates the hue of all colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.color(.hueRotation), angle.radians)
    }
    /// Draws the view under a map of the plane with perspective.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.transform(transform))
    }
}
