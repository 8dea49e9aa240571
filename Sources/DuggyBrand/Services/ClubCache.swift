// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
import LaunchCore
public import LaunchStore

/// The local database (DG-113).
public struct DatabaseService: Sendable {
    /// Opens the database (DG-122).
    public var initialize: @Sendable () async throws -> ClubCache

    /// Creates the service of a way to open the database.
    public init(initialize: @escaping @Sendable () async throws -> ClubCache) {
        self.initialize = initialize
    }
}

/// The data that Duggy keeps between launches (DG-11, DG-12).
public struct ClubCache: Sendable {
    private static let configurationKey: LaunchStoreKey = "duggy.configuration"
    private static let sessionKey: LaunchStoreKey = "duggy.session"
    private static let onboardingFlag: LaunchStoreFlag = "duggy.onboarding-completed"

    /// The store of all kept data.
    public let store: LaunchStore
    private let now: @Sendable () -> Date

    /// Keeps documents in a store, dated by the given wall clock.
    public init(store: LaunchStore, now: @escaping @Sendable () -> Date) {
        (self.store, self.now) = (store, now)
    }

    /// Reads everything that the launch may need.
    func kept() async throws -> KeptData {
        KeptData(
            configuration: try await document(AppConfiguration.self, Self.configurationKey),
            session: try await document(MemberSession.self, Self.sessionKey),
            isFirstLaunch: try await store.flag(Self.onboardingFlag) == .notSet)
    }

    private func document<Value: Codable & Sendable>(
        _ type: Value.Type, _ key: LaunchStoreKey
    ) async throws -> CachedDocument<Value>? {
        try await store.value(type, for: key).map { CachedDocument(value: $0.value, savedAt: $0.savedAt) }
    }

    /// Keeps a configuration.
    public func save(_ configuration: AppConfiguration) async throws {
        try await store.set(configuration, for: Self.configurationKey, at: now())
    }

    /// Keeps a session with its club.
    public func save(_ session: MemberSession) async throws {
        try await store.set(session, for: Self.sessionKey, at: now())
    }

    /// Forgets the member because it is certain that nobody is signed in, never for another reason.
    public func forgetSession() async throws { try await store.remove(Self.sessionKey) }

    /// Forgets the member of an account that is deleted; another member stays.
    @Sendable public func erase(_ owner: AccountDeletion.Owner) async throws {
        guard try await document(MemberSession.self, Self.sessionKey)?.value.memberID == owner.id else {
            return
        }
        try await forgetSession()
    }

    /// Remembers for all later launches that the onboarding was completed.
    public func completeOnboarding() async throws {
        try await store.setFlag(true, for: Self.onboardingFlag)
    }

    /// Forgets what the server sends again at any time; it signs no member out.
    public func clear() async throws {
        try await store.apply([.remove(Self.configurationKey), .remove(Self.sessionKey)], at: now())
    }
}

/// The data that earlier launches left behind.
struct KeptData: Hashable, Sendable {
    let configuration: CachedDocument<AppConfiguration>?
    /// The last known session with its club.
    let session: CachedDocument<MemberSession>?
    /// Indicates whether the onboarding was never completed on this device, for certain.
    let isFirstLaunch: Bool

    /// Enough to continue without a connection: a configuration, and a club to show.
    var offline: (configuration: CachedDocument<AppConfiguration>, session: CachedDocument<MemberSession>)? {
        guard let configuration, let session else { return nil }
        return (configuration, session)
    }
}
