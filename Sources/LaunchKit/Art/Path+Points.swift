// Licensed under the Apache License, Version 2.0.

public import SwiftUI

// Coordinates as plain numbers: art is many of them, and each label would hide the next number.
extension Path {
    /// Starts a new part at a point.
    public mutating func go(_ x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: x, y: y)) }

    /// Adds a straight line to a point.
    public mutating func line(_ x: CGFloat, _ y: CGFloat) { addLine(to: CGPoint(x: x, y: y)) }

    /// Adds a cubic curve: first control point, second control point, end.
    public mutating func curve(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
        addCurve(
            to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }

    /// Returns the outline on a grid that is larger by a factor.
    public func scaled(by factor: CGFloat) -> Path {
        applying(CGAffineTransform(scaleX: factor, y: factor))
    }

    /// An egg: an ellipse whose widest place lies below its middle.
    public static func egg(centerX x: CGFloat, centerY y: CGFloat, width: CGFloat, height: CGFloat) -> Path {
        let (a, b) = (width / 2, height / 2)
        return Path { path in
            path.go(x, y - b)
            path.curve(x + a * 0.62, y - b, x + a, y - b * 0.25, x + a, y + b * 0.2)
            path.curve(x + a, y + b * 0.7, x + a * 0.58, y + b, x, y + b)
            path.curve(x - a * 0.58, y + b, x - a, y + b * 0.7, x - a, y + b * 0.2)
            path.curve(x - a, y - b * 0.25, x - a * 0.62, y - b, x, y - b)
            path.closeSubpath()
        }
    }
}
