// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import SwiftUI

/// A small monster; everything about its looks follows from its name.
public struct Creature: Hashable, Sendable, Identifiable {
    /// Its name.
    public let name: String

    /// Creates the creature of a name.
    public init(name: String) { self.name = name }

    /// Its name, which no other has.
    public var id: String { name }

    /// A number that is the same for a name on every device and in every launch.
    private var seed: UInt64 {
        name.unicodeScalars.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1.value)) &* 0x0100_0000_01B3 }
    }

    private func roll(_ sides: Int, _ turn: UInt64) -> Int {
        var mixed = seed &+ turn &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, sides)))
    }

    var body: Int { roll(4, 1) }
    var head: Int { roll(3, 2) }
    var eyes: Int { 1 + roll(3, 3) }
    var mouth: Int { roll(3, 4) }
    var coat: Int { roll(Creature.coats.count, 5) }

    /// The main colour of each coat and its darker shade.
    static let coats: [(main: BrandColor, shade: BrandColor)] = [
        (BrandColor(0x5EA0FF), BrandColor(0x2E6BD6)), (BrandColor(0x7CE0B8), BrandColor(0x2FA57C)),
        (BrandColor(0xFFB562), BrandColor(0xD97F1F)), (BrandColor(0xF58BB8), BrandColor(0xC24F84)),
        (BrandColor(0xB79BFF), BrandColor(0x7A57D1)), (BrandColor(0xFFE071), BrandColor(0xD2A91C)),
    ]

    /// The creature that a link asks for: `fonsters://creature/umbra`.
    static func name(in link: URL) -> String? {
        let last = link.lastPathComponent
        return last.isEmpty || last == "/" ? nil : last
    }

    /// A line about the creature, in a few words.
    public var line: String {
        [
            String(localized: "Sleeps in the letter o"), String(localized: "Eats commas for breakfast"),
            String(localized: "Afraid of italics"),
            String(localized: "Collects full stops"), String(localized: "Hums in a minor key"),
            String(localized: "Lives between the lines"),
        ][roll(6, 6)]
    }
}

/// A creature, drawn from its name on a grid of 100 by 100 units.
struct CreatureArt: View {
    let creature: Creature
    /// The side of the square around it, in points; nil makes it as large as its place allows.
    var side: CGFloat?

    var body: some View {
        Drawing(pieces, grid: CGSize(width: 100, height: 100), side: side)
    }

    private static let ink: BrandShade = 0x10182E
    private static let white: BrandShade = 0xFFFFFF
    private var main: BrandShade { BrandShade(Creature.coats[creature.coat].main) }
    private var shade: BrandShade { BrandShade(Creature.coats[creature.coat].shade) }

    /// From back to front.
    private var pieces: [ArtPiece] {
        [.fill(shade, .box(28, 80, 18, 12, radius: 6)), .fill(shade, .box(54, 80, 18, 12, radius: 6))]
            + head + [.fill(main, Self.bodies[creature.body])] + eyes + mouth
    }

    private static let bodies = [
        Path.egg(centerX: 50, centerY: 54, width: 66, height: 66), .box(17, 26, 66, 60, radius: 24),
        .svg(
            "M 16 84 L 16 56 C 16 34 31 22 50 22 69 22 84 34 84 56 L 84 84 C 78 90 73 90 67 84 "
                + "61 78 56 78 50 84 44 90 39 90 33 84 27 78 22 78 16 84 Z"),
        Path(ellipseIn: CGRect(x: 12, y: 32, width: 76, height: 54)),
    ]

    private var head: [ArtPiece] {
        switch creature.head {
        case 0:
            [
                .fill(
                    shade,
                    "M 26 40 C 22 28 22 20 26 10 34 16 40 22 44 32 Z M 74 40 C 78 28 78 20 74 10 "
                        + "66 16 60 22 56 32 Z")
            ]
        case 1: [.stroke(shade, 4, "M 50 34 C 50 24 54 20 60 14"), .fill(main, .disc(62, 12, 6))]
        default: [.fill(shade, .disc(26, 30, 12)), .fill(shade, .disc(74, 30, 12))]
        }
    }

    private var eyes: [ArtPiece] {
        let places: [(CGFloat, CGFloat, CGFloat)] =
            switch creature.eyes {
            case 1: [(50, 48, 13)]
            case 2: [(38, 48, 9.5), (62, 48, 9.5)]
            default: [(32, 50, 8), (50, 43, 9), (68, 50, 8)]
            }
        return places.flatMap { x, y, radius -> [ArtPiece] in
            [
                .fill(Self.white, .disc(x, y, radius)),
                .fill(Self.ink, .disc(x + radius * 0.12, y + radius * 0.08, radius * 0.55)),
                .fill(Self.white, .disc(x + radius * 0.34, y - radius * 0.18, radius * 0.2)),
            ]
        }
    }

    private var mouth: [ArtPiece] {
        switch creature.mouth {
        case 0: [.stroke(Self.ink, 3.6, "M 40 67 C 45 74 55 74 60 67")]
        case 1:
            [
                .fill(Self.ink, "M 36 65 C 45 67.5 55 67.5 64 65 63 76 57 80 50 80 43 80 37 76 36 65 Z"),
                .fill(Self.white, "M 43 66.6 L 50 66.9 46.5 72.5 Z"),
            ]
        default:
            [
                .stroke(Self.ink, 3.6, "M 38 69 L 62 69"),
                .fill(Self.white, "M 42 69 L 48 69 45 75 Z M 52 69 L 58 69 55 75 Z"),
            ]
        }
    }
}
