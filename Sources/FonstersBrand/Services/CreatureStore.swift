// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchStore

/// What Fonsters keeps over launches: the names of the creatures that have hatched.
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
