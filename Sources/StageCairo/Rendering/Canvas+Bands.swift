// Licensed under the Apache License, Version 2.0.

extension Canvas {
    /// Draws leaves back to front in a rectangle.
    ///
    /// Where groups lie on each other, a few rows at a time: they stay in the processor's cache from the
    /// first layer to the last, where the whole rectangle would come from memory again for each of them.
    @MainActor
    func drawInBands(_ leaves: [Leaf], within rect: PixelRect, _ sprites: SpriteCache) {
        guard Self.paysInBands(leaves, rect) else { return draw(leaves, within: rect, sprites) }
        var band = rect
        while band.top < rect.bottom {
            band.bottom = min(band.top + StripPool.height, rect.bottom)
            draw(leaves, within: band, sprites, least: PlainMixture.leastBandArea)
            band.top = band.bottom
        }
    }

    /// Whether two groups fill a good part of a rectangle, and no pixel depends on those of another band.
    ///
    /// With one alone, the outlines that the bands cut cost more than the cache gains.
    @MainActor
    private static func paysInBands(_ leaves: [Leaf], _ rect: PixelRect) -> Bool {
        guard rect.height > 2 * StripPool.height, rect.area >= LeafGroup.leastArea / 2 else { return false }
        var groups = 0
        for leaf in leaves {
            if leaf.readsAround { return false }
            if case .group = leaf.ink, leaf.bounds.intersection(rect).area >= rect.area / 4 {
                groups += 1
            }
        }
        return groups > 1
    }
}
