// Licensed under the Apache License, Version 2.0.

import Foundation

/// An effect that maps the plane with perspective.
@MainActor
protocol ProjectingEffect: AnimatedEffect {
    func projection(amount: Amount, size: CGSize) -> ProjectionTransform
}

extension ProjectingEffect {
    /// In a right-to-left layout, the whole change is mirrored, as on the platform.
    private func projection(amount: Amount, size: CGSize, owner: Node) -> DisplayProjection {
        let map = projection(amount: amount, size: size)
        guard owner.environment.layoutDirection == .rightToLeft else { return DisplayProjection(map) }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return DisplayProjection(ProjectionTransform(mirror).concatenating(map)).followed(by: mirror)
    }

    /// Touches find their way as if all of the view lay as its middle does.
    func transform(amount: Amount, size: CGSize, owner: Node) -> CGAffineTransform {
        projection(amount: amount, size: size, owner: owner)
            .affine(near: CGPoint(x: size.width / 2, y: size.height / 2))
    }

    func draw(_ items: [DisplayItem], amount: Amount, size: CGSize, owner: Node) -> [DisplayItem] {
        let map = projection(amount: amount, size: size, owner: owner)
        guard map.isInvertible else { return [] }
        if map.isAffine {
            return TransitionEffect.transformed(items, map.affine(near: .zero), owner.path)
        }
        if items.isEmpty { return items }
        return [DisplayItem(owner: owner.path, content: .group(.projection(map), items))]
    }

    func takesTouches(amount: Amount) -> Bool {
        let size = CGSize(width: 1, height: 1)
        let flat = DisplayProjection(projection(amount: amount, size: size))
            .affine(near: CGPoint(x: 0.5, y: 0.5))
        return abs(flat.a * flat.d - flat.b * flat.c) > 1e-9
    }
}

/// A rotation in space about an axis through a point of the view, or in front of it; all of it can be on its way.
struct Rotation3DEffect: ProjectingEffect {
    typealias Pair = AnimatablePair<CGFloat, CGFloat>
    /// The angle, the axis, the anchor, and the depth with the perspective.
    typealias Amount = AnimatablePair<
        Double, AnimatablePair<AnimatablePair<Pair, CGFloat>, AnimatablePair<Pair, Pair>>
    >
    var angle: Double
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat = 0
    var perspective: CGFloat = 1

    var amount: Amount {
        AnimatablePair(
            angle,
            AnimatablePair(
                AnimatablePair(Pair(axis.x, axis.y), axis.z),
                AnimatablePair(anchor.animatableData, Pair(anchorZ, perspective))))
    }

    func projection(amount: Amount, size: CGSize) -> ProjectionTransform {
        let axis = amount.second.first
        let length =
            (axis.first.first * axis.first.first + axis.first.second * axis.first.second
            + axis.second * axis.second).squareRoot()
        guard length > 0, amount.first != 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.first.first / length, axis.first.second / length, axis.second / length)
        let anchor = amount.second.second.first
        let (depth, perspective) = (amount.second.second.second.first, amount.second.second.second.second)
        let (cosine, sine) = (CGFloat(cos(amount.first)), CGFloat(sin(amount.first)))
        let rest = 1 - cosine
        // Where the steps to the right, down and towards the viewer go in space.
        let right = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
        let down = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
        let near = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
        let point = UnitPoint(x: anchor.first, y: anchor.second).point(in: size)
        let start = (
            -point.x * right.0 - point.y * down.0 - depth * near.0,
            -point.x * right.1 - point.y * down.1 - depth * near.1,
            -point.x * right.2 - point.y * down.2 - depth * near.2
        )
        // An object that is nearer to the viewer by a share of the distance is larger by that share.
        let side = max(size.width, size.height)
        let share = side > 0 ? -perspective / side : 0
        var map = ProjectionTransform()
        (map.m13, map.m23, map.m33) = (share * right.2, share * down.2, 1 + share * start.2)
        (map.m11, map.m12) = (right.0 + point.x * map.m13, right.1 + point.y * map.m13)
        (map.m21, map.m22) = (down.0 + point.x * map.m23, down.1 + point.y * map.m23)
        (map.m31, map.m32) = (start.0 + point.x * map.m33, start.1 + point.y * map.m33)
        return map
    }
}

/// A map of the plane that a view gives.
struct ProjectionEffect: ProjectingEffect {
    var projection: ProjectionTransform
    var amount: EmptyAnimatableData { EmptyAnimatableData() }
    func projection(amount: EmptyAnimatableData, size: CGSize) -> ProjectionTransform { projection }
}
