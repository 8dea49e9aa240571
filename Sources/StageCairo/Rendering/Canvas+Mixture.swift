// Licensed under the Apache License, Version 2.0.

import CStageKernels
import StageUI

extension Canvas {
    /// Draws the part of a mixture inside a rectangle, and what lies on it.
    @MainActor
    func draw(_ mixture: PlainMixture, within part: PixelRect, _ sprites: SpriteCache, least: Int) {
        guard let group = mixture.group else {
            let plain = DrawCommand(bounds: part, ink: .fill(mixture.color))
            return draw([plain] + mixture.above, within: part, sprites, least: least)
        }
        surface.flush()
        let veils = mixture.veils.map {
            stage_veil(color: $0.color.premultipliedBytes, alpha: Int32($0.alpha))
        }
        if let packed = sprites.packed(group, in: part) {
            packed.write(
                over: mixture.color, alpha: group.alpha, veils, within: part, on: surface,
                level: sprites.fields.level)
        } else {
            compose(group, over: mixture.color, veils, within: part, sprites)
        }
        surface.markDirty()
        drawEach(mixture.above, within: part, sprites)
    }

    /// Composes a group, in strips, and mixes its pixels with one colour below and some above.
    @MainActor
    private func compose(
        _ group: CommandGroup, over color: ResolvedColor, _ veils: [stage_veil], within part: PixelRect,
        _ sprites: SpriteCache
    ) {
        sprites.strips.withCanvas(for: part) { strip in
            var rows = part
            rows.top = strip.surface.origin.y
            rows.bottom = min(rows.top + StripPool.height, part.bottom)
            strip.draw(group.commands, within: rows, sprites)
            strip.surface.flush()
            guard let target = surface.address(x: rows.left, y: rows.top),
                let source = strip.surface.address(x: rows.left, y: rows.top)
            else { return }
            withUnsafeBytes(of: color.premultipliedBytes) { below in
                stage_mix_rows(
                    sprites.fields.level, target, surface.stride, source, strip.surface.stride,
                    Int32(rows.width), Int32(rows.height),
                    below.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(group.alpha), veils,
                    Int32(veils.count))
            }
        }
    }
}

extension SpriteCache {
    /// Returns the packed pixels of a group that lies on the canvas itself, in a part of it; nil when the
    /// group has to be composed.
    func packed(_ group: CommandGroup, in part: PixelRect) -> PackedGroup? {
        strips.isIdle && group.packed.isReady(for: group, in: part, self) ? group.packed : nil
    }
}
