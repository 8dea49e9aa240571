// Licensed under the Apache License, Version 2.0.

import LaunchKit

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

    /// What it likes, in a few words.
    public var line: String {
        [
            "Sleeps in the letter o", "Eats commas for breakfast", "Afraid of italics",
            "Collects full stops", "Hums in a minor key", "Lives between the lines",
        ][roll(6, 6)]
    }
}
