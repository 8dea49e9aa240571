// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The scenes of the illustrations, drawn on a grid of 320 by 260 units.
enum UrbanNestScenes {
    /// The size of a scene.
    static let grid = CGSize(width: 320, height: 260)

    /// The soft ground of every scene.
    private static let ground = ArtPiece.fill(
        .wash,
        "M 58 84 C 82 26 150 4 210 22 270 40 308 92 300 150 294 206 240 240 168 240 92 240 26 220 18 166 "
            + "12 130 42 122 58 84 Z")

    private static func cloud(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> [ArtPiece] {
        let height = width * 0.3
        return [
            .fill(.paper, .box(x, y, width, height, radius: height / 2)),
            .fill(
                .paper,
                .box(
                    x + width * 0.22, y - height * 0.55, width * 0.46, height * 1.2, radius: height * 0.6)),
        ]
    }

    private static func tree(_ x: CGFloat, _ foot: CGFloat, _ size: CGFloat, _ tone: BrandShade) -> [ArtPiece]
    {
        [
            .stroke(.deep, 3.5, .lines((x, foot), (x, foot - size))),
            .fill(
                tone, .egg(centerX: x, centerY: foot - size * 1.25, width: size * 1.15, height: size * 1.5)),
            .stroke(.deep, 2.5, .lines((x, foot - size * 0.95), (x + size * 0.22, foot - size * 1.2))),
        ]
    }

    /// A street of homes.
    static let homes: [ArtPiece] =
        [ground, .fill(.warm, .disc(246, 66, 19))]
        + cloud(80, 70, 50) + cloud(206, 92, 44)
        + [
            // The tower at the back.
            .fill(.mist, .box(216, 104, 58, 116, radius: 8)),
            .fill(.paper, .box(227, 118, 13, 15, radius: 3)),
            .fill(.paper, .box(250, 118, 13, 15, radius: 3)),
            .fill(.paper, .box(227, 144, 13, 15, radius: 3)), .fill(.warm, .box(250, 144, 13, 15, radius: 3)),
            .fill(.paper, .box(227, 170, 13, 15, radius: 3)),
            .fill(.paper, .box(250, 170, 13, 15, radius: 3)),
            // The small house at the left.
            .fill(.light, .box(42, 156, 66, 64, radius: 6)),
            .fill(.deep, "M 34 158 L 68 126 102 158 Z"),
            .stroke(.deep, 7, .lines((34, 158), (68, 126), (102, 158))),
            .fill(.paper, .box(51, 171, 15, 16, radius: 3)), .fill(.warm, .box(76, 171, 15, 16, radius: 3)),
            .fill(.deep, .box(63, 197, 17, 25, radius: 4)),
            // The main house.
            .fill(.deep, .box(190, 84, 15, 34, radius: 3)),
            .fill(.paper, "M 108 124 L 160 80 212 124 212 222 108 222 Z"),
            .stroke(.light, 12, .lines((222, 130), (160, 77))),
            .stroke(.brand, 12, .lines((98, 130), (160, 77))),
            .fill(.pane, .disc(160, 117, 12.5)),
            .fill(.warm, .egg(centerX: 160, centerY: 117, width: 11.5, height: 14.5)),
            .fill(.pane, .box(122, 146, 32, 32, radius: 5)),
            .stroke(.brand, 3, .lines((138, 147), (138, 177))),
            .stroke(.brand, 3, .lines((123, 162), (153, 162))),
            .fill(.brand, .box(168, 150, 30, 72, radius: 6)), .fill(.warm, .disc(191, 188, 3)),
            .fill(.light, .box(119, 183, 38, 6, radius: 3)),
        ]
        + tree(34, 222, 26, .brand) + tree(232, 222, 24, .light) + tree(288, 222, 30, .brand)
        + [
            .fill(.brand, .box(14, 218, 292, 9, radius: 4.5)),
            .fill(.mist, .box(166, 227, 34, 7, radius: 3.5)),
        ]

    /// A list of services with the trades around it.
    static let services: [ArtPiece] =
        [
            ground,
            // The telephone.
            .fill(.deep, .box(106, 20, 108, 208, radius: 20)),
            .fill(.paper, .box(113, 27, 94, 194, radius: 14)),
            .fill(.deep, .box(145, 31, 30, 6, radius: 3)),
            .fill(.brand, .box(122, 46, 76, 40, radius: 9)),
            .stroke(.paper, 5, .lines((131, 59), (166, 59))),
            .stroke(.light, 4, .lines((131, 72), (154, 72))),
            .fill(.warm, .egg(centerX: 183, centerY: 65, width: 13, height: 17)),
        ]
        + row(98, ticked: true) + row(134, ticked: true) + row(170, ticked: false)
        + [.fill(.brand, .box(138, 209, 44, 4, radius: 2))]
        + tile(28, 52, 62, .light)
        + [
            .fill(
                .paper,
                "M 59 64 C 66 74 74 82 74 90 74 99 67 105 59 105 51 105 44 99 44 90 44 82 52 74 59 64 Z"),
            .stroke(.light, 3.5, "M 51 90 C 51 95 54 98 59 98.5"),
        ]
        + tile(40, 138, 56, .brand)
        + [.fill(.paper, "M 72 146 L 54 170 66 170 63 187 82 162 70 162 Z")]
        + tile(232, 44, 56, .brand)
        + [
            .fill(.paper, "M 277 56 C 280 78 268 91 252 88 246 72 256 59 277 56 Z"),
            .stroke(.paper, 3.5, .lines((245, 93), (254, 85))),
            .stroke(.brand, 2.5, .lines((254, 85), (267, 68))),
        ]
        + tile(226, 132, 64, .warm)
        + [
            // The roller.
            .fill(.paper, .box(239, 144, 34, 14, radius: 4)),
            .stroke(.paper, 4, "M 274 151 L 280 151 280 165 258 165 258 172"),
            .fill(.paper, .box(254, 171, 8, 18, radius: 3)),
        ]

    /// A calendar with a chosen day, and a clock.
    static let schedule: [ArtPiece] =
        [
            ground,
            .fill(.mist, .box(70, 62, 172, 158, radius: 18)),
            .fill(.paper, .box(62, 70, 172, 138, radius: 18)),
            .fill(.brand, "M 62 92 L 62 68 C 62 58 70 50 80 50 L 216 50 C 226 50 234 58 234 68 L 234 92 Z"),
            .stroke(.deep, 8, .lines((100, 38), (100, 60))), .stroke(.deep, 8, .lines((196, 38), (196, 60))),
            .stroke(.paper, 5, .lines((80, 76), (128, 76))), .stroke(.light, 5, .lines((196, 76), (216, 76))),
        ]
        + days
        + [
            .fill(.warm, .disc(148, 148, 17)),
            .stroke(.paper, 4.5, .lines((140, 148), (146, 154.5), (157, 142))),
            // The clock.
            .fill(.deep, .disc(240, 184, 46)), .fill(.paper, .disc(240, 184, 37)),
            .stroke(.line, 4, .lines((240, 153), (240, 157))),
            .stroke(.line, 4, .lines((240, 211), (240, 215))),
            .stroke(.line, 4, .lines((209, 184), (213, 184))),
            .stroke(.line, 4, .lines((267, 184), (271, 184))),
            .stroke(.brand, 5, .lines((240, 184), (240, 163))),
            .stroke(.warm, 5, .lines((240, 184), (256, 193))),
            .fill(.deep, .disc(240, 184, 4.5)),
        ]
        + sparkle(272, 62, 15) + sparkle(42, 106, 11) + sparkle(290, 110, 8)

    private static let days: [ArtPiece] = (0..<3).flatMap { row in
        (0..<5).compactMap { column in
            let x = 84 + CGFloat(column) * 32
            let y = 116 + CGFloat(row) * 32
            // The clock covers the last corner; the chosen day is drawn after.
            guard !(row == 2 && column == 4), !(row == 1 && column == 2) else { return nil }
            return .fill(row == 0 && column == 3 ? .light : .line, .box(x - 9, y - 9, 18, 18, radius: 6))
        }
    }

    private static func sparkle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> [ArtPiece] {
        let k = r * 0.16
        return [
            .fill(
                .light,
                Path { path in
                    path.go(x, y - r)
                    path.curve(x + k, y - k, x + k, y - k, x + r, y)
                    path.curve(x + k, y + k, x + k, y + k, x, y + r)
                    path.curve(x - k, y + k, x - k, y + k, x - r, y)
                    path.curve(x - k, y - k, x - k, y - k, x, y - r)
                    path.closeSubpath()
                })
        ]
    }

    private static func tile(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ tone: BrandShade) -> [ArtPiece] {
        [
            .fill(.mist, .box(x + 4, y + 5, side, side, radius: side * 0.27)),
            .fill(tone, .box(x, y, side, side, radius: side * 0.27)),
        ]
    }

    private static func row(_ y: CGFloat, ticked: Bool) -> [ArtPiece] {
        [
            .fill(.pane, .box(122, y, 76, 28, radius: 8)),
            .fill(ticked ? .light : .line, .disc(137, y + 14, 8)),
            .stroke(.brand, 4, .lines((153, y + 10), (ticked ? 186 : 178, y + 10))),
            .stroke(.line, 4, .lines((153, y + 19), (174, y + 19))),
        ]
            + (ticked
                ? [.stroke(.paper, 2.5, .lines((133.5, y + 14), (136, y + 16.5), (140.5, y + 11.5)))] : [])
    }
}
