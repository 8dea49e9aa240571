// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Path {
    /// Adds an arc of a circle, joined to the current point by a straight line.
    ///
    /// As in the platform's flipped coordinates, `clockwise: false` turns clockwise on screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if clockwise {
            while sweep > 0 { sweep -= turn }
            if sweep < -turn { sweep = -turn }
        } else {
            while sweep < 0 { sweep += turn }
            if sweep > turn { sweep = turn }
        }
        func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let start = point(startAngle.radians, radius)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let handle = CGFloat(4.0 / 3 * tan(step / 4)) * radius
        for piece in 0..<pieces {
            let from = startAngle.radians + Double(piece) * step
            let to = from + step
            let a = point(from, radius)
            let b = point(to, radius)
            addCurve(
                to: b,
                control1: CGPoint(
                    x: a.x - handle * CGFloat(sin(from)), y: a.y + handle * CGFloat(cos(from))),
                control2: CGPoint(x: b.x + handle * CGFloat(sin(to)), y: b.y - handle * CGFloat(cos(to))))
        }
    }
}
