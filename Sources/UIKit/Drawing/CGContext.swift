// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A drawing as Core Graphics has it: outlines are put together and nothing is drawn, which the renderer that makes it tells.
///
/// Unchecked, as changeable as Apple's: whoever shares one does not change it.
open class CGContext: @unchecked Sendable {
    private var outline = Path()
    private var maps: [CGAffineTransform] = []
    /// The map from the drawing's points to those of its picture.
    open private(set) var ctm = CGAffineTransform.identity

    init() {}

    /// The outline so far; nil for none.
    open var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
    /// Indicates whether the outline is empty.
    open var isPathEmpty: Bool { outline.isEmpty }
    /// The smallest rectangle around the points of the outline.
    open var boundingBoxOfPath: CGRect { outline.boundingRect }
    /// The point that the outline has come to.
    open var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }

    /// Begins a new outline.
    open func beginPath() { outline = Path() }
    /// Begins a part at a point.
    open func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds lines through points.
    open func addLines(between points: [CGPoint]) { outline.addLines(points) }
    /// Adds a curve to a point with two control points.
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve to a point with one control point.
    open func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: end, control: control)
    }
    /// Adds a part of a circle; angles are in radians.
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    /// Adds a rectangle.
    open func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds an ellipse.
    open func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds an outline.
    open func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// Closes the current part.
    open func closePath() { outline.closeSubpath() }
    /// Fills the outline, which ends it; nothing is drawn.
    open func fillPath() { beginPath() }
    /// Draws a line along the outline, which ends it; nothing is drawn.
    open func strokePath() { beginPath() }
    /// Draws the outline, which ends it; nothing is drawn.
    open func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    /// Cuts by the outline, which ends it; nothing is drawn.
    open func clip() { beginPath() }
    /// Cuts by a rectangle; nothing is drawn.
    open func clip(to rect: CGRect) {}

    /// Keeps the map for later.
    open func saveGState() { maps.append(ctm) }
    /// Returns to the map that was kept last.
    open func restoreGState() { ctm = maps.popLast() ?? ctm }
    /// Moves what follows.
    open func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
    /// Scales what follows.
    open func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
    /// Turns what follows; the angle is in radians.
    open func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
    /// Maps what follows.
    open func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

    /// Sets the colour of what is filled.
    open func setFillColor(_ color: CGColor) {}
    /// Sets the colour of lines.
    open func setStrokeColor(_ color: CGColor) {}
    /// Sets the width of lines, in points.
    open func setLineWidth(_ width: CGFloat) {}
    /// Sets the ends of lines.
    open func setLineCap(_ cap: CGLineCap) {}
    /// Sets the corners of lines.
    open func setLineJoin(_ join: CGLineJoin) {}
    /// Sets the lengths of strokes and gaps, in points.
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Sets the opacity, 0 to 1.
    open func setAlpha(_ alpha: CGFloat) {}
    /// Sets the shadow.
    open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Sets whether edges are smooth.
    open func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Fills a rectangle; nothing is drawn.
    open func fill(_ rect: CGRect) {}
    /// Draws the line around a rectangle; nothing is drawn.
    open func stroke(_ rect: CGRect) {}
    /// Fills an ellipse; nothing is drawn.
    open func fillEllipse(in rect: CGRect) {}
    /// Draws the line around an ellipse; nothing is drawn.
    open func strokeEllipse(in rect: CGRect) {}
    /// Empties a rectangle; nothing is drawn.
    open func clear(_ rect: CGRect) {}
    /// Draws a picture; nothing is drawn.
    open func draw(_ image: CGImage, in rect: CGRect) {}
    /// Returns the drawing as a picture: none.
    open func makeImage() -> CGImage? { nil }
}

/// The ways to draw an outline.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled.
    case fill
    /// Filled, where parts that overlap are empty.
    case eoFill
    /// By its line.
    case stroke
    /// Filled and by its line.
    case fillStroke
    /// Filled and by its line, where parts that overlap are empty.
    case eoFillStroke
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the present drawing: none.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a drawing the present one, which has no effect, as none is drawn.
public func UIGraphicsPushContext(_ context: CGContext) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the drawing before it the present one again, which has no effect.
public func UIGraphicsPopContext() {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the present drawing; there is none.
public func UIRectFill(_ rect: CGRect) {}

extension UIColor {
    /// Sets the colour of what is filled and of lines in the present drawing; there is none.
    public func set() {}
    /// Sets the colour of what is filled in the present drawing; there is none.
    public func setFill() {}
    /// Sets the colour of lines in the present drawing; there is none.
    public func setStroke() {}
}
