// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top on the left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// At the top on the right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// At the bottom on the left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// At the bottom on the right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline as Core Graphics has it: what `Path(_:)` takes from `UIBezierPath`.
public struct CGPath: Hashable, Sendable {
    fileprivate let path: Path
    /// The smallest rectangle around the points of the outline.
    public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
    /// Creates an outline from one of Core Graphics.
    public init(_ path: CGPath) { self = path.path }
    /// The outline as Core Graphics has it.
    public var cgPath: CGPath { CGPath(path: self) }
}

/// An outline that is put together step by step, for the `path(in:)` of a shape.
open class UIBezierPath: NSObject {
    private var path = Path()

    /// Creates an empty outline.
    public override init() {}
    /// Creates the outline of a rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// Creates the outline of an ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }
    /// Creates an outline from one of Core Graphics.
    public init(cgPath: CGPath) { path = cgPath.path }
    /// Creates the outline of a rectangle whose corners have a radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }
    /// Creates the outline of a rectangle of which some corners are round; their width in points is the radius.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
            bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        path.addRoundedRect(in: rect, cornerRadii: radii, style: .circular)
    }
    /// Creates the outline of a part of a circle; angles are in radians, and clockwise is as one sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Begins a part at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve to a point with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a curve to a point with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a part of a circle; angles are in radians, and clockwise is as one sees it.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    /// Adds another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of lines.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// The length that a sharp corner may have, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// The distance that a drawn curve may have from the true one, in pixels; curves are drawn true.
    open var flatness: CGFloat = 0.6
    /// Indicates whether parts that overlap are empty inside.
    open var usesEvenOddFillRule = false
    /// Removes all parts.
    open func removeAllPoints() { path = Path() }
    /// Fills the outline in the present drawing; there is none on the stage.
    open func fill() {}
    /// Draws a line along the outline in the present drawing; there is none on the stage.
    open func stroke() {}
    /// Cuts the present drawing by the outline; there is none on the stage.
    open func addClip() {}
    /// Closes the current part.
    open func close() { path.closeSubpath() }
    /// Moves, scales and turns the outline.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Returns whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, eoFill: usesEvenOddFillRule)
    }
    /// Indicates whether nothing was added.
    open var isEmpty: Bool { path.isEmpty }
    /// The point that the outline has come to.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around the points of the outline.
    open var bounds: CGRect { path.boundingRect }
    /// The outline as Core Graphics has it.
    open var cgPath: CGPath {
        get { CGPath(path: path) }
        set { path = newValue.path }
    }
}
