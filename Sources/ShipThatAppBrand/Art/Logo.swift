// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The mark of ShipThatApp on a transparent ground: a ship whose sail is an app's icon.
///
/// It says nothing to a screen reader; who shows it names it.
public struct Logo: View {
    private let side: CGFloat
    private let sail: BrandColor
    private let glyph: BrandColor
    private let water: BrandColor

    /// Creates the mark.
    ///
    /// - Parameters:
    ///   - side: The side of the square around it, in points; 120 on the splash (C-ST-13).
    ///   - sail: The colour of sail and hull.
    ///   - glyph: The colour of the sign on the sail.
    ///   - water: The colour of the mast and the waves.
    public init(
        side: CGFloat = 120, sail: BrandColor = ShipThatApp.white, glyph: BrandColor = ShipThatApp.accent,
        water: BrandColor = ShipThatApp.light
    ) {
        (self.side, self.sail, self.glyph, self.water) = (side, sail, glyph, water)
    }

    /// Mast, sail with its sign, hull, and the waves below.
    public var body: some View {
        ZStack {
            stroke(Mark.mast, water, 5)
            fill(Mark.sail, sail)
            stroke(Mark.check, glyph, 7.5)
            fill(Mark.pennant, water)
            fill(Mark.hull, sail)
            stroke(Mark.wave, water, 5)
        }
        .frame(width: side, height: side)
        // A mark is the same whatever direction people read in.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private var factor: CGFloat { side / Mark.grid }

    private func fill(_ path: Path, _ color: BrandColor) -> some View {
        path.scaled(by: factor).fill(color.color)
    }

    private func stroke(_ path: Path, _ color: BrandColor, _ width: CGFloat) -> some View {
        path.scaled(by: factor).stroke(
            color.color, style: StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round))
    }
}

/// The outlines of ShipThatApp's mark on a grid of 120 by 120 units.
enum Mark {
    static let grid: CGFloat = 120

    static let mast = Path { path in
        path.go(60, 12)
        path.line(60, 78)
    }

    static let pennant = Path { path in
        path.go(62.5, 9)
        path.line(78, 14)
        path.line(62.5, 19)
        path.closeSubpath()
    }

    /// An icon's rounded square, full of wind at its foot.
    static let sail = Path { path in
        path.go(46, 22)
        path.line(74, 22)
        path.curve(82, 22, 86, 26, 86.5, 34)
        path.line(88.5, 56)
        path.curve(89.5, 66, 85, 70.5, 76, 69.5)
        path.curve(66, 68.3, 54, 68.3, 44, 69.5)
        path.curve(35, 70.5, 30.5, 66, 31.5, 56)
        path.line(33.5, 34)
        path.curve(34, 26, 38, 22, 46, 22)
        path.closeSubpath()
    }

    static let check = Path { path in
        path.go(47, 46.5)
        path.line(56.5, 56)
        path.line(74, 36)
    }

    /// A deck that rises to both ends over a round keel.
    static let hull = Path { path in
        path.go(14, 73)
        path.curve(30, 80, 45, 81.5, 60, 81.5)
        path.curve(75, 81.5, 90, 80, 106, 73)
        path.curve(104, 86, 98, 95, 89, 100)
        path.curve(79, 95.2, 70, 95.2, 60, 100)
        path.curve(50, 104.8, 41, 104.8, 31, 100)
        path.curve(22, 95, 16, 86, 14, 73)
        path.closeSubpath()
    }

    static let wave = Path { path in
        path.go(20, 108.5)
        path.curve(30, 113.5, 41, 113.5, 51, 108.5)
        path.curve(61, 103.5, 70, 103.5, 80, 108.5)
        path.curve(88, 112.3, 94, 112.3, 100, 109.5)
    }
}
