// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A bar.
public struct BarMark: ChartContent {
    var mark = Mark(.bar)

    /// Creates a bar from zero to a value, at another value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y) = (Mark.Span(x), Mark.Span(y))
        (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    }
    /// Creates a bar between two values of y, at a value of x.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.width) = (Mark.Span(x), Mark.Span(yStart, yEnd), width)
    }
    /// Creates a bar between two values of x, at a value of y.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.height) = (Mark.Span(xStart, xEnd), Mark.Span(y), height)
    }
    /// Creates a bar along x, over the whole height.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.width, mark.stacking) = (Mark.Span(x), width, stacking)
    }
    /// Creates a bar along y, over the whole width.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.y, mark.height, mark.stacking) = (Mark.Span(y), height, stacking)
    }
}

/// A line through points.
public struct LineMark: ChartContent {
    var mark = Mark(.line)

    /// Creates a point of a line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (Mark.Span(x), Mark.Span(y))
    }
    /// Creates a point of one of several lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        (mark.x, mark.y, mark.series) = (Mark.Span(x), Mark.Span(y), series.start)
    }
}

/// A symbol at a point.
public struct PointMark: ChartContent {
    var mark = Mark(.point)

    /// Creates a symbol at a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (Mark.Span(x), Mark.Span(y))
    }
    /// Creates a symbol at a value of x, in the middle of the height.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark.x = Mark.Span(x) }
    /// Creates a symbol at a value of y, in the middle of the width.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark.y = Mark.Span(y) }
}

/// The area under a line or between two.
public struct AreaMark: ChartContent {
    var mark = Mark(.area)

    /// Creates a point of the line over an area.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.stacking) = (Mark.Span(x), Mark.Span(y), stacking)
    }
    /// Creates a point of the line over one of several areas.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: x, y: y, stacking: stacking)
        mark.series = series.start
    }
    /// Creates the points of the lines under and over an area.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y) = (Mark.Span(x), Mark.Span(yStart, yEnd))
    }
    /// Creates the points of the lines under and over one of several areas.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, yStart: yStart, yEnd: yEnd)
        mark.series = series.start
    }
}

/// A straight line along an axis.
public struct RuleMark: ChartContent {
    var mark = Mark(.rule)

    /// Creates a line at a value of x.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark.x = Mark.Span(x)
    }
    /// Creates a line at a value of y.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark.y = Mark.Span(y)
    }
    /// Creates a line at a value of x between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y) = (Mark.Span(x), Mark.Span(yStart, yEnd))
    }
    /// Creates a line at a value of y between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (mark.x, mark.y) = (Mark.Span(xStart, xEnd), Mark.Span(y))
    }
}

/// A rectangle between values.
public struct RectangleMark: ChartContent {
    var mark = Mark(.rectangle)

    /// Creates a rectangle at a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (Mark.Span(x), Mark.Span(y), width, height)
    }
    /// Creates a rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y) = (Mark.Span(xStart, xEnd), Mark.Span(yStart, yEnd))
    }
    /// Creates a rectangle between values of x, over the whole height.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark.x = Mark.Span(xStart, xEnd)
    }
    /// Creates a rectangle between values of y, over the whole width.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.y = Mark.Span(yStart, yEnd)
    }
}

/// A sector of a circle: a piece of a pie.
public struct SectorMark: ChartContent {
    var mark = Mark(.sector)

    /// Creates a sector whose angle is its value's part of the sum of all.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        (mark.angle, mark.inner, mark.outer) = (Mark.Span(angle), innerRadius, outerRadius)
        mark.angularInset = angularInset ?? 0
    }
}

extension BarMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
extension LineMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
extension PointMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
extension AreaMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
extension RuleMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
extension RectangleMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
extension SectorMark: PlainContent {
    /// Returns the mark.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: [mark]) }
}
