// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The containers of random trees that fold away what they contain, or fill cells with it.
struct PlanFold: View {
    let plan: Plan
    let model: PlanModel
    var isHigh: Bool { plan.amount > 25 }
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var isOpen: Binding<Bool> { model.binding(\.flags, plan, or: isHigh) }
    private var tracks: [GridItem] {
        [GridItem(.adaptive(minimum: 20 + CGFloat(plan.amount))), GridItem(.flexible(), alignment: .bottom)]
    }
    var body: some View {
        switch plan.kind {
        case .disclosed: DisclosureGroup("fold \(plan.amount)", isExpanded: isOpen) { all }
        case .folded:
            Form {
                Section("fold \(plan.amount)", isExpanded: isOpen) { all }
                Section { Text("below") }
            }
            .id(model.epoch)
        default:
            if isHigh {
                LazyVGrid(columns: tracks, alignment: .leading) { all }
            } else {
                LazyHGrid(rows: tracks, spacing: 3) { all }
            }
        }
    }
}
