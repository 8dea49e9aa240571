// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchKit
public import LaunchStore

/// The last good answers, kept over launches.
public struct UrbanNestCache: Sendable {
    private static let configurationKey: LaunchStoreKey = "urbannest.configuration"
    private static let citiesKey: LaunchStoreKey = "urbannest.cities"
    private static let onboardingFlag: LaunchStoreFlag = "urbannest.onboarding-completed"

    let store: LaunchStore
    let now: @Sendable () -> Date

    /// Keeps answers in a store, dated by the given wall clock.
    public init(store: LaunchStore, now: @escaping @Sendable () -> Date) {
        (self.store, self.now) = (store, now)
    }

    /// Keeps a configuration.
    public func save(_ configuration: UrbanNestConfiguration) async throws {
        try await store.set(configuration, for: Self.configurationKey, at: now())
    }

    /// Keeps a list of cities; an empty one is refused and changes nothing.
    public func save(_ cities: [UrbanNestCity]) async throws {
        guard !cities.isEmpty else { throw ServiceError.empty(what: "cities") }
        try await store.set(cities, for: Self.citiesKey, at: now())
    }

    /// Returns what is known, or nil unless both a configuration and cities are (C-UN-23).
    public func offlineSnapshot() async throws -> UrbanNestOfflineSnapshot? {
        guard
            let configuration = try await store.value(
                UrbanNestConfiguration.self, for: Self.configurationKey),
            let cities = try await store.value([UrbanNestCity].self, for: Self.citiesKey),
            !cities.value.isEmpty
        else { return nil }
        let oldest = min(configuration.savedAt, cities.savedAt)
        // A wall clock that was set back must not give a negative age.
        let age = max(0, now().timeIntervalSince(oldest))
        return UrbanNestOfflineSnapshot(
            configuration: configuration.value, cities: cities.value, age: .seconds(age))
    }

    /// Forgets the answers of the server, which it sends again; it signs no user out.
    public func clearAnswers() async throws {
        try await store.apply([.remove(Self.configurationKey), .remove(Self.citiesKey)], at: now())
    }

    /// Returns whether onboarding was never completed on this device, for certain (C-UN-24).
    public func isFirstLaunch() async throws -> Bool {
        try await store.flag(Self.onboardingFlag) == .notSet
    }

    /// Remembers for all later launches that onboarding was completed.
    public func completeOnboarding() async throws {
        try await store.setFlag(true, for: Self.onboardingFlag)
    }
}

/// The data of earlier launches that is enough to continue without the server (C-UN-23).
public struct UrbanNestOfflineSnapshot: Hashable, Sendable {
    /// The configuration of the last good answer.
    public let configuration: UrbanNestConfiguration
    /// The cities of the last good answer, at least one.
    public let cities: [UrbanNestCity]
    /// The age of the older of configuration and cities; never negative.
    public let age: Duration
}
