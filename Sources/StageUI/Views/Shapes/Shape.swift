// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An outline that fits a rectangle; drawn as a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, View, Animatable {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path
    /// The behaviour of the outline in a right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// Returns the size of the shape in a proposed space; all of it by default.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// Returns the proposed size, with 10 points where none is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape with an outline that can be drawn faster than a path.
nonisolated protocol SimpleShape: Shape {
    func outline(in rect: CGRect) -> DisplayOutline
    /// Returns the outline in a rectangle of a box, on whose container it may depend.
    @MainActor func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline
    /// Returns the shape with the corners that it has at a distance inside of its edge.
    func withCorners(insetBy amount: CGFloat) -> Self
}

extension SimpleShape {
    @MainActor func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline { outline(in: rect) }
    func withCorners(insetBy amount: CGFloat) -> Self { self }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape made smaller by points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    func displayOutline(in rect: CGRect) -> DisplayOutline {
        (self as? any SimpleShape)?.outline(in: rect) ?? .path(path(in: rect))
    }

    /// The outline in a rectangle of a box, mirrored there if the shape requires it.
    @MainActor
    func displayOutline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        let outline = (self as? any SimpleShape)?.outline(in: rect, at: box) ?? .path(path(in: rect))
        return outline.directed(layoutDirectionBehavior, in: rect, box.owner.environment.layoutDirection)
    }

    /// The outline at a distance inside of the edge, as `inset(by:)` gives it.
    @MainActor
    func displayOutline(in rect: CGRect, inset: CGFloat, at box: LayoutBox) -> DisplayOutline {
        inset == 0
            ? displayOutline(in: rect, at: box) : SmallerShape(self, inset).displayOutline(in: rect, at: box)
    }
}

extension Shape where Body == ShapeView<Self, ForegroundStyle> {
    /// The shape filled with the foreground style.
    public var body: ShapeView<Self, ForegroundStyle> {
        ShapeView(shape: self, style: ForegroundStyle(), stroke: nil, evenOdd: false)
    }
}

/// A painted shape.
public struct ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    var shape: Content
    let style: Style
    var stroke: StrokeStyle?
    let evenOdd: Bool
    var inset: CGFloat = 0
    /// Indicates whether the edges are smoothed.
    var isSmooth = true

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ShapeNode(self, inputs) }
}

private final class ShapeNode<Content: Shape, Style: ShapeStyle>: ViewNode<ShapeView<Content, Style>> {
    private lazy var box = ShapeBox(owner: self, node: self)

    /// The animation to the new value, if anything ever moved.
    private var motion: ShapeAnimation<Content>?

    /// The shape as it is on the way to its new value.
    var shown: ShapeView<Content, Style> { motion?.shown(view) ?? view }

    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

    override func didUpdate(
        from old: ShapeView<Content, Style>, viewChanged: Bool, environmentChanged: Bool
    ) {
        let before = stage.updates.environmentBefore
        if motion != nil || stage.transaction.effectiveAnimation != nil {
            let motion = motion ?? ShapeAnimation()
            motion.update(from: (old, before), to: view, of: self) { [weak self] in
                self?.box.invalidateDisplay()
            }
            if motion.isUsed { self.motion = motion }
        }
        box.invalidateDisplay()
    }

    final class ShapeBox: LayoutBox {
        private unowned let node: ShapeNode

        init(owner: Node, node: ShapeNode) {
            self.node = node
            super.init(owner: owner)
        }

        override var isTouchable: Bool {
            let rect = CGRect(origin: .zero, size: frame.size)
            return node.view.style.resolvePaint(in: rect, environment: owner.environment)?.isVisible
                ?? true
        }

        override func touchContains(_ point: CGPoint) -> Bool {
            let rect = CGRect(origin: .zero, size: frame.size)
            let inset = min(node.view.inset, min(rect.width, rect.height) / 2)
            let outline = node.view.shape.displayOutline(in: rect, inset: inset, at: self)
            guard let stroke = node.view.stroke else {
                return outline.contains(point, evenOdd: node.view.evenOdd)
            }
            return outline.isOnLine(point, width: stroke.lineWidth)
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            node.view.shape.sizeThatFits(proposal)
        }

        override func makeItems() -> [DisplayItem] {
            let rect = CGRect(origin: .zero, size: frame.size)
            let view = node.shown
            let inset = min(view.inset, min(rect.width, rect.height) / 2)
            var outline = view.shape.displayOutline(in: rect, inset: inset, at: self)
            var stroke = view.stroke
            if stroke == nil, let line = view.shape as? any LineShape {
                // A line is drawn as such: the outline of a line takes much longer to fill.
                outline = line.lineOutline(in: rect, at: self)
                stroke = line.line
            }
            if !view.isSmooth { outline = .hard(outline) }
            if let tiles = view.style.tiles(at: owner) {
                let beyond = stroke?.lineWidth ?? 0
                return [
                    tiles.item(
                        in: rect, reaching: rect.insetBy(dx: -beyond, dy: -beyond), outline, stroke,
                        evenOdd: view.evenOdd, owner)
                ]
            }
            let resolved = view.style.resolvePaint(in: rect, at: owner)
            let paint = node.motion?.paint.shown(resolved, in: rect) ?? resolved
            guard paint.isVisible else { return [] }
            let content: DisplayContent =
                stroke.map { .stroke(outline, paint, $0) }
                ?? .fill(outline, paint, evenOdd: view.evenOdd)
            let item = DisplayItem(owner: owner.path, content: content)
            let reach = rect.insetBy(dx: -(stroke?.lineWidth ?? 0), dy: -(stroke?.lineWidth ?? 0))
            return view.style.resolveDecoration(in: owner.environment).applied(
                to: [item], in: reach, environment: owner.environment, owner: owner.path)
        }
    }
}

extension Shape {
    /// Paints the inside of the shape.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self, S> {
        ShapeView(
            shape: self, style: content, stroke: nil, evenOdd: style.isEOFilled,
            isSmooth: style.isAntialiased)
    }
    /// Paints the inside of the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
        fill(.foreground, style: style)
    }
    /// Draws the outline of the shape.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self, S> {
        ShapeView(shape: self, style: content, stroke: style, evenOdd: false)
    }
    /// Draws the outline of the shape with a line of points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Returns the line along the outline as a shape.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }
    /// Returns a line of points along the outline as a shape.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Returns a part of the outline, from one share of its length to another.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

extension InsettableShape {
    /// Draws the outline just inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> ShapeView<Self, S> {
        ShapeView(
            shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth), evenOdd: false,
            inset: lineWidth / 2)
    }
}

/// The way in which the inside of a shape is found, and its edges are drawn.
public struct FillStyle: Hashable, Sendable {
    /// Indicates whether crossing parts count as outside by the even-odd rule.
    public var isEOFilled: Bool
    /// Indicates whether edges are smoothed; a side along the pixels never is.
    public var isAntialiased: Bool
    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A part of a shape's outline.
public struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    /// The shape's own numbers and the two ends of the part.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first
            end = newValue.second.second
        }
    }

    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the part of the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }
}
