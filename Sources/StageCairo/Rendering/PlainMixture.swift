// Licensed under the Apache License, Version 2.0.

import StageUI

/// A plain colour and, over it, a group with a plain colour of its own, as where one screen fades into
/// another: where the group holds nothing else, both are one plain colour.
struct PlainMixture {
    /// The number of pixels from which a rectangle is worth being drawn in parts.
    static let leastArea = 1 << 16

    /// The leaves of the rectangle outside the rest, with the mixture in place of both.
    let leaves: [Leaf]
    /// The part in which the group holds more; empty if it nowhere does.
    let rest: PixelRect

    /// Looks for a mixture in the first leaves, of which the very first hides all below; nil without one.
    init?(_ leaves: ArraySlice<Leaf>, in rect: PixelRect) {
        guard let base = leaves.first, case .fill(let below) = base.ink,
            let second = leaves.dropFirst().first, case .group(let group) = second.ink, group.cover == nil,
            second.bounds.contains(rect),
            let ground = group.leaves.lastIndex(where: { $0.isOpaque && $0.bounds.contains(rect) }),
            case .fill(let color) = group.leaves[ground].ink
        else { return nil }
        rest = group.leaves[(ground + 1)...].reduce(PixelRect.empty) {
            $0.union($1.bounds.intersection(rect))
        }
        guard rest.area < rect.area / 2 else { return nil }
        let mixed = Leaf(bounds: rect, ink: .fill(Self.mixed(color, group.alpha, below)))
        self.leaves = [mixed] + leaves.dropFirst(2)
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
