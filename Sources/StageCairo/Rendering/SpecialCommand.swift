// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// A command whose pixels depend on those below it in another way than covering them.
struct SpecialCommand: Equatable {
    enum Kind: Equatable {
        /// A sprite mixed with what is below.
        case blend(BlendMode)
        /// The backdrop, blurred, through the coverage of a sprite; the scale is pixels to a point.
        case backdrop(DisplayMaterial, scale: Double)
    }

    var kind: Kind
    var sprite: DrawCommand.Sprite
    var opacity: Double

    /// Indicates whether it depends on pixels around it, so that no part can be drawn alone.
    var readsAround: Bool { if case .backdrop = kind { true } else { false } }
}

extension DrawCommand {
    /// Indicates whether the command blurs the pixels around it.
    var readsAround: Bool { if case .special(let special) = ink { special.readsAround } else { false } }

    /// Indicates whether the command depends on the pixels below it.
    var readsBelow: Bool { if case .special = ink { true } else { false } }
}

extension Canvas {
    /// Draws a special command inside a rectangle that has been clipped to.
    @MainActor
    func draw(_ special: SpecialCommand, within part: PixelRect, _ sprites: SpriteCache) {
        let surface = sprites.surface(for: special.sprite.key)
        let x = Double(special.sprite.x + special.sprite.key.bounds.left)
        let y = Double(special.sprite.y + special.sprite.key.bounds.top)
        save()
        clip(part)
        defer { restore() }
        switch special.kind {
        case .blend(.plusDarker):
            addDarker(surface, left: Int(x), top: Int(y), opacity: special.opacity, within: part)
        case .blend(let mode):
            cairo_set_source_surface(cr, surface.raw, x, y)
            cairo_set_operator(cr, mode.cairoOperator)
            cairo_paint_with_alpha(cr, special.opacity)
        case .backdrop(let material, let scale):
            guard let blurred = backdrop(of: part, material, scale: scale) else { return }
            cairo_push_group(cr)
            cairo_set_source_surface(cr, blurred.surface.raw, Double(blurred.left), Double(blurred.top))
            cairo_paint(cr)
            cairo_pop_group_to_source(cr)
            if special.opacity < 1 {
                cairo_push_group(cr)
                cairo_paint_with_alpha(cr, special.opacity)
                cairo_pop_group_to_source(cr)
            }
            cairo_mask_surface(cr, surface.raw, x, y)
        }
    }

    /// Adds pixels to those below and takes away what both lack to white: the darker sum, which cairo does not have.
    func addDarker(_ source: Surface, left: Int, top: Int, opacity: Double, within part: PixelRect) {
        let all = PixelRect(left: left, top: top, right: left + source.width, bottom: top + source.height)
        let area = part.intersection(all).intersection(surface.bounds)
        guard !area.isEmpty, source.format == .color, let data = source.data else { return }
        source.flush()
        surface.flush()
        let share = Int((min(max(opacity, 0), 1) * 256).rounded())
        for y in area.top..<area.bottom {
            guard let target = surface.address(x: area.left, y: y) else { return }
            let row = data + (y - top) * source.stride + 4 * (area.left - left)
            for start in stride(from: 0, to: 4 * area.width, by: 4) {
                let whole = Int(row[start + 3]) * share / 256 + Int(target[start + 3])
                let alpha = min(255, whole)
                for channel in start..<start + 3 {
                    let sum = Int(row[channel]) * share / 256 + Int(target[channel])
                    target[channel] = UInt8(clamping: sum - (whole - alpha))
                }
                target[start + 3] = UInt8(alpha)
            }
        }
        surface.markDirty()
    }

    /// Returns the backdrop of a rectangle, blurred and under the veil of a material.
    func backdrop(
        of part: PixelRect, _ material: DisplayMaterial, scale: Double
    ) -> (surface: Surface, left: Int, top: Int)? {
        var blur = Blur(radius: material.radius, .identity)
        blur.sigma = min(Double(material.radius) * scale, 1000)
        let all = PixelRect(left: 0, top: 0, right: surface.width, bottom: surface.height)
        // A blur that reached over the edge would fade there; the edge is repeated instead.
        let around = part.outset(by: blur.margin)
        guard !around.isEmpty, !all.isEmpty else { return nil }
        let copy = Surface(width: around.width, height: around.height, format: .color)
        surface.flush()
        let canvas = Canvas(copy)
        cairo_set_source_surface(canvas.cr, surface.raw, Double(-around.left), Double(-around.top))
        cairo_pattern_set_extend(cairo_get_source(canvas.cr), CAIRO_EXTEND_PAD)
        cairo_set_operator(canvas.cr, CAIRO_OPERATOR_SOURCE)
        cairo_paint(canvas.cr)
        var scratch: [Float] = []
        blur.apply(to: copy, scratch: &scratch)
        copy.apply(.saturation(of: material.saturation))
        cairo_set_operator(canvas.cr, CAIRO_OPERATOR_OVER)
        canvas.setColor(material.veil)
        cairo_paint(canvas.cr)
        copy.flush()
        return (copy, around.left, around.top)
    }
}

extension BlendMode {
    /// The same in cairo's terms.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        // Drawn without cairo, by `addDarker`.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
