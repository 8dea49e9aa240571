// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The outlines of UrbanNest's mark on a grid of 120 by 120 units.
enum UrbanNestMark {
    /// The side of the grid.
    static let grid: CGFloat = 120
    /// The width of the two strokes of the roof.
    static let roofWidth: CGFloat = 9.5
    /// The one warm colour of the brand's art.
    static let warm = BrandColor(0xF2994A)

    /// The left slope, which lies over the right one at the ridge.
    static let nearRoof = Path { path in
        path.go(23, 56.5)
        path.line(60, 24.5)
    }

    /// The right slope.
    static let farRoof = Path { path in
        path.go(97, 56.5)
        path.line(60, 24.5)
    }

    /// From the left wall along the bottom to a tip at the right.
    static let outerStrand = Path { path in
        path.go(25.5, 54)
        path.line(34.5, 46.5)
        path.line(34.5, 62)
        path.curve(34.5, 81.5, 47, 92.75, 63, 93)
        path.curve(73, 93, 81, 89.5, 88, 83)
        path.curve(83, 94, 73, 101.75, 60, 101.75)
        path.curve(40, 101.75, 25.5, 86, 25.5, 64)
        path.closeSubpath()
    }

    /// From the right wall inside the first strand to a tip at the left.
    static let middleStrand = Path { path in
        path.go(94.5, 54)
        path.line(85.5, 46.5)
        path.line(85.5, 62)
        path.curve(85.5, 74, 76, 81.25, 63.5, 81.5)
        path.curve(55, 81.5, 47.5, 78.5, 42, 72.5)
        path.curve(45, 82.75, 54, 89.25, 65, 89.25)
        path.curve(82.5, 88.75, 94.5, 79, 94.5, 62)
        path.closeSubpath()
    }

    /// The cradle, pointed at both ends.
    static let innerStrand = Path { path in
        path.go(42.5, 62)
        path.curve(46.5, 68.5, 52.5, 71, 60, 71)
        path.curve(67.5, 71, 73.5, 68.5, 77.5, 62)
        path.curve(76.5, 72.5, 69.5, 78, 61, 78)
        path.curve(51.5, 78, 44, 72.5, 42.5, 62)
        path.closeSubpath()
    }

    /// What is at home in it.
    static let egg = Path.egg(centerX: 60, centerY: 55, width: 19, height: 24)
}
