// Licensed under the Apache License, Version 2.0.

import LaunchCore
import Observation

/// An initialisation as tasks of a launch, and where their results lead.
struct InitializationPlan: Sendable {
    let tasks: LaunchPlan
    /// The rules that choose the destination by the results; the first that applies decides (C-DG-29).
    let router: LaunchRouter<AppRoute>
    var database: LaunchTask<Database>?
    var configuration: LaunchTask<Configuration>?
    var notifications: LaunchTask<NotificationService.Outcome>?
    var version: LaunchTask<Newest>?

    /// The store's answer, if it could be asked.
    struct Newest: Sendable {
        var listing: StoreListing?
    }

    struct Database: Sendable {
        let cache: ClubCache
        let kept: KeptData
    }

    /// The settings, and whether they are those of an earlier launch.
    struct Configuration: Sendable {
        /// Nil only when the server is closed and nothing is kept.
        let document: CachedDocument<AppConfiguration>?
        /// The server's word that it is closed, when it sent that instead of an answer.
        var closed: MaintenanceWindow?
        var isOffline = false
    }

    struct Authentication: Sendable {
        let isSignedIn: Bool
        let isOffline: Bool
    }
}

/// The reports of a service that the launch does not run itself.
@MainActor
@Observable
final class InitializationReports {
    private(set) var statuses: [InitializationStatus] = []
    private(set) var error: (any Error)?

    /// One task that follows the service's own reports, and asks afterwards who is signed in.
    func plan(
        following service: any AppInitializationServiceProtocol, _ authenticationStore: AuthenticationStore
    ) -> InitializationPlan {
        var tasks = LaunchPlan()
        let task = tasks.task("initialization", .critical) {
            try await self.follow(service)
            return await authenticationStore.isAuthenticated
        }
        return InitializationPlan(
            tasks: tasks,
            router: LaunchRouter(otherwise: .authentication, because: "nobody is signed in")
                .when("signed in", because: "there is a session", else: "there is no session") {
                    $0[task] == true ? .home(tab: .home) : nil
                })
    }

    private func follow(_ service: any AppInitializationServiceProtocol) async throws {
        (statuses, error) = ([], nil)
        do {
            for try await status in service.initialize() {
                statuses.append(status)
                if status.isComplete { break }
            }
        } catch {
            self.error = error
            throw error
        }
    }
}
