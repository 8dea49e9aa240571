// Licensed under the Apache License, Version 2.0.

import CStageKernels
import StageUI

/// One colour through a coverage without detail: a strong blur, known at every eighth pixel.
struct BlurLayer: Equatable {
    /// The shape that is blurred.
    enum Shape: Equatable {
        /// A disc, in pixels.
        case disc(x: Double, y: Double, radius: Double)
        /// The coverage of a sprite.
        case mask(DrawCommand.Sprite)
    }

    /// The smallest sigma, in pixels, of a blur that counts as smooth. Lines from node to node are
    /// then at most 0.16 of 255 levels off (7.7 times the square of the step over sigma).
    static let leastSigma = 7.0 * Double(step)
    static let step = Int(stage_field_step)

    var shape: Shape
    /// In pixels.
    var sigma: Double
    var color: ResolvedColor
    /// The area in which the layer may be drawn.
    var clip: PixelRect
    /// The area in which the layer is left out, because a group holds it there; nil for none.
    var hole: PixelRect?

    /// The pixels that the layer can change.
    var bounds: PixelRect { reach.intersection(clip) }

    private var reach: PixelRect {
        switch shape {
        case .disc(let x, let y, let radius):
            // The coverage ends at a node, which still counts for the pixels up to the next two.
            let length = radius + stage_field_reach * sigma + 2 * Double(Self.step)
            return PixelRect(
                left: Int((x - length).rounded(.down)), top: Int((y - length).rounded(.down)),
                right: Int((x + length).rounded(.up)), bottom: Int((y + length).rounded(.up)))
        case .mask(let sprite):
            let nodes = Self.nodes(of: sprite).outset(by: Int(stage_field_radius(sigma)))
            let (step, half) = (Self.step, 1)
            return PixelRect(
                left: (nodes.left - half) * step, top: (nodes.top - half) * step,
                right: nodes.right * step, bottom: nodes.bottom * step)
        }
    }

    /// Returns whether it draws a sprite.
    func shows(_ key: SpriteKey) -> Bool {
        if case .mask(let sprite) = shape { return sprite.key == key }
        return false
    }

    /// The nodes around which the pixels of a sprite lie.
    static func nodes(of sprite: DrawCommand.Sprite) -> PixelRect {
        let pixels = sprite.key.bounds.moved(x: sprite.x, y: sprite.y)
        func node(_ pixel: Int) -> Int { (pixel + step / 2) >> step.trailingZeroBitCount }
        return PixelRect(
            left: node(pixels.left), top: node(pixels.top), right: node(pixels.right - 1) + 1,
            bottom: node(pixels.bottom - 1) + 1)
    }
}
