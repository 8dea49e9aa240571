// Licensed under the Apache License, Version 2.0.

import Foundation

/// Draws a view with changes that depend on its place.
struct VisualEffectModifier: BoxModifier {
    /// The changes at a place, and the motion with which they come about.
    typealias Source = @MainActor (VisualEffectBox) -> (steps: [VisualStep], animation: Animation?)
    var source: Source
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        VisualEffectBox(owner: owner, content: content) { [unowned owner] in owner.modifier.source }
    }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard old != nil else { return }
        for box in owner.boxes { (box as? VisualEffectBox)?.refresh(in: owner.stage.transaction) }
    }
}

/// A box that is drawn changed; its changes are determined whenever it has been placed or moved.
final class VisualEffectBox: WrapperBox, GeometryWatching {
    private let source: () -> VisualEffectModifier.Source
    private var model: [VisualStep] = []
    private var motion: AnimatedValue<NumberList>?
    private var isPlaced = false
    /// While the place is looked at, the box is where it would be without changes.
    private var isLooking = false

    init(owner: Node, content: LayoutBox, source: @escaping () -> VisualEffectModifier.Source) {
        self.source = source
        super.init(owner: owner, content: content)
    }

    private var shown: [VisualStep] {
        guard let motion, motion.isMoving else { return model }
        return model.with(motion.presentation.numbers)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        if !isPlaced { stage.geometry.add(self) }
        refresh(in: Transaction())
        isPlaced = true
    }

    func compareGeometry() { refresh(in: Transaction()) }

    /// Determines how the view is drawn at its place.
    func refresh(in transaction: Transaction) {
        guard isPlaced || superbox != nil else { return }
        isLooking = true
        let (new, animation) = source()(self)
        isLooking = false
        guard new != model else { return }
        let before = NumberList(numbers: model.flatMap(\.numbers))
        let after = NumberList(numbers: new.flatMap(\.numbers))
        let isSame = new.count == model.count && before.numbers.count == after.numbers.count
        var transaction = transaction
        if let animation, !transaction.disablesAnimations { transaction.animation = animation }
        if !isPlaced || !isSame {
            motion = nil
        } else if let motion {
            motion.set(after, in: transaction, environment: owner.environment)
        } else if transaction.effectiveAnimation != nil {
            let value = AnimatedValue(before, stage: stage) { [weak self] in self?.invalidateDisplay() }
            motion = value
            value.set(after, in: transaction, environment: owner.environment)
        }
        model = new
        invalidateDisplay()
    }

    override func makeItems() -> [DisplayItem] {
        shown.reduce(super.makeItems()) { $1.draw($0, size: frame.size, owner: owner) }
    }

    override var contentTransform: CGAffineTransform {
        guard !isLooking else { return .identity }
        return shown.reduce(.identity) { $0.concatenating($1.transform(size: frame.size, owner: owner)) }
    }
    override var takesTouches: Bool {
        shown.allSatisfy { $0.takesTouches(size: frame.size, owner: owner) }
    }
}

extension View {
    /// Draws the view with changes that depend on its place; its layout stays.
    @_disfavoredOverload
    public func visualEffect<E: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View {
        modified(
            VisualEffectModifier { box in
                let proxy = GeometryProxy(of: box, size: box.frame.size)
                return (effect(EmptyVisualEffect(), proxy).steps, nil)
            })
    }
}
