// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// Draws sprites and keeps those that are in use.
@MainActor
final class SpriteCache {
    private struct Entry {
        var surface: Surface
        var lastUsed: Int
    }

    /// The number of sprites drawn so far.
    private(set) var made = 0
    private(set) var byteCount = 0
    let fields = BlurFieldPainter()
    let gradients = GradientPainter()
    let strips = StripPool()
    let sheet = MaskSheet()
    let shaper: CairoTextShaper
    private let budget: Int
    private var entries: [SpriteKey: Entry] = [:]
    /// The frames that have ended.
    private(set) var frame = 0
    private var scratch: [Float] = []
    /// The digests of the outlines that were drawn without a sprite in this frame and the one before.
    private var drawnNow: Set<Int> = []
    private var drawnBefore: Set<Int> = []

    init(shaper: CairoTextShaper, budget: Int) {
        self.shaper = shaper
        self.budget = budget
    }

    /// Returns the pixels of a sprite, drawn now if they are not there.
    func surface(for key: SpriteKey) -> Surface {
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUsed = frame
            return entries.values[index].surface
        }
        let surface = draw(key)
        made += 1
        byteCount += surface.byteCount
        entries[key] = Entry(surface: surface, lastUsed: frame)
        return surface
    }

    /// Returns whether an outline should have a sprite: it has one, or it is drawn again at the same place.
    func pays(for key: SpriteKey) -> Bool {
        if entries.index(forKey: key) != nil || drawnBefore.contains(key.digest) { return true }
        return !drawnNow.insert(key.digest).inserted
    }

    /// Drops sprites that are no longer on the canvas and have not been drawn for a while, big ones
    /// sooner, because each frame of a motion leaves its own behind.
    func endFrame(_ commands: [DrawCommand]) {
        frame += 1
        fields.endFrame()
        swap(&drawnBefore, &drawnNow)
        drawnNow.removeAll(keepingCapacity: true)
        var expired: [SpriteKey] = []
        for index in entries.indices {
            let bytes = entries.values[index].surface.byteCount
            let patience = byteCount > budget || bytes > 1 << 17 ? 1 : bytes > 1 << 14 ? 8 : 120
            guard frame - entries.values[index].lastUsed > patience else { continue }
            let key = entries.keys[index]
            if commands.contains(where: { $0.shows(key) }) {
                entries.values[index].lastUsed = frame
            } else {
                expired.append(key)
            }
        }
        for key in expired { byteCount -= entries.removeValue(forKey: key)?.surface.byteCount ?? 0 }
    }

    private func draw(_ key: SpriteKey) -> Surface {
        let bounds = key.bounds
        let surface = Surface(width: bounds.width, height: bounds.height, format: key.format)
        let canvas = Canvas(surface)
        var transform = key.transform
        transform.tx -= CGFloat(bounds.left)
        transform.ty -= CGFloat(bounds.top)
        let black = ResolvedColor(red: 0, green: 0, blue: 0)
        canvas.setTransform(transform)
        switch key.source {
        case .fill, .stroke: canvas.drawOutline(of: key)
        case .text(let layout): shaper.draw(layout, on: canvas, color: black)
        case .painted(let content):
            if !drawGradient(content, transform, on: surface) { canvas.draw(content, shaper: shaper) }
        case .coverage(let items): compose(items, transform, on: canvas)
        case .shadow(let items, let radius):
            compose(items, transform, on: canvas)
            Blur(radius: radius, transform).apply(to: surface, scratch: &scratch)
        case .group(.projection(let map), let items):
            let projector = Projector(items, map, key.transform)
            let content = projector.content
            let flat = Surface(width: content.width, height: content.height, format: .color)
            let corner = CGAffineTransform(
                translationX: CGFloat(-content.left), y: CGFloat(-content.top))
            compose(items, projector.flat.concatenating(corner), on: Canvas(flat))
            projector.warp(flat, to: surface, left: bounds.left, top: bounds.top)
        case .group(let effect, let items):
            compose(items, transform, on: canvas)
            apply(effect, transform, to: canvas)
        }
        return surface
    }

    /// Draws an outline with a gradient in it, or returns false if it is anything else.
    private func drawGradient(
        _ content: DisplayContent, _ transform: CGAffineTransform, on surface: Surface
    ) -> Bool {
        let paint: DisplayPaint
        switch content {
        case .fill(_, let fill, _): paint = fill
        case .stroke(_, let stroke, _): paint = stroke
        default: return false
        }
        guard let layer = GradientLayer(paint, transform, opacity: 1) else { return false }
        let mask = Canvas(Surface(width: surface.width, height: surface.height, format: .mask))
        mask.setTransform(transform)
        mask.setColor(ResolvedColor(red: 0, green: 0, blue: 0))
        switch content {
        case .fill(let outline, _, let evenOdd): mask.fill(outline, evenOdd: evenOdd)
        case .stroke(let outline, _, let style): mask.stroke(outline, style: style)
        default: break
        }
        mask.surface.flush()
        guard let data = mask.surface.data else { return true }
        let all = PixelRect(left: 0, top: 0, right: surface.width, bottom: surface.height)
        gradients.fill(
            layer, within: all, on: surface, level: fields.level,
            mask: (UnsafePointer(data), mask.surface.stride))
        return true
    }

    private func compose(_ items: [DisplayItem], _ transform: CGAffineTransform, on canvas: Canvas) {
        let all = PixelRect(
            left: 0, top: 0, right: canvas.surface.width, bottom: canvas.surface.height)
        let context = Flattener.Context(transform: transform, opacity: 1, clip: all)
        let commands = BlurField.joined(Flattener().commands(items, context))
        guard canvas.surface.format == .mask, commands.contains(where: \.needsColors) else {
            for command in commands { draw(command, within: all, on: canvas) }
            return
        }
        let colors = Canvas(Surface(width: all.width, height: all.height, format: .color))
        for command in commands { draw(command, within: all, on: colors) }
        cairo_identity_matrix(canvas.cr)
        cairo_set_source_surface(canvas.cr, colors.surface.raw, 0, 0)
        cairo_paint(canvas.cr)
    }

    /// Draws a command on a sprite. Outlines are not worth separate sprites here: the whole is drawn at once,
    /// so that the result depends on nothing but the key.
    private func draw(_ command: DrawCommand, within all: PixelRect, on canvas: Canvas) {
        guard case .mask(let sprite, let color) = command.ink else {
            return canvas.draw(command, within: all, self)
        }
        var transform = sprite.key.transform
        transform.tx += CGFloat(sprite.x)
        transform.ty += CGFloat(sprite.y)
        canvas.save()
        canvas.clip(command.bounds.intersection(all))
        defer { canvas.restore() }
        switch sprite.key.source {
        case .fill(let outline, let evenOdd):
            canvas.setTransform(transform)
            canvas.setColor(color)
            canvas.fill(outline, evenOdd: evenOdd)
        case .stroke(let outline, let style):
            canvas.setTransform(transform)
            canvas.setColor(color)
            canvas.stroke(outline, style: style)
        default: canvas.draw(command, within: all, self)
        }
    }

    private func apply(_ effect: DisplayEffect, _ transform: CGAffineTransform, to canvas: Canvas) {
        switch effect {
        case .blur(let radius):
            Blur(radius: radius, transform).apply(to: canvas.surface, scratch: &scratch)
        case .clip(let outline, let evenOdd):
            canvas.setTransform(transform)
            canvas.setColor(ResolvedColor(red: 0, green: 0, blue: 0))
            cairo_set_operator(canvas.cr, CAIRO_OPERATOR_DEST_IN)
            canvas.fill(outline, evenOdd: evenOdd)
        case .mask(let items):
            let mask = Surface(
                width: canvas.surface.width, height: canvas.surface.height, format: .color)
            compose(items, transform, on: Canvas(mask))
            cairo_identity_matrix(canvas.cr)
            cairo_set_operator(canvas.cr, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(canvas.cr, mask.raw, 0, 0)
            cairo_paint(canvas.cr)
        case .cutout(let items):
            let hole = Surface(width: canvas.surface.width, height: canvas.surface.height, format: .color)
            compose(items, transform, on: Canvas(hole))
            cairo_identity_matrix(canvas.cr)
            cairo_set_operator(canvas.cr, CAIRO_OPERATOR_DEST_OUT)
            cairo_set_source_surface(canvas.cr, hole.raw, 0, 0)
            cairo_paint(canvas.cr)
        case .colors(let matrix): canvas.surface.apply(matrix)
        case .identity, .transform, .projection, .opacity, .shadow, .blend: break
        }
    }
}
