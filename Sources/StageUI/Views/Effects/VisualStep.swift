// Licensed under the Apache License, Version 2.0.

import Foundation

/// One change of how a view is drawn, with the numbers that can be on their way.
struct VisualStep: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case opacity
        case scale(UnitPoint)
        case rotation(UnitPoint)
        case turn(x: CGFloat, y: CGFloat, z: CGFloat, UnitPoint)
        case offset
        case blur
        case color(ColorEffect.Kind)
        case transform(ProjectionTransform)
    }
    var kind: Kind
    var numbers: [Double]

    private var first: Double { numbers.first ?? 0 }
    private var pair: AnimatablePair<CGFloat, CGFloat> {
        AnimatablePair(CGFloat(first), CGFloat(numbers.last ?? 0))
    }

    /// A turn by the first of three numbers; the others are the distance of the axis and the perspective.
    private func turn(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ anchor: UnitPoint) -> Rotation3DEffect {
        Rotation3DEffect(
            angle: first, axis: (x, y, z), anchor: anchor, anchorZ: CGFloat(numbers[safe: 1] ?? 0),
            perspective: CGFloat(numbers[safe: 2] ?? 1))
    }

    /// The drawing after the change.
    @MainActor
    func draw(_ items: [DisplayItem], size: CGSize, owner: Node) -> [DisplayItem] {
        func drawn<E: AnimatedEffect>(_ effect: E) -> [DisplayItem] {
            effect.draw(items, amount: effect.amount, size: size, owner: owner)
        }
        switch kind {
        case .opacity: return drawn(OpacityEffect(amount: first))
        case .blur: return drawn(BlurEffect(amount: CGFloat(first)))
        case .color(let kind): return drawn(ColorEffect(kind: kind, amount: first))
        case .scale(let anchor): return drawn(ScaleEffect(scale: pair, anchor: anchor))
        case .rotation(let anchor): return drawn(RotationEffect(angle: first, anchor: anchor))
        case .turn(let x, let y, let z, let anchor):
            return drawn(turn(x, y, z, anchor))
        case .offset: return drawn(OffsetEffect(amount: pair))
        case .transform(let matrix): return drawn(ProjectionEffect(projection: matrix))
        }
    }

    /// Returns the transform of touches.
    @MainActor
    func transform(size: CGSize, owner: Node) -> CGAffineTransform {
        func moved<E: AnimatedEffect>(_ effect: E) -> CGAffineTransform {
            effect.transform(amount: effect.amount, size: size, owner: owner)
        }
        switch kind {
        case .opacity, .blur, .color: return .identity
        case .scale(let anchor): return moved(ScaleEffect(scale: pair, anchor: anchor))
        case .rotation(let anchor): return moved(RotationEffect(angle: first, anchor: anchor))
        case .turn(let x, let y, let z, let anchor):
            return moved(turn(x, y, z, anchor))
        case .offset: return moved(OffsetEffect(amount: pair))
        case .transform(let matrix): return moved(ProjectionEffect(projection: matrix))
        }
    }

    /// Returns whether touches can reach a view that is drawn so.
    @MainActor
    func takesTouches(size: CGSize, owner: Node) -> Bool {
        if kind == .opacity { return first > 0.01 }
        let map = transform(size: size, owner: owner)
        return abs(map.a * map.d - map.b * map.c) > 1e-9
    }
}

extension [VisualStep] {
    /// The changes a share of the way to others of the same kinds.
    func interpolated(towards other: [VisualStep], amount: Double) -> [VisualStep] {
        guard count == other.count else { return amount < 0.5 ? self : other }
        return zip(self, other).map { a, b in
            guard a.numbers.count == b.numbers.count else { return amount < 0.5 ? a : b }
            return VisualStep(
                kind: b.kind, numbers: zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * amount })
        }
    }

    /// The changes with other numbers, one after the other.
    func with(_ numbers: [Double]) -> [VisualStep] {
        var rest = numbers[...]
        return map { step in
            guard rest.count >= step.numbers.count else { return step }
            defer { rest = rest.dropFirst(step.numbers.count) }
            return VisualStep(kind: step.kind, numbers: [Double](rest.prefix(step.numbers.count)))
        }
    }
}
