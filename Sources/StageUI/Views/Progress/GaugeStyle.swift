// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    /// The label as a view.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The label of the value as a view.
    public struct CurrentValueLabel: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The label of the lower end as a view.
    public struct MinimumValueLabel: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The label of the upper end as a view.
    public struct MaximumValueLabel: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The position of the value, 0 at the lower end and 1 at the upper one.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label of the value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower end, if there is one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper end, if there is one.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels that a screen reader speaks.
    let words: (label: Text?, current: Text?)
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the drawn gauge.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Draws a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look, which is a bar that is filled.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                ProgressBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).usualForeground(Color.secondary)
        }
    }
}

/// A low bar that is filled up to the value, with labels around it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value, isFilled: true)
                configuration.maximumValueLabel
            }
            .font(.caption)
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if let minimum = configuration.minimumValueLabel {
                minimum
            } else {
                configuration.currentValueLabel
            }
            GaugeBar(value: configuration.value, isFilled: false)
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isClosed: false)
    }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The usual look.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A low bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<GaugeStyleConfiguration> {
        DrawnStyle { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var gaugeStyle: DrawnStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the gauges inside the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(
            \.gaugeStyle,
            DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}
