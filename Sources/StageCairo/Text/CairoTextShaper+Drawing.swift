// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

extension CairoTextShaper {
    /// Draws a layout with its top left corner at the origin of the canvas.
    ///
    /// - Parameter color: Replaces the colour of each run, for drawing coverage.
    func draw(_ layout: TextLayout, on canvas: Canvas, color: ResolvedColor? = nil) {
        for line in layout.lines { draw(line, layout, on: canvas, color: color) }
    }

    private func draw(
        _ line: TextLayout.Line, _ layout: TextLayout, on canvas: Canvas, color: ResolvedColor?
    ) {
        guard let shaped = ShapedLine(line.runs, shaper: self, rightToLeft: layout.rightToLeft),
            let iterator = pango_layout_get_iter(shaped.layout)
        else { return }
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let item = pango_layout_iter_get_run_readonly(iterator)?.pointee,
                let font = item.item.pointee.analysis.font
            else { continue }
            var box = PangoRectangle()
            pango_layout_iter_get_run_extents(iterator, nil, &box)
            let x = Double(line.x) + Double(box.x) / 1024
            let run = run(at: Int(item.item.pointee.offset), of: line.runs)
            canvas.setColor(color ?? run.color)
            cairo_new_path(canvas.cr)
            cairo_move_to(canvas.cr, x, Double(line.baseline))
            if color == nil, Self.hasColorGlyphs(font) {
                pango_cairo_show_glyph_string(canvas.cr, font, item.glyphs)
            } else {
                // Outlines, because glyph images would be placed on whole pixels only.
                pango_cairo_glyph_string_path(canvas.cr, font, item.glyphs)
                cairo_set_fill_rule(canvas.cr, CAIRO_FILL_RULE_WINDING)
                cairo_fill(canvas.cr)
            }
            if run.underline {
                let metrics = metrics(of: run.font)
                cairo_rectangle(
                    canvas.cr, x,
                    Double(line.baseline) + metrics.underlineOffset - metrics.underlineThickness / 2,
                    Double(box.width) / 1024, metrics.underlineThickness)
                cairo_fill(canvas.cr)
            }
        } while pango_layout_iter_next_run(iterator) != 0
    }

    private func run(at offset: Int, of runs: [TextRun]) -> TextRun {
        var end = 0
        for run in runs {
            end += run.string.utf8.count
            if offset < end { return run }
        }
        return runs[runs.count - 1]
    }

    private static func hasColorGlyphs(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard let face = pango_font_get_hb_font(font).flatMap({ hb_font_get_face($0) }) else {
            return false
        }
        return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    }

    /// Whether some character may be drawn by coloured glyphs.
    func mayHaveColorGlyphs(_ layout: TextLayout) -> Bool {
        layout.lines.contains { line in
            line.runs.contains { run in
                run.string.unicodeScalars.contains { $0.value > 0x2000 && $0.properties.isEmoji }
            }
        }
    }
}
