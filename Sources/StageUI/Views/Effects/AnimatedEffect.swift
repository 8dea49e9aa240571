// Licensed under the Apache License, Version 2.0.

import Foundation

/// A modifier that changes the finished drawing of its content by a value that can be animated.
@MainActor
protocol AnimatedEffect: BoxModifier {
    associatedtype Amount: VectorArithmetic
    var amount: Amount { get }
    /// The value where it depends on the environment.
    func amount(in environment: EnvironmentValues) -> Amount
    /// The drawing at an amount on the way.
    func draw(_ items: [DisplayItem], amount: Amount, size: CGSize, owner: Node) -> [DisplayItem]
    /// Returns the transform of touches at an amount on the way.
    func transform(amount: Amount, size: CGSize) -> CGAffineTransform
    /// Returns the transform of touches at an amount on the way, for a view that may be read from right to left.
    func transform(amount: Amount, size: CGSize, owner: Node) -> CGAffineTransform
    /// Returns whether touches reach the content at all.
    func takesTouches(amount: Amount) -> Bool
    /// Indicates whether touches outside the frame are lost.
    var clipsTouches: Bool { get }
    /// Returns whether a place of the frame is inside the area that touches are restricted to.
    func clipContains(_ point: CGPoint, of box: LayoutBox) -> Bool
}

extension AnimatedEffect {
    static var changesLayout: Bool { false }
    var clipsTouches: Bool { false }
    func clipContains(_ point: CGPoint, of box: LayoutBox) -> Bool { true }
    func transform(amount: Amount, size: CGSize) -> CGAffineTransform { .identity }
    func transform(amount: Amount, size: CGSize, owner: Node) -> CGAffineTransform {
        let transform = transform(amount: amount, size: size)
        guard owner.environment.layoutDirection == .rightToLeft, !transform.isIdentity else {
            return transform
        }
        // As on the platform, the whole change is mirrored.
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return mirror.concatenating(transform).concatenating(mirror)
    }
    func takesTouches(amount: Amount) -> Bool { true }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        EffectBox(owner: owner, content: content)
    }

    func amount(in environment: EnvironmentValues) -> Amount { amount }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard let old else { return }
        let stage = owner.stage
        let before = stage.updates.environmentBefore
        let target = amount(in: owner.environment)
        if let value = owner.attachment as? AnimatedValue<Amount> {
            value.set(target, in: stage.transaction, environment: owner.environment)
            return
        }
        // Most effects never move, and need no animation.
        let transaction = stage.transaction
        guard transaction.effectiveAnimation != nil || transaction.tracksVelocity else { return }
        let start = old.amount(in: before)
        guard start != target else { return }
        let value = AnimatedValue(start, stage: stage) { [weak owner] in
            owner?.boxes.forEach { $0.invalidateDisplay() }
        }
        owner.attachment = value
        value.set(target, in: transaction, environment: owner.environment)
    }
}

private final class EffectBox<Effect: AnimatedEffect>: WrapperBox {
    private unowned let node: any BoxModifierOwner<Effect>

    init(owner: any BoxModifierOwner<Effect>, content: LayoutBox) {
        node = owner
        super.init(owner: owner, content: content)
    }

    private var amount: Effect.Amount {
        (node.attachment as? AnimatedValue<Effect.Amount>)?.presentation
            ?? node.modifier.amount(in: node.environment)
    }

    override func makeItems() -> [DisplayItem] {
        node.modifier.draw(super.makeItems(), amount: amount, size: frame.size, owner: owner)
    }

    override var contentTransform: CGAffineTransform {
        node.modifier.transform(amount: amount, size: frame.size, owner: owner)
    }
    override var takesTouches: Bool { node.modifier.takesTouches(amount: amount) }
    override var clipsTouches: Bool { node.modifier.clipsTouches }
    override func touchContains(_ point: CGPoint) -> Bool {
        super.touchContains(point) && node.modifier.clipContains(point, of: self)
    }
}
