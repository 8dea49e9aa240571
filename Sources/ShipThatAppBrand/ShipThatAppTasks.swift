// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore

/// The tasks of ShipThatApp's launch, and what follows from their outputs.
struct ShipThatAppTasks: Sendable {
    private(set) var plan = LaunchPlan(classify: ServiceError.kind(of:))
    /// Indicates whether the launch waits for the server.
    let isGated: Bool
    private let saved: LaunchTask<SavedState>
    private var configuration: LaunchTask<ShipThatAppConfiguration>?
    private var session: LaunchTask<Bool>?

    /// The retries of the work that the launch is gated on.
    static let retry = LaunchRetry.backoff(attempts: 3, initial: .milliseconds(400), jitter: 0)

    /// Plans the tasks; without services their bodies call no service.
    ///
    /// - Parameters:
    ///   - services: The server, the store, and who is signed in.
    ///   - gate: The condition that the splash waits for.
    ///   - log: Receives a sentence for what could not be stored; the launch continues without it.
    init(
        _ services: (backend: ShipThatAppBackend, store: ShipThatAppStore, account: Account)?,
        gate: ShipThatAppOptions.SplashWaitsFor,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        isGated = gate == .work
        // What cannot be read is unknown, and unknown is no first launch.
        saved = plan.task("readSaved", fallback: SavedState(isSessionUnknown: true)) {
            guard let services else { return SavedState() }
            // Where nobody else asks the server, a deletion that an earlier run began is asked about here.
            if gate == .hold { await services.account.deletion?.finish() }
            return try await Self.saved(services.store, services.account, log)
        }
        guard isGated else { return }
        configuration = plan.task("loadConfig", .optional, retry: Self.retry) {
            guard let services else { throw ServiceError.unreachable(reason: "there is no server") }
            return try await Self.loadConfiguration(services.backend, services.store, log)
        }
        session = plan.task("checkAuth", .optional, retry: Self.retry) {
            guard let services else { throw ServiceError.unreachable(reason: "there is no server") }
            return try await services.account.check().answer.known().user != nil
        }
    }

    /// Returns the data of earlier launches, and whether it holds a session; a store that cannot be read signs nobody out.
    static func saved(
        _ store: ShipThatAppStore, _ account: Account, _ log: @Sendable (String) -> Void
    ) async throws -> SavedState {
        let stored = await account.stored()
        // On a locked device the session is there, and can be read soon.
        if let gap = stored.gap, gap == .locked { throw gap.error }
        var state = SavedState()
        do {
            state = try await store.saved()
        } catch {
            log("The data of earlier launches could not be read, and counts as unknown: \(error)")
        }
        (state.isSignedIn, state.isSessionUnknown) = (stored.user != nil, stored.gap != nil)
        return state
    }

    /// Returns the user's state; the server's answer takes precedence over the kept data.
    func user(_ results: LaunchResults) -> SavedState {
        var state = results[saved] ?? SavedState()
        if let session, let isSignedIn = results[session] {
            (state.isSignedIn, state.isSessionUnknown) = (isSignedIn, false)
        }
        return state
    }

    /// The settings that the server has sent in this launch.
    func configuration(_ results: LaunchResults) -> ShipThatAppConfiguration? {
        configuration.flatMap { results[$0] }
    }

    /// Returns the stand-in for the outputs when the time for the work is up.
    func kept(_ state: SavedState) -> LaunchKept {
        var results = LaunchResults()
        results[saved] = state
        return LaunchKept(results: results)
    }

    /// Loads the settings and keeps them for later launches.
    static func loadConfiguration(
        _ backend: ShipThatAppBackend, _ store: ShipThatAppStore, _ log: @Sendable (String) -> Void
    ) async throws -> ShipThatAppConfiguration {
        let loaded = try await backend.loadConfiguration()
        await LaunchStore.keep("The settings", log: log) { try await store.save(loaded) }
        return loaded
    }
}
