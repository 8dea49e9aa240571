// Licensed under the Apache License, Version 2.0.

extension Canvas {
    /// Draws commands back to front in a rectangle.
    ///
    /// Where groups lie on each other, a few rows at a time: they stay in the processor's cache from the
    /// first layer to the last, where the whole rectangle would come from memory again for each of them.
    @MainActor
    func drawInBands(_ commands: [DrawCommand], within rect: PixelRect, _ sprites: SpriteCache) {
        guard Self.paysInBands(commands, rect) else { return draw(commands, within: rect, sprites) }
        var band = rect
        while band.top < rect.bottom {
            band.bottom = min(band.top + StripPool.height, rect.bottom)
            draw(commands, within: band, sprites, least: PlainMixture.leastBandArea)
            band.top = band.bottom
        }
    }

    /// Returns whether two groups fill much of a rectangle, and no pixel depends on another band's.
    ///
    /// With one group alone, the outlines cut by the bands cost more than the cache gains.
    @MainActor
    private static func paysInBands(_ commands: [DrawCommand], _ rect: PixelRect) -> Bool {
        guard rect.height > 2 * StripPool.height, rect.area >= CommandGroup.leastArea / 2 else {
            return false
        }
        var groups = 0
        for command in commands {
            if command.readsAround { return false }
            if case .group = command.ink, command.bounds.intersection(rect).area >= rect.area / 4 {
                groups += 1
            }
        }
        return groups > 1
    }
}
