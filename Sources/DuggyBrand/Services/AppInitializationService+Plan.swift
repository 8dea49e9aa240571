// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit

extension AppInitializationService {
    /// The steps as tasks, and where they lead.
    var plan: InitializationPlan {
        var tasks = LaunchPlan(classify: ServiceError.kind(of:))
        let isLiteral = options.steps == .literal
        func step<each Input: Sendable, Output: Sendable>(
            _ step: InitializationStep, after inputs: repeat LaunchTask<each Input>,
            timeout: Duration? = Self.stepLimit, fallback: Output? = nil,
            work: @escaping @Sendable (repeat each Input) async throws -> Output
        ) -> LaunchTask<Output> {
            tasks.task(
                step.id, step.criticality(isLiteral: isLiteral), step.title, after: repeat each inputs,
                timeout: timeout, fallback: fallback, work: work)
        }
        let probe = tasks.task(
            Self.probe, .optional, timeout: Self.probeLimit, fallback: .undecided, work: connectivity)
        let firebase = step(.firebase, work: initializeFirebase)
        let database = step(.database, after: firebase) { _ in try await self.initializeDatabase() }
        let configuration = step(.configuration, after: database, probe, work: loadConfiguration)
        let maintenance = tasks.task(
            Self.maintenanceGate, .critical, after: configuration, work: checkMaintenance)
        let authentication = step(.authentication, after: database, configuration, maintenance) {
            database, configuration, _ in
            try await self.checkAuthentication(database, configuration)
        }
        // A question to the user has no time limit; no user is hurried while reading (C-DG-20).
        let notifications = step(
            .notifications, after: authentication, timeout: options.prompt == .later ? Self.stepLimit : nil,
            fallback: isLiteral ? nil : NotificationService.Outcome.failed
        ) { _ in try await self.registerForNotifications() }
        let version = step(
            .version, after: notifications, configuration,
            fallback: isLiteral ? nil : InitializationPlan.Newest()
        ) { _, configuration in try await self.checkAppVersion(configuration) }
        // As the step before it: without an answer about the version, as after starts that failed, the app is entered.
        tasks.task(
            Self.versionGate, InitializationStep.version.criticality(isLiteral: isLiteral),
            after: configuration, version
        ) { configuration, newest in
            self.verdict(on: configuration, listing: newest.listing)
        }
        addSecondary(to: &tasks)
        let router = LaunchRouter<AppRoute>(
            otherwise: .authentication,
            because: "nobody is signed in, and nothing says that it is the first launch"
        )
        .when(
            "without a connection", because: "the app goes on with what it kept",
            else: "the server has answered"
        ) { results in
            let isOffline =
                results[configuration]?.isOffline == true || results[authentication]?.isOffline == true
            return isOffline ? .offline(tab: .home) : nil
        }
        .when(
            "first launch", because: "the onboarding was never completed on this device",
            else: "the onboarding was completed before, or that is not known"
        ) { results in
            results[database]?.kept.isFirstLaunch == true ? .onboarding : nil
        }
        .when("signed in", because: "there is a session", else: "there is no session") { results in
            results[authentication]?.isSignedIn == true ? .home(tab: .home) : nil
        }
        return InitializationPlan(
            tasks: tasks, router: router, database: database, configuration: configuration,
            notifications: notifications, version: version)
    }

    /// Each after the other, in the order given; one that fails does not keep the next from starting.
    private func addSecondary(to tasks: inout LaunchPlan) {
        var last: LaunchTask<Bool>?
        for service in secondary {
            let id = LaunchTaskID(rawValue: service.id)
            let start: @Sendable () async -> Bool = { await self.start(service) }
            if let previous = last {
                last = tasks.task(id, .secondary, after: previous, fallback: false) { _ in await start() }
            } else {
                last = tasks.task(id, .secondary, fallback: false, work: start)
            }
        }
    }

    /// Starts a service that must not take the processor from the first screen (DG-185).
    private func start(_ service: SecondaryService) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            group.addTask(priority: .background) {
                do {
                    try await service.start()
                    return true
                } catch {
                    self.log("duggy: \(service.id) did not start: \(error)")
                    return false
                }
            }
            return await group.next() ?? false
        }
    }
}

/// A service that starts after the first screen is up (DG-184 to DG-188).
public struct SecondaryService: Sendable, Identifiable {
    /// The name.
    public let id: String
    /// Starts it.
    public let start: @Sendable () async throws -> Void

    /// Describes a service.
    public init(_ id: String, start: @escaping @Sendable () async throws -> Void) {
        (self.id, self.start) = (id, start)
    }

    /// The names of the three of the document, in their order (DG-186 to DG-188, C-DG-32).
    public static let names = ["analytics", "crashlytics", "featureFlags"]
}
