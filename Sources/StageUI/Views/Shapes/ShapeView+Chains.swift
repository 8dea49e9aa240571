// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A shape painted several times, each time over the last.
public struct ShapeChain<Content: Shape, Below: View, Style: ShapeStyle>: View {
    let below: Below
    let top: ShapeView<Content, Style>
    /// The paintings on each other.
    public var body: some View { below.overlay(top) }
}

extension ShapeView {
    /// Returns the painting with smooth edges, or with hard ones.
    nonisolated func smoothed(_ isSmooth: Bool) -> Self {
        var view = self
        view.isSmooth = isSmooth
        return view
    }
    /// Fills the shape over the present painting.
    public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> ShapeChain<Content, Self, S> {
        ShapeChain(below: self, top: shape.fill(content, style: style))
    }
    /// Strokes the outline of the shape over the present painting.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeChain<Content, Self, S> {
        ShapeChain(below: self, top: shape.stroke(content, style: style).smoothed(antialiased))
    }
    /// Strokes the outline of the shape over the present painting, with a line of points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeChain<Content, Self, S> {
        ShapeChain(below: self, top: shape.stroke(content, lineWidth: lineWidth).smoothed(antialiased))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the outline just inside the shape's edge over the present painting.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeChain<Content, Self, S> {
        ShapeChain(
            below: self, top: shape.strokeBorder(content, lineWidth: lineWidth).smoothed(antialiased))
    }
}

extension ShapeChain {
    /// Strokes the outline of the shape over the present painting, with a line of points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeChain<Content, Self, S> {
        ShapeChain<Content, Self, S>(
            below: self, top: top.shape.stroke(content, lineWidth: lineWidth).smoothed(antialiased))
    }
}

extension InsettableShape {
    /// Draws the outline just inside the shape's edge, in the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<
        Self, ForegroundStyle
    > {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth).smoothed(antialiased)
    }
    /// Draws the outline just inside the shape's edge, in the foreground style.
    public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeView<Self, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style).smoothed(antialiased)
    }
    /// Draws the outline just inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool
    ) -> ShapeView<Self, S> { strokeBorder(content, style: style).smoothed(antialiased) }
    /// Draws the outline just inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
    ) -> ShapeView<Self, S> { strokeBorder(content, lineWidth: lineWidth).smoothed(antialiased) }
    /// Draws the outline just inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self, S> {
        ShapeView(shape: self, style: content, stroke: style, evenOdd: false, inset: style.lineWidth / 2)
    }
}
