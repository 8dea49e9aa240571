// Licensed under the Apache License, Version 2.0.

import Foundation

/// Shows where a value is between two ends.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyle) private var style

    /// The gauge in the style of the environment.
    public var body: some View {
        style.makeBody(configuration)
            .accessibilityElement(children: .ignore)
            .modified(GaugeElement(configuration: configuration))
    }

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
        ends: (BoundsLabel, BoundsLabel)?, marks: MarkedValueLabels?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        configuration = GaugeStyleConfiguration(
            value: min(max(share, 0), 1),
            label: GaugeStyleConfiguration.Label(view: AnyView(label)),
            currentValueLabel: current.map {
                GaugeStyleConfiguration.CurrentValueLabel(view: AnyView($0))
            },
            minimumValueLabel: ends.map {
                GaugeStyleConfiguration.MinimumValueLabel(view: AnyView($0.0))
            },
            maximumValueLabel: ends.map {
                GaugeStyleConfiguration.MaximumValueLabel(view: AnyView($0.1))
            },
            words: (label as? Text, current as? Text))
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label: label(), current: nil, ends: nil, marks: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel(), ends: nil, marks: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label for the value; labels for marked values are accepted.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), ends: nil,
            marks: markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for the value and for both ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(),
            ends: (minimumValueLabel(), maximumValueLabel()), marks: nil)
    }
}

extension Gauge {
    /// Creates a gauge with labels for the value and for both ends; labels for marked values are accepted.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(),
            ends: (minimumValueLabel(), maximumValueLabel()), marks: markedValueLabels())
    }
}

/// Gives the one element of a gauge its name and its value.
private struct GaugeElement: BoxModifier {
    var configuration: GaugeStyleConfiguration
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        GaugeElementBox(owner: owner, content: content) { [unowned owner] in owner.modifier.configuration }
    }
}

private final class GaugeElementBox: WrapperBox {
    private let configuration: () -> GaugeStyleConfiguration

    init(owner: Node, content: LayoutBox, configuration: @escaping () -> GaugeStyleConfiguration) {
        self.configuration = configuration
        super.init(owner: owner, content: content)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let configuration = configuration()
        return super.accessibilityNodes(context).map { node in
            var node = node
            node.label = configuration.words.label?.plain
            node.value =
                configuration.words.current?.plain
                ?? "\(Int((configuration.value * 100).rounded()))%"
            node.traits.insert(.updatesFrequently)
            return node
        }
    }
}
