// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchAuth
public import LaunchCore
public import LaunchKit
public import Observation

/// One launch of Laten: the engine, the sign-in, and what happens to the session after the launch.
///
/// The splash is the only one who navigates until it is over. What happens to the session meanwhile is kept, and the
/// newest word counts (`C-LA-21`).
@MainActor
@Observable
public final class LatenLaunch {
    /// The engine; its route is what the window shows.
    @ObservationIgnored public let controller: LaunchController<LatenRoute>
    /// The keeper of the session.
    @ObservationIgnored public let keeper: AuthSessionKeeper
    /// The choices that the document leaves to the app.
    @ObservationIgnored public let options: LatenOptions
    /// The question after launches that did not come to their end.
    @ObservationIgnored public let reset: LaunchReset
    /// The model of the sign-in screen; a new one after each sign-out.
    public private(set) var model: SignInModel
    /// The switch for signing in by face or finger, in the account.
    @ObservationIgnored public let biometricSetting: BiometricSetting
    /// The settings of the account.
    @ObservationIgnored public let account: AccountModel
    /// The second factor and the passkeys of the account.
    @ObservationIgnored public let security: SecurityModel
    /// The signed-in user, as far as known.
    public private(set) var user: AuthUser?
    /// Indicates whether the server did not answer, so that a session on the device stands in for its answer.
    public private(set) var isOffline = false
    /// The number of completed splashes; each time the device answers once (`LA-53`, `C-LA-23`).
    public private(set) var completions = 0

    /// The clock of what is shown for a moment.
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored private let services: SignInServices
    @ObservationIgnored private let store: LatenStore
    @ObservationIgnored private let date: @Sendable () -> Date
    @ObservationIgnored private let log: @Sendable (String) -> Void
    @ObservationIgnored private let tasks: LatenTasks
    @ObservationIgnored private var news: SessionState<AuthSession>?
    /// The reason why the sign-in is shown although it is not known who is signed in; nil otherwise.
    @ObservationIgnored private var doubt: UnknownSessionReason?
    /// Indicates whether the user is signed out for having ended Sign in with Apple, and was not told yet.
    @ObservationIgnored private var isRevoked = false
    /// The session that a link has begun and that was not followed yet.
    @ObservationIgnored private var linked: AuthSession?
    @ObservationIgnored private var watcher: Task<Void, Never>?

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - setting: Time, and what is kept.
    ///   - accounts: Where the accounts are.
    ///   - store: What is kept over launches.
    ///   - options: What the document leaves to the app.
    ///   - crashMonitor: Counts launches that do not come to their end; nil counts none.
    public init(
        _ setting: LaunchSetting, accounts: AccountServices, store: LatenStore,
        options: LatenOptions = LatenOptions(), crashMonitor: CrashLoopMonitor? = nil
    ) {
        let keeper = accounts.keeper(clock: setting.clock, now: setting.date, log: setting.log)
        var services = accounts.signInServices(keeper, log: setting.log)
        if options.vault == .refreshToken {
            services.makeCredentials = { (email, password) async throws(AuthError) in
                // A separate session: the running one's token is rotated all the time.
                let session = try await keeper.client.signIn(email: email, password: password)
                return .refreshToken(username: email, token: session.refreshToken)
            }
        }
        (self.keeper, self.services, self.store) = (keeper, services, store)
        (self.options, log, clock) = (options, setting.log, accounts.clock ?? setting.clock)
        // What the app itself keeps is the device's: whether the onboarding was seen, and that it ran.
        let deletion = AccountDeletion(keeper: keeper, biometrics: services.biometrics, log: setting.log)
        account = AccountModel(
            strings: Laten.strings, deletion: deletion, passwordRules: options.passwordRules)
        security = SecurityModel(strings: Laten.strings, keeper: keeper, authenticator: accounts.passkeys)
        account.security = security
        account.askApple = { [ask = accounts.askApple, random = services.random] () async throws(AuthError) in
            try await ask(SignInNonce(random: random).hashed).authorizationCode
        }
        let tasks = LatenTasks(
            LatenTasks.Services(
                keeper: keeper, store: store, biometrics: services.biometrics, deletion: deletion,
                appleState: accounts.appleState, log: setting.log))
        let date = setting.date
        (self.tasks, self.date) = (tasks, date)
        var hooks = LaunchController<LatenRoute>.Hooks(guardedBy: crashMonitor)
        hooks.holdsLinks = { $0 != .explore }
        hooks.isSignInAnswer = { Laten.callback($0) != nil }
        let decide: @Sendable (LaunchResults) -> LaunchRouteDecision<LatenRoute> = {
            LatenRoute.rules.decide(tasks.knowledge($0, stored: keeper.current.session, at: date()))
        }
        let controller = LaunchController(
            plan: tasks.plan, policy: options.policy(reducesMotion: setting.reducesMotion),
            clock: setting.clock, date: date, decide: decide,
            // When not even the device itself answers, what is known has to do.
            offline: {
                LaunchOfflineAnswer(decide(LaunchResults()), kept: LaunchKept(results: LaunchResults()))
            }, reduceMotion: setting.reducesMotion, hooks: hooks)
        self.controller = controller
        reset = LaunchReset(Laten.resetWords, crashMonitor: crashMonitor, log: setting.log) {
            try await keeper.vault.write(.flows, nil)
        }
        model = Self.signIn(services, options, controller)
        biometricSetting = BiometricSetting(strings: Laten.strings, services: services)
        controller.tell(
            enteredPhase: { [weak self] in self?.entered($0) },
            takeSignInAnswer: { [weak self] in self?.finishSignIn($0) })
        account.onDone = { [weak self] in self?.told($0) }
        security.onDone = { [weak self] in self?.model.tell($0) }
        watch()
    }

    deinit { watcher?.cancel() }

    private static func signIn(
        _ services: SignInServices, _ options: LatenOptions, _ controller: LaunchController<LatenRoute>
    ) -> SignInModel {
        SignInModel(
            strings: Laten.strings, services: services, passwordRules: options.passwordRules
        ) { [weak controller] _ in controller?.proceed(to: .explore) }
    }

    private func entered(_ phase: LaunchPhase) {
        if phase == .exiting {
            // With the first moment of the exit, and once (`C-LA-22`).
            completions += 1
            let check = tasks.check(controller.results, stored: keeper.current.session)
            doubt = controller.route == .auth ? check.answer.gap : nil
            isOffline = controller.route == .explore && !check.answer.isKnown
            user = check.stored?.user
        }
        guard phase == .finished else { return }
        switch doubt {
        case nil: break
        case .unreadable, .notRead, .locked: model.tell(.unreadable, isError: true)
        case .unreachable, .tooSlow, .networkUndecided: model.tell(.offline, isError: true)
        }
        doubt = nil
        if let news { follow(news) }
        if isRevoked { noteRevoked() }
    }
}

// MARK: - The session after the launch

extension LatenLaunch {
    private func watch() {
        watcher = Task { [weak self, keeper] in
            for await change in await keeper.changes() {
                self?.hear(change.state)
                if change.change == .revoked(.apple) { self?.noteRevoked() }
            }
        }
    }

    /// Says why the user is signed out; until the splash is over it is kept.
    private func noteRevoked() {
        guard controller.phase == .finished else { return isRevoked = true }
        isRevoked = false
        model.tell(.appleEnded, isError: true)
    }

    /// Takes a word about the session; until the splash is over it is kept.
    func hear(_ state: SessionState<AuthSession>) {
        news = state
        if let session = state.session { user = session.user }
        if controller.phase == .finished { follow(state) }
    }

    private func follow(_ state: SessionState<AuthSession>) {
        news = nil
        switch state {
        case .unknown: break
        case .signedOut:
            linked = nil
            guard controller.route == .explore else { return }
            model = Self.signIn(services, options, controller)
            controller.proceed(to: .auth)
        case .signedIn(let session):
            // An expired session never navigates; a refresh may follow.
            guard session.isFresh(at: date(), margin: 0) else { return }
            isOffline = false
            account.noteSignIn(of: session)
            let isLinked = linked?.user.id == session.user.id
            linked = nil
            if isLinked, session.factorDue != nil, controller.route == .explore {
                // The link has begun another session than the one that the screen was opened for.
                model = Self.signIn(services, options, controller)
                controller.proceed(to: .auth)
            }
            if model.askForFactor(of: session) { return }
            // A sign-in on this screen navigates by itself, after the biometric prompt.
            guard controller.route != .explore, !model.isLoading, model.enrolmentOffer == nil else { return }
            arrive()
        }
    }

    private func arrive() { controller.proceed(to: .explore) }

    /// Handles the URL that a browser or a mail came back to, even when another run of the app had asked.
    private func finishSignIn(_ answer: URL) {
        guard let url = Laten.callback(answer) else { return }
        controller.perform { [weak self, keeper] in
            // Which one it was is known only until the flow ends.
            let provider = await keeper.pendingProvider(for: url)
            do throws(AuthError) {
                switch try await keeper.finishSignIn(url) {
                case .signedIn(let session):
                    self?.linked = session
                    self?.model.tell(session.user.isNewcomer ? .signUpTitle : .welcomeBack)
                case .recovering(let session):
                    self?.linked = session
                    self?.account.recover(session)
                case .ignored(let problem): self?.log("A callback was ignored: \(problem)")
                case .refused(let error): self?.model.tell(.server(error), provider: provider)
                }
            } catch {
                self?.model.tell(error, provider: provider)
            }
            self?.hear(await keeper.state)
        }
    }

    /// Notes that the onboarding was seen to its end, and moves on to the sign-in.
    public func finishOnboarding() {
        controller.proceed(to: .auth)
        controller.perform { [store, log] in
            do { try await store.completeOnboarding() } catch {
                log("The onboarding will be shown again: \(error)")
            }
        }
    }

    /// Signs the user out, here at once, and shows the sign-in (`LA-254`).
    ///
    /// - Parameter scope: `local` ends the session of this device; what is kept behind face or finger goes on. `global`
    ///   ends all sessions of the account.
    public func signOut(_ scope: AuthSignOutScope = .local) {
        controller.perform { [weak self, keeper, options, services] in
            do throws(AuthError) { try await keeper.signOut(scope: scope) } catch {
                self?.log("The sign-out could not be written yet: \(error)")
            }
            // The session behind face or finger ends with all others, and would only be refused.
            if scope == .global, options.vault == .refreshToken {
                do { try await services.biometrics?.removeSecret() } catch {
                    self?.log("The credentials could not be removed: \(error)")
                }
            }
            self?.hear(await keeper.state)
        }
    }

    /// Tells what was done to the account, on the screen that comes of it.
    private func told(_ text: SignInText) {
        controller.perform { [weak self, keeper] in
            self?.hear(await keeper.state)
            self?.model.tell(text, isError: text == .sessionEnded)
        }
    }

    /// The email address that signing in by face or finger can be turned on for; nil for an account without a password.
    var passwordAccount: String? {
        let hasPassword = user?.identities?.contains { $0.provider == "email" } ?? true
        return hasPassword ? user?.email : nil
    }
}
