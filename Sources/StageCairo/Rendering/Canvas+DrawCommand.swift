// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import CStageKernels
import Foundation
import StageUI

extension Canvas {
    /// Draws a content that is not a group, in the current coordinates.
    @MainActor
    func draw(_ content: DisplayContent, shaper: CairoTextShaper) {
        switch content {
        case .fill(let outline, let paint, let evenOdd):
            setPaint(paint, shaper)
            fill(outline, evenOdd: evenOdd)
        case .stroke(let outline, let paint, let style):
            setPaint(paint, shaper)
            stroke(outline, style: style)
        case .text(let layout): shaper.draw(layout, on: self)
        case .image(let image, let placement): draw(image, placement, shaper.pictures)
        case .group: break
        }
    }

    /// Sets a paint that may be a picture.
    @MainActor
    private func setPaint(_ paint: DisplayPaint, _ shaper: CairoTextShaper) {
        guard case .image(let image, let tile, let source) = paint,
            let pixels = shaper.pictures.surface(of: image)
        else { return setPaint(paint) }
        setPicture(
            pixels, image, source: source, tile: tile, extend: CAIRO_EXTEND_REPEAT,
            filter: CAIRO_FILTER_GOOD)
    }

    /// Draws the part of a command inside a rectangle, pixel by pixel: no result depends on the others.
    @MainActor
    func draw(_ command: DrawCommand, within region: PixelRect, _ sprites: SpriteCache) {
        let part = command.bounds.intersection(region)
        guard !part.isEmpty else { return }
        cairo_identity_matrix(cr)
        switch command.ink {
        case .fill(let color) where color.opacity >= 1 && surface.format == .color: replace(part, with: color)
        case .fill(let color):
            setColor(color)
            cairo_new_path(cr)
            rectangle(part)
            cairo_fill(cr)
        case .mask(let sprite, let color): draw(sprite, color, within: part, sprites)
        case .image(let sprite, let opacity):
            let surface = sprites.surface(for: sprite.key)
            save()
            clip(part)
            cairo_set_source_surface(
                cr, surface.raw, Double(sprite.x + sprite.key.bounds.left),
                Double(sprite.y + sprite.key.bounds.top))
            cairo_paint_with_alpha(cr, opacity)
            restore()
        case .gradient(let layer):
            sprites.gradients.fill(layer, within: part, on: surface, level: sprites.fields.level, mask: nil)
        case .field(let field): draw(field, within: part, sprites)
        case .group(let group): draw(group, within: part, sprites)
        case .special(let special): draw(special, within: part, sprites)
        // Always part of a field.
        case .smooth: break
        }
    }

    /// Fills a rectangle with an opaque colour, as cairo would, but without its preparations.
    private func replace(_ rect: PixelRect, with color: ResolvedColor) {
        let part = rect.intersection(surface.bounds)
        guard !part.isEmpty, let target = surface.address(x: part.left, y: part.top) else { return }
        surface.flush()
        let bytes = color.premultipliedBytes
        let word =
            UInt32(bytes.0) | UInt32(bytes.1) << 8 | UInt32(bytes.2) << 16 | UInt32(bytes.3) << 24
        stage_plain_rows(target, surface.stride, Int32(part.width), Int32(part.height), word.littleEndian)
        surface.markDirty()
    }

    /// Makes a rectangle of pixels clear.
    func clear(_ rect: PixelRect) {
        cairo_identity_matrix(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
        cairo_new_path(cr)
        rectangle(rect)
        cairo_fill(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    }
}
