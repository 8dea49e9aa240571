// Licensed under the Apache License, Version 2.0.

extension DrawCommand {
    /// Returns the command with its sprite at another place.
    func moved(x: Int, y: Int) -> DrawCommand {
        var command = self
        command.bounds = bounds.moved(x: x, y: y)
        switch ink {
        case .fill, .field: break
        case .mask(var sprite, let color):
            sprite.x += x
            sprite.y += y
            command.ink = .mask(sprite, color)
        case .image(var sprite, let opacity):
            sprite.x += x
            sprite.y += y
            command.ink = .image(sprite, opacity: opacity)
        case .gradient(let layer): command.ink = .gradient(layer.moved(x: x, y: y))
        case .smooth(var layer):
            layer.clip = layer.clip.moved(x: x, y: y)
            layer.hole = layer.hole?.moved(x: x, y: y)
            switch layer.shape {
            case .disc(let centerX, let centerY, let radius):
                layer.shape = .disc(x: centerX + Double(x), y: centerY + Double(y), radius: radius)
            case .mask(var sprite):
                sprite.x += x
                sprite.y += y
                layer.shape = .mask(sprite)
            }
            command.ink = .smooth(layer)
        case .special(var special):
            special.sprite.x += x
            special.sprite.y += y
            command.ink = .special(special)
        // Only commands of single sprites are moved.
        case .group: break
        }
        return command
    }
}
