// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchCore
import LaunchKit

/// Whatever sets the app up while the splash is shown (DG-112, C-DG-33).
public protocol AppInitializationServiceProtocol: Sendable {
    /// Begins, and reports its progress; the stream ends with the last step, or with the error.
    func initialize() -> AsyncThrowingStream<InitializationStatus, any Error>
}

/// Duggy's six steps, in sequence (DG-114, C-DG-01, C-DG-02).
///
/// A probe of the connection stands beside the numbered steps (C-DG-19), a gate between configuration
/// and authentication (DG-20), another behind the last step (DG-14), and the secondary services behind
/// them all (DG-184).
public final class AppInitializationService: AppInitializationServiceProtocol {
    /// The name of the probe's task, which has no number.
    static let probe: LaunchTaskID = "connectivity"
    /// The name of the task that asks whether the service is maintained, which has no number.
    static let maintenanceGate: LaunchTaskID = "maintenance"
    /// The name of the task that compares versions, which has no number.
    static let versionGate: LaunchTaskID = "compatibility"
    /// The longest time of one step (C-DG-13).
    static let stepLimit = Duration.seconds(10)
    /// The longest time of the probe, after which the requests themselves decide.
    static let probeLimit = Duration.seconds(3)

    let authenticationStore: AuthenticationStore
    let firebaseService: FirebaseService
    let databaseService: DatabaseService
    let configurationService: ConfigurationService
    let notificationService: NotificationService
    let connectivity: @Sendable () async throws -> Connectivity
    let secondary: [SecondaryService]
    let options: SplashOptions
    let clock: any Clock<Duration>
    let date: @Sendable () -> Date
    let log: @Sendable (String) -> Void

    /// Joins the services (DG-113).
    ///
    /// - Parameters:
    ///   - authenticationStore: Who is signed in.
    ///   - firebaseService: The services of Firebase.
    ///   - databaseService: The local database.
    ///   - configurationService: The settings, and the newest version in the store.
    ///   - notificationService: Push notifications; by default there are none.
    ///   - connectivity: Finds out whether there is a connection, before anything is asked (C-DG-19).
    ///   - secondary: The work that starts after the first screen, in this order (DG-184).
    ///   - options: The choices that the document leaves open.
    ///   - clock: The clock of the waits of ``initialize()``.
    ///   - date: The wall clock, for ages and maintenance windows.
    ///   - log: Receives what no screen shows, a sentence each.
    public init(
        authenticationStore: AuthenticationStore, firebaseService: FirebaseService,
        databaseService: DatabaseService, configurationService: ConfigurationService,
        notificationService: NotificationService = .off,
        connectivity: @escaping @Sendable () async throws -> Connectivity = { .undecided },
        secondary: [SecondaryService] = [], options: SplashOptions = SplashOptions(),
        clock: any Clock<Duration> = ContinuousClock(), date: @escaping @Sendable () -> Date = { Date() },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.authenticationStore, self.firebaseService) = (authenticationStore, firebaseService)
        (self.databaseService, self.configurationService) = (databaseService, configurationService)
        (self.notificationService, self.connectivity) = (notificationService, connectivity)
        (self.secondary, self.options, self.clock) = (secondary, options, clock)
        (self.date, self.log) = (date, log)
    }

    /// Runs the six steps in a separate launch that shows nothing.
    ///
    /// The stream ends when each step is done and no gate is closed, or with an ``InitializationError``.
    public func initialize() -> AsyncThrowingStream<InitializationStatus, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task { @MainActor in await self.run(into: continuation) }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    @MainActor
    private func run(
        into continuation: AsyncThrowingStream<InitializationStatus, any Error>.Continuation
    ) async {
        let plan = plan
        let controller = LaunchController(
            plan: plan.tasks, policy: LaunchPolicy(timeout: Duggy.policy(options).timeout), clock: clock,
            date: date, decide: { plan.router.decide($0) })
        defer { controller.cancel() }
        controller.appear()
        var told = 0
        repeat {
            let statuses = InitializationStatus.all(in: controller.trace)
            for status in statuses.dropFirst(told) { continuation.yield(status) }
            told = statuses.count
            if let failure = controller.failure {
                return continuation.finish(
                    throwing: InitializationError(failure, at: statuses.last?.openStep))
            }
            if controller.phase == .finished { return continuation.finish() }
        } while await controller.changed()
    }
}
