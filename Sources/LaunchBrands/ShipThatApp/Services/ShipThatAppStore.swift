// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchStore

/// What ShipThatApp keeps over launches.
public struct ShipThatAppStore: Sendable {
    /// What earlier launches have left behind.
    public struct Standing: Hashable, Sendable {
        /// Whether the onboarding was never completed on this device.
        public var isFirstLaunch: Bool
        /// Whether a user was signed in when that was last known.
        public var isSignedIn: Bool

        /// Describes a standing.
        public init(isFirstLaunch: Bool, isSignedIn: Bool) {
            (self.isFirstLaunch, self.isSignedIn) = (isFirstLaunch, isSignedIn)
        }
    }

    private static let onboardingFlag: LaunchStoreFlag = "shipthatapp.onboarding-completed"
    private static let sessionFlag: LaunchStoreFlag = "shipthatapp.signed-in"
    private static let configurationKey: LaunchStoreKey = "shipthatapp.configuration"

    private let store: LaunchStore
    private let now: @Sendable () -> Date

    /// Keeps things in a store, dated by the given wall clock.
    public init(store: LaunchStore, now: @escaping @Sendable () -> Date) {
        (self.store, self.now) = (store, now)
    }

    /// Returns what earlier launches have left behind.
    public func standing() async throws -> Standing {
        Standing(
            isFirstLaunch: try await store.flag(Self.onboardingFlag) != true,
            isSignedIn: try await store.flag(Self.sessionFlag) == true)
    }

    /// Remembers for all later launches that the onboarding was completed.
    public func completeOnboarding() async throws {
        try await store.setFlag(true, for: Self.onboardingFlag)
    }

    /// Remembers whether a user is signed in.
    public func setSignedIn(_ isSignedIn: Bool) async throws {
        try await store.setFlag(isSignedIn, for: Self.sessionFlag)
    }

    /// Returns the settings of an earlier launch, or nil.
    public func configuration() async throws -> ShipThatAppConfiguration? {
        try await store.value(ShipThatAppConfiguration.self, for: Self.configurationKey)?.value
    }

    /// Keeps settings for a launch without a connection.
    public func save(_ configuration: ShipThatAppConfiguration) async throws {
        try await store.set(configuration, for: Self.configurationKey, at: now())
    }
}
