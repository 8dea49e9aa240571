// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

extension ChartContent {
    func changed(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
        ChangedContent(content: self, change: change)
    }

    /// Fills or draws the marks in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = AnyShapeStyle(style) }
    }
    /// Gives marks with the same value the same colour, which the legend names.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.styleBy = (value.start, value.label) }
    }
    /// Makes the marks translucent, 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    /// Rounds the corners of bars, rectangles and sectors, by a radius in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
    {
        changed { $0.cornerRadius = radius }
    }
    /// Sets the width and the dashes of lines.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.line = style } }
    /// Sets the way in which a line goes from point to point.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }
    /// Draws a symbol at each point.
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
        changed { $0.symbol = symbol }
    }
    /// Draws a circle at each point: an outline of a type of its own has no other here.
    @_disfavoredOverload
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { $0.symbol = .circle }
    }
    /// Shows a view at each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbolView = view }
    }
    /// Gives points with the same value the same symbol.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.symbolBy = value.start }
    }
    /// Sets the area of the symbols in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = area } }
    /// Sets the size of the symbols in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.symbolSize = size.width * size.height }
    }
    /// Places marks with different values side by side.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changed { $0.positionBy = value.start }
    }
    /// Moves the marks by points.
    public func offset(_ offset: CGSize) -> some ChartContent {
        changed {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }
    /// Moves the marks by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(CGSize(width: x, height: y))
    }
    /// Sets the place of the marks from back to front.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }
    /// Aligns styles with the whole plot; each mark has its own here.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { changed { _ in } }
    /// Shows a view at each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed {
            $0.annotations.append(Mark.Annotation(position: position, spacing: spacing ?? 4, view: view))
        }
    }
    /// Shows a view at each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }
    /// Shows a view at each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) {
            content(AnnotationContext(targetSize: .zero))
        }
    }

    /// Sets what is read aloud for a mark.
    public func accessibilityLabel(_ description: Text) -> some ChartContent {
        changed { $0.spokenLabel = description }
    }
    /// Sets what is read aloud for a mark.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets what is read aloud for a mark.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// Sets the value that is read aloud for a mark.
    public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        changed { $0.spokenValue = valueDescription }
    }
    /// Sets the value that is read aloud for a mark.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// Sets the value that is read aloud for a mark.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    /// Hides the marks from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { $0.isSilent = hidden } }
}
