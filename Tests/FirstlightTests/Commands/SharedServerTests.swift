// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LatenBrand
import LaunchAuth
import LaunchKit
import Testing

@testable import FirstlightLive

/// Several `play --server` at one backend.
@Suite struct SharedServerTests {
    /// The limits of mails are made for people: another run within a minute of the first has its account as well.
    @Test func eachRunHasItsAccountAtOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shared-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let backend = DevBackend()
        let url = try await backend.start()
        let users = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let server = try ScenarioServer.running(at: url, for: .laten, folder: folder)
                    return try await server.accounts?.session().user.id
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await backend.stop()
        #expect(users.count == 4 && Set(users).count == 1 && !users.contains(nil))
    }
}
