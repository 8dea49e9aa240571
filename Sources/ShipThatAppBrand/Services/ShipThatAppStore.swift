// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchStore

/// The data that earlier launches have kept on the device.
struct SavedState: Hashable, Sendable {
    /// Indicates whether the onboarding was never completed, for certain; of what cannot be read nothing is.
    var isFirstLaunch = false
    /// Indicates whether a user was signed in, as last known.
    var isSignedIn = false
    /// Indicates whether what is kept of the session could not be read, so that nobody knows who is signed in.
    var isSessionUnknown = false
    /// The settings, for a launch without a connection; nil when none came yet.
    var configuration: ShipThatAppConfiguration?
}

/// The data that ShipThatApp keeps between launches.
public struct ShipThatAppStore: Sendable {
    private static let onboardingFlag: LaunchStoreFlag = "shipthatapp.onboarding-completed"
    private static let configurationKey: LaunchStoreKey = "shipthatapp.configuration"

    private let store: LaunchStore
    private let now: @Sendable () -> Date

    /// Keeps things in a store, dated by the given wall clock.
    public init(store: LaunchStore, now: @escaping @Sendable () -> Date) {
        (self.store, self.now) = (store, now)
    }

    /// Returns the data of earlier launches, without the signed-in user.
    func saved() async throws -> SavedState {
        SavedState(
            isFirstLaunch: try await store.flag(Self.onboardingFlag) == .notSet,
            // Settings of another version of the app are as good as none.
            configuration: try? await store.value(
                ShipThatAppConfiguration.self, for: Self.configurationKey)?.value)
    }

    /// Remembers for all later launches that the onboarding was completed.
    func completeOnboarding() async throws {
        try await store.setFlag(true, for: Self.onboardingFlag)
    }

    /// Keeps settings for a launch without a connection.
    func save(_ configuration: ShipThatAppConfiguration) async throws {
        try await store.set(configuration, for: Self.configurationKey, at: now())
    }

    /// Forgets the settings, which the server sends again; it signs no user out.
    func clearConfiguration() async throws { try await store.remove(Self.configurationKey) }
}
