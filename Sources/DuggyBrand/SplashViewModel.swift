// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
public import LaunchCore
import LaunchKit
public import Observation

/// The model of Duggy's splash and of what follows: joins the initialisation to the engine (DG-192).
///
/// What the document's view model keeps in flags that timers set is read here from the engine's state and
/// the time, so that no timer can fire too late (C-DG-14, C-DG-34).
@MainActor
@Observable
public final class SplashViewModel {
    /// The engine.
    @ObservationIgnored public let controller: LaunchController<AppRoute>
    /// The screen on top, and the tab below it.
    @ObservationIgnored public let navigationStore: NavigationStore
    /// The time at which the splash was first shown; a retry does not begin it anew (C-DG-15).
    private(set) var splashStart: Date?
    /// Indicates whether the offer of a newer version was dismissed.
    var isUpdatePutOff = false
    /// The outcome of notifications after the launch.
    var laterNotifications: NotificationService.Outcome?

    /// The question after launches that did not come to their end.
    var reset: LaunchReset? { container.reset }

    /// The models of the sign-in screens that are shown.
    @ObservationIgnored var forms = SignInForms()
    /// The settings of the member's account; nil where there are no accounts.
    @ObservationIgnored private(set) var settings: AccountModel?
    /// The sentence that the next sign-in screen begins with.
    @ObservationIgnored var farewell: SignInText?
    @ObservationIgnored let container: DependencyContainer
    @ObservationIgnored let plan: InitializationPlan
    /// The reports of a service that the launch does not run itself.
    @ObservationIgnored let reports: InitializationReports?

    /// Creates the model of an initialisation, which may be any that says how far it is (DG-94, C-DG-33).
    public convenience init(initializationService: any AppInitializationServiceProtocol) {
        self.init(DependencyContainer(initializationService))
    }

    /// Creates the model of an app.
    ///
    /// - Parameters:
    ///   - container: What the app is made of.
    ///   - reduceMotion: Whether the user wants less motion.
    public init(_ container: DependencyContainer, reduceMotion: Bool = false) {
        self.container = container
        let service = container.appInitializationService
        if let own = service as? AppInitializationService {
            (plan, reports) = (own.plan, nil)
        } else {
            let reports = InitializationReports()
            plan = reports.plan(following: service, container.authenticationStore)
            self.reports = reports
        }
        let router = plan.router
        var hooks = LaunchController<AppRoute>.Hooks(guardedBy: container.crashMonitor)
        hooks.holdsLinks = { $0.isFullScreen }
        hooks.isSignInAnswer = { [account = container.authenticationStore.account] in account.isCallback($0) }
        let keeping = KeptClub()
        var offline: (@Sendable () async -> LaunchOfflineAnswer<AppRoute>?)?
        if plan.database != nil { offline = { await keeping.answer() } }
        let navigationStore = NavigationStore()
        self.navigationStore = navigationStore
        controller = LaunchController(
            plan: plan.tasks, policy: Duggy.policy(container.options).faster(by: container.pace),
            clock: container.clock, date: container.date, decide: { router.decide($0) },
            offline: offline, reduceMotion: reduceMotion, hooks: hooks,
            deliver: { [weak navigationStore] url, _ in navigationStore?.follow(url) })
        navigationStore.controller = controller
        keeping.model = self
        settings = container.authenticationStore.account.makeSettings(strings: Duggy.Texts.account) {
            [weak self] in self?.noteDone($0)
        }
        controller.tell(takeSignInAnswer: { [weak self] in self?.finishSignIn($0) })
    }

    /// Starts the initialisation, or starts it anew after a failure (DG-50, DG-53, DG-95).
    public func startInitialization() {
        if splashStart == nil { splashStart = container.date() }
        if controller.phase == .idle { controller.appear() } else { controller.retry() }
    }
}

/// The club that an earlier launch has kept, as the model of the present one knows it.
@MainActor
private final class KeptClub {
    weak var model: SplashViewModel?

    func answer() -> LaunchOfflineAnswer<AppRoute>? { model?.offlineAnswer }
}
