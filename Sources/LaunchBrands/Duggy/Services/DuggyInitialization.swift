// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

/// Duggy's six steps as a plan for the launch engine, in sequence (DG-114, C-DG-01, C-DG-02).
///
/// A probe of the connection stands beside the numbered steps (C-DG-19), a gate between configuration
/// and authentication (DG-20), and the secondary services behind them all (DG-184).
public struct DuggyInitialization: Sendable {
    /// The tasks.
    public let plan: LaunchPlan
    let database: LaunchTask<Database>
    let configuration: LaunchTask<Configuration>
    let authentication: LaunchTask<Authentication>
    let notifications: LaunchTask<DuggyNotifications.Outcome>

    /// The name of the probe's task, which has no number.
    public static let probe: LaunchTaskID = "connectivity"
    /// The name of the gate's task, which has no number.
    public static let gate: LaunchTaskID = "maintenance"
    /// The longest time of one step (C-DG-13).
    public static let stepLimit = Duration.seconds(10)
    /// The longest time of the probe, after which the requests themselves decide.
    public static let probeLimit = Duration.seconds(3)

    struct Database: Sendable {
        let cache: DuggyCache
        let kept: DuggyKept
    }

    /// The settings, and whether they are those of an earlier launch.
    struct Configuration: Sendable {
        /// Nil only when the server is closed and nothing is kept.
        let document: CachedDocument<DuggyConfiguration>?
        /// What the server said instead of an answer, when it said that it is closed.
        var closed: MaintenanceWindow?
        let isOffline: Bool
    }

    struct Authentication: Sendable {
        let state: LaunchAuthentication<DuggySession>
        let isOffline: Bool
    }

    /// Plans the initialisation.
    ///
    /// - Parameters:
    ///   - services: What the steps work with.
    ///   - options: The choices that the document leaves open.
    ///   - date: The wall clock, for ages and maintenance windows.
    ///   - found: Takes what the store's look-up says.
    public init(
        services: DuggyServices, options: DuggyOptions, date: @escaping @Sendable () -> Date,
        found: @escaping @Sendable (DuggyStoreListing) async -> Void = { _ in }
    ) {
        let work = DuggyWork(services: services, options: options, date: date, found: found)
        var plan = LaunchPlan(classify: ServiceError.kind(of:))
        func criticality(_ step: DuggyStep) -> LaunchCriticality {
            step.criticality(isLiteral: options.steps == .literal)
        }
        let probe = plan.task(
            Self.probe, .optional, timeout: Self.probeLimit, fallback: .undecided,
            work: services.backend.probe)
        let firebase = plan.task(
            DuggyStep.firebase.id, criticality(.firebase), DuggyStep.firebase.message,
            timeout: Self.stepLimit, work: work.configureFirebase)
        database = plan.task(
            DuggyStep.database.id, criticality(.database), DuggyStep.database.message, after: firebase,
            timeout: Self.stepLimit
        ) { _ in try await work.openDatabase() }
        configuration = plan.task(
            DuggyStep.configuration.id, criticality(.configuration), DuggyStep.configuration.message,
            after: database, probe, timeout: Self.stepLimit, work: work.loadConfiguration)
        let gate = plan.task(Self.gate, .critical, after: configuration, work: work.maintenance)
        authentication = plan.task(
            DuggyStep.authentication.id, criticality(.authentication), DuggyStep.authentication.message,
            after: database, configuration, gate, timeout: Self.stepLimit
        ) { database, configuration, _ in
            try await work.checkAuthentication(database, configuration)
        }
        // A question to the user has no time limit; nobody is hurried while reading (C-DG-20).
        notifications = plan.task(
            DuggyStep.notifications.id, criticality(.notifications), DuggyStep.notifications.message,
            after: authentication, timeout: options.prompt == .later ? Self.stepLimit : nil,
            fallback: options.steps == .literal ? nil : .failed
        ) { _ in try await work.setUpNotifications() }
        plan.task(
            DuggyStep.version.id, criticality(.version), DuggyStep.version.message, after: notifications,
            configuration, timeout: Self.stepLimit
        ) { _, configuration in try await work.checkVersion(configuration) }
        Self.addSecondary(services, to: &plan)
        self.plan = plan
    }

    /// Each after the other, in the order given; one that fails does not keep the next from starting.
    private static func addSecondary(_ services: DuggyServices, to plan: inout LaunchPlan) {
        var last: LaunchTask<Bool>?
        for service in services.secondary {
            let id = LaunchTaskID(rawValue: service.id)
            let log = services.log
            let start: @Sendable () async throws -> Bool = {
                await inBackground {
                    do {
                        try await service.start()
                        return true
                    } catch {
                        log("duggy: \(service.id) did not start: \(error)")
                        return false
                    }
                }
            }
            if let previous = last {
                last = plan.task(id, .secondary, after: previous, fallback: false) { _ in try await start() }
            } else {
                last = plan.task(id, .secondary, fallback: false, work: start)
            }
        }
    }

    /// Runs work that must not take the processor from the first screen (DG-185).
    private static func inBackground<Output: Sendable>(
        _ work: @escaping @Sendable () async -> Output
    ) async -> Output {
        await withTaskGroup(of: Output.self) { group in
            group.addTask(priority: .background) { await work() }
            var output = await group.next()
            while output == nil { output = await group.next() }
            if let output { return output }
            return await work()
        }
    }

    /// Where the results lead, the first rule that applies (C-DG-29).
    public var router: LaunchRouter<DuggyRoute> {
        LaunchRouter(otherwise: .authentication)
            .when("without a connection") { results in
                let isOffline =
                    results[configuration]?.isOffline == true || results[authentication]?.isOffline == true
                return isOffline ? .offline(tab: .home) : nil
            }
            .when("first launch") { results in
                results[database]?.kept.isFirstLaunch == true ? .onboarding : nil
            }
            .when("signed in") { results in
                results[authentication]?.state.user == nil ? nil : .home(tab: .home)
            }
    }
}
