// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import CStageKernels
import StageUI

extension Canvas {
    /// Draws leaves back to front, from the last one below which nothing can be seen.
    ///
    /// No pixel depends on the others, so that large rectangles are drawn in parts, each with as few leaves
    /// as it needs; the bytes are the same.
    @MainActor
    func draw(_ leaves: [Leaf], within rect: PixelRect, _ sprites: SpriteCache) {
        let base = leaves.lastIndex { $0.isOpaque && $0.bounds.contains(rect) }
        if rect.area >= 2 * PlainMixture.leastArea, !leaves.contains(where: \.readsAround) {
            let above = leaves[(base.map { $0 + 1 } ?? 0)...]
            if let part = Self.hidden(by: above, in: rect) {
                for part in rect.split(by: part) { draw(leaves, within: part, sprites) }
                return
            }
            if let base, let mixture = PlainMixture(leaves[base...], in: rect) {
                let rest = mixture.rest
                for part in rest.isEmpty ? [rect] : rect.split(by: rest) where part != rest {
                    draw(mixture.leaves, within: part, sprites)
                }
                if !rest.isEmpty { drawEach(leaves, from: base, within: rest, sprites) }
                return
            }
        }
        drawEach(leaves, from: base, within: rect, sprites)
    }

    /// The part of a rectangle in which a large leaf hides all that lies below; nil if there is none.
    private static func hidden(by leaves: ArraySlice<Leaf>, in rect: PixelRect) -> PixelRect? {
        let least = max(PlainMixture.leastArea, rect.area / 8)
        return leaves.last { $0.isOpaque && $0.bounds.intersection(rect).area >= least }
            .map { $0.bounds.intersection(rect) }
    }

    /// Draws leaves back to front, from one that hides those below, if there is one.
    @MainActor
    private func drawEach(
        _ leaves: [Leaf], from base: Int?, within rect: PixelRect, _ sprites: SpriteCache
    ) {
        var rest = leaves[...]
        if let base {
            rest = leaves[base...]
        } else if let first = leaves.first, case .field(let field) = first.ink, field.base == nil,
            field.reach.contains(rect)
        {
            // On nothing, a field is what it leaves.
            sprites.fields.fill(field, within: rect, on: surface, replaces: true, sprites)
            rest = leaves.dropFirst()
        } else {
            clear(rect)
        }
        for leaf in rest { draw(leaf, within: rect, sprites) }
    }

    /// Draws the part of a field inside a rectangle.
    @MainActor
    func draw(_ field: Field, within part: PixelRect, _ sprites: SpriteCache) {
        let inside = field.reach.intersection(part)
        if let base = field.base, inside != part {
            setColor(base)
            cairo_new_path(cr)
            rectangle(part)
            cairo_fill(cr)
        }
        sprites.fields.fill(field, within: inside, on: surface, replaces: false, sprites)
    }

    /// Draws the part of a group inside a rectangle.
    @MainActor
    func draw(_ group: LeafGroup, within part: PixelRect, _ sprites: SpriteCache) {
        let alpha = Int32(group.alpha)
        guard alpha > 0 else { return }
        var part = part
        var cover: (surface: Surface, left: Int, top: Int)?
        if let sprite = group.cover {
            let bounds = sprite.key.bounds.moved(x: sprite.x, y: sprite.y)
            part = part.intersection(bounds)
            cover = (sprites.surface(for: sprite.key), bounds.left, bounds.top)
        }
        guard !part.isEmpty else { return }
        surface.flush()
        sprites.strips.withCanvas(for: part) { strip in
            let top = strip.surface.origin.y
            var rows = PixelRect(
                left: part.left, top: top, right: part.right,
                bottom: min(top + StripPool.height, part.bottom))
            if cover == nil, let ground = group.ground(in: rows) {
                // Beside what lies on its ground, the group is one colour, and needs not be put together.
                for plain in ground.rest.isEmpty ? [rows] : rows.split(by: ground.rest)
                where plain != ground.rest {
                    veil(ground.color, alpha, plain, level: sprites.fields.level)
                }
                rows = ground.rest
            }
            guard !rows.isEmpty, let target = surface.address(x: rows.left, y: rows.top),
                let source = strip.surface.address(x: rows.left, y: rows.top)
            else { return }
            strip.draw(group.leaves, within: rows, sprites)
            strip.surface.flush()
            let mask = cover.flatMap { cover in
                cover.surface.data.map {
                    $0 + (rows.top - cover.top) * cover.surface.stride + rows.left - cover.left
                }
            }
            stage_over_rows(
                sprites.fields.level, target, surface.stride, source, strip.surface.stride,
                Int32(rows.width), Int32(rows.height), alpha, mask, cover?.surface.stride ?? 0)
        }
        surface.markDirty()
    }

    private func veil(_ color: ResolvedColor, _ alpha: Int32, _ part: PixelRect, level: stage_level) {
        guard let target = surface.address(x: part.left, y: part.top) else { return }
        withUnsafeBytes(of: color.premultipliedBytes) { color in
            stage_veil_rows(
                level, target, surface.stride, color.baseAddress?.assumingMemoryBound(to: UInt8.self),
                Int32(part.width), Int32(part.height), alpha)
        }
    }
}

extension LeafGroup {
    /// The plain colour that fills a rectangle, and the part of it in which there is something on it.
    func ground(in rect: PixelRect) -> (color: ResolvedColor, rest: PixelRect)? {
        guard let index = leaves.lastIndex(where: { $0.isOpaque && $0.bounds.contains(rect) }),
            case .fill(let color) = leaves[index].ink
        else { return nil }
        let rest = leaves[(index + 1)...].reduce(PixelRect.empty) { $0.union($1.bounds.intersection(rect)) }
        return (color, rest)
    }
}
