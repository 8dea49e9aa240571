// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The containers of random trees that lay out in other ways than stacks.
struct PlanArrangement: View {
    let plan: Plan
    let model: PlanModel
    let first: PlanView
    let last: PlanView
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var section: some View {
        Section {
            all
        } header: {
            Text("h\(plan.amount)")
        } footer: {
            if plan.amount % 2 == 0 { Text("f") }
        }
    }
    var body: some View {
        switch plan.kind {
        case .grid:
            Grid(alignment: .bottomLeading, horizontalSpacing: plan.amount > 25 ? 3 : nil) {
                GridRow { all }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("a").gridColumnAlignment(.trailing)
                    Text("wide").gridCellColumns(1 + plan.amount % 3)
                }
            }
        case .fitting:
            ViewThatFits(in: plan.amount > 25 ? .horizontal : [.horizontal, .vertical]) {
                first
                last
                Text("s")
            }
        case .mask: first.mask(alignment: .top) { last }
        case .settings: Form { Section(plan.amount > 25 ? "Some" : "Other") { all } }.id(model.epoch)
        case .staircase: RandomStairs(step: CGFloat(plan.amount % 9)) { all }
        default:
            ScrollView(plan.amount > 25 ? .vertical : .horizontal) {
                if plan.amount > 25 {
                    LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { section }
                } else {
                    LazyHStack(pinnedViews: .sectionFooters) { section }
                }
            }
            .id(model.epoch)
        }
    }
}

/// Each view lower and further than the one before, with what it knows kept between the passes.
private struct RandomStairs: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(
            width: (cache.map(\.width).max() ?? 0) + step * CGFloat(cache.count),
            height: cache.map(\.height).reduce(0, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
        var place = bounds.origin
        for (subview, size) in zip(subviews, cache) {
            subview.place(at: place, proposal: ProposedViewSize(size))
            place.x += step
            place.y += size.height
        }
    }
}
