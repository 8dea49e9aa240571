// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// A cairo drawing context on a surface.
final class Canvas {
    let cr: OpaquePointer
    let surface: Surface
    /// The picture that is the source: cairo refers to its pixels, which are the surface's own.
    var sourcePicture: Surface?

    init(_ surface: Surface) {
        self.surface = surface
        cr = cairo_create(surface.raw)
        cairo_set_tolerance(cr, 0.05)
    }

    deinit { cairo_destroy(cr) }

    func save() { cairo_save(cr) }

    func restore() { cairo_restore(cr) }

    /// Replaces the map from drawing coordinates to pixels.
    func setTransform(_ t: CGAffineTransform) {
        // cairo refuses a map that cannot be inverted and would ignore all later drawing.
        guard t.isInvertible else {
            var nothing = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: -1e6, y0: -1e6)
            cairo_set_matrix(cr, &nothing)
            return
        }
        var matrix = cairo_matrix_t(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
            y0: Double(t.ty))
        cairo_set_matrix(cr, &matrix)
    }

    func setColor(_ color: ResolvedColor) {
        cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.opacity)
    }

    func setPaint(_ paint: DisplayPaint) {
        let pattern: OpaquePointer?
        let stops: [DisplayStop]
        switch paint {
        case .color(let color):
            setColor(color)
            return
        case .linearGradient(let list, let start, let end):
            stops = list
            pattern = cairo_pattern_create_linear(
                Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        case .radialGradient(let list, let center, let startRadius, let endRadius):
            stops = list
            pattern = cairo_pattern_create_radial(
                Double(center.x), Double(center.y), Double(startRadius), Double(center.x),
                Double(center.y), Double(endRadius))
        case .angularGradient(let list, let center, let start, let end):
            return setAngles(list, center: center, from: start, to: end)
        case .ellipticalGradient(let list, let center, let radii, let start, let end):
            return setEllipse(list, center: center, radii: radii, from: start, to: end)
        case .meshGradient(let mesh): return setMesh(mesh)
        // Those that need more than numbers are set by their own functions.
        case .image: return setColor(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
        case .material(let material): return setColor(material.veil)
        }
        guard let pattern else { return }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), stop.color.red, stop.color.green, stop.color.blue,
                stop.color.opacity)
        }
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Fills an outline with the current paint.
    func fill(_ outline: DisplayOutline, evenOdd: Bool) {
        begin(outline)
        cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cr)
    }

    /// Strokes an outline with the current paint.
    func stroke(_ outline: DisplayOutline, style: StrokeStyle) {
        begin(outline)
        cairo_set_line_width(cr, Double(style.lineWidth))
        cairo_set_miter_limit(cr, Double(style.miterLimit))
        let dash = style.dash.map { Double($0) }
        // cairo fails on a pattern without length; SwiftUI draws it solid.
        let valid = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
        cairo_set_dash(cr, dash, valid ? Int32(dash.count) : 0, Double(style.dashPhase))
        switch style.lineCap {
        case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_stroke(cr)
    }

    /// Restricts later drawing to a rectangle of pixels.
    func clip(_ rect: PixelRect) {
        save()
        cairo_identity_matrix(cr)
        cairo_new_path(cr)
        rectangle(rect)
        restore()
        cairo_clip(cr)
    }

    /// Adds a rectangle in the current coordinates.
    func rectangle(_ rect: PixelRect) {
        cairo_rectangle(
            cr, Double(rect.left), Double(rect.top), Double(rect.width), Double(rect.height))
    }
}
