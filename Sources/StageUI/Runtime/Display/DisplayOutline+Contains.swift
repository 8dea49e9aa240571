// Licensed under the Apache License, Version 2.0.

package import Foundation

extension DisplayOutline {
    /// The smallest upright rectangle around the outline.
    package var boundingBox: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        case .hard(let inner): inner.boundingBox
        }
    }

    /// Returns whether a point is inside the outline.
    func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
        switch self {
        case .rectangle(let rect): return rect.contains(point)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let x = (point.x - rect.midX) / (rect.width / 2)
            let y = (point.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .roundedRectangle(let rect, let corner):
            guard rect.contains(point) else { return false }
            let width = min(corner.width, rect.width / 2)
            let height = min(corner.height, rect.height / 2)
            let x = max(rect.minX + width - point.x, point.x - (rect.maxX - width), 0)
            let y = max(rect.minY + height - point.y, point.y - (rect.maxY - height), 0)
            guard width > 0, height > 0 else { return true }
            return (x / width) * (x / width) + (y / height) * (y / height) <= 1
        case .path(let path): return path.winds(around: point, evenOdd: evenOdd)
        case .hard(let inner): return inner.contains(point, evenOdd: evenOdd)
        }
    }

    /// Returns whether a point lies on the outline when it is drawn with a line of a width in points.
    func isOnLine(_ point: CGPoint, width: CGFloat) -> Bool {
        let path: Path
        switch self {
        case .rectangle(let rect): path = Path(rect)
        case .ellipse(let rect): path = Path(ellipseIn: rect)
        case .roundedRectangle(let rect, let corner):
            path = Path { $0.addRoundedRect(in: rect, cornerSize: corner) }
        case .path(let some): path = some
        case .hard(let inner): return inner.isOnLine(point, width: width)
        }
        return path.straightLines().contains { line in
            let dx = line.end.x - line.start.x
            let dy = line.end.y - line.start.y
            let length = dx * dx + dy * dy
            let along =
                length > 0 ? ((point.x - line.start.x) * dx + (point.y - line.start.y) * dy) / length : 0
            let share = min(max(0, along), 1)
            return hypot(line.start.x + share * dx - point.x, line.start.y + share * dy - point.y)
                <= width / 2
        }
    }
}

extension Path {
    /// Returns whether the outline goes round a point.
    func winds(around point: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        for line in straightLines(closing: true) {
            let (a, b) = (line.start, line.end)
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// The outline as straight lines, each curve as sixteen; open parts are closed if asked.
    func straightLines(closing: Bool = false) -> [(start: CGPoint, end: CGPoint)] {
        var lines: [(start: CGPoint, end: CGPoint)] = []
        var first = CGPoint.zero
        var here = CGPoint.zero
        func go(to point: CGPoint) {
            if point != here { lines.append((here, point)) }
            here = point
        }
        func curve(_ place: (CGFloat) -> CGPoint) {
            for step in 1...16 { go(to: place(CGFloat(step) / 16)) }
        }
        forEach { element in
            switch element {
            case .move(let to):
                if closing { go(to: first) }
                (first, here) = (to, to)
            case .line(let to): go(to: to)
            case .quadCurve(let to, let c):
                let a = here
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * a.x + 2 * u * t * c.x + t * t * to.x,
                        y: u * u * a.y + 2 * u * t * c.y + t * t * to.y)
                }
            case .curve(let to, let c, let d):
                let a = here
                curve { t in
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: p * a.x + q * c.x + r * d.x + s * to.x,
                        y: p * a.y + q * c.y + r * d.y + s * to.y)
                }
            case .closeSubpath: go(to: first)
            }
        }
        if closing { go(to: first) }
        return lines
    }
}
