// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The artwork behind the loading view: black, and dark blue lines that flow around a hidden letter F.
///
/// It stands in for the picture in the app's catalogue (FO-05, FO-10).
public struct LaunchBackground: View {
    private let side: CGFloat

    /// Creates the artwork, by its side in points; 1024 in the catalogue (FO-21).
    public init(side: CGFloat = CGFloat(Fonsters.artworkSide)) { self.side = side }

    /// Black, and the lines over it, which come out of the dark at the edges: a launch screen shows the picture in its
    /// natural size, with black around it on a large iPad.
    public var body: some View {
        Fonsters.black.color
            .frame(width: side, height: side)
            .overlay { Drawing(BackgroundLines.all, grid: CGSize(width: 1024, height: 1024), side: side) }
            .overlay(alignment: .leading) { edge(from: .leading, to: .trailing).frame(width: rim) }
            .overlay(alignment: .trailing) { edge(from: .trailing, to: .leading).frame(width: rim) }
            .overlay(alignment: .top) { edge(from: .top, to: .bottom).frame(height: rim) }
            .overlay(alignment: .bottom) { edge(from: .bottom, to: .top).frame(height: rim) }
            .clipped()
            .accessibilityHidden(true)
    }

    /// The width of the edge in which the lines come out of the dark.
    private var rim: CGFloat { side * 0.07 }

    private func edge(from start: UnitPoint, to end: UnitPoint) -> some View {
        let dark = Fonsters.black.color
        return LinearGradient(colors: [dark, dark.opacity(0)], startPoint: start, endPoint: end)
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

/// The logo on a transparent ground: a letter F that is a monster, its arms the jaws (FO-11).
public struct LaunchIcon: View {
    private let side: CGFloat

    /// Creates the logo, by the side of the square around it in points; 1024 in the catalogue (FO-21).
    public init(side: CGFloat = CGFloat(Fonsters.artworkSide)) { self.side = side }

    /// Horns and feet, the letter, and its face.
    public var body: some View {
        ZStack {
            Drawing(IconLetter.behind, grid: IconLetter.grid, side: side)
            IconLetter.letter.scaled(by: side / IconLetter.grid.width).fill(
                LinearGradient(
                    colors: [BrandColor(0x7FB5FF).color, BrandColor(0x2F6BE6).color], startPoint: .top,
                    endPoint: .bottom))
            Drawing(IconLetter.face, grid: IconLetter.grid, side: side)
        }
        .frame(width: side, height: side)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}

/// The outlines of the logo.
private enum IconLetter {
    static let grid = CGSize(width: 1024, height: 1024)

    /// Horns and feet.
    static let behind: [ArtPiece] = [
        .fill(
            0xDCE9FF,
            "M 316 236 C 290 188 286 146 306 96 352 122 386 158 402 208 Z "
                + "M 520 212 C 516 168 530 134 566 104 598 138 610 170 608 212 Z"),
        .fill(0x1E4FBF, .box(244, 822, 148, 92, radius: 46)),
        .fill(0x1E4FBF, .box(408, 822, 148, 92, radius: 46)),
    ]

    /// Stem and arms in one outline, so that one gradient runs over all of it.
    static let letter = Path.svg(
        "M 380 196 L 716 196 C 782 196 826 240 826 300 826 360 782 404 716 404 L 520 404 "
            + "C 500 404 488 416 488 436 L 488 496 C 488 516 500 528 520 528 L 640 528 "
            + "C 696 528 732 564 732 612 732 660 696 696 640 696 L 520 696 C 500 696 488 708 488 728 "
            + "L 488 772 C 488 824 446 866 382 866 318 866 276 824 276 772 L 276 300 "
            + "C 276 240 314 196 380 196 Z")

    /// Teeth in the gap between the arms, two above and one below; the eye; spots.
    static let face: [ArtPiece] = [
        .fill(
            0xFFFFFF,
            "M 560 400 L 632 400 596 462 Z M 666 400 L 738 400 702 462 Z M 606 532 L 666 532 636 482 Z"),
        .fill(0xFFFFFF, .disc(668, 296, 68)), .fill(0x0B1430, .disc(682, 302, 38)),
        .fill(0xFFFFFF, .disc(698, 284, 14)), .fill(spot, .disc(348, 610, 26)),
        .fill(spot, .disc(402, 686, 18)), .fill(spot, .disc(340, 716, 14)),
    ]

    private static let spot = BrandShade(BrandColor(0x1E4FBF, opacity: 0.55))
}
