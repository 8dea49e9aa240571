// Licensed under the Apache License, Version 2.0.

public import Foundation

extension View {
    /// Paints the space of this view, in front of it, and the parts of the screen's edge it touches.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        LayeredView(
            content: self,
            layer: ShapeView(shape: Rectangle(), style: style, stroke: nil, evenOdd: false)
                .ignoresSafeArea(edges: edges),
            alignment: .center, kind: .inFront)
    }
    /// Paints a shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        LayeredView(
            content: self, layer: shape.fill(style, style: fillStyle), alignment: .center,
            kind: .inFront)
    }
    /// Draws a frame of a width in points just inside the edges of this view, in front of it; the layout stays.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
    }
}
