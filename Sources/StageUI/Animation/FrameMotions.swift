// Licensed under the Apache License, Version 2.0.

import Foundation

/// The boxes whose frames are on their way to where the layout has put them.
///
/// They are kept here and not in the boxes, because few boxes move and most never do.
@MainActor
final class FrameMotions {
    typealias Numbers = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    private struct Member {
        weak var box: LayoutBox?
        /// The box's node: a box may be kept a little longer than its node, and must not move then.
        weak var owner: Node?
        let value: AnimatedValue<Numbers>
    }
    private var members: [ObjectIdentifier: Member] = [:]
    /// The transaction of the layout under way, if it is one that moves boxes.
    private(set) var transaction: Transaction?

    /// Whether no box moves and none is about to.
    private(set) var isIdle = true

    /// Where the layout has put a box.
    func model(of box: LayoutBox) -> CGRect {
        guard let member = members[ObjectIdentifier(box)], member.box === box else { return box.frame }
        return CGRect(member.value.model)
    }

    /// Starts or changes the motion of a box; returns whether the box is shown by a motion.
    func move(_ box: LayoutBox, from old: CGRect, to new: CGRect) -> Bool {
        let key = ObjectIdentifier(box)
        if let member = members[key], member.box === box {
            member.value.set(
                new.numbers, in: transaction(for: box), environment: box.owner.environment)
            return true
        }
        let transaction = transaction(for: box)
        guard transaction.effectiveAnimation != nil else { return false }
        let value = AnimatedValue(old.numbers, stage: box.owner.stage) { [weak self, weak box] in
            guard let self, let box else { return }
            self.show(box)
        }
        members[key] = Member(box: box, owner: box.owner, value: value)
        value.set(new.numbers, in: transaction, environment: box.owner.environment)
        return true
    }

    private func transaction(for box: LayoutBox) -> Transaction {
        guard let transaction else { return Transaction() }
        return box.owner.stage.overridden(transaction, for: box.owner)
    }

    private func show(_ box: LayoutBox) {
        guard let member = members[ObjectIdentifier(box)], member.owner?.isMounted == true else { return }
        let size = box.frame.size
        var frame = CGRect(member.value.presentation)
        // A spring may swing below nothing, and no view is smaller than that.
        frame.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
        box.show(frame)
        if box.frame.size != size { box.sizeDidMove() }
    }

    /// Runs a layout under a transaction.
    func during(_ transaction: Transaction, _ layout: () -> Void) {
        self.transaction = transaction
        isIdle = false
        layout()
        self.transaction = nil
        forgetSettled()
    }

    /// Forgets the boxes that have arrived or gone.
    func forgetSettled() {
        guard !isIdle, transaction == nil else { return }
        members = members.filter { _, member in
            member.box != nil && member.owner?.isMounted == true && member.value.isMoving
        }
        isIdle = members.isEmpty
    }
}

extension CGRect {
    fileprivate var numbers: FrameMotions.Numbers {
        AnimatablePair(AnimatablePair(minX, minY), AnimatablePair(width, height))
    }

    fileprivate init(_ numbers: FrameMotions.Numbers) {
        self.init(
            x: numbers.first.first, y: numbers.first.second, width: numbers.second.first,
            height: numbers.second.second)
    }
}

extension Stage {
    /// Whether a change under a transaction may move boxes.
    func movesFrames(under transaction: Transaction) -> Bool {
        rootBox != nil
            && (transaction.effectiveAnimation != nil || transactionViews > 0 || hasValueMotions)
    }

    /// Places the boxes under a transaction, if it moves them and everything has been placed before.
    func moveFrames(under transaction: Transaction) {
        guard hasLaidOut, isLayoutDue else { return }
        let isMoving =
            transaction.effectiveAnimation != nil || overridingBatch == batch || transactionViews > 0
        guard isMoving else { return }
        // What a geometry reader makes anew is a part of the same change.
        frameMotions.during(transaction) { placeDueBoxes() }
        matches?.settle(under: transaction)
    }
}
