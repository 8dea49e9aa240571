// Licensed under the Apache License, Version 2.0.

import StageUI

/// Smooth layers that lie on each other, put together before they are rounded to pixels.
struct BlurField: Equatable {
    /// The opaque colour below; nil if the layers lie on something else.
    var base: ResolvedColor?
    /// The area in which the layers may be drawn.
    var clip: PixelRect
    /// Back to front.
    var layers: [BlurLayer]
    /// A rectangle around the layers.
    var reach: PixelRect

    /// Joins smooth commands that follow each other, together with the plain colour that they lie on.
    ///
    /// Each pixel depends on the list alone, never on which part of it is drawn.
    static func joined(_ commands: [DrawCommand]) -> [DrawCommand] {
        guard commands.contains(where: \.isSmooth) else { return commands }
        var result: [DrawCommand] = []
        result.reserveCapacity(commands.count)
        for command in commands {
            guard case .smooth(let layer) = command.ink else {
                result.append(command)
                continue
            }
            var field = BlurField(base: nil, clip: layer.clip, layers: [], reach: .empty)
            var bounds = command.bounds
            if let last = result.last {
                switch last.ink {
                case .field(let before) where before.clip == layer.clip:
                    field = before
                    bounds = before.base == nil ? last.bounds.union(bounds) : last.bounds
                    result.removeLast()
                case .fill(let color) where last.isOpaque && last.bounds.contains(layer.clip):
                    field.base = color
                    bounds = last.bounds
                    result.removeLast()
                default: break
                }
            }
            field.layers.append(layer)
            field.reach = field.reach.union(command.bounds)
            result.append(DrawCommand(bounds: bounds, ink: .field(field)))
        }
        return result
    }
}

extension DrawCommand {
    /// Indicates whether the command is a smooth layer not yet joined with others.
    var isSmooth: Bool {
        if case .smooth = ink { return true }
        return false
    }
}
