// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A creature, drawn from its name on a grid of 100 by 100 units.
struct CreatureArt: View {
    let creature: Creature
    let side: CGFloat

    var body: some View {
        let coat = Creature.coats[creature.coat]
        ZStack {
            fill(Self.feet, coat.shade)
            head(coat.shade, coat.main)
            fill(Self.bodies[creature.body], coat.main)
            eyes(coat.shade)
            mouth
        }
        .frame(width: side, height: side)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private static let ink = BrandColor(0x10182E)
    private static let white = BrandColor(0xFFFFFF)
    private var factor: CGFloat { side / 100 }

    private func fill(_ path: Path, _ color: BrandColor) -> some View {
        path.scaled(by: factor).fill(color.color)
    }

    private func stroke(_ path: Path, _ color: BrandColor, _ width: CGFloat) -> some View {
        path.scaled(by: factor).stroke(
            color.color, style: StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round))
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }

    private static let feet = Path { path in
        path.addPath(Path(roundedRect: CGRect(x: 28, y: 80, width: 18, height: 12), cornerRadius: 6))
        path.addPath(Path(roundedRect: CGRect(x: 54, y: 80, width: 18, height: 12), cornerRadius: 6))
    }

    private static let bodies = [
        Path.egg(centerX: 50, centerY: 54, width: 66, height: 66),
        Path(roundedRect: CGRect(x: 17, y: 26, width: 66, height: 60), cornerRadius: 24),
        Path(
            data:
                "M 16 84 L 16 56 C 16 34 31 22 50 22 69 22 84 34 84 56 L 84 84 C 78 90 73 90 67 84 "
                + "61 78 56 78 50 84 44 90 39 90 33 84 27 78 22 78 16 84 Z"),
        Path(ellipseIn: CGRect(x: 12, y: 32, width: 76, height: 54)),
    ]

    @ViewBuilder
    private func head(_ shade: BrandColor, _ main: BrandColor) -> some View {
        switch creature.head {
        case 0:
            fill(
                Path(
                    data:
                        "M 26 40 C 22 28 22 20 26 10 34 16 40 22 44 32 Z M 74 40 C 78 28 78 20 74 10 "
                        + "66 16 60 22 56 32 Z"), shade)
        case 1:
            stroke(
                Path(data: "M 50 34 C 50 24 54 20 60 14"), shade, 4)
            fill(Self.disc(62, 12, 6), main)
        default:
            fill(Self.disc(26, 30, 12), shade)
            fill(Self.disc(74, 30, 12), shade)
        }
    }

    @ViewBuilder
    private func eyes(_ shade: BrandColor) -> some View {
        let places: [(CGFloat, CGFloat, CGFloat)] =
            switch creature.eyes {
            case 1: [(50, 48, 13)]
            case 2: [(38, 48, 9.5), (62, 48, 9.5)]
            default: [(32, 50, 8), (50, 43, 9), (68, 50, 8)]
            }
        ForEach(0..<places.count, id: \.self) { index in
            let (x, y, radius) = places[index]
            fill(Self.disc(x, y, radius), Self.white)
            fill(Self.disc(x + radius * 0.12, y + radius * 0.08, radius * 0.55), Self.ink)
            fill(Self.disc(x + radius * 0.34, y - radius * 0.18, radius * 0.2), Self.white)
        }
    }

    @ViewBuilder
    private var mouth: some View {
        switch creature.mouth {
        case 0:
            stroke(
                Path(data: "M 40 67 C 45 74 55 74 60 67"), Self.ink, 3.6)
        case 1:
            fill(
                Path(data: "M 36 65 C 45 67.5 55 67.5 64 65 63 76 57 80 50 80 43 80 37 76 36 65 Z"), Self.ink)
            fill(
                Path(data: "M 43 66.6 L 50 66.9 46.5 72.5 Z"), Self.white)
        default:
            stroke(
                Path(data: "M 38 69 L 62 69"), Self.ink, 3.6)
            fill(
                Path(data: "M 42 69 L 48 69 45 75 Z M 52 69 L 58 69 55 75 Z"), Self.white)
        }
    }
}
