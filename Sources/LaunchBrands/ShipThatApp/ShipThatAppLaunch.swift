// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import Observation

/// Everything that ShipThatApp's screens need of one launch: joins splash, services and engine.
///
/// The engine decides when the splash may leave: after the hold, or when the work is done that the
/// launch is gated on. It then dismisses the splash, whose own state gates the window.
@MainActor
@Observable
public final class ShipThatAppLaunch {
    /// The engine.
    @ObservationIgnored public let controller: LaunchController<ShipThatAppRoute>
    /// The state of the splash (ST-30).
    @ObservationIgnored public let splash: SplashScreenStateManager
    /// The choices that the document leaves to the app.
    @ObservationIgnored public let options: ShipThatAppOptions
    /// The settings, once they are known.
    public private(set) var configuration: ShipThatAppConfiguration?
    /// Whether the work failed and the app goes on with what earlier launches have kept.
    public private(set) var isOffline = false
    /// Whether the app asks the server again or signs a user in.
    public private(set) var isBusy = false
    /// A sentence for the user when the sign-in failed.
    public private(set) var problem: String?
    /// The link that was handed over, if one was.
    public internal(set) var deliveredLink: URL?

    private var standing = ShipThatAppStore.Standing(isFirstLaunch: true, isSignedIn: false)
    @ObservationIgnored private let tasks: Tasks
    @ObservationIgnored private let backend: ShipThatAppBackend
    @ObservationIgnored private let store: ShipThatAppStore
    @ObservationIgnored private let log: @Sendable (String) -> Void
    @ObservationIgnored private var requests = 0

    private struct Tasks {
        var plan: LaunchPlan
        let standing: LaunchTask<ShipThatAppStore.Standing>
        var configuration: LaunchTask<ShipThatAppConfiguration>?
        var session: LaunchTask<Bool>?
    }

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - backend: Loads settings and session when the launch is gated on them.
    ///   - store: What earlier launches have kept.
    ///   - clock: The clock of all waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - reduceMotion: Whether the user wants less motion.
    ///   - options: The choices that the document leaves to the app.
    ///   - log: Takes a sentence for what could not be kept; the launch goes on without it.
    public init(
        backend: ShipThatAppBackend, store: ShipThatAppStore, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date, reduceMotion: Bool = false,
        options: ShipThatAppOptions = ShipThatAppOptions(),
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.options, self.backend, self.store, self.log) = (options, backend, store, log)
        splash = SplashScreenStateManager(timing: options.timing, clock: clock, date: date)
        let tasks = Self.makeTasks(backend: backend, store: store, gate: options.gate, log: log)
        self.tasks = tasks
        let box = OwnerBox()
        controller = LaunchController(
            plan: tasks.plan, policy: Self.policy(options), clock: clock, date: date,
            route: { results in
                box.owner?.leave(with: results)
                return .root
            },
            // When the time is up there is nothing to ask the user: what is kept is used (C-ST-16).
            offline: { .root }, reduceMotion: reduceMotion,
            deliver: { url, _ in box.owner?.deliveredLink = url })
        box.owner = self
    }

    /// How often the work is tried that the launch is gated on.
    public nonisolated static let retry = LaunchRetry.backoff(
        attempts: 3, initial: .milliseconds(400), jitter: 0)

    /// The times and rules of the launch (section 7.3 of the requirements).
    public nonisolated static func policy(_ options: ShipThatAppOptions) -> LaunchPolicy {
        let timing = options.timing
        return LaunchPolicy(
            entryDuration: timing.intro,
            minimumDisplay: options.gate == .hold ? timing.hold : timing.gatedHold,
            timeout: timing.timeout, exitDuration: timing.exit, reducedMotionExitDuration: timing.exit)
    }

    /// What the root shows (ST-39).
    public var content: ShipThatAppContent {
        .choose(isFirstLaunch: standing.isFirstLaunch, isSignedIn: standing.isSignedIn)
    }

    /// Whether the root is mounted: when the splash is over, or already below its exit (C-ST-09).
    public var showsRoot: Bool {
        switch splash.state {
        case .firstStep: false
        case .secondStep: options.handOff == .underlay
        case .finished: true
        }
    }

    /// The number of waits, tasks and requests that have not ended.
    public var pendingOperations: Int {
        controller.pendingOperations + splash.pendingOperations + requests
    }

    /// Starts the hold and the tasks with the first frame; only the first call counts (ST-33, C-ST-11).
    public func dismissSplashScreenAfterDelay() { controller.appear() }

    /// Goes on with what is kept when the time for the work is up; otherwise does nothing (C-ST-16).
    public func goOnOffline() {
        guard controller.canContinueOffline else { return }
        controller.continueOffline()
        if let results = controller.results { leave(with: results) }
    }

    /// Notes that the onboarding was seen to its end.
    public func finishOnboarding() {
        standing.isFirstLaunch = false
        // A disk that cannot be written only means that the slides are shown once more.
        request { [store, log] in
            await Self.keep("That the slides were seen", log) { try await store.completeOnboarding() }
        }
    }

    /// Signs the user in and goes on to the landing screen.
    public func signIn() {
        guard !isBusy else { return }
        (isBusy, problem) = (true, nil)
        request { [weak self, store] in
            do {
                try await store.setSignedIn(true)
                self?.standing.isSignedIn = true
            } catch {
                self?.problem = "Signing in failed. Please try again."
            }
            self?.isBusy = false
        }
    }

    /// Asks the server again after a launch without a connection.
    public func reload() {
        guard !isBusy else { return }
        isBusy = true
        request { [weak self, backend, store, log] in
            if let loaded = try? await backend.loadConfiguration() {
                await Self.keep("The settings", log) { try await store.save(loaded) }
                self?.configuration = loaded
                self?.isOffline = false
            }
            self?.isBusy = false
        }
    }

    /// Gives the launch up: nothing goes on running.
    public func cancel() {
        controller.cancel()
        splash.cancel()
    }

    /// The tasks are settled and the time is over: the splash leaves.
    private func leave(with results: LaunchResults) {
        if let kept = results[tasks.standing] { standing = kept }
        if let session = tasks.session, let isSignedIn = results[session] { standing.isSignedIn = isSignedIn }
        if let task = tasks.configuration {
            configuration = results[task]
            isOffline = configuration == nil
            if isOffline {
                request { [weak self, store] in
                    self?.configuration = (try? await store.configuration()) ?? self?.configuration
                }
            }
        }
        splash.dismiss()
    }

    private func request(_ work: @escaping @MainActor () async -> Void) {
        requests += 1
        Task {
            await work()
            requests -= 1
        }
    }

    /// Keeps something for later launches; what cannot be kept is told and does not stop this one.
    private nonisolated static func keep(
        _ what: String, _ log: @Sendable (String) -> Void, _ write: @Sendable () async throws -> Void
    ) async {
        do { try await write() } catch { log("\(what) could not be kept: \(error)") }
    }

    private static func makeTasks(
        backend: ShipThatAppBackend, store: ShipThatAppStore, gate: ShipThatAppOptions.Gate,
        log: @escaping @Sendable (String) -> Void
    ) -> Tasks {
        var plan = LaunchPlan()
        let standing = plan.task("readStanding", .optional) { try await store.standing() }
        var tasks = Tasks(plan: plan, standing: standing)
        guard gate == .work else { return tasks }
        tasks.configuration = tasks.plan.task("loadConfig", .optional, retry: retry) {
            let loaded = try await backend.loadConfiguration()
            await keep("The settings", log) { try await store.save(loaded) }
            return loaded
        }
        tasks.session = tasks.plan.task("checkAuth", .optional, retry: retry) {
            let isSignedIn = try await backend.refreshSession()
            await keep("The session", log) { try await store.setSignedIn(isSignedIn) }
            return isSignedIn
        }
        return tasks
    }
}

/// Lets the engine's closures reach the launch that is made after them.
@MainActor
private final class OwnerBox {
    weak var owner: ShipThatAppLaunch?
}
