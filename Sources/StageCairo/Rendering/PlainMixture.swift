// Licensed under the Apache License, Version 2.0.

import StageUI

/// A plain colour and, over it, groups with a plain colour of their own, as where one screen fades into
/// another: where the groups hold nothing else, all are one plain colour.
///
/// One of them may hold more. Then each pixel depends on that group's alone, and all are mixed at once.
struct PlainMixture {
    /// The number of pixels from which a rectangle is worth being drawn in parts.
    static let leastArea = 1 << 16
    /// The same in a band of a few rows.
    static let leastBandArea = 1 << 13

    /// The colour below the group, or of everything.
    private(set) var color: ResolvedColor
    /// The group that holds more than a plain colour.
    private(set) var group: CommandGroup?
    /// The plain colours over it.
    private(set) var veils: [(color: ResolvedColor, alpha: Int)] = []
    /// The commands that lie on the mixture.
    private(set) var above: ArraySlice<DrawCommand> = []
    /// The part to which this does not apply; empty if there is none.
    private(set) var rest = PixelRect.empty

    /// Finds a mixture in the first commands, of which the very first hides all below; nil without one.
    @MainActor
    init?(_ commands: ArraySlice<DrawCommand>, in rect: PixelRect, _ sprites: SpriteCache) {
        guard let base = commands.first, case .fill(let color) = base.ink else { return nil }
        self.color = color
        var next = commands.startIndex + 1
        while next < commands.endIndex, commands[next].bounds.contains(rect),
            case .group(let group) = commands[next].ink, group.cover == nil, add(group, in: rect, sprites)
        {
            next += 1
        }
        guard next > commands.startIndex + 1 else { return nil }
        above = commands[next...]
    }

    /// Adds a group on top, or returns false if the result is no longer a mixture.
    @MainActor
    private mutating func add(_ group: CommandGroup, in rect: PixelRect, _ sprites: SpriteCache) -> Bool {
        if self.group == nil, group.alpha > 0, sprites.packed(group, in: rect) != nil {
            // Its runs say where it is plain, and do so more exactly.
            self.group = group
            return true
        }
        if let ground = group.ground(in: rect) {
            let more = rest.union(ground.rest)
            if more.area < rect.area / 2 {
                rest = more
                if self.group == nil {
                    color = Self.mixed(ground.color, group.alpha, color)
                } else {
                    veils.append((ground.color, group.alpha))
                }
                return true
            }
        }
        guard self.group == nil, group.alpha > 0 else { return false }
        self.group = group
        return true
    }

    /// The pixel that the kernels make of two opaque ones.
    private static func mixed(_ color: ResolvedColor, _ alpha: Int, _ below: ResolvedColor) -> ResolvedColor {
        func byte(_ channel: Double) -> Int { Int(min(max(channel, 0), 1) * 65535 + 0.5) >> 8 }
        func mixed(_ channel: (ResolvedColor) -> Double) -> Double {
            let value = byte(channel(color)) * alpha + byte(channel(below)) * (255 - alpha) + 128
            return Double((value + value >> 8) >> 8) / 255
        }
        return ResolvedColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }
}
