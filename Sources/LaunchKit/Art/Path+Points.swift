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

    /// Draws an outline from the path data of SVG: `M`, `L`, `C` and `Z`, absolute, with spaces in between.
    public static func svg(_ data: String) -> Path {
        var path = Path()
        var command = Substring("M")
        var numbers: [CGFloat] = []
        for word in data.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else {
                (command, numbers) = (word, [])
            }
            switch (command, numbers.count) {
            case ("Z", 0): path.closeSubpath()
            case ("M", 2): path.go(numbers[0], numbers[1])
            case ("L", 2): path.line(numbers[0], numbers[1])
            case ("C", 6):
                path.curve(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
            default: continue
            }
            // A command continues with the next numbers, after the first point with lines.
            (command, numbers) = (command == "M" ? "L" : command, [])
        }
        return path
    }

    /// An outline of a circle.
    public static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }

    /// A box, with round corners where a radius is given.
    public static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
    ) -> Path {
        Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
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
