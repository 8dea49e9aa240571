// Licensed under the Apache License, Version 2.0.

public import Foundation

struct OpacityEffect: AnimatedEffect {
    var amount: Double
    func draw(_ items: [DisplayItem], amount: Double, size: CGSize, owner: Node) -> [DisplayItem] {
        TransitionEffect.opacity(amount).apply(to: items, size: size, owner: owner.path)
    }
    func takesTouches(amount: Double) -> Bool { amount > 0.01 }
}

/// A change of size about a point; both can be on their way.
struct ScaleEffect: AnimatedEffect {
    typealias Amount = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
    var scale: AnimatablePair<CGFloat, CGFloat>
    var anchor: UnitPoint
    var amount: Amount { AnimatablePair(scale, anchor.animatableData) }

    func transform(amount: Amount, size: CGSize) -> CGAffineTransform {
        TransitionEffect.scale(
            amount.first.first, amount.first.second,
            UnitPoint(x: amount.second.first, y: amount.second.second), size)
    }
    func draw(_ items: [DisplayItem], amount: Amount, size: CGSize, owner: Node) -> [DisplayItem] {
        guard takesTouches(amount: amount) else { return [] }
        return TransitionEffect.transformed(
            items, transform(amount: amount, size: size, owner: owner), owner.path)
    }
    func takesTouches(amount: Amount) -> Bool { amount.first.first != 0 && amount.first.second != 0 }
}

/// A turn about a point; both can be on their way.
struct RotationEffect: AnimatedEffect {
    typealias Amount = AnimatablePair<Double, UnitPoint.AnimatableData>
    /// The angle in radians.
    var angle: Double
    var anchor: UnitPoint
    var amount: Amount { AnimatablePair(angle, anchor.animatableData) }

    func transform(amount: Amount, size: CGSize) -> CGAffineTransform {
        let point = UnitPoint(x: amount.second.first, y: amount.second.second).point(in: size)
        return CGAffineTransform(rotationAngle: CGFloat(amount.first)).about(point)
    }
    func draw(_ items: [DisplayItem], amount: Amount, size: CGSize, owner: Node) -> [DisplayItem] {
        if amount.first == 0 { return items }
        return TransitionEffect.transformed(
            items, transform(amount: amount, size: size, owner: owner), owner.path)
    }
}

/// A move in reading direction: in a right-to-left layout, x counts to the left.
struct OffsetEffect: AnimatedEffect {
    var amount: AnimatablePair<CGFloat, CGFloat>
    func transform(amount: AnimatablePair<CGFloat, CGFloat>, size: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: amount.first, y: amount.second)
    }
    func draw(
        _ items: [DisplayItem], amount: AnimatablePair<CGFloat, CGFloat>, size: CGSize, owner: Node
    ) -> [DisplayItem] {
        let move = transform(amount: amount, size: size, owner: owner)
        return TransitionEffect.moved(items, CGSize(width: move.tx, height: move.ty))
    }
}

struct AffineEffect: AnimatedEffect {
    var matrix: CGAffineTransform
    func takesTouches(amount: EmptyAnimatableData) -> Bool {
        matrix.a * matrix.d - matrix.b * matrix.c != 0
    }
    var amount: EmptyAnimatableData { EmptyAnimatableData() }
    func transform(amount: EmptyAnimatableData, size: CGSize) -> CGAffineTransform { matrix }
    func draw(
        _ items: [DisplayItem], amount: EmptyAnimatableData, size: CGSize, owner: Node
    ) -> [DisplayItem] {
        let matrix = transform(amount: amount, size: size, owner: owner)
        if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 {
            return TransitionEffect.moved(items, CGSize(width: matrix.tx, height: matrix.ty))
        }
        return TransitionEffect.transformed(items, matrix, owner.path)
    }
}

extension View {
    /// Sets the opacity of the view and everything inside it, from 0 (invisible) to 1.
    public func opacity(_ opacity: Double) -> some View { modified(OpacityEffect(amount: opacity)) }
    /// Draws the view larger or smaller about a point; its layout stays.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modified(ScaleEffect(scale: AnimatablePair(s, s), anchor: anchor))
    }
    /// Draws the view wider and taller about a point; its layout stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(ScaleEffect(scale: AnimatablePair(scale.width, scale.height), anchor: anchor))
    }
    /// Draws the view wider and taller about a point; its layout stays.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modified(ScaleEffect(scale: AnimatablePair(x, y), anchor: anchor))
    }
    /// Draws the view turned clockwise about a point; its layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(RotationEffect(angle: angle.radians, anchor: anchor))
    }
    /// Draws the view moved by points; its layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(OffsetEffect(amount: AnimatablePair(x, y)))
    }
    /// Draws the view moved by points; its layout stays.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    /// Draws the view under an affine transform; its layout stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modified(AffineEffect(matrix: transform))
    }
}

struct PositionModifier: BoxModifier {
    var point: CGPoint
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PositionBox(owner: owner, content: content) { [unowned owner] in owner.modifier.point }
    }
}

private final class PositionBox: WrapperBox {
    private let point: () -> CGPoint
    init(owner: Node, content: LayoutBox, point: @escaping () -> CGPoint) {
        self.point = point
        super.init(owner: owner, content: content)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let child = content.size(for: proposal)
        return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    }
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let child = content.size(for: proposal)
        let point = point()
        place(
            content, x: point.x - child.width / 2, y: point.y - child.height / 2, proposal: proposal,
            in: size)
    }
    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let child = content.size(for: proposal)
        let start = point()[key.axis] - child[key.axis] / 2
        return content.explicitGuide(key, proposal: proposal).map { $0 + start }
    }
    override func spacing(at edge: Edge) -> EdgeSpacing { .standard }
}

extension View {
    /// Puts the view's middle at a point of the space, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(PositionModifier(point: CGPoint(x: x, y: y)))
    }
    /// Puts the view's middle at a point of the space, all of which it takes.
    public func position(_ position: CGPoint) -> some View { modified(PositionModifier(point: position)) }
}
