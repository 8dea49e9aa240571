// Licensed under the Apache License, Version 2.0.

public import Observation

/// The creatures that live in the app; views find it in their environment (FO-71).
@MainActor
@Observable
public final class CreatureCollection {
    /// The creatures that everybody has.
    public nonisolated static let starters = ["Biscuit", "Slab", "Umbra"]
    /// The names of those that hatch, in their order.
    public nonisolated static let nursery = [
        "Glyph", "Noodle", "Rune", "Tuff", "Kern", "Hush", "Puddle", "Otto", "Tilde",
    ]

    private var hatched: [String] = []
    @ObservationIgnored private let names: @MainActor () -> [String]
    @ObservationIgnored private let keep: @MainActor (String) -> Void

    /// Creates a collection; without arguments it has the creatures that everybody has, and keeps nothing.
    ///
    /// - Parameters:
    ///   - names: The names of those that were there before, the oldest first.
    ///   - keep: Keeps the name of one that has hatched for later launches.
    public init(
        names: @escaping @MainActor () -> [String] = { CreatureCollection.starters },
        keep: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        (self.names, self.keep) = (names, keep)
    }

    /// The creatures, the oldest first.
    public var creatures: [Creature] {
        let before = names()
        return (before + hatched.filter { !before.contains($0) }).map(Creature.init)
    }

    /// Whether there is an egg left.
    public var canHatch: Bool { next != nil }

    /// Lets the next creature hatch.
    public func hatch() {
        guard let next else { return }
        hatched.append(next)
        keep(next)
    }

    /// Finds the creature of a name, whatever its capitals.
    public func creature(named name: String) -> Creature? {
        creatures.first { $0.name.lowercased() == name.lowercased() }
    }

    private var next: String? {
        let known = Set(creatures.map(\.name))
        return Self.nursery.first { !known.contains($0) }
    }
}
