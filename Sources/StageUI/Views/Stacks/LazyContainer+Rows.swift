// Licensed under the Apache License, Version 2.0.

import Foundation

/// The window of a scroll view in its content, and what is around it.
@MainActor
struct RowWindow {
    /// The part of the content that is seen.
    let own: LazySpan
    private let reach: CGFloat

    /// The window along an axis; nil for one that was never laid out.
    init?(of scroll: ScrollBox, along axis: Axis) {
        let start = scroll.offset[axis]
        let length = scroll.visibleSize[axis]
        guard length > 0 else { return nil }
        own = LazySpan(start: start, end: start + length)
        reach = scroll.clipsTouches ? length : max(length, scroll.stage.configuration.size[axis])
    }

    private func around(_ distance: CGFloat) -> LazySpan {
        LazySpan(start: own.start - reach * distance, end: own.end + reach * distance)
    }
    /// No gap is nearer than half a window.
    var near: LazySpan { around(0.5) }
    /// Rows are made up to a window away.
    var made: LazySpan { around(1) }
    /// Rows are farther away than two windows when they leave.
    var kept: LazySpan { around(2) }
}

/// Rows are made when they come near the window, and leave the container when they are far away.
extension LazyContainerBox {
    /// The row that stays where it is seen when others get their lengths.
    private enum Anchor {
        case box(LayoutBox, start: CGFloat)
        case row(LazyRows, Int, start: CGFloat)
    }

    /// Makes the rows that have come near the window, and places them; returns whether there were any.
    func bringRows() -> Bool {
        guard let set = gate?.rows, !set.isEmpty, owner.isMounted, isOnStage, !owner.isInFoldedRow else {
            return false
        }
        let gaps = gaps
        let canFold = !stage.layoutPass.rows.isLooking
        let isCrowded = set.isCrowded && canFold
        guard !gaps.isEmpty || isCrowded else { return false }
        let axis = pins().axis
        guard let scroll = scroll(along: axis) else {
            // Without a scroll view all is seen.
            for gap in gaps { gap.rows.show(gap.indices) }
            if !gaps.isEmpty { stage.placeDueBoxes() }
            return !gaps.isEmpty
        }
        guard let window = RowWindow(of: scroll, along: axis) else { return false }
        let near = window.near
        let ruler = ruler(in: scroll)
        let due = gaps.map { (gap: $0, span: ruler.span(of: $0)) }.filter {
            $0.span.meets(near)
        }
        guard !due.isEmpty || isCrowded else { return false }
        let made = window.made
        change(set, in: scroll, ruler: ruler, due: due) {
            // Rows that come back are not yet placed: those that go are found first.
            if canFold {
                set.isCrowded = false
                let kept = window.kept
                let focused = stage.focusPath
                for rows in set.rows where !rows.owner.isInFoldedRow {
                    rows.fold({ !ruler.span(of: $0).meets(kept) }, except: focused)
                }
            }
            for (gap, span) in due { gap.rows.show(gap.rows(in: made, of: span)) }
        }
        return true
    }

    /// Makes some of the rows that are not made, or brings back some that are far away, for whoever looks for one.
    ///
    /// - Returns: Whether there were any.
    func bringMoreRows() -> Bool {
        guard let set = gate?.rows, !set.isEmpty, owner.isMounted, isOnStage, !owner.isInFoldedRow,
            let gap = gaps.first
        else { return false }
        // Ever more at once: all that is there is looked through after each step.
        let some = gap.indices.prefix(max(LazyRowSet.crowd, views.count))
        defer { set.isCrowded = true }
        guard let scroll = scroll(along: pins().axis) else {
            gap.rows.show(some)
            stage.placeDueBoxes()
            return true
        }
        change(set, in: scroll, ruler: ruler(in: scroll), due: []) { gap.rows.show(some) }
        return true
    }

    /// Changes which rows lie in the container, and keeps what is seen where it is.
    private func change(
        _ set: LazyRowSet, in scroll: ScrollBox, ruler: Ruler, due: [(gap: GapBox, span: LazySpan)],
        _ body: () -> Void
    ) {
        let axis = pins().axis
        let stack = content as? StackBox
        for rows in set.rows where !rows.owner.isInFoldedRow { rows.measure(in: stack, ruler.span) }
        let start = scroll.offset[axis]
        let window = LazySpan(start: start, end: start + scroll.visibleSize[axis])
        let anchor = anchor(in: window, ruler, due)
        let place = scroll.offset
        let isAtAnchor = scroll.isAtOwnAnchor
        body()
        stage.placeDueBoxes()
        var shift: CGFloat = 0
        let after = self.ruler(in: scroll)
        switch anchor {
        case .box(let box, let start): shift = after.span(of: box).start - start
        case .row(let rows, let index, let start):
            if let box = rows.box(at: index) { shift = after.span(of: box).start - start }
        case nil: break
        }
        if !isAtAnchor || scroll.aim != nil { scroll.follow(shift, along: axis, from: place) }
    }

    /// The first row in the window, or the one that is about to be made there.
    private func anchor(
        in window: LazySpan, _ ruler: Ruler, _ due: [(gap: GapBox, span: LazySpan)]
    ) -> Anchor? {
        for view in views where view.gap == nil {
            let span = ruler.span(of: view)
            if span.meets(window) { return .box(view, start: span.start) }
        }
        for (gap, span) in due where span.meets(window) {
            guard let index = gap.rows(in: window, of: span).first else { continue }
            return .row(gap.rows, index, start: gap.start(of: index, in: span))
        }
        return nil
    }

    /// Measures where boxes inside are in the content of a scroll view.
    private struct Ruler {
        let box: LazyContainerBox
        let axis: Axis
        /// The place where the views begin.
        let start: CGFloat
        /// The length of the views, where the axis counts from right to left.
        let mirroredLength: CGFloat?

        @MainActor
        func span(of box: LayoutBox) -> LazySpan {
            // Boxes of rows lie in boxes around rows.
            var level = box
            while let above = level.superbox, above !== self.box.content { level = above }
            let frame = level.modelFrame
            let length = frame.size[axis]
            var start = frame.origin[axis]
            if let mirroredLength { start = mirroredLength - start - length }
            return LazySpan(start: self.start + start, end: self.start + start + length)
        }
    }

    private func ruler(in scroll: ScrollBox) -> Ruler {
        let axis = pins().axis
        let isMirrored = axis == .horizontal && scroll.readsFromRight
        return Ruler(
            box: self, axis: axis, start: scroll.contentFrame(of: content).origin[axis],
            mirroredLength: isMirrored ? content.modelFrame.width : nil)
    }
}

extension Stage {
    /// The nodes around the field that has the focus.
    var focusPath: Set<ObjectIdentifier> {
        var path: Set<ObjectIdentifier> = []
        var node: Node? = focus.current
        while let current = node {
            path.insert(ObjectIdentifier(current))
            node = current.parent
        }
        return path
    }
}

extension ScrollBox {
    /// Indicates whether the content is where the scroll view keeps it by itself.
    var isAtOwnAnchor: Bool {
        guard let anchor = settings.anchor else { return false }
        let room = room
        return abs(offset.width - room.width * anchor.x) < 0.5
            && abs(offset.height - room.height * anchor.y) < 0.5
    }

    /// Keeps what is seen where it is, or goes where the app wants it to be.
    ///
    /// - Parameters:
    ///   - shift: The distance by which what is seen has moved in the content.
    ///   - old: The offset before.
    func follow(_ shift: CGFloat, along axis: Axis, from old: CGSize) {
        if let target = aim?() {
            guard mover.phase == .animating else { return show(target) }
            return mover.redirect(to: target, by: shift, along: axis)
        }
        var new = old
        if abs(shift) > 0.001 {
            new[axis] += shift
            mover.follow(shift, along: axis)
            drag.start[axis] += shift
            drag.offsetAtStart[axis] += shift
        }
        show(mover.isBusy ? new : clamped(new))
    }
}
