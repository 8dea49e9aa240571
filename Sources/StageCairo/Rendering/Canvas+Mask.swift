// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import CStageKernels
import Foundation
import StageUI

extension Canvas {
    /// Draws one colour through the coverage of a sprite, inside a rectangle.
    @MainActor
    func draw(
        _ sprite: DrawCommand.Sprite, _ color: ResolvedColor, within part: PixelRect, _ sprites: SpriteCache
    ) {
        let bounds = sprite.key.bounds.moved(x: sprite.x, y: sprite.y)
        guard surface.format == .color else {
            let cover = sprites.surface(for: sprite.key)
            save()
            clip(part)
            setColor(color)
            cairo_mask_surface(cr, cover.raw, Double(bounds.left), Double(bounds.top))
            restore()
            return
        }
        let inside = part.intersection(bounds).intersection(surface.bounds)
        guard !inside.isEmpty else { return }
        // What moves by parts of a pixel is another picture in each frame, and not worth keeping.
        if inside == bounds, sprite.key.source.isOutline, !sprites.pays(for: sprite.key),
            let cover = sprites.sheet.surface(width: bounds.width, height: bounds.height)
        {
            Canvas(cover).drawOutline(of: sprite.key)
            cover.flush()
            tint(color, through: cover, inside, from: bounds, level: sprites.fields.level, erase: true)
        } else {
            let cover = sprites.surface(for: sprite.key)
            tint(color, through: cover, inside, from: bounds, level: sprites.fields.level, erase: false)
        }
    }

    private func tint(
        _ color: ResolvedColor, through cover: Surface, _ part: PixelRect, from bounds: PixelRect,
        level: stage_level, erase: Bool
    ) {
        guard let mask = cover.data, let target = surface.address(x: part.left, y: part.top) else { return }
        surface.flush()
        let ink = color.premultipliedBytes
        withUnsafeBytes(of: ink) { ink in
            stage_tint_rows(
                level, target, surface.stride, ink.baseAddress?.assumingMemoryBound(to: UInt8.self),
                mask + (part.top - bounds.top) * cover.stride + part.left - bounds.left, cover.stride,
                Int32(part.width), Int32(part.height), erase ? 1 : 0)
        }
        surface.markDirty()
    }

    /// Draws the outline of a sprite as coverage; the first pixel of the surface is that of the sprite.
    func drawOutline(of key: SpriteKey) {
        var transform = key.transform
        transform.tx -= CGFloat(key.bounds.left)
        transform.ty -= CGFloat(key.bounds.top)
        setTransform(transform)
        setColor(ResolvedColor(red: 0, green: 0, blue: 0))
        switch key.source {
        case .fill(let outline, let evenOdd): fill(outline, evenOdd: evenOdd)
        case .stroke(let outline, let style): stroke(outline, style: style)
        case .text, .painted, .group, .coverage, .shadow: break
        }
    }
}

extension ResolvedColor {
    /// The premultiplied pixel that cairo makes of it: blue, green, red, alpha.
    var premultipliedBytes: (UInt8, UInt8, UInt8, UInt8) {
        func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        func byte(_ value: Double) -> UInt8 { UInt8(Int(value * 65535 + 0.5) >> 8) }
        let alpha = clamped(opacity)
        return (
            byte(clamped(blue) * alpha), byte(clamped(green) * alpha), byte(clamped(red) * alpha), byte(alpha)
        )
    }
}
