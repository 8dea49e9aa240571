// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth
public import LaunchCore
public import LaunchKit
import LaunchStore
public import Observation

/// One launch of ShipThatApp: the engine, the state of the splash, and what the user does after it.
///
/// The engine decides when the splash may leave: after the hold, or when the work is done that the
/// launch is gated on.
@MainActor
@Observable
public final class ShipThatAppLaunch {
    /// The engine; its route is what the root shows.
    @ObservationIgnored public let controller: LaunchController<ShipThatAppRoute>
    /// The state of the splash (ST-30).
    @ObservationIgnored public let splash: SplashScreenStateManager
    /// The choices that the document leaves to the app.
    @ObservationIgnored public let options: ShipThatAppOptions
    /// The question after launches that did not come to their end.
    @ObservationIgnored public let reset: LaunchReset
    /// Indicates whether the app asks the server again.
    public private(set) var isBusy = false

    private var reloaded: ShipThatAppConfiguration?
    private var hasReloadFailed = false
    @ObservationIgnored private let tasks: ShipThatAppTasks
    @ObservationIgnored private let backend: ShipThatAppBackend
    @ObservationIgnored private let store: ShipThatAppStore
    @ObservationIgnored private let account: Account
    /// The settings of the user's account; nil where there are no accounts.
    @ObservationIgnored private(set) var settings: AccountModel?
    /// The sentence that the next sign-in screen begins with.
    @ObservationIgnored private var farewell: SignInText?
    /// Indicates whether somebody has signed in or out in this run: what could not be read matters no more.
    @ObservationIgnored private var isSessionSettled = false
    @ObservationIgnored private let log: @Sendable (String) -> Void
    /// The models of the sign-in screens that are shown.
    @ObservationIgnored private var forms = SignInForms()

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - backend: Loads the settings when the launch is gated on them.
    ///   - store: The data of earlier launches.
    ///   - account: Who is signed in.
    ///   - clock: The clock of all waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - reduceMotion: Whether the user prefers reduced motion.
    ///   - options: The choices that the document leaves to the app.
    ///   - crashMonitor: Counts launches that do not finish; nil counts none.
    ///   - log: Receives a sentence for what could not be stored; the launch continues without it.
    public init(
        backend: ShipThatAppBackend, store: ShipThatAppStore, account: Account, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date, reduceMotion: Bool = false,
        options: ShipThatAppOptions = ShipThatAppOptions(), crashMonitor: CrashLoopMonitor? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.options, self.backend, self.store, self.log) = (options, backend, store, log)
        self.account = account
        let tasks = ShipThatAppTasks((backend, store, account), gate: options.gate, log: log)
        self.tasks = tasks
        var hooks = LaunchController<ShipThatAppRoute>.Hooks(guardedBy: crashMonitor)
        hooks.isSignInAnswer = { account.isCallback($0) }
        controller = LaunchController(
            plan: tasks.plan, policy: options.policy, clock: clock, date: date,
            decide: { ShipThatAppRoute.rules.decide(tasks.user($0)) },
            offline: {
                let saved = try? await ShipThatAppTasks.saved(store, account, log)
                let kept = tasks.kept(saved ?? SavedState(isSessionUnknown: true))
                return LaunchOfflineAnswer(
                    ShipThatAppRoute.rules.decide(tasks.user(kept.results)), kept: kept)
            }, reduceMotion: reduceMotion, hooks: hooks)
        splash = SplashScreenStateManager(following: controller, timing: options.timing)
        reset = LaunchReset(ShipThatApp.resetWords, crashMonitor: crashMonitor, log: log) {
            try await store.clearConfiguration()
        }
        settings = account.makeSettings(strings: ShipThatApp.account) { [weak self] in self?.noteDone($0) }
        controller.tell(takeSignInAnswer: { [weak self] url in
            guard let self else { return }
            account.signIn(
                with: url, on: controller, log: log, form: { [weak self] in self?.forms.shown },
                settings: settings
            ) { [weak self] in
                self?.arrive()
            } ask: { [weak self] in
                guard let self, controller.route == .landing else { return }
                isSessionSettled = true
                controller.proceed(to: .signIn)
            }
        })
    }

    /// The settings, once they are known; none where nothing was asked for.
    public var configuration: ShipThatAppConfiguration? {
        guard tasks.isGated, let results = controller.results else { return nil }
        return reloaded ?? tasks.configuration(results) ?? tasks.user(results).configuration
    }

    /// The reason why the app continues with the data of earlier launches.
    enum KeptReason { case offline, carefulStart }

    /// The reason why the app continues with kept data; nil when the server has answered, or was not to be asked.
    var keptReason: KeptReason? {
        guard tasks.isGated, let results = controller.results else { return nil }
        if reloaded != nil || tasks.configuration(results) != nil { return nil }
        // After launches that failed the server is not asked, until the user wants it.
        return controller.crashMonitor?.start.isSafeMode == true && !hasReloadFailed
            ? .carefulStart : .offline
    }

    /// Indicates whether the work failed and the app continues with the data of earlier launches.
    public var isOffline: Bool { keptReason == .offline }

    /// Notes that the onboarding was seen to its end, and moves on to the sign-in.
    public func finishOnboarding() {
        controller.proceed(to: .signIn)
        // A disk that cannot be written only means that the slides are shown once more.
        controller.perform { [store, log] in
            await LaunchStore.keep("That the slides were seen", log: log) {
                try await store.completeOnboarding()
            }
        }
    }

    /// Makes the model of a sign-in screen; it moves on to the landing screen.
    public func makeSignIn() -> SignInModel {
        let model = SignInModel(strings: ShipThatApp.account, services: account.services) {
            [weak self] session in
            self?.settings?.noteSignIn(of: session)
            self?.arrive()
        }
        if let farewell {
            model.tell(farewell, isError: farewell == .sessionEnded)
        } else if isSessionUnknown {
            model.tell(.unreadable, isError: true)
        }
        farewell = nil
        forms.add(model)
        return model
    }

    /// Indicates whether the sign-in is shown although nobody knows who is signed in.
    private var isSessionUnknown: Bool {
        guard !isSessionSettled, let results = controller.results else { return false }
        return tasks.user(results).isSessionUnknown
    }

    private func arrive() {
        isSessionSettled = true
        controller.proceed(to: .landing)
    }

    /// Ends the session, on this device or on all, and moves on to the sign-in.
    public func signOut(_ scope: AuthSignOutScope = .local) {
        isSessionSettled = true
        controller.perform { [controller, account] in
            await account.signOut(scope)
            controller.proceed(to: .signIn)
        }
    }

    /// Leaves the landing screen after the user has deleted the account, or was signed out elsewhere.
    private func noteDone(_ done: SignInText) {
        guard [.accountDeleted, .sessionEnded].contains(done) else { return }
        (farewell, isSessionSettled) = (done, true)
        controller.proceed(to: .signIn)
    }

    /// Asks the server again after a launch without a connection.
    public func reload() {
        guard !isBusy else { return }
        isBusy = true
        controller.perform { [weak self, backend, store, log] in
            self?.reloaded = try? await ShipThatAppTasks.loadConfiguration(backend, store, log)
            self?.hasReloadFailed = self?.reloaded == nil
            self?.isBusy = false
        }
    }
}
