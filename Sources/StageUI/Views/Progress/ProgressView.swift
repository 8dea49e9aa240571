// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A view that shows that work is under way, and its extent if that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let extent: ProgressExtent
    private let label: Label
    private let valueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    fileprivate init(fraction: Double?, label: Label, valueLabel: CurrentValueLabel) {
        self.init(extent: .share(fraction), label: label, valueLabel: valueLabel)
    }

    fileprivate init(extent: ProgressExtent, label: Label, valueLabel: CurrentValueLabel) {
        self.extent = extent
        self.label = label
        self.valueLabel = valueLabel
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }

    /// The progress in the style of the environment.
    public var body: some View {
        switch extent {
        case .share(let fraction): styled(fraction, span: nil)
        case .span(let span): styled(nil, span: span)
        case .progress(let progress):
            TimelineView(ProgressSchedule(progress: progress)) { _ in
                styled(progress.isIndeterminate ? nil : progress.fractionCompleted, span: nil, of: progress)
            }
        }
    }

    private func styled(_ fraction: Double?, span: ProgressSpan?, of progress: Progress? = nil) -> AnyView {
        style.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction.map { min(max($0, 0), 1) },
                label: progress?.words(\.localizedDescription) ?? shown(label),
                currentValueLabel: progress?.words(\.localizedAdditionalDescription) ?? shown(valueLabel),
                span: span))
    }

    private func shown<Part: View, Word: ProgressWord>(_ part: Part) -> Word? {
        part is EmptyView ? nil : Word(view: AnyView(part))
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
    /// Creates a progress from 0 to a total with a label and a label for the present value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Follows a progress of Foundation, which is polled ten times a second until it has finished.
    ///
    /// Its descriptions are the label and the label of the present value, where it has any.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(extent: .progress(progress), label: EmptyView(), valueLabel: EmptyView())
    }
}

extension ProgressView {
    /// Creates a progress through a span of time with a label and a label for the present value.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            extent: .span(ProgressSpan(dates: timerInterval, countsDown: countsDown)), label: label(),
            valueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress through a span of time with a label; a clock shows the remaining time, or the time that has
    /// passed.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        let span = ProgressSpan(dates: timerInterval, countsDown: countsDown)
        self.init(extent: .span(span), label: label(), valueLabel: DefaultDateProgressLabel(span: span))
    }
    /// Creates a progress through a span of time; a clock shows the remaining time, or the time that has passed.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
