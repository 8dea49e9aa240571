// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

extension BrandLook {
    /// The look of UrbanNest's screens after the splash (UN-112 for the dark ground).
    static let urbanNest = BrandLook(
        background: BrandShade(0xFFFFFF, 0x1E1E1E), card: BrandShade(0xF1F8F8, 0x2A2E2E), wash: .wash,
        text: BrandShade(0x1E1E1E, 0xEDEDED), secondaryText: BrandShade(0x566262, 0xB0B8B8),
        accent: BrandShade(0x0D7377, 0x45C8CD), buttonFill: BrandShade(0x0D7377, 0x0E7C80), border: 0x7C8F90,
        error: BrandShade(0xB3282D, 0xFF8F8F)
    ).with {
        $0.buttonHeight = 50
        $0.symbolSide = 24
        $0.pageWidth = 760
    }
}

// The colours of the illustrations, named by what they are for.
extension BrandShade {
    /// The ground behind a scene or an icon.
    static let wash = BrandShade(0xDDF0F0, 0x142F31)
    /// Shapes that stay back.
    static let mist = BrandShade(0xB9E0E1, 0x1F4A4C)
    /// Walls and paper.
    static let paper = BrandShade(0xFFFFFF, 0xE6F1F1)
    /// Fields on paper.
    static let pane = BrandShade(0xDDF0F0, 0xCFE5E6)
    /// Fine lines on paper.
    static let line = BrandShade(0xD3E6E7, 0xAFC9CA)
    /// The lighter teal.
    static let light = BrandShade(UrbanNestTheme.brandLight)
    /// The brand's teal.
    static let brand = BrandShade(UrbanNestTheme.brandPrimary)
    /// The darkest teal.
    static let deep = BrandShade(0x095457, 0x0B6367)
    /// The one warm colour of the brand's art.
    static let warm: BrandShade = 0xF2994A
}

/// The mark of UrbanNest on a transparent ground: a house whose walls run out into a nest (UN-27).
///
/// All of it lies in the square that a circle around the view's edge encloses, so that the circle
/// cuts nothing off (C-UN-13). It says nothing to a screen reader; who shows it names it.
public struct UrbanNestLogo: View {
    /// The side of the square around the mark, in points.
    private let side: CGFloat

    /// Creates the mark, by the side of the square around it in points; 120 on the splash (UN-26).
    public init(side: CGFloat = 120) { self.side = side }

    /// The mark in its own colours.
    public var body: some View {
        Drawing(
            UrbanNestMark.pieces, grid: CGSize(width: UrbanNestMark.grid, height: UrbanNestMark.grid),
            side: side)
    }
}

/// The outlines of the mark on a grid of 120 by 120 units.
enum UrbanNestMark {
    static let grid: CGFloat = 120

    /// The strands from the outermost inwards, then the egg, then the roof over everything.
    static let pieces: [ArtPiece] = [
        // From the left wall along the bottom to a tip at the right.
        .fill(
            .brand,
            "M 25.5 54 L 34.5 46.5 34.5 62 C 34.5 81.5 47 92.75 63 93 73 93 81 89.5 88 83 "
                + "83 94 73 101.75 60 101.75 40 101.75 25.5 86 25.5 64 Z"),
        // From the right wall inside the first strand to a tip at the left.
        .fill(
            .light,
            "M 94.5 54 L 85.5 46.5 85.5 62 C 85.5 74 76 81.25 63.5 81.5 55 81.5 47.5 78.5 42 72.5 "
                + "45 82.75 54 89.25 65 89.25 82.5 88.75 94.5 79 94.5 62 Z"),
        // The cradle, pointed at both ends.
        .fill(
            .brand,
            "M 42.5 62 C 46.5 68.5 52.5 71 60 71 67.5 71 73.5 68.5 77.5 62 76.5 72.5 69.5 78 61 78 "
                + "51.5 78 44 72.5 42.5 62 Z"),
        // What is at home in it.
        .fill(.warm, .egg(centerX: 60, centerY: 55, width: 19, height: 24)),
        // The right slope, and the left one, which lies over it at the ridge.
        .stroke(.light, 9.5, "M 97 56.5 L 60 24.5"), .stroke(.brand, 9.5, "M 23 56.5 L 60 24.5"),
    ]

    /// The square that the disc does not reach into, on the mark's grid (C-UN-13).
    static let safeSquare = CGRect(x: 0, y: 0, width: grid, height: grid)
        .insetBy(dx: grid * (1 - 0.5.squareRoot()) / 2, dy: grid * (1 - 0.5.squareRoot()) / 2)

    /// The box around all that is drawn, on the mark's grid.
    static var ink: CGRect { pieces.map(\.bounds).reduce(.null) { $0.union($1) } }
}
