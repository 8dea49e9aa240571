// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The mark of ShipThatApp on a transparent ground: a ship whose sail is an app's icon.
///
/// It says nothing to a screen reader; who shows it names it.
public struct Logo: View {
    private let side: CGFloat?
    private let pieces: [ArtPiece]

    /// Creates the mark.
    ///
    /// - Parameters:
    ///   - side: The side of the square around it, in points; 120 on the splash (C-ST-13). Nil makes it as large as its place allows.
    ///   - sail: The colour of sail and hull.
    ///   - glyph: The colour of the sign on the sail.
    ///   - water: The colour of the mast and the waves.
    public init(
        side: CGFloat? = 120, sail: BrandColor = ShipThatApp.white, glyph: BrandColor = ShipThatApp.accent,
        water: BrandColor = ShipThatApp.light
    ) {
        self.side = side
        let (sail, glyph, water) = (BrandShade(sail), BrandShade(glyph), BrandShade(water))
        pieces = [
            .stroke(water, 5, "M 60 12 L 60 78"), .fill(sail, Self.sail),
            .stroke(glyph, 7.5, "M 47 46.5 L 56.5 56 74 36"), .fill(water, "M 62.5 9 L 78 14 62.5 19 Z"),
            .fill(sail, Self.hull), .stroke(water, 5, Self.waves),
        ]
    }

    /// An icon's rounded square, full of wind at its foot.
    private static let sail = """
        M 46 22 L 74 22 C 82 22 86 26 86.5 34 L 88.5 56 C 89.5 66 85 70.5 76 69.5
        66 68.3 54 68.3 44 69.5 35 70.5 30.5 66 31.5 56 L 33.5 34 C 34 26 38 22 46 22 Z
        """
    /// A deck that rises to both ends over a round keel.
    private static let hull = """
        M 14 73 C 30 80 45 81.5 60 81.5 75 81.5 90 80 106 73 104 86 98 95 89 100
        79 95.2 70 95.2 60 100 50 104.8 41 104.8 31 100 22 95 16 86 14 73 Z
        """
    private static let waves = """
        M 20 108.5 C 30 113.5 41 113.5 51 108.5 61 103.5 70 103.5 80 108.5 88 112.3 94 112.3 100 109.5
        """

    /// Mast, sail with its sign, pennant, hull and waves on a grid of 120 by 120 units.
    public var body: some View { Drawing(pieces, grid: CGSize(width: 120, height: 120), side: side) }
}
