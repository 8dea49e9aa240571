// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

/// What each step does. A value, so that the plan's closures hold no owner.
struct DuggyWork: Sendable {
    let services: DuggyServices
    let options: DuggyOptions
    let date: @Sendable () -> Date
    /// Takes what the store's look-up says.
    let found: @Sendable (DuggyStoreListing) async -> Void

    /// Reads the property list and starts Firebase, at the priority of work that a user waits for.
    @Sendable func configureFirebase() async throws -> DuggyFirebaseOptions {
        try await withThrowingTaskGroup(of: DuggyFirebaseOptions.self) { group in
            group.addTask(priority: .userInitiated) { try await services.configureFirebase() }
            guard let options = try await group.next() else { throw CancellationError() }
            return options
        }
    }

    @Sendable func openDatabase() async throws -> DuggyInitialization.Database {
        let cache = try await services.openDatabase()
        return DuggyInitialization.Database(cache: cache, kept: try await cache.kept())
    }

    @Sendable func loadConfiguration(
        _ database: DuggyInitialization.Database, _ connectivity: DuggyBackend.Connectivity
    ) async throws -> DuggyInitialization.Configuration {
        let offline = database.kept.offline.map {
            DuggyInitialization.Configuration(document: $0.configuration, isOffline: true)
        }
        if connectivity == .offline {
            guard let offline else { throw ServiceError.unreachable(reason: "there is no connection") }
            return offline
        }
        do {
            let configuration = try await services.backend.loadConfiguration()
            await keep("configuration") { try await database.cache.save(configuration) }
            return DuggyInitialization.Configuration(
                document: CachedDocument(value: configuration, savedAt: date()), isOffline: false)
        } catch let error as ServiceError where error.kind == .network {
            guard let offline else { throw error }
            return offline
        } catch ServiceError.server(status: 503, let retryAfter?) {
            return closed(retryAfter, database.kept.configuration)
        }
    }

    /// A server that says when to come back is being maintained, and not broken.
    private func closed(
        _ seconds: Int, _ kept: CachedDocument<DuggyConfiguration>?
    ) -> DuggyInitialization.Configuration {
        let window = MaintenanceWindow(
            message: Duggy.Words.maintenance, until: date().addingTimeInterval(Double(seconds)))
        return DuggyInitialization.Configuration(document: kept, closed: window, isOffline: false)
    }

    /// Closes while the service is maintained; a version that is too old is told so first (C-DG-29).
    @Sendable func maintenance(
        _ configuration: DuggyInitialization.Configuration
    ) async throws -> LaunchVerdict {
        guard !configuration.isOffline,
            let window = configuration.closed ?? configuration.document?.value.maintenance
        else { return .open }
        let limits = Duration.seconds(1) ... .seconds(6 * 3600)
        let verdict = window.verdict(at: date(), limits: limits)
        guard verdict.isBlocking else { return verdict }
        let update = verdictOnVersion(configuration, listing: nil)
        return update.isBlocking ? update : verdict
    }

    @Sendable func checkAuthentication(
        _ database: DuggyInitialization.Database, _ configuration: DuggyInitialization.Configuration
    ) async throws -> DuggyInitialization.Authentication {
        let offline = database.kept.session.map {
            DuggyInitialization.Authentication(state: .signedIn($0.value), isOffline: true)
        }
        if configuration.isOffline, let offline { return offline }
        do {
            guard let token = try await services.readToken(database.cache) else {
                return DuggyInitialization.Authentication(state: .signedOut, isOffline: false)
            }
            switch try await services.backend.checkSession(token) {
            case .signedIn(let session):
                await keep("session") { try await database.cache.save(session) }
                // A server whose clock is behind may send a session that is over.
                let isOver = session.expiresAt <= date()
                return DuggyInitialization.Authentication(
                    state: isOver ? .signedOut : .signedIn(session), isOffline: false)
            case .signedOut:
                await keep("sign-out") { try await database.cache.forgetSession() }
                return DuggyInitialization.Authentication(state: .signedOut, isOffline: false)
            }
        } catch let error as ServiceError where error.kind == .network {
            // Lost in the middle: what is kept is enough to go on with.
            guard let offline else { throw error }
            return offline
        }
    }

    @Sendable func setUpNotifications() async throws -> DuggyNotifications.Outcome {
        do {
            return try await services.notifications.setUp(asking: options.prompt == .duringLaunch)
        } catch {
            if !(error is CancellationError) { services.log("duggy: notifications failed: \(error)") }
            throw error
        }
    }

    /// Compares the running version with what the server demands and the store has (DG-13, DG-14).
    @Sendable func checkVersion(
        _ configuration: DuggyInitialization.Configuration
    ) async throws -> LaunchVerdict {
        // Without a connection the last known demand holds.
        if configuration.isOffline { return verdictOnVersion(configuration, listing: nil) }
        do {
            let listing = try await services.backend.lookUp()
            await found(listing)
            return verdictOnVersion(configuration, listing: listing)
        } catch {
            let known = verdictOnVersion(configuration, listing: nil)
            if known.isBlocking { return known }
            if !(error is CancellationError) { services.log("duggy: the store was not asked: \(error)") }
            throw error
        }
    }

    private func verdictOnVersion(
        _ configuration: DuggyInitialization.Configuration, listing: DuggyStoreListing?
    ) -> LaunchVerdict {
        // What the device's system cannot run is not on offer for it.
        let system = SemanticVersion(options.systemVersion)
        let isFit = listing.map { listing in system.map { listing.runs(on: $0) } ?? true } ?? true
        let available = isFit ? listing?.version : SemanticVersion(options.appVersion)
        let gate = VersionGate(
            installed: options.appVersion,
            rules: VersionGate.Rules(grace: .zero, offline: .lastKnown(atMost: .seconds(30 * 86_400))))
        let document = configuration.document?.map { $0.requirement(available: available) }
        return gate.check(document, memory: nil, at: date()).verdict
    }

    /// A disk that cannot be written does not spoil a good answer; the reason goes to the log.
    private func keep(_ what: String, _ save: () async throws -> Void) async {
        do {
            try await save()
        } catch {
            services.log("duggy: the \(what) could not be kept: \(error)")
        }
    }
}
