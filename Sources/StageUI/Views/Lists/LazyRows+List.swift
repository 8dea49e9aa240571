// Licensed under the Apache License, Version 2.0.

import Foundation

/// A list arranges the views of rows itself: it asks for them one by one, and puts each in a row of its own.
extension LazyRows {
    /// The views of the rows in the list, in their order, and gaps for the others.
    var elements: [Node] {
        var result: [Node] = []
        var gaps: [GapNode] = []
        if let first = firstView { holdsSections = first.trait(SectionMark.Trait.self) == true }
        var index = 0
        while index < rows.count {
            if rows[index].state == .shown {
                if let host = rows[index].host { result += host.content.elements }
                index += 1
                continue
            }
            let start = index
            while index < rows.count, rows[index].state != .shown { index += 1 }
            let known = gapNodes.first {
                $0.indices == start..<index && $0.isOfSections == holdsSections
            }
            let gap = known ?? GapNode(of: self, rows: start..<index, isOfSections: holdsSections)
            gaps.append(gap)
            result.append(gap)
        }
        gapNodes = gaps
        return result
    }

    /// The first view in the list, which is a row or a section.
    private var firstView: Node? {
        for row in rows where row.state == .shown {
            if let first = row.host?.content.elements.first(where: { !($0 is GapNode) }) { return first }
        }
        return nil
    }

    /// Measures the rows in the list.
    ///
    /// - Parameter span: Returns the place of a box along the list; nil for one that does not lie there.
    func measure(_ span: (LayoutBox) -> LazySpan?) {
        let before = knownMean
        for index in rows.indices where rows[index].state == .shown {
            guard let host = rows[index].host else { continue }
            let boxes = boxes(of: host)
            let spans = boxes.compactMap(span)
            guard let start = spans.lazy.map(\.start).min(), let end = spans.lazy.map(\.end).max() else {
                // A row without views takes no place; one that is not arranged yet will have one.
                if host.content.elements.isEmpty { setExtent(0, at: index) }
                continue
            }
            let space = (boxes.first?.superbox as? any RowStack)?.spacing ?? 0
            setExtent(end - start + space, at: index)
        }
        // Gaps that stay are as long as their rows are in the mean now.
        if knownMean != before { for gap in gapNodes { gap.box.invalidateLayout() } }
    }
}

extension TransitionHost {
    /// The boxes of the content where a list arranges its views: they lie in no box of the host.
    var boxesInList: [LayoutBox] {
        var boxes: [LayoutBox] = []
        for element in content.elements { element.collectBoxes(into: &boxes) }
        return boxes
    }

    /// The first box of the content: of a row in a list, that of the row.
    var firstPlacedBox: LayoutBox? {
        if parent?.isReadByElements == true { return boxesInList.first.map { $0.rowInList ?? $0 } }
        var boxes: [LayoutBox] = []
        collectBoxes(into: &boxes)
        return boxes.first
    }
}

extension LayoutBox {
    /// The box itself, or the one around it, that is directly in a column of a list; nil where none is.
    var rowInList: LayoutBox? {
        var box = self
        while let above = box.superbox {
            if let stack = above as? StackBox, stack.isColumn { return box }
            if above is ScrollBox { return nil }
            box = above
        }
        return nil
    }
}

extension Node {
    /// The host of the row of a list that the node is in, of those that are made when they come near the window; nil for one
    /// that is made with the list.
    var lazyRowHost: TransitionHost? {
        var node: Node? = self
        while let current = node, current.appearanceGate == nil {
            if let host = current as? TransitionHost, host.parent?.lazyRows != nil { return host }
            node = current.parent
        }
        return nil
    }

    /// Indicates whether the views of the node come directly to a list, and not to one of its sections.
    var isOutsideOfSections: Bool {
        var node: Node? = self
        while let current = node, current.passesElements { node = current.parent }
        guard let node, node.arrangesRows else { return false }
        return node.parent?.appearanceGate?.rows.isList == true
    }

    /// The identity of the group of rows that the node begins in a list, if not all rows there are made.
    var groupID: Subview.ID? {
        var rows: LazyRows?
        var node = parent
        while let current = node, !current.arrangesRows {
            rows = current.lazyRows ?? rows
            node = current.parent
        }
        return rows.map { Subview.ID($0.firstNode ?? $0.owner) }
    }

    /// Indicates whether the views below come one by one to a container that arranges each by itself.
    var isReadByElements: Bool {
        var node: Node? = self
        while let current = node, current.passesElements { node = current.parent }
        return node is any SubviewSource
    }
}
