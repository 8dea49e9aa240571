// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box whose children stand in a row or a column.
final class StackBox: ContainerBox {
    struct Style: Equatable {
        var axis: Axis
        var alignment: AlignmentKey
        var spacing: CGFloat?
    }

    private let styleOf: () -> Style
    private var known: Facts?
    private var rigid: (generation: Int, axis: Axis, proposal: ProposedViewSize, result: Bool)?
    private var last: Arrangement?

    init(owner: Node, style: @escaping () -> Style) {
        styleOf = style
        super.init(owner: owner)
    }

    /// What holds for all proposals, until something inside changes.
    private final class Facts {
        let generation: Int
        let style: Style
        let children: [LayoutBox]
        let isSpacer: [Bool]
        /// The space before each child but the first: none beside a spacer, else the given one or what the
        /// two views want.
        let gaps: [CGFloat]
        let allGaps: CGFloat
        /// The children by falling priority; nil when all have the same.
        let order: [Int]?
        /// The ends of those of one priority in the order.
        let groupEnds: [Int]

        @MainActor
        init(_ style: Style, _ children: [LayoutBox], generation: Int) {
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
            self.generation = generation
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
    }

    private var facts: Facts {
        if let known, known.generation == generation { return known }
        let made = Facts(styleOf(), present, generation: generation)
        known = made
        return made
    }

    private var style: Style { facts.style }

    override func spacing(at edge: Edge) -> EdgeSpacing { EdgeSpacing(of: present, along: axis, at: edge) }

    /// What a child is offered, and the size that it takes.
    private struct Slot {
        var proposal: ProposedViewSize
        var size = CGSize.zero
    }

    private final class Arrangement {
        let generation: Int
        let proposal: ProposedViewSize
        let slots: [Slot]
        let size: CGSize
        /// The aligned guide's distance from the start of the cross axis.
        let guide: CGFloat

        init(_ generation: Int, _ proposal: ProposedViewSize, _ slots: [Slot], _ size: CGSize, guide: CGFloat)
        {
            self.generation = generation
            self.proposal = proposal
            self.slots = slots
            self.size = size
            self.guide = guide
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let facts = facts
        let style = facts.style
        let arrangement = arrange(proposal)
        let isMirrored = owner.environment.layoutDirection == .rightToLeft
        var position: CGFloat = 0
        for (index, child) in facts.children.enumerated() {
            if index > 0 { position += facts.gaps[index - 1] }
            let slot = arrangement.slots[index]
            let cross = arrangement.guide - child.guide(style.alignment, for: slot.proposal)
            let x = style.axis == .horizontal ? position : cross
            let y = style.axis == .horizontal ? cross : position
            let left = isMirrored ? size.width - x - child.size(for: slot.proposal).width : x
            child.place(at: CGPoint(x: left, y: y), proposal: slot.proposal)
            position += slot.size[style.axis]
        }
    }

    var axis: Axis { style.axis }
    override var orientation: Axis? { axis }

    /// The arrangement for a proposal; the last one is kept until something inside changes.
    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        if let last, last.generation == generation, last.proposal == proposal { return last }
        let made = arranged(proposal)
        last = made
        return made
    }

    private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
        let facts = facts
        let (axis, other) = (facts.style.axis, facts.style.axis.other)
        let children = facts.children
        var slots = Array(repeating: Slot(proposal: proposal), count: children.count)
        if let length = proposal[axis], length.isFinite {
            if let order = facts.order {
                share(length - facts.allGaps, axis: axis, among: children, order, facts.groupEnds, &slots)
            } else if !children.isEmpty {
                var rest = length - facts.allGaps
                share(&rest, axis: axis, among: children, children.indices, &slots)
            }
        } else {
            for index in children.indices { slots[index].size = children[index].size(for: proposal) }
        }
        var above: CGFloat = 0
        var below: CGFloat = 0
        var size = CGSize.zero
        size[axis] = facts.allGaps
        for index in children.indices {
            size[axis] += slots[index].size[axis]
            guard !facts.isSpacer[index] else { continue }
            let guide = children[index].guide(facts.style.alignment, for: slots[index].proposal)
            above = max(above, guide)
            below = max(below, slots[index].size[other] - guide)
        }
        size[other] = above + below
        if proposal[other] == nil {
            // Without an offer across the stack, its widest child decides, and the others may fill.
            above = 0
            for index in children.indices {
                slots[index].proposal[other] = size[other]
                guard !facts.isSpacer[index] else { continue }
                above = max(
                    above, children[index].guide(facts.style.alignment, for: slots[index].proposal))
            }
        }
        return Arrangement(generation, proposal, slots, size, guide: above)
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
        // Lower groups keep their minima; each one shares what is left and its own minima.
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

    /// Whether every order gives each child the same length: all have enough with an equal share, and none
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

    // Rows and columns of rigid views do not change with more space, either.
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        var most = proposal
        most[axis] = .infinity
        if let rigid, rigid.generation == generation, rigid.axis == axis, rigid.proposal == most {
            return rigid.result
        }
        let children = present
        var result = true
        if axis == style.axis {
            for child in children where result { result = child.isRigid(axis, for: proposal) }
        } else {
            let slots = arrange(most).slots
            for (index, child) in children.enumerated() where result && !child.isSpacer {
                result = child.isRigid(axis, for: slots[index].proposal)
            }
        }
        rigid = (generation, axis, most, result)
        return result
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard owner.stage.layoutPass.hasOwnGuides || key.isTextBaseline else { return nil }
        let facts = facts
        let style = facts.style
        let arrangement = arrange(proposal)
        var position: CGFloat = 0
        var found: [CGFloat] = []
        for (index, child) in facts.children.enumerated() {
            if index > 0 { position += facts.gaps[index - 1] }
            let childProposal = arrangement.slots[index].proposal
            let cross = arrangement.guide - child.guide(style.alignment, for: childProposal)
            let start = style.axis == key.axis ? position : cross
            if let guide = child.foundGuide(key, for: childProposal) { found.append(start + guide) }
            position += arrangement.slots[index].size[style.axis]
        }
        return key.merged(found)
    }
}
