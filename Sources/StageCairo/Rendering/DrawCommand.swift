// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// One drawing step in device pixels, all effects resolved.
struct DrawCommand: Equatable {
    /// The content that is put on the pixels.
    enum Ink: Equatable {
        /// One colour.
        case fill(ResolvedColor)
        /// One colour through the coverage of a sprite.
        case mask(Sprite, ResolvedColor)
        /// The colours of a sprite, at an opacity.
        case image(Sprite, opacity: Double)
        /// Colours that change along a line or from a centre.
        case gradient(GradientLayer)
        /// A strong blur of one colour; drawn as part of a field.
        case smooth(BlurLayer)
        /// Smooth layers on each other.
        case field(BlurField)
        /// Commands under one opacity or clip.
        case group(CommandGroup)
        /// A command that is mixed with the pixels below.
        case special(SpecialCommand)
    }

    /// A sprite at a place: the sprite's own (0, 0) lies on pixel (x, y).
    struct Sprite: Equatable {
        var key: SpriteKey
        var x: Int
        var y: Int
    }

    /// The pixels that may change.
    var bounds: PixelRect
    var ink: Ink { didSet { isOpaque = ink.isOpaque } }
    /// Indicates whether it hides everything below; stored, because each band of a picture asks each command.
    private(set) var isOpaque: Bool

    init(bounds: PixelRect, ink: Ink) {
        (self.bounds, self.ink, isOpaque) = (bounds, ink, ink.isOpaque)
    }

    /// Indicates whether it needs pixels with four channels.
    var needsColors: Bool {
        switch ink {
        case .field, .group, .gradient, .special: true
        case .fill, .mask, .image, .smooth: false
        }
    }

    /// Returns whether it draws a sprite.
    func shows(_ key: SpriteKey) -> Bool {
        switch ink {
        case .fill, .gradient: false
        case .mask(let sprite, _), .image(let sprite, _): sprite.key == key
        case .smooth(let layer): layer.shows(key)
        case .special(let special): special.sprite.key == key
        case .field(let field): field.layers.contains { $0.shows(key) }
        case .group(let group): group.cover?.key == key || group.commands.contains { $0.shows(key) }
        }
    }

    func multiplyingOpacity(by factor: Double) -> DrawCommand {
        var command = self
        switch ink {
        case .fill(let color): command.ink = .fill(color.multiplyingOpacity(by: factor))
        case .mask(let sprite, let color):
            command.ink = .mask(sprite, color.multiplyingOpacity(by: factor))
        case .image(let sprite, let opacity): command.ink = .image(sprite, opacity: opacity * factor)
        case .gradient(var layer):
            layer.opacity *= factor
            command.ink = .gradient(layer)
        case .smooth(var layer):
            layer.color = layer.color.multiplyingOpacity(by: factor)
            command.ink = .smooth(layer)
        case .group(var group):
            group.opacity *= factor
            command.ink = .group(group)
        case .special(var special):
            special.opacity *= factor
            command.ink = .special(special)
        // Fields are joined when all opacities are known.
        case .field: break
        }
        return command
    }
}

/// All that the pixels of a sprite depend on.
struct SpriteKey: Hashable {
    /// The content of the sprite.
    enum Source: Hashable {
        /// The coverage of a filled outline.
        case fill(DisplayOutline, evenOdd: Bool)
        /// The coverage of a stroked outline.
        case stroke(DisplayOutline, StrokeStyle)
        /// The coverage of text.
        case text(TextLayout)
        /// A command in its own colours.
        case painted(DisplayContent)
        /// Items under an effect that needs them flattened.
        case group(DisplayEffect, [DisplayItem])
        /// The coverage of items.
        case coverage([DisplayItem])
        /// The blurred coverage of items; sigma is in points.
        case shadow([DisplayItem], radius: CGFloat)

        /// Indicates whether it is the coverage of one outline.
        var isOutline: Bool {
            switch self {
            case .fill, .stroke: true
            case .text, .painted, .group, .coverage, .shadow: false
            }
        }
    }

    let source: Source
    /// From the source's coordinates to pixels; the move is a part of one pixel.
    let transform: CGAffineTransform
    /// The pixels that the sprite holds.
    let bounds: PixelRect
    // Found once, because a source can be deep and a dictionary asks often.
    let digest: Int

    init(source: Source, transform: CGAffineTransform, bounds: PixelRect) {
        self.source = source
        self.transform = transform
        self.bounds = bounds
        var hasher = Hasher()
        hasher.combine(source)
        hasher.combine(transform)
        hasher.combine(bounds)
        digest = hasher.finalize()
    }

    static func == (left: SpriteKey, right: SpriteKey) -> Bool {
        left.digest == right.digest && left.bounds == right.bounds
            && left.transform == right.transform && left.source == right.source
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    var format: Surface.Format {
        switch source {
        case .fill, .stroke, .text, .coverage, .shadow: .mask
        case .painted, .group: .color
        }
    }
}

extension DrawCommand.Ink {
    /// Indicates whether it hides everything below it.
    var isOpaque: Bool {
        switch self {
        case .fill(let color): color.opacity >= 1
        case .field(let field): field.base != nil
        case .gradient(let layer): layer.isOpaque
        case .mask, .image, .smooth, .group, .special: false
        }
    }
}
