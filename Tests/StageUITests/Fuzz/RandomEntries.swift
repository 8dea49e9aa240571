// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The controls of random trees that take numbers and texts.
struct PlanEntry: View {
    let plan: Plan
    let model: PlanModel
    var number: Binding<Double> { model.binding(\.numbers, plan, or: 3) }
    var text: Binding<String> { model.binding(\.texts, plan, or: "two\nlines") }
    var flag: Binding<Bool> { model.binding(\.flags, plan, or: false) }
    var body: some View {
        switch plan.kind {
        case .slider: Slider(value: number, in: 0...10, step: plan.amount > 25 ? 1 : 2.5)
        case .stepper: Stepper("S\(plan.amount) \(number.wrappedValue)", value: number, in: 0...9, step: 1)
        case .editor: TextEditor(text: text).frame(height: 40 + CGFloat(plan.amount)).id(model.epoch)
        case .form:
            Form {
                Section("Account") {
                    TextField("Name", text: text)
                    if plan.amount > 25 { Toggle("Notify", isOn: flag) }
                }
                LabeledContent("Size", value: "\(plan.amount)")
            }
            .id(model.epoch)
        case .gauge: RandomGauge(amount: plan.amount)
        case .shortcut: RandomShortcut(plan: plan, model: model)
        default: RandomFields(amount: plan.amount, text: text).id(model.epoch)
        }
    }
}

/// Two fields of which the first leads to the second.
private struct RandomFields: View {
    let amount: Int
    let text: Binding<String>
    @FocusState private var field: Int?
    var body: some View {
        VStack {
            TextField("User", text: text).focused($field, equals: 1).submitLabel(.next)
            SecureField("Secret", text: text).focused($field, equals: 2)
            Button("focus \(field ?? 0)") { field = amount % 3 }
            if field == 2 { Text("almost") }
        }
        .onSubmit { field = field == 1 ? 2 : nil }
    }
}

/// A gauge in one of several styles.
private struct RandomGauge: View {
    let amount: Int
    var gauge: some View {
        Gauge(value: Double(amount), in: 0...50) {
            Text("G")
        } currentValueLabel: {
            Text("\(amount)")
        }
    }
    var body: some View {
        switch amount % 4 {
        case 0: gauge
        case 1: gauge.gaugeStyle(.accessoryCircular)
        case 2: gauge.gaugeStyle(.accessoryLinear)
        default: gauge.gaugeStyle(.linearCapacity)
        }
    }
}

/// A button that a key uses, too.
private struct RandomShortcut: View {
    let plan: Plan
    let model: PlanModel
    var button: some View {
        Button("key \(model.taps[plan.id] ?? 0)") { model.taps[plan.id, default: 0] += 1 }
    }
    var body: some View {
        if plan.amount > 25 {
            button.keyboardShortcut(.defaultAction)
        } else {
            button.keyboardShortcut(plan.amount % 2 == 0 ? "a" : "c")
        }
    }
}
