// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The artwork behind the loading view: black, and dark blue lines that flow around a hidden letter F.
///
/// It stands in for the picture that the app's catalogue brings (FO-05, FO-10).
public struct LaunchBackground: View {
    private let side: CGFloat

    /// Creates the artwork, by its side in points; 1024 in the catalogue (FO-21).
    public init(side: CGFloat = CGFloat(Fonsters.artworkSide)) { self.side = side }

    /// Black, and the lines over it.
    public var body: some View {
        Fonsters.black.color
            .frame(width: side, height: side)
            .overlay { Drawing(BackgroundLines.all, grid: CGSize(width: 1024, height: 1024), side: side) }
            .clipped()
            .accessibilityHidden(true)
    }
}

/// The lines of the artwork on a grid of 1024 by 1024 units.
private enum BackgroundLines {
    /// From the top to the bottom; every fourth is brighter.
    static let all: [ArtPiece] = (0..<27).map { index in
        let isBright = index % 4 == 1
        return .stroke(
            isBright ? 0x163A86 : index % 2 == 0 ? 0x0A1C44 : 0x0E2860,
            isBright ? 3.5 : index % 2 == 0 ? 8 : 4.5,
            wave(at: -40 + CGFloat(index) * 42, turn: Double(index) * 0.37))
    }

    /// A line across the whole square that rises and falls, more so in the middle.
    private static func wave(at height: CGFloat, turn: Double) -> Path {
        func y(_ x: Double) -> CGFloat {
            let middle = exp(-pow((x - 512) / 330, 2))
            let swing = 26 * sin(x / 150 + turn) + 64 * middle * sin(x / 92 + turn * 1.7)
            return height + CGFloat(swing)
        }
        func slope(_ x: Double) -> CGFloat { (y(x + 1) - y(x - 1)) / 2 }
        let step = 32.0
        return Path { path in
            path.go(-32, y(-32))
            for index in 0..<34 {
                let x = -32 + Double(index) * step
                let third = CGFloat(step / 3)
                path.curve(
                    CGFloat(x) + third, y(x) + slope(x) * third, CGFloat(x + step) - third,
                    y(x + step) - slope(x + step) * third, CGFloat(x + step), y(x + step))
            }
        }
    }
}
