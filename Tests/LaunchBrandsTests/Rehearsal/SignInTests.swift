// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchStore
import Testing

@testable import UrbanNestBrand

@MainActor @Suite struct SignInTests {
    private let cache: UrbanNestCache

    init() throws { cache = UrbanNestCache(store: try LaunchStore.inMemory(), now: { Date() }) }

    private func backend(
        _ check: @escaping @Sendable () async throws -> UrbanNestSession
    ) -> UrbanNestBackend {
        UrbanNestBackend(
            loadConfiguration: { UrbanNestSimulation.settings }, loadCities: { UrbanNestSimulation.cities },
            checkSession: check)
    }

    @Test func aSignInThatFailsLeavesNoSessionForALaterLaunch() async throws {
        let unreachable = backend { throw ServiceError.unreachable(reason: "nothing listens") }
        let said = await unreachable.signInForDevelopment(in: cache, at: Date())
        #expect(said == "Unable to connect. Please check your internet.")
        #expect(try await cache.developmentToken() == nil)
        let unknown = await backend { .signedOut }.signInForDevelopment(in: cache, at: Date())
        #expect(unknown?.hasPrefix("This account is not known") == true)
        #expect(try await cache.developmentToken() == nil)
    }

    @Test func aSignInThatSucceedsIsKept() async throws {
        let known = backend { .signedIn(userID: "user-1", expiresAt: Date().addingTimeInterval(60)) }
        #expect(await known.signInForDevelopment(in: cache, at: Date()) == nil)
        #expect(try await cache.developmentToken() != nil)
    }
}
