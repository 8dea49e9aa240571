// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The scenes of the illustrations, drawn on a grid of 320 by 260 units.
enum UrbanNestScenes {
    /// The size of a scene.
    static let grid = CGSize(width: 320, height: 260)

    private typealias Piece = UrbanNestArtPiece

    /// The soft ground of every scene.
    private static let ground = Piece.fill(.wash) { path in
        path.go(58, 84)
        path.curve(82, 26, 150, 4, 210, 22)
        path.curve(270, 40, 308, 92, 300, 150)
        path.curve(294, 206, 240, 240, 168, 240)
        path.curve(92, 240, 26, 220, 18, 166)
        path.curve(12, 130, 42, 122, 58, 84)
        path.closeSubpath()
    }

    private static func cloud(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> [UrbanNestArtPiece] {
        let height = width * 0.3
        return [
            .box(.paper, x, y, width, height, radius: height / 2),
            .box(
                .paper, x + width * 0.22, y - height * 0.55, width * 0.46, height * 1.2, radius: height * 0.6),
        ]
    }

    private static func tree(_ x: CGFloat, _ foot: CGFloat, _ size: CGFloat, _ tone: Piece.Tone) -> [Piece] {
        [
            .line(.deep, 3.5, (x, foot), (x, foot - size)),
            .fill(tone) { path in
                path.addPath(
                    .egg(centerX: x, centerY: foot - size * 1.25, width: size * 1.15, height: size * 1.5))
            },
            .line(.deep, 2.5, (x, foot - size * 0.95), (x + size * 0.22, foot - size * 1.2)),
        ]
    }

    /// A street of homes.
    static let homes: [UrbanNestArtPiece] =
        [ground, .disc(.warm, 246, 66, 19)]
        + cloud(80, 70, 50) + cloud(206, 92, 44)
        + [
            // The tower at the back.
            .box(.mist, 216, 104, 58, 116, radius: 8),
            .box(.paper, 227, 118, 13, 15, radius: 3), .box(.paper, 250, 118, 13, 15, radius: 3),
            .box(.paper, 227, 144, 13, 15, radius: 3), .box(.warm, 250, 144, 13, 15, radius: 3),
            .box(.paper, 227, 170, 13, 15, radius: 3), .box(.paper, 250, 170, 13, 15, radius: 3),
            // The small house at the left.
            .box(.light, 42, 156, 66, 64, radius: 6),
            .fill(.deep) { path in
                path.go(34, 158)
                path.line(68, 126)
                path.line(102, 158)
                path.closeSubpath()
            },
            .line(.deep, 7, (34, 158), (68, 126), (102, 158)),
            .box(.paper, 51, 171, 15, 16, radius: 3), .box(.warm, 76, 171, 15, 16, radius: 3),
            .box(.deep, 63, 197, 17, 25, radius: 4),
            // The main house.
            .box(.deep, 190, 84, 15, 34, radius: 3),
            .fill(.paper) { path in
                path.go(108, 124)
                path.line(160, 80)
                path.line(212, 124)
                path.line(212, 222)
                path.line(108, 222)
                path.closeSubpath()
            },
            .line(.light, 12, (222, 130), (160, 77)),
            .line(.brand, 12, (98, 130), (160, 77)),
            .disc(.pane, 160, 117, 12.5),
            .fill(.warm) { $0.addPath(.egg(centerX: 160, centerY: 117, width: 11.5, height: 14.5)) },
            .box(.pane, 122, 146, 32, 32, radius: 5),
            .line(.brand, 3, (138, 147), (138, 177)), .line(.brand, 3, (123, 162), (153, 162)),
            .box(.brand, 168, 150, 30, 72, radius: 6), .disc(.warm, 191, 188, 3),
            .box(.light, 119, 183, 38, 6, radius: 3),
        ]
        + tree(34, 222, 26, .brand) + tree(232, 222, 24, .light) + tree(288, 222, 30, .brand)
        + [
            .box(.brand, 14, 218, 292, 9, radius: 4.5),
            .box(.mist, 166, 227, 34, 7, radius: 3.5),
        ]

    /// A list of services with the trades around it.
    static let services: [UrbanNestArtPiece] =
        [
            ground,
            // The telephone.
            .box(.deep, 106, 20, 108, 208, radius: 20), .box(.paper, 113, 27, 94, 194, radius: 14),
            .box(.deep, 145, 31, 30, 6, radius: 3),
            .box(.brand, 122, 46, 76, 40, radius: 9),
            .line(.paper, 5, (131, 59), (166, 59)), .line(.light, 4, (131, 72), (154, 72)),
            .fill(.warm) { $0.addPath(.egg(centerX: 183, centerY: 65, width: 13, height: 17)) },
        ]
        + row(98, ticked: true) + row(134, ticked: true) + row(170, ticked: false)
        + [.box(.brand, 138, 209, 44, 4, radius: 2)]
        + tile(28, 52, 62, .light)
        + [
            .fill(.paper) { path in
                path.go(59, 64)
                path.curve(66, 74, 74, 82, 74, 90)
                path.curve(74, 99, 67, 105, 59, 105)
                path.curve(51, 105, 44, 99, 44, 90)
                path.curve(44, 82, 52, 74, 59, 64)
                path.closeSubpath()
            },
            .stroke(.light, 3.5) { path in
                path.go(51, 90)
                path.curve(51, 95, 54, 98, 59, 98.5)
            },
        ]
        + tile(40, 138, 56, .brand)
        + [
            .fill(.paper) { path in
                path.go(72, 146)
                path.line(54, 170)
                path.line(66, 170)
                path.line(63, 187)
                path.line(82, 162)
                path.line(70, 162)
                path.closeSubpath()
            }
        ]
        + tile(232, 44, 56, .brand)
        + [
            .fill(.paper) { path in
                path.go(277, 56)
                path.curve(280, 78, 268, 91, 252, 88)
                path.curve(246, 72, 256, 59, 277, 56)
                path.closeSubpath()
            },
            .line(.paper, 3.5, (245, 93), (254, 85)), .line(.brand, 2.5, (254, 85), (267, 68)),
        ]
        + tile(226, 132, 64, .warm)
        + [
            // The roller.
            .box(.paper, 239, 144, 34, 14, radius: 4),
            .stroke(.paper, 4) { path in
                path.go(274, 151)
                path.line(280, 151)
                path.line(280, 165)
                path.line(258, 165)
                path.line(258, 172)
            },
            .box(.paper, 254, 171, 8, 18, radius: 3),
        ]

    /// A calendar with a chosen day, and a clock.
    static let schedule: [UrbanNestArtPiece] =
        [
            ground,
            .box(.mist, 70, 62, 172, 158, radius: 18),
            .box(.paper, 62, 70, 172, 138, radius: 18),
            .fill(.brand) { path in
                path.go(62, 92)
                path.line(62, 68)
                path.curve(62, 58, 70, 50, 80, 50)
                path.line(216, 50)
                path.curve(226, 50, 234, 58, 234, 68)
                path.line(234, 92)
                path.closeSubpath()
            },
            .line(.deep, 8, (100, 38), (100, 60)), .line(.deep, 8, (196, 38), (196, 60)),
            .line(.paper, 5, (80, 76), (128, 76)), .line(.light, 5, (196, 76), (216, 76)),
        ]
        + days
        + [
            .disc(.warm, 148, 148, 17),
            .line(.paper, 4.5, (140, 148), (146, 154.5), (157, 142)),
            // The clock.
            .disc(.deep, 240, 184, 46), .disc(.paper, 240, 184, 37),
            .line(.line, 4, (240, 153), (240, 157)), .line(.line, 4, (240, 211), (240, 215)),
            .line(.line, 4, (209, 184), (213, 184)), .line(.line, 4, (267, 184), (271, 184)),
            .line(.brand, 5, (240, 184), (240, 163)), .line(.warm, 5, (240, 184), (256, 193)),
            .disc(.deep, 240, 184, 4.5),
        ]
        + sparkle(272, 62, 15) + sparkle(42, 106, 11) + sparkle(290, 110, 8)

    private static let days: [UrbanNestArtPiece] = (0..<3).flatMap { row in
        (0..<5).compactMap { column in
            let x = 84 + CGFloat(column) * 32
            let y = 116 + CGFloat(row) * 32
            // The clock covers the last corner; the chosen day is drawn after.
            guard !(row == 2 && column == 4), !(row == 1 && column == 2) else { return nil }
            return .box(row == 0 && column == 3 ? .light : .line, x - 9, y - 9, 18, 18, radius: 6)
        }
    }

    private static func sparkle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> [UrbanNestArtPiece] {
        let k = r * 0.16
        return [
            .fill(.light) { path in
                path.go(x, y - r)
                path.curve(x + k, y - k, x + k, y - k, x + r, y)
                path.curve(x + k, y + k, x + k, y + k, x, y + r)
                path.curve(x - k, y + k, x - k, y + k, x - r, y)
                path.curve(x - k, y - k, x - k, y - k, x, y - r)
                path.closeSubpath()
            }
        ]
    }

    private static func tile(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ tone: Piece.Tone) -> [Piece] {
        [
            .box(.mist, x + 4, y + 5, side, side, radius: side * 0.27),
            .box(tone, x, y, side, side, radius: side * 0.27),
        ]
    }

    private static func row(_ y: CGFloat, ticked: Bool) -> [UrbanNestArtPiece] {
        [
            .box(.pane, 122, y, 76, 28, radius: 8), .disc(ticked ? .light : .line, 137, y + 14, 8),
            .line(.brand, 4, (153, y + 10), (ticked ? 186 : 178, y + 10)),
            .line(.line, 4, (153, y + 19), (174, y + 19)),
        ]
            + (ticked ? [.line(.paper, 2.5, (133.5, y + 14), (136, y + 16.5), (140.5, y + 11.5))] : [])
    }
}
