// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The controls of random trees that choose one of several values.
struct PlanChoice: View {
    let plan: Plan
    let model: PlanModel
    var isHigh: Bool { plan.amount > 25 }
    var choice: Binding<Int> { model.binding(\.choices, plan, or: 1) }
    var picker: some View {
        Picker("menu \(plan.id)", selection: choice) {
            ForEach(0..<(1 + plan.amount % 4), id: \.self) { Text("option \($0)").tag($0) }
            if isHigh { Label("other", systemImage: "star").tag(9) }
        }
    }
    var body: some View {
        VStack {
            switch plan.kind {
            case .segments: picker.pickerStyle(.segmented)
            case .inlined: picker.pickerStyle(.inline)
            default: if isHigh { Form { picker }.frame(height: 80) } else { picker }
            }
        }
        .id(model.epoch)
    }
}

/// The containers of random trees that show views apart from the others, or each for itself.
struct PlanGroup: View {
    let plan: Plan
    let model: PlanModel
    let last: PlanView
    var isHigh: Bool { plan.amount > 25 }
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var flag: Binding<Bool> { model.binding(\.flags, plan, or: false) }
    var body: some View {
        switch plan.kind {
        case .covered:
            Group { all }.overlay(alignment: .topLeading) { Text("o\(plan.amount)") }
                .background(isHigh ? Color.gray : Color.yellow)
        case .boxed: GroupBox("B\(plan.amount)") { all }
        default:
            Menu("menu \(plan.id)") {
                Button("Reply \(plan.amount)") { model.taps[plan.id, default: 0] += 1 }
                last
                Picker("Sort", selection: flag) {
                    Text("up").tag(true)
                    Text("down").tag(false)
                }
                if isHigh {
                    Divider()
                    Section("More") { Button("Delete", role: .destructive) {}.disabled(plan.amount > 40) }
                }
            }
            .id(model.epoch)
        }
    }
}

/// The modifiers of random trees that set what controls and texts look like.
struct PlanSetting: View {
    let plan: Plan
    let view: PlanView
    var isHigh: Bool { plan.amount > 25 }
    var body: some View {
        switch plan.kind {
        case .bordered:
            if isHigh {
                view.buttonStyle(.borderedProminent).controlSize(.small)
            } else {
                view.buttonStyle(.bordered)
            }
        case .unlabelled: if isHigh { view.labelsHidden() } else { view.labelStyle(.iconOnly) }
        case .cased:
            view.textCase(isHigh ? .uppercase : nil).bold(isHigh).lineSpacing(CGFloat(plan.amount % 3))
        case .schemed: view.preferredColorScheme(isHigh ? .dark : nil)
        case .hitless: view.allowsHitTesting(isHigh).contentShape(Circle())
        case .variant: view.symbolVariant(isHigh ? .fill : .none).imageScale(isHigh ? .large : .small)
        default: view.statusBarHidden(isHigh).persistentSystemOverlays(isHigh ? .hidden : .automatic)
        }
    }
}
