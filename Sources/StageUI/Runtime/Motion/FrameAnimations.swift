// Licensed under the Apache License, Version 2.0.

import Foundation

/// One change of place and size on its way, shared by all boxes that have changed alike in one update.
///
/// It has its own start; its remaining share is that of each of its boxes.
@MainActor
final class FrameMotion {
    typealias Numbers = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    fileprivate let value: AnimatedValue<Numbers>
    /// Indicates whether the size changes, in this change or in an earlier one that was still under way when it began.
    fileprivate let resizes: Bool

    /// A change on top of another one that may still be on its way.
    fileprivate init(
        by change: Numbers, after last: FrameMotion?, in transaction: Transaction, for box: LayoutBox,
        changed: @escaping () -> Void
    ) {
        value =
            last.map { AnimatedValue(copying: $0.value, changed: changed) }
            ?? AnimatedValue(.zero, stage: box.stage, changed: changed)
        resizes = last?.resizes == true || change.second != .zero
        value.set(value.model + change, in: transaction, environment: box.owner.environment)
    }

    /// Indicates whether it is still under way.
    var isMoving: Bool { value.isMoving }

    /// From the place where the boxes are to where they are seen.
    fileprivate var rest: Numbers { value.presentation - value.model }
}

/// The motions of boxes to where the layout has put them.
///
/// Each box goes from place to place of its space, the window or what moves as one, on its own; so a view stays where
/// it is while the boxes around it grow or move, and new content stands where it will be. Boxes that change alike share
/// one motion, and those that move with the box above need no attention (Decision 0043).
@MainActor
final class FrameAnimations {
    /// The properties in which boxes must agree to share a motion.
    private struct Change: Hashable {
        let last: ObjectIdentifier?
        let numbers: SIMD4<Int>
    }
    private struct Member {
        weak var box: LayoutBox?
        /// The box's node: a box may be kept a little longer than its node, and must not move then.
        weak var owner: Node?
    }
    private struct Known { weak var motion: FrameMotion? }
    /// A motion that began in the layout under way. It keeps the motion that it continues alive, so that no new
    /// motion can get the same identity meanwhile.
    private struct Begun {
        let transaction: Transaction
        let last: FrameMotion?
        let motion: FrameMotion
    }

    /// The boxes that are not simply carried along by the box above.
    private var members: [Member] = []
    /// The motions under way; they live as long as the boxes that they move.
    private var motions: [Known] = []
    /// The motions that began in the layout under way.
    private var begun: [Change: [Begun]] = [:]
    /// The transaction of the layout under way, if it is one that moves boxes.
    private(set) var transaction: Transaction?
    /// Indicates whether any motion has advanced since the boxes were last shown.
    private var isDue = false

    /// Indicates whether no box moves and none is about to.
    private(set) var isIdle = true

    /// Sends a box from its last place in its space to a new one, if the change is animated.
    func move(_ box: LayoutBox, from old: CGRect, to new: CGRect) {
        let change = new.numbers - old.numbers
        // A difference as small as this comes from adding the same numbers in another order, and is no change.
        guard let transaction, change.magnitudeSquared > 1e-18 else { return }
        let own = box.stage.overridden(transaction, for: box.owner)
        let last = box.frameMotion.flatMap { $0.isMoving ? $0 : nil }
        guard own.effectiveAnimation != nil || own.tracksVelocity && last != nil else { return }
        let key = Change(last: last.map(ObjectIdentifier.init), numbers: change.key)
        if let known = begun[key]?.first(where: { $0.transaction == own }) {
            box.frameMotion = known.motion
            return
        }
        let motion = FrameMotion(by: change, after: last, in: own, for: box) { [weak self] in
            self?.isDue = true
        }
        box.frameMotion = motion
        begun[key, default: []].append(Begun(transaction: own, last: last, motion: motion))
        motions.append(Known(motion: motion))
    }

    /// Shows a box where its motion has brought it by now, and keeps doing so until the box above carries it there.
    func follow(_ box: LayoutBox) {
        let isFree = show(box)
        guard !isFree, !box.isFollowed else { return }
        box.isFollowed = true
        members.append(Member(box: box, owner: box.owner))
    }

    /// Shows a box where its motion has brought it by now; returns whether the box above carries it there anyway.
    private func show(_ box: LayoutBox) -> Bool {
        let own = box.frameMotion.flatMap { $0.isMoving ? $0 : nil }
        let above = box.superbox.flatMap { $0.startsSpace ? nil : $0.frameMotion }.flatMap {
            $0.isMoving ? $0 : nil
        }
        var frame = box.modelFrame
        let isFree = own === above && own?.resizes != true
        if !isFree {
            let rest = own?.rest ?? .zero
            let origin = rest.first - (above?.rest.first ?? .zero)
            frame.origin.x += origin.first
            frame.origin.y += origin.second
            // A spring may swing below nothing, and no view is smaller than that.
            frame.size.width = max(0, frame.width + rest.second.first)
            frame.size.height = max(0, frame.height + rest.second.second)
        }
        if box.frame != frame { box.show(frame) }
        return isFree
    }

    /// Shows the boxes where their motions have brought them.
    private func showAll() {
        guard isDue else { return }
        isDue = false
        var isOver = false
        for member in members {
            guard let box = member.box, member.owner?.isMounted == true else {
                isOver = true
                continue
            }
            let size = box.frame.size
            if show(box) { isOver = true }
            if box.frame.size != size { box.sizeDidMove() }
        }
        if isOver { forgetFree() }
    }

    /// Forgets the boxes that have arrived or gone, or that are taken along by the box above.
    private func forgetFree() {
        members = members.filter { member in
            guard let box = member.box else { return false }
            let isNeeded = member.owner?.isMounted == true && !show(box)
            box.isFollowed = isNeeded
            if member.owner?.isMounted != true { box.frameMotion = nil }
            return isNeeded
        }
    }

    /// Runs a layout under a transaction.
    func during(_ transaction: Transaction, _ layout: () -> Void) {
        self.transaction = transaction
        isIdle = false
        layout()
        self.transaction = nil
        begun.removeAll()
        forgetSettled()
    }

    /// Forgets the motions that are over and the boxes that have arrived or gone.
    func forgetSettled() {
        guard !isIdle, transaction == nil else { return }
        showAll()
        motions.removeAll { $0.motion?.isMoving != true }
        guard motions.isEmpty else { return }
        forgetFree()
        isIdle = members.isEmpty
    }
}

extension CGRect {
    fileprivate var numbers: FrameMotion.Numbers {
        AnimatablePair(AnimatablePair(minX, minY), AnimatablePair(width, height))
    }
}

extension FrameMotion.Numbers {
    /// The numbers without rounding errors.
    fileprivate var key: SIMD4<Int> {
        func whole(_ number: CGFloat) -> Int {
            let scaled = (Double(number) * 1_048_576).rounded()
            return abs(scaled) < 9e18 ? Int(scaled) : 0
        }
        return SIMD4(
            whole(first.first), whole(first.second), whole(second.first), whole(second.second))
    }
}

extension Stage {
    /// Returns whether a change under a transaction may move boxes.
    func movesFrames(under transaction: Transaction) -> Bool {
        rootBox != nil
            && (transaction.effectiveAnimation != nil || updates.transactionViews > 0
                || updates.hasValueMotions)
    }

    /// Places the boxes under a transaction, if it moves them and everything has been placed before.
    func moveFrames(under transaction: Transaction) {
        guard layoutPass.hasLaidOut, layoutPass.isDue else { return }
        let isMoving =
            transaction.effectiveAnimation != nil || updates.overridingBatch == updates.batch
            || updates.transactionViews > 0
        guard isMoving else { return }
        // Views that a geometry reader makes anew belong to the same change.
        motions.frames.during(transaction) { placeDueBoxes() }
        _ = settleFeatures(under: transaction)
    }
}
