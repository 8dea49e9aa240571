// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import StageUI

/// Draws fields, and keeps what their layers need: profiles of discs and blurred coverages.
@MainActor
final class BlurFieldPainter {
    /// The vector instructions to use; all give the same bytes.
    var level = stage_best_level()

    private var profiles: [Profile] = []
    private var masks: [MaskKey: MaskEntry] = [:]
    private var frame = 0
    private var layerScratch = FloatBuffer(count: 0)
    private var fillScratch = FloatBuffer(count: 0)

    /// Draws a part of a field.
    ///
    /// - Parameter replaces: Writes over the pixels that are there, though there is no base colour.
    func fill(
        _ field: BlurField, within rect: PixelRect, on surface: Surface, replaces: Bool,
        _ sprites: SpriteCache
    ) {
        guard !rect.isEmpty, let target = surface.address(x: rect.left, y: rect.top) else { return }
        if let hole = field.layers.lazy.compactMap(\.hole).map({ $0.intersection(rect) }).first(
            where: { !$0.isEmpty && $0 != rect })
        {
            for part in rect.split(by: hole) {
                fill(field, within: part, on: surface, replaces: replaces, sprites)
            }
            return
        }
        let layers = field.layers
            .filter { $0.bounds.intersects(rect) && !($0.hole?.contains(rect) ?? false) }
            .compactMap { layer(for: $0, sprites) }
        let needed = stage_field_fill_scratch(Int32(rect.width))
        if fillScratch.count < needed { fillScratch = FloatBuffer(count: needed) }
        surface.flush()
        layers.withUnsafeBufferPointer { buffer in
            var description = stage_field()
            description.layers = buffer.baseAddress
            description.count = Int32(buffer.count)
            if let base = field.base {
                description.base = (
                    Self.level(base.blue), Self.level(base.green), Self.level(base.red), 1
                )
            }
            description.over = field.base == nil && !replaces ? 1 : 0
            stage_field_fill(
                level, &description, Int32(rect.left), Int32(rect.top), Int32(rect.right),
                Int32(rect.bottom), target, surface.stride, fillScratch.floats)
        }
        surface.markDirty()
    }

    /// Drops what was not used for some frames.
    func endFrame() {
        frame += 1
        if masks.contains(where: { frame - $0.value.lastUsed > 3 }) {
            masks = masks.filter { frame - $0.value.lastUsed <= 3 }
        }
    }

    /// A component as cairo rounds it, so that no edge shows where the layers end.
    private static func level(_ component: Double) -> Float {
        let word = Int(min(max(component, 0), 1) * 65536) - (component >= 1 ? 1 : 0)
        return Float(word >> 8) / 255
    }

    private func layer(for layer: BlurLayer, _ sprites: SpriteCache) -> stage_layer? {
        var result = stage_layer()
        result.color = (
            Float(layer.color.blue), Float(layer.color.green), Float(layer.color.red),
            Float(layer.color.opacity)
        )
        switch layer.shape {
        case .disc(let x, let y, let radius):
            let profile = profile(radius / layer.sigma)
            result.x = Float(x)
            result.y = Float(y)
            result.profile = UnsafePointer(profile.floats)
            result.count = Int32(Profile.count)
            let end = radius + stage_field_reach * layer.sigma
            result.scale = Float(Double(Profile.count) / (end * end))
            // The lines between stay within 0.16 of a level, as with every node for the least sigma.
            let steps = Int32(layer.sigma / BlurLayer.leastSigma)
            result.stride = steps >= 4 ? 4 : steps >= 2 ? 2 : 1
        case .mask(let sprite):
            guard let grid = grid(sprite, layer.sigma, sprites) else { return nil }
            result.grid = UnsafePointer(grid.buffer.floats)
            result.left = Int32(grid.nodes.left)
            result.top = Int32(grid.nodes.top)
            result.columns = Int32(grid.nodes.width)
            result.rows = Int32(grid.nodes.height)
        }
        return result
    }
}

// MARK: - Discs

extension BlurFieldPainter {
    private struct Profile {
        static let count = 512
        let ratio: Double
        let buffer: FloatBuffer
        var floats: UnsafeMutablePointer<Float> { buffer.floats }
    }

    /// The profile of a disc whose radius is so many sigmas.
    private func profile(_ exact: Double) -> Profile {
        // A disc that is scaled keeps its ratio, but for the last bits.
        let ratio = (exact * 1e6).rounded() / 1e6
        if let index = profiles.firstIndex(where: { $0.ratio == ratio }) {
            if index > 0 { profiles.swapAt(index, index - 1) }
            return profiles[max(index - 1, 0)]
        }
        let profile = Profile(ratio: ratio, buffer: FloatBuffer(count: Profile.count + 2))
        stage_disc_profile(ratio, Int32(Profile.count), profile.floats)
        if profiles.count >= 32 { profiles.removeLast() }
        profiles.append(profile)
        return profile
    }
}

// MARK: - Masks

extension BlurFieldPainter {
    private struct MaskKey: Hashable {
        var key: SpriteKey
        /// The place of the sprite between two nodes.
        var x: Int
        var y: Int
    }

    /// A mask averaged around the nodes, and the last blur of it; nodes are those of the first cell.
    private struct MaskEntry {
        var cells: FloatBuffer
        var columns: Int
        var rows: Int
        var lastUsed: Int
        var sigma = 0.0
        var blurred = FloatBuffer(count: 0)
    }

    private struct Grid {
        var buffer: FloatBuffer
        var nodes: PixelRect
    }

    private func grid(_ sprite: DrawCommand.Sprite, _ sigma: Double, _ sprites: SpriteCache) -> Grid? {
        let step = BlurLayer.step
        let nodes = BlurLayer.nodes(of: sprite)
        let bounds = sprite.key.bounds.moved(x: sprite.x, y: sprite.y)
        // Of the first pixel in the first cell.
        let x = bounds.left + step / 2 - nodes.left * step
        let y = bounds.top + step / 2 - nodes.top * step
        let key = MaskKey(key: sprite.key, x: x, y: y)
        let radius = Int(stage_field_radius(sigma))
        let around = nodes.outset(by: radius)
        guard around.area < 1 << 22 else { return nil }
        var entry: MaskEntry
        if let known = masks[key] {
            entry = known
        } else {
            entry = MaskEntry(
                cells: FloatBuffer(count: nodes.area), columns: nodes.width, rows: nodes.height,
                lastUsed: frame)
            let surface = sprites.surface(for: sprite.key)
            stage_field_cells(
                surface.data, Int32(surface.width), Int32(surface.height), surface.stride, Int32(x),
                Int32(y), entry.cells.floats, Int32(nodes.width), Int32(nodes.height))
        }
        entry.lastUsed = frame
        if entry.sigma != sigma {
            let scratch = stage_field_blur_scratch(
                Int32(nodes.width), Int32(nodes.height), Int32(radius))
            if layerScratch.count < scratch { layerScratch = FloatBuffer(count: scratch) }
            if entry.blurred.count < around.area { entry.blurred = FloatBuffer(count: around.area) }
            stage_field_blur(
                level, entry.cells.floats, Int32(nodes.width), Int32(nodes.height), sigma,
                entry.blurred.floats, layerScratch.floats)
            entry.sigma = sigma
        }
        masks[key] = entry
        return Grid(buffer: entry.blurred, nodes: around)
    }
}

/// Memory for floats, freed with the object.
final class FloatBuffer {
    let count: Int
    let floats: UnsafeMutablePointer<Float>

    init(count: Int) {
        self.count = count
        floats = .allocate(capacity: max(count, 1))
    }

    deinit { floats.deallocate() }
}
