// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchStore

/// What Sixth asks for: the bread from its server, and what the device has kept.
struct SixthBakery: Sendable {
    static let path = "/sixth/bread"
    static let breadKey: LaunchStoreKey = "sixth.bread"
    static let visited: LaunchStoreFlag = "sixth.visited"

    let store: LaunchStore
    let date: @Sendable () -> Date
    let log: @Sendable (String) -> Void
    let fetch: @Sendable () async throws -> [String]

    /// Asks a server.
    static func ask(_ server: DocumentSource) async throws -> [String] {
        let bread: [String] = try await server.document(path)
        guard !bread.isEmpty else { throw ServiceError.empty(what: "bread") }
        return bread
    }

    func wasVisited() async throws -> Bool { try await store.flag(Self.visited) == .set }

    func bread() async throws -> [String] {
        let bread = try await fetch()
        // A disk that is full keeps nobody from the bread.
        await LaunchStore.keep("The bread", log: log) {
            try await store.set(bread, for: Self.breadKey, at: date())
        }
        return bread
    }

    /// What was on the counter when it was last looked at.
    func keptBread() async -> [String]? { try? await store.value([String].self, for: Self.breadKey)?.value }
}
