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
        guard let shaped = ShapedLine(line.runs, shaper: self, rightToLeft: line.isRightToLeft),
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
            let width = Double(box.width) / 1024
            let run = run(at: Int(item.item.pointee.offset), of: line.runs)
            guard run.details?.attachment == nil else { continue }
            let baseline = Double(line.baseline) - Double(run.details?.baselineOffset ?? 0)
            if let ground = run.details?.background, color == nil {
                canvas.setColor(ground)
                cairo_rectangle(
                    canvas.cr, x, Double(line.top), width,
                    Double(line.height > 0 ? line.height : layout.size.height))
                cairo_fill(canvas.cr)
            }
            canvas.setColor(color ?? run.color)
            cairo_new_path(canvas.cr)
            cairo_move_to(canvas.cr, x, baseline)
            if Self.hasColorGlyphs(font) {
                drawPictures(item, font, run, at: x, baseline, on: canvas)
            } else {
                // Outlines, because glyph images would be placed on whole pixels only.
                pango_cairo_glyph_string_path(canvas.cr, font, item.glyphs)
                cairo_set_fill_rule(canvas.cr, CAIRO_FILL_RULE_WINDING)
                cairo_fill(canvas.cr)
            }
            drawLines(run, from: x, width, baseline, on: canvas, color)
        } while pango_layout_iter_next_run(iterator) != 0
    }

    /// Glyphs with colours of their own, faded with the text.
    private func drawPictures(
        _ item: PangoGlyphItem, _ font: UnsafeMutablePointer<PangoFont>, _ run: TextRun, at x: Double,
        _ baseline: Double, on canvas: Canvas
    ) {
        cairo_push_group(canvas.cr)
        cairo_move_to(canvas.cr, x, baseline)
        pango_cairo_show_glyph_string(canvas.cr, font, item.glyphs)
        cairo_pop_group_to_source(canvas.cr)
        cairo_paint_with_alpha(canvas.cr, run.color.opacity)
    }

    private func drawLines(
        _ run: TextRun, from x: Double, _ width: Double, _ baseline: Double, on canvas: Canvas,
        _ color: ResolvedColor?
    ) {
        guard run.underline || run.details?.strikethrough != nil else { return }
        let metrics = metrics(of: run.font)
        let thickness = metrics.underlineThickness
        func draw(_ line: TextDetails.Line?, at y: Double) {
            canvas.setColor(color ?? line?.color ?? run.color)
            let dashes = (line?.dashes ?? []).map { Double($0) * thickness }
            guard !dashes.isEmpty else {
                cairo_rectangle(canvas.cr, x, y - thickness / 2, width, thickness)
                cairo_fill(canvas.cr)
                return
            }
            cairo_set_dash(canvas.cr, dashes, Int32(dashes.count), 0)
            cairo_set_line_cap(canvas.cr, CAIRO_LINE_CAP_BUTT)
            cairo_set_line_width(canvas.cr, thickness)
            cairo_move_to(canvas.cr, x, y)
            cairo_line_to(canvas.cr, x + width, y)
            cairo_stroke(canvas.cr)
            cairo_set_dash(canvas.cr, [], 0, 0)
        }
        if run.underline { draw(run.details?.underline, at: baseline + metrics.underlineOffset) }
        if let line = run.details?.strikethrough {
            // Through the middle of small letters.
            draw(line, at: baseline - Double(run.font.size) * 0.27)
        }
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
}
