// Licensed under the Apache License, Version 2.0.

/// Shows that something is under way, and how far if that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label
    private let valueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    fileprivate init(fraction: Double?, label: Label, valueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }

    /// The progress in the style of the environment.
    public var body: some View {
        style.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label is EmptyView
                    ? nil : ProgressViewStyleConfiguration.Label(view: AnyView(label)),
                currentValueLabel: valueLabel is EmptyView
                    ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(valueLabel))))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress of unknown extent.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), valueLabel: EmptyView())
    }
    /// Creates a progress of unknown extent with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), valueLabel: EmptyView())
    }
    /// Creates a progress of unknown extent with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }
    /// Creates a progress of unknown extent with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }
    /// Creates a progress from 0 to a total; nil means that the extent is unknown.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), valueLabel: EmptyView())
    }
    /// Creates a progress from 0 to a total with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: EmptyView())
    }
    /// Creates a progress from 0 to a total with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    /// Creates a progress from 0 to a total with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// Creates a progress from 0 to a total with a label and a word for the present value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
    }
}
