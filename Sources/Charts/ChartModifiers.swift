// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The settings of the charts inside, by modifiers.
struct ChartSettings {
    struct AxisSettings {
        var visibility = Visibility.automatic
        var axes: _ChartAxes?
        var domain: ChartDomain?
        var title: AnyView?
    }
    var x = AxisSettings()
    var y = AxisSettings()
    var legend = Visibility.automatic
    var legendView: AnyView?
    var isLegendAbove = false
    /// The styles of values, in their order; without values, those of the values in the order in which they are met.
    var styles: [(value: PlotValue?, style: AnyShapeStyle)] = []
    /// The style of a value by a function; nil for one of another type.
    var styleOf: ((PlotValue) -> AnyShapeStyle?)?
    var plot: ((AnyView) -> AnyView)?
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
    /// Modifiers that have no effect here, which the chart tells.
    var unknown: [String] = []
    /// Takes a place that a finger is at, as parts of the plot; nil when it leaves.
    var selectX: ((ChartProxy, CGFloat?) -> Void)?
    var selectY: ((ChartProxy, CGFloat?) -> Void)?
}

/// The values that an axis shows.
enum ChartDomain {
    case between(Double, Double)
    case categories([String])
    case automatic(includesZero: Bool?, isReversed: Bool)
}

private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

/// A domain of a scale that follows the data.
public struct AutomaticScaleDomain: Sendable {
    let domain: (includesZero: Bool?, isReversed: Bool)
}

/// The values that a scale covers.
@MainActor
@preconcurrency
public protocol ScaleDomain {
    /// Returns the values; not for an app's own use.
    func _domain() -> _ChartDomain
}

/// The values of a scale, which only the library reads.
public struct _ChartDomain {
    let domain: ChartDomain
    init(_ domain: ChartDomain) { self.domain = domain }
}

extension AutomaticScaleDomain: ScaleDomain {
    /// Returns the values.
    public func _domain() -> _ChartDomain {
        _ChartDomain(.automatic(includesZero: domain.includesZero, isReversed: domain.isReversed))
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// Returns the values.
    public func _domain() -> _ChartDomain {
        _ChartDomain(.between(PlotValue(lowerBound).amount ?? 0, PlotValue(upperBound).amount ?? 1))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// Returns the values.
    public func _domain() -> _ChartDomain {
        let values = map { PlotValue($0) }
        let amounts = values.compactMap(\.amount)
        if amounts.count == values.count, let least = amounts.min(), let most = amounts.max() {
            return _ChartDomain(.between(least, most))
        }
        return _ChartDomain(.categories(values.map { $0.text() }))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// As the data want it.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(domain: (nil, false)) }
    /// As the data want it, with or without zero, and in this direction or the other.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(domain: (includesZero, reversed ?? false))
    }
}

/// The kinds of scales; all are linear or of categories here.
public struct ScaleType: Hashable, Sendable {
    let name: String
    /// Linear.
    public static let linear = ScaleType(name: "linear")
    /// Of categories.
    public static let category = ScaleType(name: "category")
    /// Of dates.
    public static let date = ScaleType(name: "date")
    /// Linear here.
    public static let log = ScaleType(name: "log")
    /// Linear here.
    public static let squareRoot = ScaleType(name: "squareRoot")
    /// Linear here.
    public static let symmetricLog = ScaleType(name: "symmetricLog")
}

extension View {
    private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    /// Shows or hides the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    /// Sets the marks of the x axis.
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes()
        return chart { $0.x.axes = axes }
    }
    /// Shows or hides the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
    /// Sets the marks of the y axis.
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes()
        return chart { $0.y.axes = axes }
    }
    /// Sets the values that the x axis covers.
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let found = domain._domain().domain
        return chart { $0.x.domain = found }
    }
    /// Sets the values that the y axis covers.
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let found = domain._domain().domain
        return chart { $0.y.domain = found }
    }
    /// Sets the values and the places of the x axis; the places have no effect here.
    public func chartXScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View { chartXScale(domain: domain) }
    /// Sets the values and the places of the y axis; the places have no effect here.
    public func chartYScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View { chartYScale(domain: domain) }
    /// Sets the places of the x axis, without effect here.
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    /// Sets the places of the y axis, without effect here.
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }

    /// Writes a title at the x axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel { Text(labelKey) } }
    /// Writes a title at the x axis.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel { Text(label) } }
    /// Shows a title at the x axis.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.x.title = view }
    }
    /// Writes a title at the y axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel { Text(labelKey) } }
    /// Writes a title at the y axis.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel { Text(label) } }
    /// Shows a title at the y axis.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.y.title = view }
    }

    /// Shows or hides the legend.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
    /// Sets the side that the legend stands at: above, or else below.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.isLegendAbove = position.anchor.y == 0 && position != .automatic }
    }
    /// Shows a legend of its own.
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legendView = view
            $0.isLegendAbove = position.anchor.y == 0 && position != .automatic
        }
    }

    /// Sets the styles of values.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        chart { $0.styles = mapping.map { (PlotValue($0.key), AnyShapeStyle($0.value)) } }
    }
    /// Sets the styles of values.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View {
        chart { $0.styles = zip(domain, range).map { (PlotValue($0), AnyShapeStyle($1)) } }
    }
    /// Sets the styles of values, in the order in which they are met.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        chart { $0.styles = range.map { (nil, AnyShapeStyle($0)) } }
    }
    /// Sets the styles of values by a function.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        chart { $0.styles = domain.map { (PlotValue($0), AnyShapeStyle(mapping($0))) } }
    }
    /// Sets the styles of all values by a function.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View {
        chart { $0.styleOf = { value in value.cast(to: D.self).map { AnyShapeStyle(mapping($0)) } } }
    }
    /// Sets the symbols of values, without effect here: values have symbols in the order in which they are met.
    public func chartSymbolScale<D: Plottable>(_ mapping: KeyValuePairs<D, BasicChartSymbolShape>)
        -> some View
    { self }

    /// Changes the plot, such as its ground.
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
    {
        chart { $0.plot = { AnyView(content(ChartPlotContent(content: $0))) } }
    }
    /// Shows a view over the chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ chartProxy: ChartProxy) -> V
    ) -> some View { chart { $0.overlay = { AnyView(content($0)) } } }
    /// Shows a view behind the chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ chartProxy: ChartProxy) -> V
    ) -> some View { chart { $0.background = { AnyView(content($0)) } } }
    /// Follows the value of x that a finger is at.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selectX = { proxy, place in value.wrappedValue = place.flatMap { proxy.value(atX: $0) } } }
    }
    /// Follows the value of y that a finger is at.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selectY = { proxy, place in value.wrappedValue = place.flatMap { proxy.value(atY: $0) } } }
    }
    /// Follows the angle that a finger is at, without effect here.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.unknown.append("chartAngleSelection") }
    }
    /// Lets the plot scroll, without effect here: all values are shown.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart { $0.unknown.append("chartScrollableAxes") }
    }
    /// Sets the length of the values that are seen, without effect here: all values are shown.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.unknown.append("chartXVisibleDomain") }
    }
    /// Sets the length of the values that are seen, without effect here: all values are shown.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.unknown.append("chartYVisibleDomain") }
    }
    /// Sets where a scrolled plot comes to rest, without effect here.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chart { $0.unknown.append("chartScrollTargetBehavior") }
    }
    /// Joins a value with the place that the plot is scrolled to, without effect here.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { $0.unknown.append("chartScrollPosition") }
    }
    /// Sets the place that the plot is scrolled to at first, without effect here.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chart { $0.unknown.append("chartScrollPosition") }
    }
}

/// The plot of a chart: marks and lines, without labels.
public struct ChartPlotContent: View {
    let content: AnyView
    /// The plot.
    public var body: some View { content }
}

/// The places of a scale, which have no effect here.
public struct PlotDimensionScaleRange: Sendable {
    /// The whole plot.
    public static let plotDimension = PlotDimensionScaleRange()
    /// The plot less points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
    /// The plot less points at the ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
        -> PlotDimensionScaleRange
    { PlotDimensionScaleRange() }
}

/// The places where a scrolled plot comes to rest.
public protocol ChartScrollTargetBehavior {}

/// Rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// The rest at larger steps.
    public struct MajorValueAlignment {
        /// Rest at multiples of a unit.
        public static func unit<P: Plottable & Numeric>(_ unit: P) -> Self { Self() }
        /// Rest at dates that match some components.
        public static func matching(_ components: DateComponents) -> Self { Self() }
        /// Rest at pages.
        public static var page: Self { Self() }
    }
}

/// Rest at pages.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Rest at multiples of a unit.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: Self.MajorValueAlignment? = nil,
        limitBehavior: ValueAlignedLimit = .automatic
    ) -> Self { Self() }
    /// Rest at dates that match some components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: Self.MajorValueAlignment? = nil,
        limitBehavior: ValueAlignedLimit = .automatic
    ) -> Self { Self() }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Rest at pages.
    public static var paging: Self { Self() }
}

/// The limits of one movement of a finger.
public struct ValueAlignedLimit: Sendable {
    /// The system's.
    public static let automatic = ValueAlignedLimit()
    /// At most one larger step.
    public static let always = ValueAlignedLimit()
    /// None.
    public static let never = ValueAlignedLimit()
}
