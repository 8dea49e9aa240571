// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A restriction of what is drawn to a part of the canvas.
struct PlacedClip {
    /// The way to the restricted group in a display list.
    let path: [Int]
    /// The box around the part, in points of the canvas.
    let frame: CGRect
}

/// A shape or a picture of a display list, and its place on the canvas.
struct PlacedShape {
    /// The way to it: its place in the list, in a group of the list, and so on; a later one is drawn over an earlier
    /// one.
    let path: [Int]
    /// The box around it, in points of the canvas.
    let frame: CGRect
    /// The part of the canvas where anything around it can be seen.
    let clip: CGRect
    /// The share of what lies below that it hides, from 0 to 1.
    let density: CGFloat
    /// The product of the opacities around it.
    let opacity: CGFloat
    /// Indicates whether it is an area, rather than a line.
    let isFilled: Bool

    /// The part of its box that can be seen.
    var seen: CGRect { frame.intersection(clip) }

    /// Returns whether it is drawn after what is at the end of another path.
    func isAbove(_ other: [Int]) -> Bool { other.lexicographicallyPrecedes(path) }
}

extension DisplayPaint {
    /// The share of what lies below that the paint hides: that of its faintest colour, and all under a blur.
    var density: CGFloat {
        switch self {
        case .color(let color): color.opacity
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            stops.map(\.color.opacity).min() ?? 0
        case .meshGradient(let mesh): mesh.colors.map(\.opacity).min() ?? mesh.background.opacity
        case .image, .material: 1
        }
    }
}
