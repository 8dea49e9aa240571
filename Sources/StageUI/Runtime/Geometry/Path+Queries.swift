// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Path {
    /// Returns whether a point lies inside, by the winding or the even-odd rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for line in closedLines {
            let (a, b) = (line.0, line.1)
            guard (a.y <= p.y) != (b.y <= p.y) else { continue }
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x > p.x else { continue }
            crossings += 1
            winding += b.y > a.y ? 1 : -1
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// Straight lines near the outline, each part closed.
    var closedLines: [(CGPoint, CGPoint)] { lines(closing: true) }

    /// Returns straight lines near the outline.
    func lines(closing: Bool) -> [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func add(_ point: CGPoint) {
            lines.append((current, point))
            current = point
        }
        func curve(_ points: (CGFloat) -> CGPoint) {
            for step in 1...32 { add(points(CGFloat(step) / 32)) }
        }
        for element in elements {
            let from = current
            switch element {
            case .move(let to):
                if closing { add(start) }
                start = to
                current = to
            case .line(let to): add(to)
            case .quadCurve(let to, let c):
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * c.x + t * t * to.x,
                        y: u * u * from.y + 2 * u * t * c.y + t * t * to.y)
                }
            case .curve(let to, let c1, let c2):
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * c1.x + c * c2.x + d * to.x,
                        y: a * from.y + b * c1.y + c * c2.y + d * to.y)
                }
            case .closeSubpath: add(start)
            }
        }
        if closing { add(start) }
        return lines
    }

    /// Adds several rectangles as closed parts.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addPath(Path(rect), transform: transform) }
    }

    /// Adds an arc that begins at an angle and spans another one, joined by a straight line.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: .radians(startAngle.radians + delta.radians), clockwise: delta.radians < 0)
        append(arc.applying(transform))
    }

    /// Adds an arc that touches two lines, from the current point to the first and on to the second one.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let from = currentPoint?.applying(transform.inverted()) ?? tangent1End
        func unit(_ a: CGPoint, _ b: CGPoint) -> (x: CGFloat, y: CGFloat)? {
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            return length > 0 ? ((b.x - a.x) / length, (b.y - a.y) / length) : nil
        }
        guard radius > 0, let u = unit(tangent1End, from), let v = unit(tangent1End, tangent2End) else {
            return addLine(to: tangent1End.applying(transform))
        }
        let cross = u.x * v.y - u.y * v.x
        let cosine = min(max(u.x * v.x + u.y * v.y, -1), 1)
        guard abs(cross) > 1e-6 else { return addLine(to: tangent1End.applying(transform)) }
        let half = acos(cosine) / 2
        let reach = radius / tan(half)
        let side = radius / sin(half)
        let (bx, by) = (u.x + v.x, u.y + v.y)
        let length = (bx * bx + by * by).squareRoot()
        let center = CGPoint(x: tangent1End.x + bx / length * side, y: tangent1End.y + by / length * side)
        let start = CGPoint(x: tangent1End.x + u.x * reach, y: tangent1End.y + u.y * reach)
        let end = CGPoint(x: tangent1End.x + v.x * reach, y: tangent1End.y + v.y * reach)
        var arc = Path()
        arc.addArc(
            center: center, radius: radius,
            startAngle: .radians(Double(atan2(start.y - center.y, start.x - center.x))),
            endAngle: .radians(Double(atan2(end.y - center.y, end.x - center.x))), clockwise: cross > 0)
        append(arc.applying(transform))
    }

    /// Continues with the steps of another outline, from the current point.
    private mutating func append(_ other: Path) {
        for element in other.elements {
            if case .move(let to) = element, !isEmpty { addLine(to: to) } else { elements.append(element) }
        }
    }
}
