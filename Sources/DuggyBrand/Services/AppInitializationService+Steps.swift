// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore

// What each step does.
extension AppInitializationService {
    typealias Database = InitializationPlan.Database
    typealias Configuration = InitializationPlan.Configuration
    typealias Authentication = InitializationPlan.Authentication

    /// Reads the property list and starts Firebase, at the priority of work that a user waits for.
    @Sendable func initializeFirebase() async throws -> FirebaseOptions? {
        try await withThrowingTaskGroup(of: FirebaseOptions?.self) { group in
            group.addTask(priority: .userInitiated) { try await self.firebaseService.configure() }
            guard let options = try await group.next() else { throw CancellationError() }
            return options
        }
    }

    func initializeDatabase() async throws -> Database {
        let cache = try await databaseService.initialize()
        // What is left of a member whose account is gone is not what the app goes on with.
        await authenticationStore.account.deletion?.finish(asksServer: false)
        return Database(cache: cache, kept: try await cache.kept())
    }

    @Sendable func loadConfiguration(
        _ database: Database, _ connectivity: Connectivity
    ) async throws -> Configuration {
        let offline = database.kept.offline.map {
            Configuration(document: $0.configuration, isOffline: true)
        }
        if connectivity == .offline {
            guard let offline else { throw ServiceError.unreachable(reason: "there is no connection") }
            return offline
        }
        do {
            let configuration = try await configurationService.loadConfiguration()
            await LaunchStore.keep("The configuration", log: log) {
                try await database.cache.save(configuration)
            }
            return Configuration(document: CachedDocument(value: configuration, savedAt: date()))
        } catch let error as ServiceError where error.kind == .network {
            guard let offline else { throw error }
            return offline
        } catch ServiceError.server(status: 503, let seconds?) {
            // A server that says when to come back is being maintained, and not broken.
            let window = MaintenanceWindow(
                message: Duggy.Texts.maintenance, until: date().addingTimeInterval(Double(seconds)))
            return Configuration(document: database.kept.configuration, closed: window)
        }
    }

    /// Closes while the service is maintained; a version that is too old is refused first (C-DG-29).
    @Sendable func checkMaintenance(_ configuration: Configuration) async throws -> LaunchVerdict {
        guard !configuration.isOffline,
            let window = configuration.closed ?? configuration.document?.value.maintenance
        else { return .open }
        let maintenance = window.verdict(at: date(), limits: .seconds(1) ... .seconds(6 * 3600))
        guard maintenance.isBlocking else { return maintenance }
        return .strictest([maintenance, verdict(on: configuration, listing: nil)])
    }

    func checkAuthentication(
        _ database: Database, _ configuration: Configuration
    ) async throws -> Authentication {
        let kept = database.kept.session?.value
        if configuration.isOffline, let kept { return await goOn(with: kept) }
        do {
            switch try await authenticationStore.checkAuthenticationState() {
            case .signedIn(let session):
                await LaunchStore.keep("The session", log: log) { try await database.cache.save(session) }
            case .signedOut:
                await LaunchStore.keep("The sign-out", log: log) { try await database.cache.forgetSession() }
            }
            return Authentication(isSignedIn: await authenticationStore.isAuthenticated, isOffline: false)
        } catch  where ServiceError.kind(of: error) == .network {
            // Lost in the middle: the kept data is enough to continue.
            guard let kept else { throw error }
            return await goOn(with: kept)
        }
    }

    private func goOn(with kept: MemberSession) async -> Authentication {
        await MainActor.run { authenticationStore.session = kept }
        return Authentication(isSignedIn: true, isOffline: true)
    }

    func registerForNotifications() async throws -> NotificationService.Outcome {
        do {
            return try await notificationService.setUp(asking: options.prompt == .duringLaunch)
        } catch {
            if !(error is CancellationError) { log("duggy: notifications failed: \(error)") }
            throw error
        }
    }

    /// Asks the store what it has (DG-13).
    func checkAppVersion(_ configuration: Configuration) async throws -> InitializationPlan.Newest {
        // Without a connection the last known demand holds.
        if configuration.isOffline { return .init() }
        do {
            return .init(listing: try await configurationService.checkAppVersion())
        } catch {
            // What is known already is enough to close the gate.
            if verdict(on: configuration, listing: nil).isBlocking { return .init() }
            if !(error is CancellationError) { log("duggy: the store was not asked: \(error)") }
            throw error
        }
    }

    /// Compares the running version with what the server demands and the store has (DG-14).
    func verdict(on configuration: Configuration, listing: StoreListing?) -> LaunchVerdict {
        var available = listing?.version
        // What the device's system cannot run is not on offer for it.
        if let listing, let system = SemanticVersion(options.systemVersion), system < listing.minimumSystem {
            available = SemanticVersion(options.appVersion)
        }
        let gate = VersionGate(
            installed: options.appVersion,
            rules: VersionGate.Rules(grace: .zero, offline: .lastKnown(atMost: .seconds(30 * 86_400))))
        let document = configuration.document?.map {
            VersionRequirement(
                minimum: $0.minimumVersion, recommended: $0.recommendedVersion, available: available)
        }
        return gate.check(document, memory: nil, at: date()).verdict
    }
}
