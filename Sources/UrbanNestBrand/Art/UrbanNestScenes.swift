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
            .box(.paper, x, y, width, height, height / 2),
            .fill(
                .paper,
                .box(
                    x + width * 0.22, y - height * 0.55, width * 0.46, height * 1.2, radius: height * 0.6)),
        ]
    }

    private static func tree(_ x: CGFloat, _ foot: CGFloat, _ size: CGFloat, _ tone: BrandShade) -> [ArtPiece]
    {
        [
            .line(.deep, 3.5, (x, foot), (x, foot - size)),
            .fill(
                tone, .egg(centerX: x, centerY: foot - size * 1.25, width: size * 1.15, height: size * 1.5)),
            .line(.deep, 2.5, (x, foot - size * 0.95), (x + size * 0.22, foot - size * 1.2)),
        ]
    }

    /// A street of homes.
    static let homes: [ArtPiece] =
        [ground, .fill(.warm, .disc(246, 66, 19))]
        + cloud(80, 70, 50) + cloud(206, 92, 44)
        + [
            // The tower at the back.
            .box(.mist, 216, 104, 58, 116, 8), .box(.paper, 227, 118, 13, 15, 3),
            .box(.paper, 250, 118, 13, 15, 3),
            .box(.paper, 227, 144, 13, 15, 3), .box(.warm, 250, 144, 13, 15, 3),
            .box(.paper, 227, 170, 13, 15, 3), .box(.paper, 250, 170, 13, 15, 3),
            // The small house at the left.
            .box(.light, 42, 156, 66, 64, 6),
            .fill(.deep, "M 34 158 L 68 126 102 158 Z"),
            .line(.deep, 7, (34, 158), (68, 126), (102, 158)),
            .box(.paper, 51, 171, 15, 16, 3), .box(.warm, 76, 171, 15, 16, 3),
            .box(.deep, 63, 197, 17, 25, 4),
            // The main house.
            .box(.deep, 190, 84, 15, 34, 3),
            .fill(.paper, "M 108 124 L 160 80 212 124 212 222 108 222 Z"),
            .line(.light, 12, (222, 130), (160, 77)), .line(.brand, 12, (98, 130), (160, 77)),
            .fill(.pane, .disc(160, 117, 12.5)),
            .fill(.warm, .egg(centerX: 160, centerY: 117, width: 11.5, height: 14.5)),
            .box(.pane, 122, 146, 32, 32, 5), .line(.brand, 3, (138, 147), (138, 177)),
            .line(.brand, 3, (123, 162), (153, 162)),
            .box(.brand, 168, 150, 30, 72, 6), .fill(.warm, .disc(191, 188, 3)),
            .box(.light, 119, 183, 38, 6, 3),
        ]
        + tree(34, 222, 26, .brand) + tree(232, 222, 24, .light) + tree(288, 222, 30, .brand)
        + [
            .box(.brand, 14, 218, 292, 9, 4.5), .box(.mist, 166, 227, 34, 7, 3.5),
        ]

    /// A list of services with the trades around it.
    static let services: [ArtPiece] =
        [
            ground,
            // The telephone.
            .box(.deep, 106, 20, 108, 208, 20), .box(.paper, 113, 27, 94, 194, 14),
            .box(.deep, 145, 31, 30, 6, 3), .box(.brand, 122, 46, 76, 40, 9),
            .line(.paper, 5, (131, 59), (166, 59)), .line(.light, 4, (131, 72), (154, 72)),
            .fill(.warm, .egg(centerX: 183, centerY: 65, width: 13, height: 17)),
        ]
        + row(98, ticked: true) + row(134, ticked: true) + row(170, ticked: false)
        + [.box(.brand, 138, 209, 44, 4, 2)]
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
            .line(.paper, 3.5, (245, 93), (254, 85)), .line(.brand, 2.5, (254, 85), (267, 68)),
        ]
        + tile(226, 132, 64, .warm)
        + [
            // The roller.
            .box(.paper, 239, 144, 34, 14, 4),
            .stroke(.paper, 4, "M 274 151 L 280 151 280 165 258 165 258 172"),
            .box(.paper, 254, 171, 8, 18, 3),
        ]

    /// A calendar with a chosen day, and a clock.
    static let schedule: [ArtPiece] =
        [
            ground,
            .box(.mist, 70, 62, 172, 158, 18), .box(.paper, 62, 70, 172, 138, 18),
            .fill(.brand, "M 62 92 L 62 68 C 62 58 70 50 80 50 L 216 50 C 226 50 234 58 234 68 L 234 92 Z"),
            .line(.deep, 8, (100, 38), (100, 60)), .line(.deep, 8, (196, 38), (196, 60)),
            .line(.paper, 5, (80, 76), (128, 76)), .line(.light, 5, (196, 76), (216, 76)),
        ]
        + days
        + [
            .fill(.warm, .disc(148, 148, 17)), .line(.paper, 4.5, (140, 148), (146, 154.5), (157, 142)),
            // The clock.
            .fill(.deep, .disc(240, 184, 46)), .fill(.paper, .disc(240, 184, 37)),
            .line(.line, 4, (240, 153), (240, 157)), .line(.line, 4, (240, 211), (240, 215)),
            .line(.line, 4, (209, 184), (213, 184)), .line(.line, 4, (267, 184), (271, 184)),
            .line(.brand, 5, (240, 184), (240, 163)), .line(.warm, 5, (240, 184), (256, 193)),
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
            .box(.mist, x + 4, y + 5, side, side, side * 0.27), .box(tone, x, y, side, side, side * 0.27),
        ]
    }

    private static func row(_ y: CGFloat, ticked: Bool) -> [ArtPiece] {
        [
            .box(.pane, 122, y, 76, 28, 8), .fill(ticked ? .light : .line, .disc(137, y + 14, 8)),
            .line(.brand, 4, (153, y + 10), (ticked ? 186 : 178, y + 10)),
            .line(.line, 4, (153, y + 19), (174, y + 19)),
        ]
            + (ticked
                ? [.line(.paper, 2.5, (133.5, y + 14), (136, y + 16.5), (140.5, y + 11.5))] : [])
    }
}

extension ArtPiece {
    fileprivate static func box(
        _ color: BrandShade, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        _ radius: CGFloat
    ) -> ArtPiece {
        fill(color, .box(x, y, width, height, radius: radius))
    }

    fileprivate static func line(
        _ color: BrandShade, _ width: CGFloat, _ points: (CGFloat, CGFloat)...
    ) -> ArtPiece {
        stroke(color, width, Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) })
    }
}
