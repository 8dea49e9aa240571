// Licensed under the Apache License, Version 2.0.

import Foundation

/// A control with a button for less and one for more.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// The value that assistive technology reads.
    private var spokenValue: String?
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a stepper from the actions of its buttons; one without an action is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// The stepper with a value that is read.
    func spoken(_ value: String) -> Stepper {
        var result = self
        result.spokenValue = value
        return result
    }

    /// The label and the two buttons.
    public var body: some View {
        HStack {
            if !hidesLabels {
                label
                Spacer(minLength: 8)
            }
            HStack(spacing: 0) {
                button(isPlus: false, onDecrement)
                Color.gray.opacity(0.3).frame(width: 1, height: 18)
                button(isPlus: true, onIncrement)
            }
            .frame(width: 94, height: 32)
            .background(
                RoundedRectangle(cornerRadius: 8).fill(
                    Color(
                        red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255,
                        opacity: colorScheme == .dark ? 0.24 : 0.12))
            )
            .accessibilityHidden(true)
        }
        .accessibilityElement()
        .accessibilityRepresentation { label }
        .accessible { [spokenValue] node in node.value = spokenValue ?? node.value }
        .accessibilityAdjustableAction { ($0 == .increment ? onIncrement : onDecrement)?() }
    }

    private func button(isPlus: Bool, _ action: (() -> Void)?) -> some View {
        StepperButton(isPlus: isPlus, action: action, onEditingChanged: onEditingChanged)
            .disabled(action == nil)
    }
}

/// A half of the stepper.
private struct StepperButton: View {
    let isPlus: Bool
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        StepperSign(isPlus: isPlus)
            .frame(width: 46, height: 32)
            .contentShape(Rectangle())
            .opacity(!isEnabled ? 0.5 : isPressed ? 0.75 : 1)
            .modified(
                RepeatWhilePressed(action: isEnabled ? action : nil) {
                    isPressed = $0
                    onEditingChanged($0)
                })
    }
}

/// A minus, or a plus, of 12 points.
private struct StepperSign: View {
    let isPlus: Bool
    var body: some View {
        ZStack {
            Capsule().fill(Color.primary).frame(width: 12, height: 1.5)
            Capsule().fill(Color.primary).frame(width: 1.5, height: 12).opacity(isPlus ? 1 : 0)
        }
    }
}

extension Stepper {
    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper for a value within a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let more = value.wrappedValue.advanced(by: step)
        let less = value.wrappedValue.advanced(by: -step)
        self.init(
            label: label,
            onIncrement: more <= bounds.upperBound ? { value.wrappedValue = more } : nil,
            onDecrement: less >= bounds.lowerBound ? { value.wrappedValue = less } : nil,
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title from the actions of its buttons; one without an action is disabled.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a value within a range.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }
}
