// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchStore
public import Observation

/// The creatures that live in the app; views find it in their environment (FO-71).
@MainActor
@Observable
public final class CreatureCollection {
    /// The creatures that every user has.
    public nonisolated static let starters = ["Biscuit", "Slab", "Umbra"]
    /// The names of those that hatch, in their order.
    public nonisolated static let nursery = [
        "Glyph", "Noodle", "Rune", "Tuff", "Kern", "Hush", "Puddle", "Otto", "Tilde",
    ]

    private var hatched: [String] = []
    @ObservationIgnored private let names: @MainActor () -> [String]
    @ObservationIgnored private let keep: @MainActor (String) -> Void

    /// Creates a collection; without arguments it has the creatures that every user has, and keeps nothing.
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

    /// Indicates whether there is an egg left.
    public var canHatch: Bool { next != nil }

    /// Hatches the next creature.
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

/// The data that Fonsters keeps between launches: the names of the creatures that have hatched.
public struct CreatureStore: Sendable {
    private static let key: LaunchStoreKey = "fonsters.names"

    private let store: LaunchStore
    private let now: @Sendable () -> Date

    /// Keeps names in a store, dated by the given wall clock.
    public init(store: LaunchStore, now: @escaping @Sendable () -> Date) {
        (self.store, self.now) = (store, now)
    }

    /// Returns the names of all creatures, the oldest first.
    public func names() async throws -> [String] {
        try await store.value([String].self, for: Self.key)?.value ?? CreatureCollection.starters
    }

    /// Returns the names for a launch that waits for nothing; those that cannot be read are logged, and nobody waits for them.
    func names(log: @Sendable (String) -> Void) async -> [String] {
        do { return try await names() } catch {
            log("The creatures of earlier launches cannot be read: \(error)")
            return CreatureCollection.starters
        }
    }

    /// Keeps the names of all creatures.
    public func save(_ names: [String]) async throws {
        try await store.set(names, for: Self.key, at: now())
    }

    /// Adds a name to those that are kept, also when they could not be read at the start.
    public func add(_ name: String) async throws {
        let kept = try await names()
        if !kept.contains(name) { try await save(kept + [name]) }
    }

    /// Forgets all that have hatched; they hatch again.
    public func clear() async throws { try await store.remove(Self.key) }
}
