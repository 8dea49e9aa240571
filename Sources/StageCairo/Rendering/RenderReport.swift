// Licensed under the Apache License, Version 2.0.

/// The work of drawing one frame.
public struct RenderReport: Hashable, Sendable {
    /// The rectangles that were drawn again, in pixels; they do not overlap.
    public var damage: [PixelRect]
    /// The number of pixels in them.
    public var redrawnPixels: Int
    /// The number of cached pictures that had to be drawn anew.
    public var spritesMade: Int

    /// Creates a report.
    public init(damage: [PixelRect], redrawnPixels: Int, spritesMade: Int) {
        self.damage = damage
        self.redrawnPixels = redrawnPixels
        self.spritesMade = spritesMade
    }
}
