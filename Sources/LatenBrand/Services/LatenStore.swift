// Licensed under the Apache License, Version 2.0.

import LaunchAuth
public import LaunchStore

/// The data that Laten keeps between launches, besides its secrets.
public struct LatenStore: Sendable {
    private static let onboarded: LaunchStoreFlag = "laten.onboarding-completed"
    private static let run: LaunchStoreFlag = "laten.has-run"

    private let store: LaunchStore

    /// Keeps things in a store.
    public init(store: LaunchStore) { self.store = store }

    /// Returns whether the onboarding was completed; where that is not known it is not shown again.
    public func isOnboarded() async throws -> Bool { try await store.flag(Self.onboarded) != .notSet }

    /// Remembers for all later launches that the onboarding was completed.
    public func completeOnboarding() async throws { try await store.setFlag(true, for: Self.onboarded) }

    /// Remembers that the app has run since it was installed.
    func noteRun(_ hasRun: Bool = true) async throws { try await store.setFlag(hasRun, for: Self.run) }

    /// Empties a vault that outlived the app.
    var firstRun: FirstRun {
        FirstRun {
            switch try await store.flag(Self.run) {
            case .set: true
            case .notSet: false
            case .unknown: nil
            }
        } noteRun: {
            try await noteRun($0)
        }
    }
}
