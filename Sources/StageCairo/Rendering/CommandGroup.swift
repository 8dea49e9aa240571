// Licensed under the Apache License, Version 2.0.

/// Commands that are put together first and then drawn as one, in strips that stay in the cache.
struct CommandGroup: Equatable {
    /// The number of pixels from which strips are faster than a picture that is kept.
    static let leastArea = 1 << 19

    /// Back to front.
    let commands: [DrawCommand]
    /// From 0 to 1.
    var opacity: Double
    /// The coverage that restricts the group to a part of its pixels; nil for all of them.
    var cover: DrawCommand.Sprite?
    /// The pixels of the commands, once they are worth being kept.
    let packed: PackedGroup

    init(
        commands: [DrawCommand], opacity: Double, cover: DrawCommand.Sprite?,
        packed: PackedGroup = PackedGroup()
    ) {
        (self.commands, self.opacity, self.cover, self.packed) = (commands, opacity, cover, packed)
    }

    static func == (left: CommandGroup, right: CommandGroup) -> Bool {
        left.opacity == right.opacity && left.cover == right.cover
            && (left.packed === right.packed || left.commands == right.commands)
    }

    /// The opacity as it is drawn, from 0 to 255.
    var alpha: Int { Int((min(max(opacity, 0), 1) * 255).rounded()) }
}
