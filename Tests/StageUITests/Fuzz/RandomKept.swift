// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// User defaults that are in memory only.
final class MemoryDefaults: UserDefaults {
    private var values: [String: Any] = [:]

    override func object(forKey key: String) -> Any? { values[key] }
    override func set(_ value: Any?, forKey key: String) { values[key] = value }
    override func removeObject(forKey key: String) { values[key] = nil }
}

/// Counts in a place that several views of a tree share.
///
/// Each number has a word of its own: a view on its way out still runs, and would write its old number over the new
/// one if both shared a word.
struct RandomKept: View {
    private let amount: Int
    @AppStorage private var count: Int
    @SceneStorage private var word: String

    init(plan: Plan) {
        amount = plan.amount
        _count = AppStorage(wrappedValue: plan.amount % 2, "count \(plan.amount % 3)")
        _word = SceneStorage(wrappedValue: "", "word \(plan.id) \(plan.amount)")
    }

    var body: some View {
        VStack {
            Stepper("\(count) \(word)", value: $count)
            Button("k\(amount)") { count += 1 }
        }
        .onChange(of: amount, initial: true) { word = "w\(amount)" }
    }
}

/// A field that takes the focus when the model says so.
struct RandomClaim: View {
    let plan: Plan
    let model: PlanModel
    let text: Binding<String>
    @FocusState private var isFocused: Bool
    var body: some View {
        TextField("Claim \(plan.amount)", text: text, axis: plan.amount > 25 ? .vertical : .horizontal)
            .focused($isFocused)
            // Not when it appears, which a field that a lazy stack has out of sight does not.
            .onChange(of: model.focus == plan.id, initial: true) { isFocused = $1 }
    }
}

/// Is drawn larger or turned while two fingers pull at it, and moves by whole steps after.
struct RandomPinch: View {
    let plan: Plan
    let model: PlanModel
    let view: PlanView
    @GestureState private var scale: CGFloat = 1
    @GestureState private var angle = Angle.zero
    var body: some View {
        let moved = view.offset(x: model.numbers[plan.id] ?? 0)
        if plan.kind == .pinched {
            moved.scaleEffect(scale).gesture(
                MagnifyGesture(minimumScaleDelta: plan.amount > 25 ? 0.01 : 0.2)
                    .updating($scale) { value, scale, _ in scale = value.magnification }
                    .onEnded { model.numbers[plan.id] = $0.magnification.rounded() })
        } else {
            moved.rotationEffect(angle).gesture(
                RotateGesture()
                    .updating($angle) { value, angle, _ in angle = value.rotation }
                    .onEnded { model.numbers[plan.id] = ($0.rotation.degrees / 10).rounded() }
                    .simultaneously(with: DragGesture()))
        }
    }
}
