// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
public import LaunchCore
public import LaunchKit
public import LaunchMotion
import LaunchStore
public import Observation

/// The model of the launch: joins the services to the engine, and is what every screen reads.
@MainActor
@Observable
public final class AuthViewModel {
    /// The engine.
    @ObservationIgnored public let controller: LaunchController<UrbanNestRoute>
    /// The motion for most users.
    @ObservationIgnored public let motion: UrbanNestMotion
    /// The motion for users who want less of it.
    @ObservationIgnored public let reducedMotion: UrbanNestMotion
    /// The choices that the document leaves open.
    @ObservationIgnored public let options: UrbanNestOptions
    /// The app's own version, such as 1.0.0.
    @ObservationIgnored public let version: String?
    /// The question after launches that did not come to their end.
    @ObservationIgnored public let reset: LaunchReset
    /// The times of the present run so far.
    public var telemetry: UrbanNestTelemetry { UrbanNestTelemetry(trace: controller.trace) }

    /// The user's last sign-in or sign-out, and its run.
    private var changed: (run: Int, isSignedIn: Bool)?
    /// Data that arrived after "Continue Offline", and its run.
    var fresh: (run: Int, cities: [UrbanNestCity], configuration: UrbanNestConfiguration)?
    @ObservationIgnored var isRefreshing = false
    @ObservationIgnored let backend: UrbanNestBackend
    @ObservationIgnored let plan: UrbanNestPlan
    @ObservationIgnored private let cache: UrbanNestCache
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let log: @Sendable (String) -> Void
    /// The settings of the user's account; nil where there are no accounts.
    @ObservationIgnored public private(set) var settings: AccountModel?
    /// The sentence that the next sign-in screen begins with.
    @ObservationIgnored private var farewell: SignInText?
    /// The models of the sign-in screens that are shown.
    @ObservationIgnored private var forms = SignInForms()

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - backend: Loads the data; answers that are to be kept must be kept by it.
    ///   - account: Who is signed in (UN-05).
    ///   - cache: The data of earlier launches.
    ///   - clock: The clock of all waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - reduceMotion: Whether the user prefers reduced motion.
    ///   - options: The choices that the document leaves open.
    ///   - policy: The times and rules.
    ///   - version: The app's own version; without one it is never too old.
    ///   - crashMonitor: Counts launches that do not finish; nil counts none.
    ///   - log: Receives a sentence when the saved data could not be read, written or cleared, or a link was not this
    ///     app's.
    /// - Throws: An error that names the entry of the motion that cannot be resolved.
    public init(
        backend: UrbanNestBackend, account: Account, cache: UrbanNestCache, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date, reduceMotion: Bool = false,
        options: UrbanNestOptions = UrbanNestOptions(), policy: LaunchPolicy = UrbanNest.policy,
        version: String? = nil, crashMonitor: CrashLoopMonitor? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(MotionTimeline.Error) {
        motion = try UrbanNestMotion(isReduced: false)
        reducedMotion = try UrbanNestMotion(isReduced: true)
        (self.options, self.version) = (options, version)
        (self.backend, self.account, self.cache, self.log) = (backend, account, cache, log)
        reset = LaunchReset(UrbanNest.Texts.reset, crashMonitor: crashMonitor, log: log) {
            try await cache.clearAnswers()
        }
        let plan = UrbanNestPlan(backend: backend, check: account.check, log: log) {
            try await cache.isFirstLaunch()
        }
        self.plan = plan
        var hooks = LaunchController<UrbanNestRoute>.Hooks(guardedBy: crashMonitor)
        hooks.hasSession = { if case .home = $0 { true } else { false } }
        hooks.isSignInAnswer = { account.isCallback($0) }
        controller = LaunchController(
            plan: plan.tasks, policy: policy, clock: clock, date: date, decide: { plan.decide($0) },
            offline: { await plan.kept(in: cache, account) },
            session: { await account.check().answer.session },
            expiredRoute: .login, reduceMotion: reduceMotion, hooks: hooks)
        settings = account.makeSettings(strings: UrbanNest.Texts.account) { [weak self] in
            self?.noteDone($0)
        }
        controller.tell(takeSignInAnswer: { [weak self] url in
            guard let self else { return }
            account.signIn(
                with: url, on: controller, log: log, form: { [weak self] in self?.forms.shown },
                settings: settings
            ) { [weak self] in
                self?.arrive(isSignedIn: true)
            } ask: { [weak self] in
                guard case .home? = self?.controller.route else { return }
                self?.arrive(isSignedIn: false)
            }
        })
    }

    // MARK: What was loaded (UN-144)

    /// The cities on offer, when they have been loaded.
    public var availableCities: [UrbanNestCity] {
        presentFresh?.cities ?? controller.results?[plan.cities] ?? []
    }

    /// The server's configuration of the app, when it has been loaded.
    public var appConfig: UrbanNestConfiguration? {
        presentFresh?.configuration ?? controller.results?[plan.configuration]
    }

    /// Indicates whether a user is signed in, as far as known.
    public var isAuthenticated: Bool {
        if let changed, changed.run == controller.run { return changed.isSignedIn }
        return controller.destination != .expired && controller.results?[plan.facts]?.isSignedIn == true
    }

    /// The fresh data, if it belongs to the present run.
    var presentFresh: (run: Int, cities: [UrbanNestCity], configuration: UrbanNestConfiguration)? {
        fresh?.run == controller.run ? fresh : nil
    }

    // MARK: Moving on

    /// Notes that the onboarding was seen to its end, and moves on to the sign-in.
    public func finishOnboarding() {
        controller.proceed(to: .login)
        // A disk that cannot be written only means that the slides are shown once more.
        controller.perform { [cache, log] in
            await LaunchStore.keep("That the slides were seen", log: log) {
                try await cache.completeOnboarding()
            }
        }
    }

    /// Makes the model of a sign-in screen; it moves on to the home screen.
    public func makeSignIn() -> SignInModel {
        let model = SignInModel(strings: UrbanNest.Texts.account, services: account.services) {
            [weak self] session in
            self?.settings?.noteSignIn(of: session)
            self?.arrive(isSignedIn: true)
        }
        if let farewell { model.tell(farewell, isError: farewell == .sessionEnded) }
        farewell = nil
        forms.add(model)
        return model
    }

    /// Ends the session, on this device or on all, and moves on to the sign-in.
    public func signOut(_ scope: AuthSignOutScope = .local) {
        controller.perform { [weak self, account] in
            await account.signOut(scope)
            self?.arrive(isSignedIn: false)
        }
    }

    /// Leaves the home screen after the user has deleted the account, or was signed out elsewhere.
    private func noteDone(_ done: SignInText) {
        guard [.accountDeleted, .sessionEnded].contains(done) else { return }
        farewell = done
        arrive(isSignedIn: false)
    }

    private func arrive(isSignedIn: Bool) {
        changed = (controller.run, isSignedIn)
        controller.proceed(to: isSignedIn ? .home(tab: .home) : .login)
    }
}
