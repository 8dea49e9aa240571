// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

extension Canvas {
    /// Adds those parts of an outline to the current path whose stroke can reach a rectangle.
    ///
    /// cairo strokes what lies outside of a surface, too, and then throws it away. Next to each curve that
    /// comes near the rectangle one more is kept, so that the joins inside are the same; the new ends lie
    /// outside. An outline that closes is added as a whole.
    func add(_ outline: DisplayOutline, near rect: CGRect) {
        guard case .path(let path) = outline else { return add(outline) }
        var elements: [Path.Element] = []
        var closes = false
        path.forEach { element in
            if case .closeSubpath = element { closes = true }
            elements.append(element)
        }
        guard !closes, elements.count > 8 else { return add(outline) }
        var ends: [CGPoint] = []
        var isNear: [Bool] = []
        var current = CGPoint.zero
        for element in elements {
            let points = element.points
            isNear.append(element.isMove ? false : Self.reaches(points + [current], rect))
            current = points.last ?? current
            ends.append(current)
        }
        var isDrawing = false
        for (index, element) in elements.enumerated() where index > 0 {
            let isWanted =
                isNear[index] || isNear[index - 1] && !elements[index - 1].isMove
                || index + 1 < isNear.count && isNear[index + 1]
            guard isWanted, !element.isMove else {
                isDrawing = false
                continue
            }
            if !isDrawing { cairo_move_to(cr, Double(ends[index - 1].x), Double(ends[index - 1].y)) }
            isDrawing = true
            add(element)
        }
    }

    /// Whether the rectangle around some points touches another.
    private static func reaches(_ points: [CGPoint], _ rect: CGRect) -> Bool {
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
            return false
        }
        return left <= rect.maxX && right >= rect.minX && top <= rect.maxY && bottom >= rect.minY
    }
}

extension Path.Element {
    /// The points that the element names, its end last.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
    }

    fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
