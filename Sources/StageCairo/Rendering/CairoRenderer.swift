// Licensed under the Apache License, Version 2.0.

import CPangoCairo
public import Foundation
public import StageUI

/// Keeps the pixels of a canvas up to date with a display list.
///
/// Only what changed since the last list is drawn, and the pixels are those of a fresh drawing of
/// the whole list, byte for byte.
@MainActor
public final class CairoRenderer {
    /// The size of the canvas, in points.
    public let size: CGSize
    /// The number of pixels to a point.
    public let scale: CGFloat
    /// The number of columns of pixels.
    public let pixelWidth: Int
    /// The number of rows of pixels.
    public let pixelHeight: Int

    let surface: Surface
    private let canvas: Canvas
    let sprites: SpriteCache
    var flattener = Flattener()
    private var nodes: [FlattenedItem] = []
    private var commands: [DrawCommand] = []
    /// The items of the last list. They are kept, so that another list cannot have its items at the same address.
    private var items: [DisplayItem] = []
    private var isBlank = true

    /// Creates a clear canvas.
    ///
    /// - Parameters:
    ///   - size: The size, in points; a part of a pixel counts as a pixel.
    ///   - scale: The number of pixels to a point.
    ///   - shaper: The shaper that laid out the texts of the lists.
    public init(size: CGSize, scale: CGFloat, shaper: CairoTextShaper) {
        self.size = size
        self.scale = scale
        surface = Surface(
            width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up)), format: .color)
        pixelWidth = surface.width
        pixelHeight = surface.height
        // Its owner will first lay something out; the canvas becomes ready meanwhile.
        surface.prepare()
        canvas = Canvas(surface)
        sprites = SpriteCache(shaper: shaper, budget: max(surface.byteCount, 1 << 24))
    }

    /// This canvas, or an empty one of the same scale for a list of another size: the screen was turned, folded or split.
    package func fitting(_ list: DisplayList) -> CairoRenderer {
        list.size == size ? self : CairoRenderer(size: list.size, scale: scale, shaper: sprites.shaper)
    }

    /// Updates the pixels to a list.
    @discardableResult
    public func render(_ list: DisplayList) -> RenderReport {
        // A stage on which nothing changes gives the list that it gave before.
        if !isBlank, list.items.isSame(as: items) {
            sprites.endFrame(commands)
            return RenderReport(damage: [], redrawnPixels: 0, spritesMade: 0)
        }
        items = list.items
        let all = PixelRect(left: 0, top: 0, right: pixelWidth, bottom: pixelHeight)
        let context = Flattener.Context(
            transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 1, clip: all)
        nodes = flattener.nodes(list.items, context, previous: nodes)
        let commands = BlurField.joined(nodes.flatMap(\.commands))
        var damage = isBlank ? Damage(all: all) : Damage(from: self.commands, to: commands)
        // What is shown out of focus depends on pixels that are still to be drawn over.
        if !damage.rects.isEmpty, commands.contains(where: \.readsAround) { damage = Damage(all: all) }
        self.commands = commands
        isBlank = false
        let before = sprites.made
        for rect in damage.rects { canvas.drawInBands(commands, within: rect, sprites) }
        surface.flush()
        sprites.endFrame(commands)
        return RenderReport(
            damage: damage.rects, redrawnPixels: damage.rects.reduce(0) { $0 + $1.area },
            spritesMade: sprites.made - before)
    }
}

extension [DisplayItem] {
    /// Returns whether both share one storage, and are not only equal.
    fileprivate func isSame(as other: [DisplayItem]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }
}

extension CairoRenderer {
    /// Indicates whether something opaque covers the canvas, and nothing on it can make it transparent again.
    var coversCanvas: Bool {
        let all = PixelRect(left: 0, top: 0, right: pixelWidth, bottom: pixelHeight)
        return commands.contains { $0.isOpaque && $0.bounds.contains(all) }
            && !commands.contains(where: \.readsBelow)
    }
}

// MARK: - Pixels

extension CairoRenderer {
    /// Calls a closure with the pixels: premultiplied blue, green, red, alpha, without row padding.
    public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: surface.data, count: surface.byteCount))
    }

    /// A copy of the pixels.
    public var image: PixelImage {
        PixelImage(width: pixelWidth, height: pixelHeight, bytes: withPixels { Array($0) })
    }

    /// Counts the colors that the picture has inside a box, where another picture of its size differs by more than one level of
    /// a channel, as differences of one come from rounding.
    ///
    /// - Returns: Each color as red, green and blue from 0 to 255, with the number of its pixels.
    package func colors(in box: PixelRect, besides other: PixelImage) -> [SIMD3<UInt8>: Int] {
        guard other.width == pixelWidth, other.height == pixelHeight else { return [:] }
        return withPixels { own in
            other.bytes.withUnsafeBytes { others in
                var counts: [SIMD3<UInt8>: Int] = [:]
                var (last, run) = (SIMD3<UInt8>(), 0)
                for row in max(box.top, 0)..<max(min(box.bottom, pixelHeight), box.top, 0) {
                    for column in max(box.left, 0)..<max(min(box.right, pixelWidth), box.left, 0) {
                        let start = (row * pixelWidth + column) * 4
                        let color = SIMD3(own[start + 2], own[start + 1], own[start])
                        let other = SIMD3(others[start + 2], others[start + 1], others[start])
                        guard color != other,
                            any((pointwiseMax(color, other) &- pointwiseMin(color, other)) .> 1)
                        else { continue }
                        if color != last {
                            if run > 0 { counts[last, default: 0] += run }
                            (last, run) = (color, 0)
                        }
                        run += 1
                    }
                }
                if run > 0 { counts[last, default: 0] += run }
                return counts
            }
        }
    }
}
