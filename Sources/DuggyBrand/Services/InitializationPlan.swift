// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// An initialisation as tasks of a launch, and where their results lead.
public struct InitializationPlan: Sendable {
    /// The tasks.
    public let tasks: LaunchPlan
    /// Where the results lead, the first rule that applies (C-DG-29).
    public let router: LaunchRouter<AppRoute>
    /// The task with what earlier launches have left behind.
    var database: LaunchTask<Database>?
    /// The task with the settings.
    var configuration: LaunchTask<Configuration>?
    /// The task with what came of notifications.
    var notifications: LaunchTask<NotificationService.Outcome>?
    /// The task with what the store says.
    var version: LaunchTask<Newest>?

    /// What the store says, if it could be asked.
    struct Newest: Sendable {
        let listing: StoreListing?
    }

    struct Database: Sendable {
        let cache: ClubCache
        let kept: KeptData
    }

    /// The settings, and whether they are those of an earlier launch.
    struct Configuration: Sendable {
        /// Nil only when the server is closed and nothing is kept.
        let document: CachedDocument<AppConfiguration>?
        /// What the server said instead of an answer, when it said that it is closed.
        var closed: MaintenanceWindow?
        let isOffline: Bool
    }

    struct Authentication: Sendable {
        let isSignedIn: Bool
        let isOffline: Bool
    }
}

extension InitializationPlan {
    /// One task that follows a service's own account of itself, and asks afterwards who is signed in.
    @MainActor
    init(
        following service: any AppInitializationServiceProtocol, into reports: InitializationReports,
        _ authenticationStore: AuthenticationStore
    ) {
        var tasks = LaunchPlan()
        let task = tasks.task("initialization", .critical) {
            await reports.begin()
            do {
                for try await status in service.initialize() {
                    await reports.add(status)
                    if status.isComplete { break }
                }
            } catch {
                await reports.fail(error)
                throw error
            }
            return await authenticationStore.isAuthenticated
        }
        self.tasks = tasks
        router = LaunchRouter(otherwise: .authentication)
            .when("signed in") { $0[task] == true ? .home(tab: .home) : nil }
    }
}
