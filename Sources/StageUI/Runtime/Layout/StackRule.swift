// Licensed under the Apache License, Version 2.0.

import Foundation

/// How a row or a column that is a layout value divides its space, as the stacks do.
@MainActor
struct StackRule {
    var axis: Axis
    var alignment: AlignmentKey
    var spacing: CGFloat?

    struct Arrangement {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
        var gaps: [CGFloat]
        var size: CGSize
        var guide: CGFloat
    }

    private func gaps(_ views: LayoutSubviews) -> [CGFloat] {
        zip(views, views.dropFirst()).map { spacing ?? $0.box.spacing(to: $1.box, along: axis) }
    }

    func spacing(_ views: LayoutSubviews) -> ViewSpacing {
        var result = ViewSpacing.none
        for edge in Edge.allCases {
            result[edge] = EdgeSpacing(of: views.map(\.box), along: axis, at: edge)
        }
        return result
    }

    func arrange(_ views: LayoutSubviews, _ proposal: ProposedViewSize) -> Arrangement {
        let gaps = gaps(views)
        var proposals = Array(repeating: proposal, count: views.count)
        var sizes = Array(repeating: CGSize.zero, count: views.count)
        if let length = proposal[axis], length.isFinite {
            share(length - gaps.reduce(0, +), among: views, &proposals, &sizes)
        } else {
            for index in views.indices { sizes[index] = views[index].sizeThatFits(proposals[index]) }
        }
        var above: CGFloat = 0
        var below: CGFloat = 0
        for (index, view) in views.enumerated() where !view.box.isSpacer {
            let guide = view.dimensions(in: proposals[index])[alignment]
            above = max(above, guide)
            below = max(below, sizes[index][axis.other] - guide)
        }
        var size = CGSize.zero
        size[axis] = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] }
        size[axis.other] = above + below
        if proposal[axis.other] == nil {
            above = 0
            for index in views.indices {
                proposals[index][axis.other] = size[axis.other]
                guard !views[index].box.isSpacer else { continue }
                above = max(above, views[index].dimensions(in: proposals[index])[alignment])
            }
        }
        return Arrangement(proposals: proposals, sizes: sizes, gaps: gaps, size: size, guide: above)
    }

    func place(_ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let arrangement = arrange(views, proposal)
        var position: CGFloat = 0
        for (index, view) in views.enumerated() {
            if index > 0 { position += arrangement.gaps[index - 1] }
            let offered = arrangement.proposals[index]
            let cross = arrangement.guide - view.dimensions(in: offered)[alignment]
            view.place(
                at: CGPoint(
                    x: bounds.minX + (axis == .horizontal ? position : cross),
                    y: bounds.minY + (axis == .horizontal ? cross : position)), proposal: offered)
            position += arrangement.sizes[index][axis]
        }
    }

    /// Divides a length: high priorities first, and among equals the least flexible first.
    private func share(
        _ length: CGFloat, among views: LayoutSubviews, _ proposals: inout [ProposedViewSize],
        _ sizes: inout [CGSize]
    ) {
        struct Member {
            var index: Int
            var priority: Double
            var minimum: CGFloat
            var flexibility: CGFloat
        }
        let order = views.enumerated().map { index, view in
            var offer = proposals[index]
            offer[axis] = 0
            let minimum = view.sizeThatFits(offer)[axis]
            offer[axis] = .infinity
            return Member(
                index: index, priority: view.priority, minimum: minimum,
                flexibility: view.sizeThatFits(offer)[axis] - minimum)
        }.sorted { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.minimum == b.minimum ? a.index < b.index : a.minimum > b.minimum
        }
        var rest = length - order.reduce(0) { $0 + $1.minimum }
        var position = 0
        while position < order.count {
            let group = order[position...].prefix { $0.priority == order[position].priority }
            rest += group.reduce(0) { $0 + $1.minimum }
            for (place, member) in group.enumerated() {
                proposals[member.index][axis] = max(0, rest / CGFloat(group.count - place))
                sizes[member.index] = views[member.index].sizeThatFits(proposals[member.index])
                rest -= sizes[member.index][axis]
            }
            position += group.count
        }
    }
}
