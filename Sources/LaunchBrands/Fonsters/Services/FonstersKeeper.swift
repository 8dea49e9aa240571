// Licensed under the Apache License, Version 2.0.

public import Observation

/// The creatures that live in the app; views find it in their environment.
@MainActor
@Observable
public final class FonstersKeeper {
    /// The creatures, the oldest first.
    public private(set) var creatures: [FonstersCreature]
    /// Reads the names that earlier launches have kept.
    @ObservationIgnored public let read: @Sendable () async throws -> [String]
    @ObservationIgnored private let save: @Sendable ([String]) async -> Void

    /// The creatures that everybody has.
    public nonisolated static let starters = ["Biscuit", "Slab", "Umbra"]
    /// The names of those that hatch, in their order.
    public nonisolated static let nursery = [
        "Glyph", "Noodle", "Rune", "Tuff", "Kern", "Hush", "Puddle", "Otto", "Tilde",
    ]

    /// Creates a keeper of creatures.
    ///
    /// - Parameters:
    ///   - names: The names of the creatures at first.
    ///   - read: Reads the names that earlier launches have kept.
    ///   - save: Keeps names for later launches; a failure only means that they hatch again.
    public init(
        names: [String] = FonstersKeeper.starters,
        read: @escaping @Sendable () async throws -> [String] = { FonstersKeeper.starters },
        save: @escaping @Sendable ([String]) async -> Void = { _ in }
    ) {
        creatures = names.map { FonstersCreature(name: $0) }
        (self.read, self.save) = (read, save)
    }

    /// Shows the creatures of these names.
    public func take(_ names: [String]) { creatures = names.map { FonstersCreature(name: $0) } }

    /// Whether there is an egg left.
    public var canHatch: Bool { Self.nursery.contains { name in !creatures.contains { $0.name == name } } }

    /// Lets the next creature hatch.
    public func hatch() {
        let known = Set(creatures.map(\.name))
        guard let name = Self.nursery.first(where: { !known.contains($0) }) else { return }
        creatures.append(FonstersCreature(name: name))
        let names = creatures.map(\.name)
        let save = save
        Task { await save(names) }
    }

    /// Finds the creature of a name, whatever its capitals.
    public func creature(named name: String) -> FonstersCreature? {
        creatures.first { $0.name.lowercased() == name.lowercased() }
    }
}
