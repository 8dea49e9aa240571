// Licensed under the Apache License, Version 2.0.

import Foundation

/// A control for a value within a range.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let share: Binding<Double>
    private let step: Double?
    private let label: Label
    private let least: ValueLabel
    private let most: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    private let describe: () -> String
    @State private var isHeld = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V?, label: Label, least: ValueLabel,
        most: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) {
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let length = max(high - low, .leastNonzeroMagnitude)
        let stride = step.map { Double($0) / length }
        share = Binding {
            min(max(0, (Double(value.wrappedValue) - low) / length), 1)
        } set: { new in
            let snapped = stride.map { $0 > 0 ? (new / $0).rounded() * $0 : new } ?? new
            value.wrappedValue = V(low + min(max(0, snapped), 1) * length)
        }
        self.step = stride
        self.label = label
        self.least = least
        self.most = most
        self.onEditingChanged = onEditingChanged
        let binding = share
        describe = { "\(Int((binding.wrappedValue * 100).rounded()))%" }
    }

    /// The track with its knob.
    public var body: some View {
        HStack(spacing: 8) {
            least
            GeometryReader { proxy in
                let knob = SliderDrawing.knobWidth
                let room = max(proxy.size.width - knob, 1)
                SliderDrawing(share: share.wrappedValue)
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { value in
                            if !isHeld {
                                isHeld = true
                                onEditingChanged(true)
                            }
                            let way = (value.location.x - knob / 2) / room
                            share.wrappedValue = Double(layoutDirection == .rightToLeft ? 1 - way : way)
                        }.onEnded { _ in
                            isHeld = false
                            onEditingChanged(false)
                        })
            }
            .frame(height: 31)
            most
        }
        .opacity(isEnabled ? 1 : 0.5)
        .accessibilityElement()
        .accessibilityRepresentation { label }
        .accessibilityValue(describe())
        .accessibilityAdjustableAction { direction in
            let change = step ?? 0.1
            share.wrappedValue += direction == .increment ? change : -change
        }
    }
}

/// A track of 4 points with a knob of 27, or with the picture that the app gives all knobs.
private struct SliderDrawing: View {
    let share: Double
    @Environment(\.tint) private var tint

    /// The width of the knob, in points.
    static var knobWidth: CGFloat { look?.knobPicture?.size.width ?? 27 }
    private static var look: SystemLooks.Slider? { Stage.current?.device.looks?.slider }

    var body: some View {
        let (look, width) = (Self.look, Self.knobWidth)
        GeometryReader { proxy in
            let left = CGFloat(share) * max(proxy.size.width - width, 0)
            ZStack(alignment: .leading) {
                ProgressBar(
                    fraction: Double((left + width / 2) / max(proxy.size.width, 1)),
                    color: tint == nil ? look?.track : nil, rest: look?.rest)
                if let picture = look?.knobPicture {
                    picture.image.frame(width: width).padding(.leading, left)
                } else {
                    Circle().fill(look?.knob ?? Color.white)
                        .shadow(color: Color.black.opacity(0.15), radius: 3, x: 0, y: 2)
                        .frame(width: 27, height: 27)
                        .padding(.leading, left)
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, in: bounds, step: nil, label: EmptyView(), least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
    /// Creates a slider that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: V(step), label: EmptyView(), least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}
extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label that assistive technology reads.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, in: bounds, step: nil, label: label(), least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with a label that assistive technology reads, that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: V(step), label: label(), least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}
extension Slider {
    /// Creates a slider with a label that assistive technology reads, and a view at each end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: nil, label: label(), least: minimumValueLabel(),
            most: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with a label that assistive technology reads, and a view at each end, that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: V(step), label: label(), least: minimumValueLabel(),
            most: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}
