// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The places of a chart's values, for views over it and behind it.
@MainActor
@preconcurrency
public struct ChartProxy {
    let plan: ChartPlan
    let frame: PlotFrame

    /// The size of the plot in points; zero until the chart is placed.
    public var plotSize: CGSize { frame.rect.size }
    /// The size of the plot in points; zero until the chart is placed.
    public var plotAreaSize: CGSize { frame.rect.size }
    /// The frame of the plot, for a geometry; nil until the chart is placed.
    public var plotFrame: ChartPlotAnchor? {
        frame.rect.isEmpty ? nil : ChartPlotAnchor(size: frame.rect.size)
    }
    /// The frame of the plot, for a geometry.
    public var plotAreaFrame: ChartPlotAnchor { ChartPlotAnchor(size: frame.rect.size) }

    /// Returns the place of a value of x, in points from the plot's leading edge; nil where there is none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        plan.x?.middle(of: PlotValue(value)).map { $0 * plotSize.width }
    }
    /// Returns the place of a value of y, in points from the plot's top; nil where there is none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        plan.y?.middle(of: PlotValue(value)).map { (1 - $0) * plotSize.height }
    }
    /// Returns the value of x at a place in points from the plot's leading edge; nil where there is none.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        guard plotSize.width > 0 else { return nil }
        return plan.x?.value(at: position / plotSize.width)?.cast(to: type)
    }
    /// Returns the value of y at a place in points from the plot's top; nil where there is none.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        guard plotSize.height > 0 else { return nil }
        return plan.y?.value(at: 1 - position / plotSize.height)?.cast(to: type)
    }
    /// Returns the values at a place in points from the plot's corner; nil where there are none.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
            return nil
        }
        return (x, y)
    }
}

/// The frame of a plot; views over a chart and behind it have just that frame here.
public struct ChartPlotAnchor: Sendable {
    let size: CGSize
}

extension GeometryProxy {
    /// The frame of a chart's plot.
    public subscript(anchor: ChartPlotAnchor) -> CGRect { CGRect(origin: .zero, size: anchor.size) }
}
