// Licensed under the Apache License, Version 2.0.

import Foundation

extension View {
    /// Puts views behind this one, in a space of its size.
    @_disfavoredOverload
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(
            content: self, layer: ZStack(alignment: alignment, content: content), alignment: alignment,
            kind: .behind)
    }
    /// Puts a view behind this one, in a space of its size; a colour is taken as a style instead.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, kind: .behind)
    }
    /// Paints the space of this view and the parts of the screen's edge that it touches.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        LayeredView(
            content: self,
            layer: ShapeView(shape: Rectangle(), style: style, stroke: nil, evenOdd: false)
                .ignoresSafeArea(edges: edges),
            alignment: .center, kind: .behind)
    }
    /// Paints a shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        LayeredView(
            content: self, layer: shape.fill(style, style: fillStyle), alignment: .center,
            kind: .behind)
    }
    /// Puts views in front of this one, in a space of its size.
    @_disfavoredOverload
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(
            content: self, layer: ZStack(alignment: alignment, content: content), alignment: alignment,
            kind: .inFront)
    }
    /// Puts a view in front of this one, in a space of its size; a colour is taken as a style instead.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, kind: .inFront)
    }
}
