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
    private var knownStyle: (generation: Int, style: Style)?
    private var knownGaps: (generation: Int, gaps: [CGFloat])?
    private var rigid: (generation: Int, axis: Axis, proposal: ProposedViewSize, result: Bool)?
    private var last: (generation: Int, proposal: ProposedViewSize, arrangement: Arrangement)?

    init(owner: Node, style: @escaping () -> Style) {
        styleOf = style
        super.init(owner: owner)
    }

    private var style: Style {
        if let knownStyle, knownStyle.generation == generation { return knownStyle.style }
        let made = styleOf()
        knownStyle = (generation, made)
        return made
    }

    /// The space before each child but the first: none beside a spacer, else the given one or what the
    /// two views want.
    private func gaps(_ children: [LayoutBox], _ style: Style) -> [CGFloat] {
        if let knownGaps, knownGaps.generation == generation { return knownGaps.gaps }
        let gaps = zip(children, children.dropFirst()).map { before, after in
            style.spacing ?? before.spacing(to: after, along: style.axis)
        }
        knownGaps = (generation, gaps)
        return gaps
    }

    override func spacing(at edge: Edge) -> EdgeSpacing { EdgeSpacing(of: present, along: axis, at: edge) }

    private struct Arrangement {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
        var gaps: [CGFloat]
        var size: CGSize
        /// The aligned guide's distance from the start of the cross axis.
        var guide: CGFloat
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let style = style
        let arrangement = arrange(proposal)
        var position: CGFloat = 0
        for (index, child) in present.enumerated() {
            if index > 0 { position += arrangement.gaps[index - 1] }
            let childProposal = arrangement.proposals[index]
            let cross = arrangement.guide - child.guide(style.alignment, for: childProposal)
            let x = style.axis == .horizontal ? position : cross
            let y = style.axis == .horizontal ? cross : position
            place(child, x: x, y: y, proposal: childProposal, in: size)
            position += arrangement.sizes[index][style.axis]
        }
    }

    var axis: Axis { style.axis }

    /// The arrangement for a proposal; the last one is kept until something inside changes.
    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        if let last, last.generation == generation, last.proposal == proposal { return last.arrangement }
        let made = arranged(proposal)
        last = (generation, proposal, made)
        return made
    }

    private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
        let style = style
        let children = present
        let gaps = gaps(children, style)
        var proposals = Array(repeating: proposal, count: children.count)
        var sizes = Array(repeating: CGSize.zero, count: children.count)
        if let length = proposal[style.axis], length.isFinite {
            share(length - gaps.reduce(0, +), axis: style.axis, among: children, &proposals, &sizes)
        } else {
            for index in children.indices { sizes[index] = children[index].size(for: proposals[index]) }
        }
        var above: CGFloat = 0
        var below: CGFloat = 0
        for (index, child) in children.enumerated() where !child.isSpacer {
            let guide = child.guide(style.alignment, for: proposals[index])
            above = max(above, guide)
            below = max(below, sizes[index][style.axis.other] - guide)
        }
        var size = CGSize.zero
        size[style.axis] = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[style.axis] }
        size[style.axis.other] = above + below
        if proposal[style.axis.other] == nil {
            // Without an offer across the stack, its widest child decides, and the others may fill.
            above = 0
            for index in children.indices {
                proposals[index][style.axis.other] = size[style.axis.other]
                guard !children[index].isSpacer else { continue }
                above = max(above, children[index].guide(style.alignment, for: proposals[index]))
            }
        }
        return Arrangement(proposals: proposals, sizes: sizes, gaps: gaps, size: size, guide: above)
    }

    /// Divides a length: high priorities first, and among equals the least flexible first.
    private func share(
        _ length: CGFloat, axis: Axis, among children: [LayoutBox],
        _ proposals: inout [ProposedViewSize], _ sizes: inout [CGSize]
    ) {
        var order = Array(children.indices)
        var priorities: [Double] = []
        priorities.reserveCapacity(children.count)
        var isUniform = true
        for child in children {
            priorities.append(child.layoutPriority)
            if priorities[priorities.count - 1] != priorities[0] { isUniform = false }
        }
        if !isUniform {
            order.sort { priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1] }
        }
        func minimum(_ index: Int) -> CGFloat {
            var least = proposals[index]
            least[axis] = 0
            return children[index].size(for: least)[axis]
        }
        var groupEnd = order.prefix { priorities[$0] == priorities[order[0]] }.count
        // Lower groups keep their minima; each one shares what is left and its own minima.
        var rest = length - order[groupEnd...].reduce(0) { $0 + minimum($1) }
        var groupStart = 0
        while groupStart < order.count {
            let count = groupEnd - groupStart
            if count > 1 {
                let group = order[groupStart..<groupEnd]
                if !isOrderIndifferent(group.map { children[$0] }, rest / CGFloat(count), axis, proposals[0])
                {
                    sort(&order, groupStart..<groupEnd, axis: axis, children, proposals)
                }
            }
            for place in groupStart..<groupEnd {
                let index = order[place]
                proposals[index][axis] = max(0, rest / CGFloat(groupEnd - place))
                sizes[index] = children[index].size(for: proposals[index])
                rest -= sizes[index][axis]
            }
            groupStart = groupEnd
            guard groupStart < order.count else { break }
            groupEnd += order[groupStart...].prefix { priorities[$0] == priorities[order[groupStart]] }.count
            rest += order[groupStart..<groupEnd].reduce(0) { $0 + minimum($1) }
        }
    }

    /// Whether every order gives each child the same length: all have enough with an equal share, and none
    /// would take more. What the first ones leave then only makes the shares of the others larger.
    private func isOrderIndifferent(
        _ children: [LayoutBox], _ share: CGFloat, _ axis: Axis, _ proposal: ProposedViewSize
    ) -> Bool {
        var most = proposal
        most[axis] = .infinity
        for child in children
        where child.size(for: most)[axis] >= share || !child.isRigid(axis, for: proposal) {
            return false
        }
        return true
    }

    private func sort(
        _ order: inout [Int], _ range: Range<Int>, axis: Axis, _ children: [LayoutBox],
        _ proposals: [ProposedViewSize]
    ) {
        struct Member {
            var index: Int
            var minimum: CGFloat
            var flexibility: CGFloat
        }
        var members = order[range].map { index in
            var offer = proposals[index]
            offer[axis] = 0
            let minimum = children[index].size(for: offer)[axis]
            offer[axis] = .infinity
            let most = children[index].size(for: offer)[axis]
            return Member(index: index, minimum: minimum, flexibility: most - minimum)
        }
        members.sort { a, b in
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.minimum == b.minimum ? a.index < b.index : a.minimum > b.minimum
        }
        order.replaceSubrange(range, with: members.lazy.map(\.index))
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
            let proposals = arrange(most).proposals
            for (index, child) in children.enumerated() where result && !child.isSpacer {
                result = child.isRigid(axis, for: proposals[index])
            }
        }
        rigid = (generation, axis, most, result)
        return result
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard owner.stage.hasOwnGuides || key.isTextBaseline else { return nil }
        let style = style
        let arrangement = arrange(proposal)
        var position: CGFloat = 0
        var found: [CGFloat] = []
        for (index, child) in present.enumerated() {
            if index > 0 { position += arrangement.gaps[index - 1] }
            let childProposal = arrangement.proposals[index]
            let cross = arrangement.guide - child.guide(style.alignment, for: childProposal)
            let start = style.axis == key.axis ? position : cross
            if let guide = child.explicitGuide(key, proposal: childProposal) { found.append(start + guide) }
            position += arrangement.sizes[index][style.axis]
        }
        return key.merged(found)
    }
}
