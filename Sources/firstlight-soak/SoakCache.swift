// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchAuth
import LaunchStore
import Synchronization
import UrbanNestBrand

/// The cache of a launch, as it is left behind before one and looked at after one.
struct SoakCache: Sendable {
    /// The document that a second writer counts in.
    static let counter: LaunchStoreKey = "soak.counter"

    let file: URL

    /// The content that earlier launches have left behind.
    struct Content: Codable, Hashable, Sendable {
        /// The session of an earlier launch.
        enum Session: String, Codable, CaseIterable, Sendable {
            case none, signedIn, expired
        }

        var isFirstLaunch: Bool
        var session: Session
        var isFilled: Bool

        /// The route that a launch with this cache leads to, where the server knows no session.
        var route: String {
            session == .signedIn ? "home" : isFirstLaunch ? "onboarding" : "login"
        }

        /// The routes that are right: a session that has to be renewed counts until the server was heard (C-LA-20).
        var routes: Set<String> { session == .expired ? [route, "home"] : [route] }
    }

    /// The cities of an earlier launch, different from the server's.
    private static let cities = [
        UrbanNestCity(id: "old", name: "Oldenburg", country: "DE", latitude: 53.14, longitude: 8.21),
        UrbanNestCity(id: "porto", name: "Porto", country: "PT", latitude: 41.15, longitude: -8.61),
    ]
    private static let configuration = UrbanNestConfiguration(
        minimumVersion: "0.9.0", supportPhone: "+49 441 5550100", currency: "EUR", featureFlags: ["old": true]
    )

    private var vault: FileVault {
        FileVault(file: file.deletingLastPathComponent().appending(path: "accounts.vault"))
    }

    /// Returns the keeper of the signed-in user, without a server.
    private func keeper() throws -> AuthSessionKeeper {
        let client = AuthClient(
            configuration: try AuthConfiguration(url: "http://127.0.0.1:9", key: "sb_publishable_soak"),
            transport: { _ in throw AuthTransportFailure.offline }, clock: ContinuousClock())
        return AuthSessionKeeper(client: client, vault: vault, isAutomatic: false)
    }

    func fill(_ content: Content) async throws {
        let store = try LaunchStore(at: file) { _ in }
        let cache = UrbanNestCache(store: store) { Date() }
        if !content.isFirstLaunch { try await cache.completeOnboarding() }
        try await vault.removeAll()
        if content.session != .none {
            // A server that knows nothing of it: whoever asks whether it can be renewed is told that it is over.
            let rest = content.session == .signedIn ? 86_400.0 : -60
            try await keeper().adopt(
                AuthSession(
                    accessToken: "soak", refreshToken: "soaksoaksoak",
                    expiresAt: Date().addingTimeInterval(rest), user: AuthUser(id: "user-1")))
        }
        if content.isFilled {
            try await cache.save(Self.cities)
            try await cache.save(Self.configuration)
        }
    }

    /// Opens the cache as the next launch would and says everything that is wrong with it.
    ///
    /// - Parameters:
    ///   - content: What it held before.
    ///   - acknowledged: The last value of the counter whose write returned; nil when none did.
    ///   - onboarded: Whether the onboarding was seen as completed.
    ///   - isUnheard: Whether no server can have said that the session is over.
    func check(
        _ content: Content, acknowledged: Int? = nil, onboarded: Bool = false, isUnheard: Bool = false
    ) async -> [String] {
        var wrong: [String] = []
        let lines = Lines()
        do {
            let store = try LaunchStore(at: file) { lines.add($0) }
            let cache = UrbanNestCache(store: store) { Date() }
            let kept = try await cache.offlineSnapshot()
            if let kept { wrong += Self.defects(of: kept) }
            if kept == nil, content.isFilled { wrong.append("The cache has lost the data that it held") }
            if content.session == .signedIn || content.session == .expired && isUnheard {
                let keeper = try keeper()
                await keeper.resume()
                if await keeper.state.session?.accessToken != "soak" {
                    wrong.append("The vault has lost a session that nobody ended")
                }
            }
            if !content.isFirstLaunch || onboarded, try await cache.isFirstLaunch() {
                wrong.append("The completed onboarding is lost")
            }
            if let acknowledged {
                let found = try await store.value(Int.self, for: Self.counter)?.value ?? 0
                if found < acknowledged {
                    wrong.append("Write \(acknowledged) returned, but the cache holds \(found)")
                }
            }
        } catch {
            wrong.append("The cache cannot be read: \(error)")
        }
        wrong += lines.all.map { "The cache had to be repaired: \($0)" }
        let names =
            (try? FileManager.default.contentsOfDirectory(
                atPath: file.deletingLastPathComponent().path)) ?? []
        wrong += names.filter { $0.contains(".corrupt-") }.map { "A cache was moved aside as \($0)" }
        return wrong
    }

    /// The server's cities or the earlier ones, but never a part of either.
    private static func defects(of kept: UrbanNestOfflineSnapshot) -> [String] {
        var wrong: [String] = []
        let found = kept.cities.map(\.id)
        if found != cities.map(\.id), found != DevBackendCity.defaults.map(\.id) {
            wrong.append("The cache holds the cities \(found), which nobody has sent")
        }
        let settings = kept.configuration
        if settings != configuration, settings.minimumVersion != "1.0.0" || settings.featureFlags.count != 3 {
            wrong.append("The cache holds a configuration that nobody has sent: \(settings)")
        }
        return wrong
    }
}

/// The recorded lines.
final class Lines: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func add(_ line: String) { kept.withLock { $0.append(line) } }
}

extension SoakCache {
    /// Returns whether the cache says that the onboarding was completed.
    func isOnboardingCompleted() async -> Bool {
        guard let store = try? LaunchStore(at: file, log: { _ in }) else { return false }
        return (try? await UrbanNestCache(store: store, now: { Date() }).isFirstLaunch()) == false
    }
}
