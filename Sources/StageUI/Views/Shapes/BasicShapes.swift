// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A circle in the middle of its space.
public struct Circle: InsettableShape, SimpleShape {
    /// Creates a circle.
    public init() {}

    private func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
    func outline(in rect: CGRect) -> DisplayOutline { .ellipse(square(in: rect)) }
    /// Its mirror image looks the same.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the largest square of the proposed space.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    /// Returns the largest circle in the middle of a rectangle.
    public func path(in rect: CGRect) -> Path {
        // Clockwise from three o'clock, so that a trimmed circle starts there.
        let box = square(in: rect)
        var path = Path()
        path.addArc(
            center: CGPoint(x: box.midX, y: box.midY), radius: box.width / 2, startAngle: .zero,
            endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        return path
    }
    /// Returns a smaller circle.
    public func inset(by amount: CGFloat) -> SmallerShape<Circle> { SmallerShape(self, amount) }
}

/// An ellipse that fills its space.
public struct Ellipse: InsettableShape, SimpleShape {
    /// Creates an ellipse.
    public init() {}
    func outline(in rect: CGRect) -> DisplayOutline { .ellipse(rect) }
    /// Its mirror image looks the same.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the ellipse that fits a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Returns a smaller ellipse.
    public func inset(by amount: CGFloat) -> SmallerShape<Ellipse> { SmallerShape(self, amount) }
}

/// A rectangle that fills its space.
public struct Rectangle: InsettableShape, SimpleShape {
    /// Creates a rectangle.
    public init() {}
    func outline(in rect: CGRect) -> DisplayOutline { .rectangle(rect) }
    /// Its mirror image looks the same.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns a smaller rectangle.
    public func inset(by amount: CGFloat) -> SmallerShape<Rectangle> { SmallerShape(self, amount) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, SimpleShape {
    /// The radii of the corners, in points.
    public var cornerSize: CGSize
    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle whose corners have a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }
    /// Creates a rectangle whose corners have two radii in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    func withCorners(insetBy amount: CGFloat) -> RoundedRectangle {
        RoundedRectangle(
            cornerSize: CGSize(
                width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
            style: style)
    }
    func outline(in rect: CGRect) -> DisplayOutline {
        // Where a side has no room for an even corner, it is round.
        let isEven =
            style == .continuous && cornerSize.width == cornerSize.height && cornerSize.width > 0
            && cornerSize.width < min(rect.width, rect.height) / 2
        return isEven ? .path(path(in: rect)) : .roundedRectangle(rect, cornerSize: cornerSize)
    }
    /// Its mirror image looks the same.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the rounded rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    /// Returns a smaller rounded rectangle.
    public func inset(by amount: CGFloat) -> SmallerShape<RoundedRectangle> { SmallerShape(self, amount) }
    /// The radii of the corners.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, SimpleShape {
    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {}
    private func radius(in rect: CGRect) -> CGFloat { min(rect.width, rect.height) / 2 }
    func outline(in rect: CGRect) -> DisplayOutline {
        let radius = radius(in: rect)
        return .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius))
    }
    /// Its mirror image looks the same.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the capsule.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: radius(in: rect))
    }
    /// Returns a smaller capsule.
    public func inset(by amount: CGFloat) -> SmallerShape<Capsule> { SmallerShape(self, amount) }
}

/// A shape made smaller on all sides.
public struct SmallerShape<Content: Shape>: InsettableShape, SimpleShape {
    var shape: Content
    var amount: CGFloat

    /// The shape's own numbers and the inset.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }

    init(_ shape: Content, _ amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }
    private var inner: any Shape { (shape as? any SimpleShape)?.withCorners(insetBy: amount) ?? shape }
    func outline(in rect: CGRect) -> DisplayOutline {
        inner.displayOutline(in: rect.insetBy(dx: amount, dy: amount))
    }
    @MainActor func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        let place = rect.insetBy(dx: amount, dy: amount)
        return (inner as? any SimpleShape)?.outline(in: place, at: box) ?? .path(inner.path(in: place))
    }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the smaller outline.
    public func path(in rect: CGRect) -> Path {
        inner.path(in: rect.insetBy(dx: amount, dy: amount))
    }
    /// Returns a still smaller shape.
    public func inset(by amount: CGFloat) -> SmallerShape<Content> {
        SmallerShape<Content>(shape, self.amount + amount)
    }
}

extension Path: Shape {
    /// Points are given, not laid out.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the outline itself, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
