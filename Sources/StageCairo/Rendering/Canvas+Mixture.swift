// Licensed under the Apache License, Version 2.0.

import CStageKernels
import StageUI

extension Canvas {
    /// Draws the part of a mixture inside a rectangle, and what lies on it.
    @MainActor
    func draw(_ mixture: PlainMixture, within part: PixelRect, _ sprites: SpriteCache, least: Int) {
        guard let group = mixture.group else {
            let plain = Leaf(bounds: part, ink: .fill(mixture.color))
            return draw([plain] + mixture.above, within: part, sprites, least: least)
        }
        surface.flush()
        let below = mixture.color.premultipliedBytes
        let veils = mixture.veils.map {
            stage_veil(color: $0.color.premultipliedBytes, alpha: Int32($0.alpha))
        }
        let packed = sprites.packed(group)
        sprites.strips.withCanvas(for: part) { strip in
            var rows = part
            rows.top = strip.surface.origin.y
            rows.bottom = min(rows.top + StripPool.height, part.bottom)
            if packed == nil { strip.compose(group, nil, within: rows, sprites) }
            // Row by row, what is unpacked stays in the nearest cache.
            let count = packed == nil ? rows.height : 1
            for top in stride(from: rows.top, to: rows.bottom, by: count) {
                guard let target = surface.address(x: rows.left, y: top),
                    let source = strip.surface.address(x: rows.left, y: rows.top)
                else { return }
                packed?.write(x: rows.left, y: top, count: rows.width, to: source)
                withUnsafeBytes(of: below) { below in
                    stage_mix_rows(
                        sprites.fields.level, target, surface.stride, source, strip.surface.stride,
                        Int32(rows.width), Int32(count),
                        below.baseAddress?.assumingMemoryBound(to: UInt8.self),
                        Int32(group.alpha), veils, Int32(veils.count))
                }
            }
        }
        surface.markDirty()
        drawEach(mixture.above, within: part, sprites)
    }

    /// Puts the pixels of a group together, or takes those that were kept.
    @MainActor
    func compose(
        _ group: LeafGroup, _ packed: PackedGroup?, within rows: PixelRect, _ sprites: SpriteCache
    ) {
        guard let packed else {
            draw(group.leaves, within: rows, sprites)
            return surface.flush()
        }
        surface.flush()
        for y in rows.top..<rows.bottom {
            guard let target = surface.address(x: rows.left, y: y) else { return }
            packed.write(x: rows.left, y: y, count: rows.width, to: target)
        }
        surface.markDirty()
    }
}

extension SpriteCache {
    /// What is kept of a group that lies on the canvas itself; nil when it has to be put together.
    func packed(_ group: LeafGroup) -> PackedGroup? {
        strips.isIdle && group.packed.isReady(for: group, self) ? group.packed : nil
    }
}
