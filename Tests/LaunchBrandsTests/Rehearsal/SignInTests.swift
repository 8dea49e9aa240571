// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchStore
import Testing

@testable import LaunchRehearsal

@MainActor @Suite struct SignInTests {
    private let cache: UrbanNestCache

    init() throws { cache = UrbanNestCache(store: try LaunchStore.inMemory(), now: { Date() }) }

    private func backend(
        _ check: @escaping @Sendable () async throws -> UrbanNestSession
    ) -> UrbanNestBackend {
        UrbanNestBackend(
            loadConfiguration: { UrbanNestRehearsal.settings }, loadCities: { UrbanNestRehearsal.cities },
            checkSession: check)
    }

    @Test func aSignInThatFailsLeavesNoSessionForALaterLaunch() async throws {
        let unreachable = backend { throw ServiceError.unreachable(reason: "nothing listens") }
        let said = await UrbanNestRehearsal.signIn(cache: cache, backend: unreachable, date: { Date() })
        #expect(said == "Unable to connect. Please check your internet.")
        #expect(try await cache.developmentToken() == nil)
        let unknown = await UrbanNestRehearsal.signIn(
            cache: cache, backend: backend { .signedOut }, date: { Date() })
        #expect(unknown?.hasPrefix("This account is not known") == true)
        #expect(try await cache.developmentToken() == nil)
    }

    @Test func aSignInThatSucceedsIsKept() async throws {
        let known = backend { .signedIn(userID: "user-1", expiresAt: Date().addingTimeInterval(60)) }
        #expect(await UrbanNestRehearsal.signIn(cache: cache, backend: known, date: { Date() }) == nil)
        #expect(try await cache.developmentToken() != nil)
    }
}
