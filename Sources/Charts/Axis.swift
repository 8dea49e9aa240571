// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The marks of a chart's axis.
@MainActor
@preconcurrency
public protocol AxisContent {
    /// Returns the groups of marks; not for an app's own use.
    func _axes() -> _ChartAxes
}

/// The groups of an axis' marks, which only the library reads.
public struct _ChartAxes {
    struct Group {
        var position = AxisMarkPosition.automatic
        var values: AxisMarkValues
        var stroke: StrokeStyle?
        /// The marks at a value.
        var parts: (AxisValue, [PlotValue]) -> [AxisPart]
    }
    var groups: [Group]
}

/// A mark at a value of an axis.
enum AxisPart {
    case grid(StrokeStyle?, AnyShapeStyle?)
    case tick(length: CGFloat, StrokeStyle?, AnyShapeStyle?)
    case label(AnyView, centered: Bool)
}

/// A mark at a value of an axis: a line, a tick or a label.
@MainActor
@preconcurrency
public protocol AxisMark {
    /// Returns the marks; not for an app's own use.
    func _parts() -> _AxisParts
}

/// The marks at a value, which only the library reads.
public struct _AxisParts: AxisMark {
    var parts: [AxisPart]
    /// Returns itself.
    public func _parts() -> _AxisParts { self }
}

/// Makes the content of an axis.
@resultBuilder
@MainActor
@preconcurrency
public enum AxisContentBuilder {
    /// Returns no marks.
    public static func buildBlock() -> _ChartAxes { _ChartAxes(groups: []) }
    /// Puts marks together.
    public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _ChartAxes {
        var groups: [_ChartAxes.Group] = []
        for part in repeat each content { groups += part._axes().groups }
        return _ChartAxes(groups: groups)
    }
    // The type names that of the marks: without it there is none for those that are not there.
    /// Takes marks that are there under a condition.
    public static func buildIf<C: AxisContent>(_ content: C?) -> some AxisContent {
        content?._axes() ?? _ChartAxes(groups: [])
    }
    /// Takes the first of two.
    public static func buildEither<C: AxisContent>(first: C) -> _ChartAxes { first._axes() }
    /// Takes the second of two.
    public static func buildEither<C: AxisContent>(second: C) -> _ChartAxes { second._axes() }
}

extension _ChartAxes: AxisContent {
    /// Returns itself.
    public func _axes() -> _ChartAxes { self }
}

/// Makes the marks at a value.
@resultBuilder
@MainActor
@preconcurrency
public enum AxisMarkBuilder {
    /// Returns no marks.
    public static func buildBlock() -> _AxisParts { _AxisParts(parts: []) }
    /// Puts marks together.
    public static func buildBlock<each M: AxisMark>(_ content: repeat each M) -> _AxisParts {
        var parts: [AxisPart] = []
        for mark in repeat each content { parts += mark._parts().parts }
        return _AxisParts(parts: parts)
    }
    // The type names that of the marks: without it there is none for those that are not there.
    /// Takes marks that are there under a condition.
    public static func buildIf<M: AxisMark>(_ content: M?) -> some AxisMark {
        content?._parts() ?? _AxisParts(parts: [])
    }
    /// Takes the first of two.
    public static func buildEither<M: AxisMark>(first: M) -> _AxisParts { first._parts() }
    /// Takes the second of two.
    public static func buildEither<M: AxisMark>(second: M) -> _AxisParts { second._parts() }
}

/// The line across the chart at a value.
public struct AxisGridLine: AxisMark {
    var part: AxisPart
    /// Creates a line.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { part = .grid(stroke, nil) }
    /// Returns the line.
    public func _parts() -> _AxisParts { _AxisParts(parts: [part]) }
}

/// The short line beside the chart at a value.
public struct AxisTick: AxisMark {
    /// The lengths of a tick.
    public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        let points: CGFloat
        /// As usual.
        public static let automatic = Length(floatLiteral: 4)
        /// As long as the label is high.
        public static let label = Length(floatLiteral: 14)
        /// As long as the label is high and a number of points more.
        public static func label(extendPastBy length: CGFloat) -> Length {
            Length(floatLiteral: 14 + Double(length))
        }
        /// Creates a length in points.
        public init(integerLiteral value: Int) { points = CGFloat(value) }
        /// Creates a length in points.
        public init(floatLiteral value: Double) { points = CGFloat(value) }
    }
    var part: AxisPart
    /// Creates a tick.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = .tick(length: length.points, stroke, nil)
    }
    /// Creates a tick with a length in points.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        part = .tick(length: length, stroke, nil)
    }
    /// Returns the tick.
    public func _parts() -> _AxisParts { _AxisParts(parts: [part]) }
}

/// The thing that is done where the labels of an axis would overlap.
public struct AxisValueLabelCollisionResolution: Sendable {
    /// Labels that have no room are left out.
    public static let automatic = AxisValueLabelCollisionResolution()
    /// Labels that have no room are left out.
    public static let disabled = AxisValueLabelCollisionResolution()
    /// Labels that have no room are left out.
    public static let greedy = AxisValueLabelCollisionResolution()
    /// Labels that have no room are left out.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { .greedy }
    /// Labels that have no room are left out.
    public static func truncate() -> AxisValueLabelCollisionResolution { .greedy }
}

/// The directions in which labels are written.
public struct AxisValueLabelOrientation: Sendable {
    /// Along the line.
    public static let automatic = AxisValueLabelOrientation()
    /// Along the line.
    public static let horizontal = AxisValueLabelOrientation()
    /// Along the line: labels are not turned here.
    public static let vertical = AxisValueLabelOrientation()
    /// Along the line: labels are not turned here.
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// The label at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    let content: (AxisValue?) -> AnyView?
    let centered: Bool?

    /// Returns the label.
    public func _parts() -> _AxisParts { parts(at: AxisValue.current) }
    func parts(at value: AxisValue?) -> _AxisParts {
        guard let view = content(value) else { return _AxisParts(parts: []) }
        return _AxisParts(parts: [.label(view, centered: centered ?? false)])
    }
}

extension AxisValueLabel {
    /// Creates a label that is a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.content = { _ in view }
        self.centered = centered
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with the value's text.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        content = { $0.map { AnyView(Text(verbatim: $0.value.text(by: $0.unit))) } }
        self.centered = centered
    }
    /// Creates a label with the value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        content = { value in
            value?.value.cast(to: F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) }
        }
        self.centered = centered
    }
    /// Creates a label with a text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic
    ) {
        content = { _ in AnyView(Text(titleKey)) }
        self.centered = centered
    }
    /// Creates a label with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic
    ) {
        content = { _ in AnyView(Text(title)) }
        self.centered = centered
    }
}

extension AxisMark {
    /// Draws the mark in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _AxisParts(
            parts: _parts().parts.map {
                switch $0 {
                case .grid(let stroke, _): .grid(stroke, AnyShapeStyle(style))
                case .tick(let length, let stroke, _): .tick(length: length, stroke, AnyShapeStyle(style))
                case .label(let view, let centered):
                    .label(AnyView(view.foregroundStyle(style)), centered: centered)
                }
            })
    }
    /// Writes labels in a font.
    public func font(_ font: Font?) -> some AxisMark {
        _AxisParts(
            parts: _parts().parts.map {
                guard case .label(let view, let centered) = $0 else { return $0 }
                return .label(AnyView(view.font(font)), centered: centered)
            })
    }
    /// Moves labels by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        _AxisParts(
            parts: _parts().parts.map {
                guard case .label(let view, let centered) = $0 else { return $0 }
                return .label(AnyView(view.offset(x: x, y: y)), centered: centered)
            })
    }
}

/// The marks of an axis at some values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    let group: _ChartAxes.Group
    /// Returns the group.
    public func _axes() -> _ChartAxes { _ChartAxes(groups: [group]) }

    private init(
        _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: @escaping (AxisValue) -> Content
    ) {
        group = _ChartAxes.Group(position: position, values: values) { value, _ in
            AxisValue.$current.withValue(value) { content(value)._parts().parts }
        }
    }
    /// Creates marks at values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(position, values, content)
    }
    /// Creates marks at values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(position, values) { _ in content() }
    }
    /// Creates marks at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(position, AxisMarkValues(kind: .given(values.map { PlotValue($0) })), content)
    }
    /// Creates marks at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(position, AxisMarkValues(kind: .given(values.map { PlotValue($0) }))) { _ in content() }
    }
}

extension AxisMarks where Content == _AxisParts {
    private init(_ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?) {
        self.init(position, values) { value in
            _AxisParts(
                parts: [.grid(stroke, nil), .tick(length: 4, stroke, nil)]
                    + AxisValueLabel<Text>().parts(at: value).parts)
        }
    }
    /// Creates the usual marks at values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(position, values, stroke)
    }
    /// Creates the usual marks at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(position, AxisMarkValues(kind: .given(values.map { PlotValue($0) })), stroke)
    }
    /// Creates the usual marks at values, written in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(position, values) { value in
            _AxisParts(
                parts: [.grid(stroke, nil), .tick(length: 4, stroke, nil)]
                    + AxisValueLabel<Text>(format: format).parts(at: value).parts)
        }
    }
}
