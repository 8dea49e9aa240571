// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchMotion
public import Observation

/// Everything that UrbanNest's screens need of one launch: joins the services to the engine.
@MainActor
@Observable
public final class UrbanNestLaunch {
    /// The engine.
    @ObservationIgnored public let controller: LaunchController<UrbanNestRoute>
    /// The motion for most users.
    @ObservationIgnored public let motion: UrbanNestMotion
    /// The motion for users who want less of it.
    @ObservationIgnored public let reducedMotion: UrbanNestMotion
    /// The choices that the document leaves open.
    @ObservationIgnored public let options: UrbanNestOptions
    /// The cities on offer, when they have been loaded (UN-144).
    public var cities: [UrbanNestCity] {
        if refreshedRun == controller.run { return freshCities }
        return controller.results?[tasks.cities] ?? offline?.cities ?? []
    }
    /// The link that was handed over, if one was.
    public internal(set) var deliveredLink: URL?
    /// The screen that the user has gone on to, after the one that the present run chose.
    public var followUp: UrbanNestRoute? { step?.run == controller.run ? step?.route : nil }
    /// How long the present run took so far.
    public var telemetry: UrbanNestTelemetry { UrbanNestTelemetry(trace: controller.trace) }

    /// Whether the user is to be asked about a reset: the launches before did not come to their end.
    public internal(set) var offersReset: Bool

    private var step: Step?
    /// What earlier launches have kept, as it was when it was offered.
    private(set) var offline: UrbanNestOfflineSnapshot?
    /// The cities that came after the user had gone on without a connection, and the run that was in.
    var freshCities: [UrbanNestCity] = []
    var refreshedRun: Int?
    @ObservationIgnored var refresh: Task<Void, Never>?
    @ObservationIgnored let backend: UrbanNestBackend
    @ObservationIgnored private let tasks: Tasks
    @ObservationIgnored let cache: UrbanNestCache
    /// Counts launches that do not come to their end; nil counts none.
    @ObservationIgnored public let keeper: LaunchGuardKeeper?
    @ObservationIgnored private let performSignIn: @Sendable (String, String) async -> String?

    /// What the session check tells the router.
    struct Standing: Hashable, Sendable {
        var authentication: LaunchAuthentication<String>
        var isFirstLaunch: Bool

        var isSignedIn: Bool { authentication.user != nil }
    }

    /// A screen that the user went on to. A new run starts from its own screen again.
    private struct Step {
        let run: Int
        let route: UrbanNestRoute
    }

    /// The three critical tasks, all started at once (UN-142, C-UN-26, C-UN-27).
    struct Tasks {
        var plan: LaunchPlan
        let cities: LaunchTask<[UrbanNestCity]>
        let configuration: LaunchTask<UrbanNestConfiguration>
        let standing: LaunchTask<Standing>
    }

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - backend: Loads the data; answers that are to be kept must be kept by it.
    ///   - cache: What earlier launches have kept.
    ///   - clock: The clock of all waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - reduceMotion: Whether the user wants less motion.
    ///   - options: The choices that the document leaves open.
    ///   - policy: The times and rules.
    ///   - keeper: Counts launches that do not come to their end; nil counts none.
    ///   - signIn: Signs a user in by email and password; returns a sentence to show when it failed.
    /// - Throws: An error that names the entry of the motion that cannot be resolved.
    public init(
        backend: UrbanNestBackend, cache: UrbanNestCache, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date, reduceMotion: Bool = false,
        options: UrbanNestOptions = UrbanNestOptions(), policy: LaunchPolicy = UrbanNest.policy,
        keeper: LaunchGuardKeeper? = nil,
        signIn: @escaping @Sendable (_ email: String, _ password: String) async -> String?
    ) throws(MotionTimeline.Error) {
        motion = try UrbanNestMotion(isReduced: false)
        reducedMotion = try UrbanNestMotion(isReduced: true)
        self.options = options
        self.cache = cache
        self.keeper = keeper
        self.backend = backend
        offersReset = keeper?.start.isSafeMode ?? false
        performSignIn = signIn
        let tasks = Self.makeTasks(backend: backend, cache: cache, date: date)
        self.tasks = tasks
        let link = LinkBox()
        var hooks = LaunchController<UrbanNestRoute>.Hooks()
        if let keeper { hooks.guarded(by: keeper) }
        controller = LaunchController(
            plan: tasks.plan, policy: policy, clock: clock, date: date,
            decide: { results in
                let standing = results[tasks.standing]
                return UrbanNestRoute.rules.decide(
                    UrbanNestRoute.Facts(
                        isSignedIn: standing?.isSignedIn ?? false,
                        isFirstLaunch: standing?.isFirstLaunch ?? true))
            },
            offline: {
                // What cannot be read is not offered, rather than guessed.
                guard let kept = try? await cache.offlineSnapshot(),
                    let isFirstLaunch = try? await cache.isFirstLaunch()
                else { return nil }
                await link.owner?.takeOffline(kept)
                return UrbanNestRoute.rules.decide(
                    UrbanNestRoute.Facts(
                        isSignedIn: kept.session?.isSignedIn(at: date()) ?? false,
                        isFirstLaunch: isFirstLaunch))
            },
            session: {
                // Whoever has not signed in yet has no session that could expire.
                guard await link.owner?.isSignedIn == true else { return .unknown }
                return await cache.authentication(at: date()).session
            },
            expiredRoute: .login, reduceMotion: reduceMotion, hooks: hooks,
            deliver: { url, _ in link.owner?.deliveredLink = url })
        link.owner = self
    }

    /// Notes that the onboarding was seen to its end, and goes on to the sign-in.
    public func finishOnboarding() {
        step = Step(run: controller.run, route: .login)
        let cache = cache
        // A disk that cannot be written only means that the slides are shown once more.
        Task { try? await cache.completeOnboarding() }
    }

    /// Signs a user in and goes on to the home screen; returns a sentence to show when it failed.
    public func signIn(email: String, password: String) async -> String? {
        if let problem = await performSignIn(email, password) { return problem }
        step = Step(run: controller.run, route: .home(tab: .home))
        return nil
    }

    /// Whether the screen is one for a signed-in user.
    private var isSignedIn: Bool {
        if case .home = followUp ?? controller.route { return true }
        return false
    }

    private func takeOffline(_ kept: UrbanNestOfflineSnapshot) { offline = kept }

    private static func makeTasks(
        backend: UrbanNestBackend, cache: UrbanNestCache, date: @escaping @Sendable () -> Date
    ) -> Tasks {
        var plan = LaunchPlan(classify: ServiceError.kind(of:))
        let budget = UrbanNest.loadTarget
        let cities = plan.task("loadCities", budget: budget, work: backend.loadCities)
        let configuration = plan.task("loadConfig", budget: budget, work: backend.loadConfiguration)
        let standing = plan.task("checkAuth", budget: budget) {
            let session = try await backend.checkSession()
            // Whoever throws instead of answering has not said that nobody is signed in (C-UN-27).
            return Standing(
                authentication: try session.authentication(at: date()).known(),
                isFirstLaunch: try await cache.isFirstLaunch())
        }
        return Tasks(plan: plan, cities: cities, configuration: configuration, standing: standing)
    }
}

/// Lets the engine's closures reach the launch that is made after them.
@MainActor
private final class LinkBox {
    weak var owner: UrbanNestLaunch?
}
