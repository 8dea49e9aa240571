// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// A whole random tree.
struct PlanRoot: View {
    let model: PlanModel
    var body: some View { PlanView(plan: model.root, model: model).defaultAppStorage(model.store) }
}

/// The view of a plan.
struct PlanView: View {
    let plan: Plan
    let model: PlanModel
    var body: some View {
        if Plan.leaves.contains(plan.kind) {
            PlanLeaf(plan: plan, model: model)
        } else if Plan.controls.contains(plan.kind) {
            PlanControl(plan: plan, model: model)
        } else if Plan.containers.contains(plan.kind) {
            PlanContainer(plan: plan, model: model)
        } else {
            PlanModified(plan: plan, model: model)
        }
    }
}

private struct PlanLeaf: View {
    let plan: Plan
    let model: PlanModel
    var amount: CGFloat { CGFloat(plan.amount) }
    var body: some View {
        switch plan.kind {
        case .text: Text(String(repeating: "ab ", count: plan.amount % 9))
        case .color: Color.red.frame(width: amount, height: 12)
        case .circle: Circle().trim(from: 0, to: amount / 50).fill(.blue)
        case .border: Rectangle().strokeBorder(Color.green, lineWidth: amount)
        case .spacer: Spacer(minLength: plan.amount.isMultiple(of: 2) ? nil : amount)
        case .divider: Divider()
        case .timeline:
            TimelineView(.animation(minimumInterval: nil, paused: plan.amount > 25)) { context in
                Color.orange.frame(width: 5, height: 5)
                    .offset(x: plan.amount > 25 ? 0 : context.date.timeIntervalSinceReferenceDate)
            }
        case .symbol: Image(systemName: plan.amount > 10 ? "checkmark" : "star.fill")
        case .gradient:
            LinearGradient(
                colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: amount / 50, y: 1)
            )
            .frame(height: amount)
        case .canvas, .material, .markdown, .keyframes, .phases, .periodic, .symbols:
            PlanPicture(plan: plan)
        case .endless: RandomEndless(amount: plan.amount, isStill: model.isStill)
        // Nothing has nothing over it.
        default: EmptyView().overlay { Text("never") }.background { Color.red }
        }
    }
}

private struct PlanControl: View {
    let plan: Plan
    let model: PlanModel
    var text: Binding<String> { model.binding(\.texts, plan, or: "") }
    var flag: Binding<Bool> { model.binding(\.flags, plan, or: false) }
    var body: some View {
        switch plan.kind {
        case .button:
            Button("\(plan.id) \(model.taps[plan.id] ?? 0)") { model.taps[plan.id, default: 0] += 1 }
        case .field: TextField("Name \(plan.amount)", text: text).id(model.epoch)
        case .secure: SecureField("Word", text: text).id(model.epoch)
        case .toggle: Toggle("T\(plan.amount)", isOn: flag)
        case .progress: ProgressView(value: Double(plan.amount % 11), total: 10)
        case .label: Label("L\(plan.amount)", systemImage: "star")
        case .link: Link("open", destination: URL(fileURLWithPath: "/\(plan.amount)"))
        case .slider, .stepper, .editor, .form, .focusing, .gauge, .shortcut:
            PlanEntry(plan: plan, model: model)
        case .claiming: RandomClaim(plan: plan, model: model, text: text).id(model.epoch)
        case .kept: RandomKept(plan: plan)
        case .picker, .segments, .inlined: PlanChoice(plan: plan, model: model)
        default: RandomCounter(step: plan.amount).id(model.epoch)
        }
    }
}

/// Has a state of its own.
private struct RandomCounter: View {
    let step: Int
    @State private var count = 0
    var body: some View { Button("c \(count)") { count += step }.padding(CGFloat(count % 3)) }
}

private struct PlanContainer: View {
    let plan: Plan
    let model: PlanModel
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var first: PlanView { PlanView(plan: plan.children[0], model: model) }
    /// Another one than the first: no plan is shown twice.
    var last: PlanView {
        let count = plan.children.count
        let none = Plan(id: -1 - plan.id, kind: .divider, amount: 0, children: [])
        return PlanView(plan: count > 1 ? plan.children[count - 1] : none, model: model)
    }
    var body: some View {
        switch plan.kind {
        case .row: HStack(alignment: plan.amount > 25 ? .firstTextBaseline : .bottom) { all }
        case .column: VStack(alignment: .leading, spacing: CGFloat(plan.amount % 7)) { all }
        case .pile: ZStack(alignment: plan.amount > 25 ? .topTrailing : .center) { all }
        case .overlay: first.overlay(alignment: .bottom) { last }
        case .background: first.background { last }
        case .branch: if plan.amount > 25 { first } else { last }
        case .optional: if plan.amount > 25 { all }
        case .list: Group { all }
        case .erased: plan.amount > 25 ? AnyView(first) : AnyView(last.padding(2))
        case .identified: first.id(plan.amount % 4)
        case .reader, .scroll, .pages, .inset: PlanScreen(plan: plan, model: model)
        case .sheet, .cover, .alert, .dialog, .popover:
            PlanPresenter(plan: plan, model: model, first: first, last: last)
        case .disclosed, .folded, .cells: PlanFold(plan: plan, model: model)
        case .menu, .covered, .boxed: PlanGroup(plan: plan, model: model, last: last)
        case .navigation, .summed, .anchored, .matched, .switched, .targets, .tabs:
            PlanStage(plan: plan, model: model, first: first, last: last)
        default: PlanArrangement(plan: plan, model: model, first: first, last: last)
        }
    }
}

private struct PlanScreen: View {
    let plan: Plan
    let model: PlanModel
    var all: some View { ForEach(plan.children) { PlanView(plan: $0, model: model) } }
    var first: PlanView { PlanView(plan: plan.children[0], model: model) }
    var body: some View {
        switch plan.kind {
        case .reader:
            GeometryReader { proxy in
                VStack {
                    Text("\(Int(proxy.size.width))")
                    all
                }
            }
        case .scroll:
            ScrollView(plan.amount > 25 ? .vertical : .horizontal) { all }.id(model.epoch)
        case .pages:
            TabView { all }.tabViewStyle(.page).frame(height: CGFloat(plan.amount) * 3).id(model.epoch)
        default:
            VStack { all }.safeAreaInset(edge: plan.amount > 25 ? .bottom : .top) { Text("inset") }
        }
    }
}
