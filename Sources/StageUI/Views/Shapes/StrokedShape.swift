// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A shape that is drawn as a line.
nonisolated protocol LineShape {
    var line: StrokeStyle { get }
    @MainActor func lineOutline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline
}

/// The line along a shape's outline, as a shape.
public struct StrokedShape<Content: Shape>: Shape, LineShape {
    /// The shape.
    public var shape: Content
    /// The line.
    public var style: StrokeStyle

    /// Creates a line along a shape's outline.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    var line: StrokeStyle { style }

    @MainActor func lineOutline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        shape.displayOutline(in: rect, at: box)
    }

    /// Returns the outline of the line.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// As the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// The numbers of the shape, the width of the line and the place in its dashes.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
        set {
            shape.animatableData = newValue.first
            style.lineWidth = newValue.second.first
            style.dashPhase = newValue.second.second
        }
    }
}
