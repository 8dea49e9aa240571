// Licensed under the Apache License, Version 2.0.

import Foundation

/// Marks the content of a list or a form, whose rows are made when they come near the window.
struct ListRows: BoxModifier {
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ListRowsBox(owner: owner, content: content, gate: owner.attachment as? AppearanceGate)
    }
    func makeAttachment(of owner: Node) -> AnyObject? { AppearanceGate(owner, isList: true) }
}

/// The box around all rows of a list: it has those near the window lie in the list, whichever section they are in.
final class ListRowsBox: WrapperBox, GeometryWatching, RowContainer {
    let gate: AppearanceGate?
    var rowAxis: Axis { .vertical }

    init(owner: Node, content: LayoutBox, gate: AppearanceGate?) {
        self.gate = gate
        super.init(owner: owner, content: content)
        stage.geometry.add(self)
        gate?.rows.box = self
    }

    /// The row that stays where it is seen when others get their lengths.
    private enum Anchor {
        case box(LayoutBox, start: CGFloat)
        case row(LazyRows, Int, start: CGFloat)
    }

    /// A gap with its place in the list.
    private struct Gap {
        let box: GapBox
        let span: LazySpan
    }

    /// Measures where boxes inside are in the content of the scroll view.
    private struct Ruler {
        let content: LayoutBox
        /// The place where the list begins.
        let start: CGFloat

        @MainActor
        init(_ content: LayoutBox, in scroll: ScrollBox) {
            self.content = content
            start = scroll.contentFrame(of: content).minY
        }

        /// The place of a box; nil for one that is not in the list.
        @MainActor
        func span(of box: LayoutBox) -> LazySpan? {
            var y = start
            var level = box
            while level !== content {
                y += level.modelFrame.minY
                guard let above = level.superbox else { return nil }
                level = above
            }
            return LazySpan(start: y, end: y + box.modelFrame.height)
        }
    }

    // MARK: Rows

    /// The rows of the parts of the list that are not made as a whole, and that lie in it.
    private var parts: [LazyRows] {
        gate?.rows.rows.filter { !$0.owner.isInFoldedRow } ?? []
    }

    /// The gaps, from the top.
    private func gaps(_ ruler: Ruler) -> [Gap] {
        parts.flatMap(\.gapNodes)
            .compactMap { node in ruler.span(of: node.box).map { Gap(box: node.box, span: $0) } }
            .sorted { $0.span.start < $1.span.start }
    }

    /// The set of rows, and the scroll view that moves them; nil while there is nothing to do.
    private var place: (set: LazyRowSet, scroll: ScrollBox)? {
        guard let set = gate?.rows, !set.isEmpty, owner.isMounted, isOnStage, !owner.isInFoldedRow,
            let scroll = scroll(along: .vertical)
        else { return nil }
        return (set, scroll)
    }

    /// Makes the rows that have come near the window, and places them; returns whether there were any.
    func bringRows() -> Bool {
        guard let (set, scroll) = place, let window = RowWindow(of: scroll, along: .vertical) else {
            return false
        }
        let canFold = !stage.layoutPass.rows.isLooking
        let isCrowded = set.isCrowded && canFold
        let ruler = Ruler(content, in: scroll)
        let due = gaps(ruler).filter { $0.span.meets(window.near) }
        guard !due.isEmpty || isCrowded else { return false }
        var hasMade = false
        change(set, in: scroll, ruler, due) {
            if canFold {
                set.isCrowded = false
                let focused = stage.focusPath
                let isFar = { (box: LayoutBox) in ruler.span(of: box)?.meets(window.kept) == false }
                for rows in parts { rows.fold(isFar, except: focused) }
            }
            for gap in due where gap.box.rows.show(gap.box.rows(in: window.made, of: gap.span)) {
                hasMade = true
            }
        }
        return hasMade || isCrowded
    }

    /// Makes some of the rows that are not made, or brings back some that are far away, for whoever looks for one.
    ///
    /// - Returns: Whether there were any.
    func bringMoreRows() -> Bool {
        guard let (set, scroll) = place else { return false }
        let ruler = Ruler(content, in: scroll)
        guard let gap = gaps(ruler).first else { return false }
        // Ever more at once: all that is there is looked through after each step.
        let there = parts.reduce(0) { sum, rows in
            sum + rows.rows.lazy.filter { $0.state == .shown }.count
        }
        let some = gap.box.indices.prefix(max(LazyRowSet.crowd, there))
        var hasMade = false
        change(set, in: scroll, ruler, []) { hasMade = gap.box.rows.show(some) }
        set.isCrowded = true
        return hasMade
    }

    /// Changes which rows lie in the list, and keeps what is seen where it is.
    private func change(
        _ set: LazyRowSet, in scroll: ScrollBox, _ ruler: Ruler, _ due: [Gap], _ body: () -> Void
    ) {
        for rows in parts { rows.measure(ruler.span) }
        let start = scroll.offset.height
        let window = LazySpan(start: start, end: start + scroll.visibleSize.height)
        let anchor = anchor(in: window, ruler, due)
        let place = scroll.offset
        let isAtAnchor = scroll.isAtOwnAnchor
        // Rows that come near the window come without a transition, whatever is being animated.
        stage.under(Transaction()) {
            set.isChanging = true
            body()
            set.isChanging = false
            for rows in set.rows where rows.hasNews {
                rows.hasNews = false
                rows.owner.rowsDidChange()
            }
        }
        stage.placeDueBoxes()
        var shift: CGFloat = 0
        let after = Ruler(content, in: scroll)
        switch anchor {
        case .box(let box, let start): shift = after.span(of: box).map { $0.start - start } ?? 0
        case .row(let rows, let index, let start):
            if let span = rows.box(at: index).flatMap(after.span) { shift = span.start - start }
        case nil: break
        }
        if !isAtAnchor || scroll.aim != nil { scroll.follow(shift, along: .vertical, from: place) }
    }

    /// The first row or other view in the window, or the row that is about to be made there.
    private func anchor(in window: LazySpan, _ ruler: Ruler, _ due: [Gap]) -> Anchor? {
        // Grounds reach from the first row to the last, and tell nothing of what is seen.
        func look(into box: LayoutBox, at y: CGFloat) -> Anchor? {
            guard !box.isLeaving, !(box is GapBox) else { return nil }
            // A pinned header stays where it is seen by itself.
            if let header = box as? PinnedHeaderBox, header.isPinned { return nil }
            let inner = (box as? WrapperBox)?.content ?? (box as? LayeredBox)?.content
            let children = inner.map { [$0] } ?? box.children
            if box is RowLinesBox || children.isEmpty {
                let span = LazySpan(start: y, end: y + box.modelFrame.height)
                return span.meets(window) ? .box(box, start: y) : nil
            }
            for child in children {
                if let found = look(into: child, at: y + child.modelFrame.minY) { return found }
            }
            return nil
        }
        if let found = look(into: content, at: ruler.start) { return found }
        for gap in due where gap.span.meets(window) {
            guard let index = gap.box.rows(in: window, of: gap.span).first else { continue }
            return .row(gap.box.rows, index, start: gap.box.start(of: index, in: gap.span))
        }
        return nil
    }

    // MARK: Appearance

    /// Has views appear and disappear, once there are so many rows that not all are made.
    func compareGeometry() {
        guard let gate, !gate.isEmpty, let (_, scroll) = place else { return }
        let reach = scroll.windowReachingScreen
        guard reach.height > 0 else { return }
        gate.compareInList { box in
            guard let row = self.row(around: box) else { return nil }
            var y = row.frame.minY
            var level = row
            while let above = level.superbox, above !== scroll {
                y += above.frame.minY
                level = above
            }
            let end = y + row.frame.height
            return y < reach.maxY && end > reach.minY || y == end && y >= reach.minY && y <= reach.maxY
        }
    }

    /// The row of the list that a box is in, or the box itself where it is in none; nil for one that has no place.
    private func row(around box: LayoutBox) -> LayoutBox? {
        var row = box
        var level = box
        while level !== self {
            if level is RowLinesBox { row = level }
            guard let above = level.superbox else { return nil }
            level = above
        }
        return row
    }
}
