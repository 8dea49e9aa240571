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
    private var last: (generation: Int, proposal: ProposedViewSize, arrangement: Arrangement)?

    init(owner: Node, style: @escaping () -> Style) {
        styleOf = style
        super.init(owner: owner)
    }

    /// The space before each child but the first: none beside a spacer, else the given one or what the
    /// two views want.
    private func gaps(_ children: [LayoutBox], _ style: Style) -> [CGFloat] {
        zip(children, children.dropFirst()).map { before, after in
            style.spacing ?? before.spacing(to: after, along: style.axis)
        }
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
        let style = styleOf()
        let arrangement = arrange(proposal)
        var position: CGFloat = 0
        for (index, child) in present.enumerated() {
            if index > 0 { position += arrangement.gaps[index - 1] }
            let childProposal = arrangement.proposals[index]
            let cross = arrangement.guide - child.dimensions(for: childProposal)[style.alignment]
            let x = style.axis == .horizontal ? position : cross
            let y = style.axis == .horizontal ? cross : position
            place(child, x: x, y: y, proposal: childProposal, in: size)
            position += arrangement.sizes[index][style.axis]
        }
    }

    var axis: Axis { styleOf().axis }

    /// The arrangement for a proposal; the last one is kept until something inside changes.
    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        if let last, last.generation == generation, last.proposal == proposal { return last.arrangement }
        let made = arranged(proposal)
        last = (generation, proposal, made)
        return made
    }

    private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
        let style = styleOf()
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
            let guide = child.dimensions(for: proposals[index])[style.alignment]
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
                above = max(above, children[index].dimensions(for: proposals[index])[style.alignment])
            }
        }
        return Arrangement(proposals: proposals, sizes: sizes, gaps: gaps, size: size, guide: above)
    }

    /// Divides a length: high priorities first, and among equals the least flexible first.
    private func share(
        _ length: CGFloat, axis: Axis, among children: [LayoutBox],
        _ proposals: inout [ProposedViewSize], _ sizes: inout [CGSize]
    ) {
        struct Member {
            var index: Int
            var priority: Double
            var minimum: CGFloat
            var flexibility: CGFloat
        }
        let members = children.enumerated().map { index, child in
            var least = proposals[index]
            least[axis] = 0
            var most = proposals[index]
            most[axis] = .infinity
            let minimum = child.size(for: least)[axis]
            return Member(
                index: index, priority: child.layoutPriority, minimum: minimum,
                flexibility: child.size(for: most)[axis] - minimum)
        }
        let order = members.sorted { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.minimum == b.minimum ? a.index < b.index : a.minimum > b.minimum
        }
        var rest = length - order.reduce(0) { $0 + $1.minimum }
        var position = 0
        while position < order.count {
            let group = order[position...].prefix { $0.priority == order[position].priority }
            // Lower groups keep their minima; this one shares what is left and its own minima.
            rest += group.reduce(0) { $0 + $1.minimum }
            for (place, member) in group.enumerated() {
                let offered = max(0, rest / CGFloat(group.count - place))
                proposals[member.index][axis] = offered
                sizes[member.index] = children[member.index].size(for: proposals[member.index])
                rest -= sizes[member.index][axis]
            }
            position += group.count
        }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let style = styleOf()
        let arrangement = arrange(proposal)
        var position: CGFloat = 0
        var found: [CGFloat] = []
        for (index, child) in present.enumerated() {
            if index > 0 { position += arrangement.gaps[index - 1] }
            let childProposal = arrangement.proposals[index]
            let cross = arrangement.guide - child.dimensions(for: childProposal)[style.alignment]
            let start = style.axis == key.axis ? position : cross
            if let guide = child.explicitGuide(key, proposal: childProposal) { found.append(start + guide) }
            position += arrangement.sizes[index][style.axis]
        }
        return key.merged(found)
    }
}
