// Licensed under the Apache License, Version 2.0.

import CPangoCairo
package import Foundation
package import StageUI

extension Canvas {
    /// Adds an outline to the current path.
    func add(_ outline: DisplayOutline) {
        switch outline {
        case .rectangle(let rect):
            cairo_rectangle(
                cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        case .roundedRectangle, .ellipse: add(outline.path)
        case .path(let path): add(path)
        case .hard(let inner): add(inner)
        }
    }

    /// Makes an outline the current path, with smooth or hard edges.
    func begin(_ outline: DisplayOutline) {
        cairo_new_path(cr)
        var isHard = false
        if case .hard = outline { isHard = true }
        cairo_set_antialias(cr, isHard ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
        add(outline)
    }

    private func add(_ path: Path) {
        path.forEach { element in
            switch element {
            case .move(let to): cairo_move_to(cr, Double(to.x), Double(to.y))
            case .line(let to): cairo_line_to(cr, Double(to.x), Double(to.y))
            case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
            case .curve(let to, let c1, let c2):
                cairo_curve_to(
                    cr, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(to.x),
                    Double(to.y))
            case .closeSubpath: cairo_close_path(cr)
            }
        }
    }

    // The same curve as a cubic: its controls lie two thirds of the way to the quadratic's.
    private func addQuadCurve(to: CGPoint, control: CGPoint) {
        var x = Double(control.x)
        var y = Double(control.y)
        if cairo_has_current_point(cr) != 0 { cairo_get_current_point(cr, &x, &y) }
        let (cx, cy) = (Double(control.x), Double(control.y))
        let (ex, ey) = (Double(to.x), Double(to.y))
        cairo_curve_to(
            cr, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3,
            ey + (cy - ey) * 2 / 3, ex, ey)
    }
}

extension DisplayOutline {
    /// The outline as steps.
    package var path: Path {
        switch self {
        case .rectangle(let rect): return Path(rect)
        case .roundedRectangle(let rect, let size):
            var path = Path()
            path.addRoundedRect(in: rect, cornerSize: size)
            return path
        case .ellipse(let rect): return Path(ellipseIn: rect)
        case .path(let path): return path
        case .hard(let inner): return inner.path
        }
    }

    /// The rectangle that it is; nil for any other outline. One that stands upright is drawn on whole pixels, and
    /// so has hard edges anyway.
    package var rectangle: CGRect? {
        switch self {
        case .rectangle(let rect): rect
        case .hard(let inner): inner.rectangle
        case .roundedRectangle, .ellipse, .path: nil
        }
    }

    /// A rectangle around the outline.
    var bounds: CGRect { boundingBox.standardized }
}
