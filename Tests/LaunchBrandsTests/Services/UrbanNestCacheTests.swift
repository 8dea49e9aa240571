// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchKit
import LaunchStore
import Testing
import UrbanNestBrand

@Suite struct UrbanNestCacheTests {
    let store: LaunchStore
    let cache: UrbanNestCache
    let configuration = UrbanNestConfiguration(
        minimumVersion: "1.0.0", supportPhone: "1", currency: "EUR", featureFlags: [:])
    let cities = [UrbanNestCity(id: "a", name: "A", country: "PT", latitude: 1, longitude: 2)]

    init() throws {
        store = try LaunchStore.inMemory()
        cache = UrbanNestCache(store: store, now: { Date(timeIntervalSinceReferenceDate: 1000) })
    }

    @Test func aSnapshotNeedsConfigurationAndCities() async throws {
        #expect(try await cache.offlineSnapshot() == nil)
        try await cache.save(configuration)
        #expect(try await cache.offlineSnapshot() == nil)
        try await store.remove("urbannest.configuration")
        try await cache.save(cities)
        #expect(try await cache.offlineSnapshot() == nil)
        try await cache.save(configuration)
        let snapshot = try #require(try await cache.offlineSnapshot())
        #expect(snapshot.configuration == configuration)
        #expect(snapshot.cities == cities)
    }

    @Test func theAgeIsThatOfTheOlderAnswer() async throws {
        try await UrbanNestCache(store: store, now: { Date(timeIntervalSinceReferenceDate: 400) }).save(
            cities)
        try await cache.save(configuration)
        #expect(try await cache.offlineSnapshot()?.age == .seconds(600))
        let past = UrbanNestCache(store: store, now: { Date(timeIntervalSinceReferenceDate: 0) })
        #expect(try await past.offlineSnapshot()?.age == .zero)
    }

    @Test func anEmptyListIsRefused() async throws {
        try await cache.save(cities)
        try await cache.save(configuration)
        await #expect(throws: ServiceError.empty(what: "cities")) { try await cache.save([]) }
        #expect(try await cache.offlineSnapshot()?.cities == cities)
    }

    @Test func onboardingIsCompletedOnceForAllLaunches() async throws {
        #expect(try await cache.isFirstLaunch())
        try await cache.completeOnboarding()
        #expect(try await !cache.isFirstLaunch())
    }

    @Test(arguments: UrbanNestBackendTests.faults.map(\.0))
    func aBadAnswerLeavesTheCacheAsItWas(fault: DevBackendFault) async throws {
        try await withServices { services async throws in
            _ = try await services.backend.loadConfiguration()
            _ = try await services.backend.loadCities()
            let before = try #require(try await services.cache.offlineSnapshot())
            for route in DevBackendRoute.known { services.server.setFault(fault, for: route) }
            async let first = serviceError { try await services.backend.loadConfiguration() }
            async let second = serviceError { try await services.backend.loadCities() }
            #expect(await [first, second].allSatisfy { $0 != nil })
            let after = try #require(try await services.cache.offlineSnapshot())
            #expect(after.configuration == before.configuration)
            #expect(after.cities == before.cities)
        }
    }

    @Test func aCacheThatCannotBeWrittenDoesNotSpoilAGoodAnswer() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "launch.sqlite")
        let broken = try LaunchStore(at: file) { _ in }
        // With a file where the folder was, the store can neither write nor be made again.
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        let (logged, log) = AsyncStream<String>.makeStream()
        try await withServices { services async throws in
            let backend = UrbanNestBackend.cached(
                services.backend, in: UrbanNestCache(store: broken, now: { Date() })
            ) { log.yield($0) }
            #expect(try await backend.loadCities().count == 12)
        }
        log.finish()
        var lines: [String] = []
        for await line in logged { lines.append(line) }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("could not be kept") == true)
    }
}
