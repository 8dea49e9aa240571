// Licensed under the Apache License, Version 2.0.

import Foundation

/// The arrangement of boxes that share the length of a row or a column: the one rule of stacks, of their layouts, and
/// of every box that shows several views as one.
///
/// It holds until something inside one of the boxes changes.
@MainActor
final class StackArrangement {
    struct Style: Equatable {
        var axis: Axis
        var alignment: AlignmentKey
        var spacing: CGFloat?
    }

    /// The proposal to a child, and the size that the child takes.
    struct Slot {
        var proposal: ProposedViewSize
        var size = CGSize.zero
    }

    /// The result for one proposal.
    final class Arrangement {
        let proposal: ProposedViewSize
        let slots: [Slot]
        let size: CGSize
        /// The aligned guide's distance from the start of the cross axis.
        let guide: CGFloat

        init(_ proposal: ProposedViewSize, _ slots: [Slot], _ size: CGSize, guide: CGFloat) {
            self.proposal = proposal
            self.slots = slots
            self.size = size
            self.guide = guide
        }
    }

    let style: Style
    let children: [LayoutBox]
    private let isSpacer: [Bool]
    /// The space before each child but the first: none beside a spacer, else the given one or the one that the two
    /// views prefer.
    private let gaps: [CGFloat]
    private let allGaps: CGFloat
    /// The children by falling priority; nil when all have the same.
    private let order: [Int]?
    /// The ends of those of one priority in the order.
    private let groupEnds: [Int]
    private var last: Arrangement?

    init(_ style: Style, _ children: [LayoutBox]) {
        var isSpacer: [Bool] = []
        var gaps: [CGFloat] = []
        var priorities: [Double] = []
        isSpacer.reserveCapacity(children.count)
        gaps.reserveCapacity(children.count)
        priorities.reserveCapacity(children.count)
        var allGaps: CGFloat = 0
        var isUniform = true
        for (index, child) in children.enumerated() {
            isSpacer.append(child.isSpacer)
            priorities.append(child.layoutPriority)
            if priorities[index] != priorities[0] { isUniform = false }
            guard index > 0 else { continue }
            gaps.append(style.spacing ?? children[index - 1].spacing(to: child, along: style.axis))
            allGaps += gaps[index - 1]
        }
        self.style = style
        self.children = children
        self.isSpacer = isSpacer
        self.gaps = gaps
        self.allGaps = allGaps
        order = isUniform ? nil : Self.ordered(priorities)
        var groupEnds: [Int] = []
        if let order {
            for place in order.indices.dropFirst()
            where priorities[order[place]] != priorities[order[place - 1]] {
                groupEnds.append(place)
            }
        }
        self.groupEnds = groupEnds + [children.count]
    }

    /// Few children at most differ, so that each is simply moved to its place.
    private static func ordered(_ priorities: [Double]) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(priorities.count)
        for (index, priority) in priorities.enumerated() {
            var place = order.count
            while place > 0, priorities[order[place - 1]] < priority { place -= 1 }
            order.insert(index, at: place)
        }
        return order
    }

    /// The arrangement for a proposal; the last one is kept.
    func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        if let last, last.proposal == proposal { return last }
        let made = arranged(proposal)
        last = made
        return made
    }

    /// Calls a closure with each child, the proposal that it gets, and its place along and across the stack.
    func forEachPlace(
        in arrangement: Arrangement,
        _ body: (LayoutBox, ProposedViewSize, _ along: CGFloat, _ across: CGFloat) -> Void
    ) {
        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { position += gaps[index - 1] }
            let slot = arrangement.slots[index]
            body(
                child, slot.proposal, position,
                arrangement.guide - child.guide(style.alignment, for: slot.proposal))
            position += slot.size[style.axis]
        }
    }

    private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
        let (axis, other) = (style.axis, style.axis.other)
        var slots = Array(repeating: Slot(proposal: proposal), count: children.count)
        if let length = proposal[axis], length.isFinite {
            if let order {
                share(length - allGaps, axis: axis, among: children, order, groupEnds, &slots)
            } else if !children.isEmpty {
                var rest = length - allGaps
                share(&rest, axis: axis, among: children, children.indices, &slots)
            }
        } else {
            for index in children.indices { slots[index].size = children[index].size(for: proposal) }
        }
        var above: CGFloat = 0
        var below: CGFloat = 0
        var size = CGSize.zero
        size[axis] = allGaps
        for index in children.indices {
            size[axis] += slots[index].size[axis]
            guard !isSpacer[index] else { continue }
            let guide = children[index].guide(style.alignment, for: slots[index].proposal)
            above = max(above, guide)
            below = max(below, slots[index].size[other] - guide)
        }
        size[other] = above + below
        if proposal[other] == nil {
            // Without an offer across the stack, its widest child decides, and the others may fill.
            above = 0
            for index in children.indices {
                slots[index].proposal[other] = size[other]
                guard !isSpacer[index] else { continue }
                above = max(
                    above, children[index].guide(style.alignment, for: slots[index].proposal))
            }
        }
        return Arrangement(proposal, slots, size, guide: above)
    }

    /// Divides a length: high priorities first.
    private func share(
        _ length: CGFloat, axis: Axis, among children: [LayoutBox], _ order: [Int], _ groupEnds: [Int],
        _ slots: inout [Slot]
    ) {
        func minima(_ group: ArraySlice<Int>) -> CGFloat {
            var sum: CGFloat = 0
            for index in group {
                var least = slots[index].proposal
                least[axis] = 0
                sum += children[index].size(for: least)[axis]
            }
            return sum
        }
        // Lower groups keep their minima; each one shares the rest and its own minima.
        var rest = length - minima(order[groupEnds[0]...])
        var start = 0
        for end in groupEnds {
            let group = order[start..<end]
            if start > 0 { rest += minima(group) }
            share(&rest, axis: axis, among: children, group, &slots)
            start = end
        }
    }

    /// Divides a length among children of one priority: the least flexible first.
    private func share(
        _ rest: inout CGFloat, axis: Axis, among children: [LayoutBox], _ group: some Collection<Int>,
        _ slots: inout [Slot]
    ) {
        var left = group.count
        func give(_ index: Int) {
            slots[index].proposal[axis] = max(0, rest / CGFloat(left))
            slots[index].size = children[index].size(for: slots[index].proposal)
            rest -= slots[index].size[axis]
            left -= 1
        }
        if left == 1 || isOrderIndifferent(children, group, rest / CGFloat(left), axis, slots[0].proposal) {
            for index in group { give(index) }
        } else {
            for member in sorted(group, axis: axis, children, slots) { give(member.index) }
        }
    }

    /// Returns whether every order gives each child the same length: all have enough with an equal share, and none
    /// would take more. What the first ones leave then only makes the shares of the others larger.
    private func isOrderIndifferent(
        _ children: [LayoutBox], _ group: some Collection<Int>, _ share: CGFloat, _ axis: Axis,
        _ proposal: ProposedViewSize
    ) -> Bool {
        var most = proposal
        most[axis] = .infinity
        for index in group
        where children[index].size(for: most)[axis] >= share
            || !children[index].isRigid(axis, for: proposal)
        {
            return false
        }
        return true
    }

    /// A child in the order in which space is given.
    private struct Member: Comparable {
        var index: Int
        var minimum: CGFloat
        var flexibility: CGFloat

        static func < (a: Member, b: Member) -> Bool {
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.minimum == b.minimum ? a.index < b.index : a.minimum > b.minimum
        }
    }

    private func sorted(
        _ group: some Collection<Int>, axis: Axis, _ children: [LayoutBox], _ slots: [Slot]
    ) -> [Member] {
        var members: [Member] = []
        members.reserveCapacity(group.count)
        for index in group {
            var offer = slots[index].proposal
            offer[axis] = 0
            let minimum = children[index].size(for: offer)[axis]
            offer[axis] = .infinity
            let most = children[index].size(for: offer)[axis]
            members.append(Member(index: index, minimum: minimum, flexibility: most - minimum))
        }
        members.sort()
        return members
    }
}
