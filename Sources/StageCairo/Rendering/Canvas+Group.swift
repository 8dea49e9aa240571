// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import CStageKernels
import StageUI

extension Canvas {
    /// Draws commands back to front, from the last one below which nothing can be seen.
    ///
    /// No pixel depends on the others, so that large rectangles are drawn in parts, each with as few commands
    /// as it needs; the bytes are the same.
    ///
    /// - Parameter least: The number of pixels from which a part is worth being drawn by itself.
    @MainActor
    func draw(
        _ commands: [DrawCommand], within rect: PixelRect, _ sprites: SpriteCache,
        least: Int = PlainMixture.leastArea
    ) {
        // By index: to hand a command to a closure is to count all that it refers to.
        let base = commands.indices.last { commands[$0].isOpaque && commands[$0].bounds.contains(rect) }
        if rect.area >= 2 * least, !commands.contains(where: \.readsAround) {
            let above = commands[(base.map { $0 + 1 } ?? 0)...]
            if let part = Self.hidden(by: above, in: rect, least: least) {
                for part in rect.split(by: part) { draw(commands, within: part, sprites, least: least) }
                return
            }
            if let base, let mixture = PlainMixture(commands[base...], in: rect, sprites) {
                let rest = mixture.rest
                for part in rest.isEmpty ? [rect] : rect.split(by: rest) where part != rest {
                    draw(mixture, within: part, sprites, least: least)
                }
                if !rest.isEmpty { drawEach(commands[base...], within: rest, sprites) }
                return
            }
        }
        guard let base else { return drawOnNothing(commands[...], within: rect, sprites) }
        drawEach(commands[base...], within: rect, sprites)
    }

    /// The part of a rectangle in which a large command hides all that lies below; nil if there is none.
    private static func hidden(
        by commands: ArraySlice<DrawCommand>, in rect: PixelRect, least: Int
    ) -> PixelRect? {
        let least = max(least, rect.area / 8)
        for index in commands.indices.reversed() {
            let part = commands[index].bounds.intersection(rect)
            if part.area >= least, commands[index].isOpaque { return part }
        }
        return nil
    }

    /// Draws commands back to front where there is nothing yet.
    @MainActor
    private func drawOnNothing(
        _ commands: ArraySlice<DrawCommand>, within rect: PixelRect, _ sprites: SpriteCache
    ) {
        if case .field(let field) = commands.first?.ink, field.base == nil, field.reach.contains(rect) {
            // On nothing, a field is what it leaves.
            sprites.fields.fill(field, within: rect, on: surface, replaces: true, sprites)
            drawEach(commands.dropFirst(), within: rect, sprites)
        } else {
            clear(rect)
            drawEach(commands, within: rect, sprites)
        }
    }

    /// Draws commands back to front.
    @MainActor
    func drawEach(_ commands: ArraySlice<DrawCommand>, within rect: PixelRect, _ sprites: SpriteCache) {
        // Most lie elsewhere, and copying a command to find that out takes longer than drawing some.
        for index in commands.indices where commands[index].bounds.intersects(rect) {
            draw(commands[index], within: rect, sprites)
        }
    }

    /// Draws the part of a field inside a rectangle.
    @MainActor
    func draw(_ field: BlurField, within part: PixelRect, _ sprites: SpriteCache) {
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
    func draw(_ group: CommandGroup, within part: PixelRect, _ sprites: SpriteCache) {
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
        if group.cover == nil, let packed = sprites.packed(group, in: part) {
            packed.put(part, on: surface, alpha: alpha, level: sprites.fields.level)
            return surface.markDirty()
        }
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
            strip.draw(group.commands, within: rows, sprites)
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

extension CommandGroup {
    /// The plain colour that fills a rectangle, and the part of it in which there is something on it.
    func ground(in rect: PixelRect) -> (color: ResolvedColor, rest: PixelRect)? {
        var rest = PixelRect.empty
        for index in commands.indices.reversed() {
            let bounds = commands[index].bounds
            if bounds.contains(rect), commands[index].isOpaque {
                guard case .fill(let color) = commands[index].ink else { return nil }
                return (color, rest)
            }
            rest = rest.union(bounds.intersection(rect))
        }
        return nil
    }
}
