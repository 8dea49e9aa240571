// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A rectangle with four separately rounded corners.
public struct UnevenRoundedRectangle: InsettableShape, SimpleShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle from the radii of its corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    /// Creates a rectangle from the radii of its corners; one that is not named is sharp.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }
    func outline(in rect: CGRect) -> DisplayOutline { .path(path(in: rect)) }
    func withCorners(insetBy amount: CGFloat) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: max(0, cornerRadii.topLeading - amount),
            bottomLeadingRadius: max(0, cornerRadii.bottomLeading - amount),
            bottomTrailingRadius: max(0, cornerRadii.bottomTrailing - amount),
            topTrailingRadius: max(0, cornerRadii.topTrailing - amount), style: style)
    }
    /// Returns the rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    /// Returns a smaller rectangle.
    public func inset(by amount: CGFloat) -> SmallerShape<UnevenRoundedRectangle> {
        SmallerShape(self, amount)
    }
    /// The radii of the corners.
    @MainActor @preconcurrency
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    /// As the shape.
    public let layoutDirectionBehavior: LayoutDirectionBehavior

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
    }
    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// A shape under an affine map.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The map.
    public var transform: CGAffineTransform
    /// Creates a mapped shape.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the mapped outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The numbers of the shape.
    @MainActor @preconcurrency
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The move, in points.
    public var offset: CGSize
    /// Creates a moved shape.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the moved outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    /// The numbers of the shape and of the move.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint
    /// Creates a scaled shape.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the scaled outline.
    public func path(in rect: CGRect) -> Path {
        let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(map.about(anchor.point(in: rect)))
    }
    /// The numbers of the shape and the factors.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The angle.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint
    /// Creates a turned shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the turned outline.
    public func path(in rect: CGRect) -> Path {
        let map = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(map.about(anchor.point(in: rect)))
    }
    /// The numbers of the shape and the angle in radians.
    @MainActor @preconcurrency
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set {
            shape.animatableData = newValue.first
            angle = .radians(newValue.second)
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the smaller shape, moved as far.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the smaller shape, turned as far.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape of a size of its own, at the upper corner of its space.
struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    @MainActor @preconcurrency
    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension Shape {
    /// Returns the shape with a size of its own in points, at the upper corner of its space.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
    /// Returns the shape with a size of its own in points, at the upper corner of its space.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    /// Returns the shape under an affine map.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// Returns the shape moved by points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// Returns the shape moved by points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// Returns the shape moved by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    /// Returns the shape scaled by two factors.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// Returns the shape scaled by a factor.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// Returns the shape turned by an angle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// A rectangle with corners of a width and a height.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    /// A rectangle with a radius for each corner; one that is not named is sharp.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
