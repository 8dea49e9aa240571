// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A mark as the chart draws it.
struct Mark {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }

    /// Values along an axis.
    struct Span {
        var label: Text
        var start: PlotValue
        var end: PlotValue?
        var unit: Calendar.Component?
        /// Indicates whether start and end are the mark's own and not those of a unit.
        var isRange = false

        init<V: Plottable>(_ value: PlottableValue<V>) {
            (label, start, end, unit) = (value.label, value.start, value.end, value.unit)
            isRange = value.end != nil && value.unit == nil
        }
        init<V: Plottable>(_ from: PlottableValue<V>, _ to: PlottableValue<V>) {
            (label, start, end, isRange) = (from.label, from.start, to.start, true)
        }
        /// The middle on a scale of numbers.
        var middle: Double? {
            guard let first = start.amount else { return nil }
            return isRange ? first : (first + (end?.amount ?? first)) / 2
        }
    }

    /// A view at a mark.
    struct Annotation {
        let position: AnnotationPosition
        let spacing: CGFloat
        let view: AnyView
    }

    var kind: Kind
    var x: Span?
    var y: Span?
    var angle: Span?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var stacking = MarkStackingMethod.standard
    var series: PlotValue?

    var style: AnyShapeStyle?
    var styleBy: (value: PlotValue, label: Text)?
    var symbol: BasicChartSymbolShape?
    var symbolBy: PlotValue?
    var symbolView: AnyView?
    var positionBy: PlotValue?
    /// The area of a symbol, in square points.
    var symbolSize: CGFloat = 36
    var line: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat?
    var opacity = 1.0
    var offset = CGSize.zero
    var zIndex = 0.0
    var annotations: [Annotation] = []
    var spokenLabel: Text?
    var spokenValue: Text?
    var isSilent = false

    init(_ kind: Kind) { self.kind = kind }

    /// Indicates whether the mark lies: its amount goes along x.
    var isHorizontal: Bool {
        guard let x, let y else { return x != nil }
        if x.isRange != y.isRange { return x.isRange }
        let (isNumber, isOther) = (x.isNumber, !y.isNumber)
        return isNumber && (isOther || y.unit != nil)
    }
    /// The value that lines and areas have in common.
    var group: PlotValue? { series ?? styleBy?.value ?? symbolBy }
}

extension Mark.Span {
    /// Indicates whether the values are plain numbers.
    var isNumber: Bool { if case .number = start { unit == nil } else { false } }
}
