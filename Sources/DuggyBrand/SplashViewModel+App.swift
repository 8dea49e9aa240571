// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore

// What follows the splash.
extension SplashViewModel {
    var authenticationStore: AuthenticationStore { container.authenticationStore }
    var options: SplashOptions { container.options }
    var dates: MatchDates { MatchDates(timeZone: options.timeZone) }
    var now: Date { container.date() }
    /// The member and the club, when they are known.
    var session: MemberSession? { authenticationStore.session }

    /// The time at which the data shown offline was received; nil when there is a connection.
    var offlineSince: Date? {
        guard case .offline? = controller.route, let database = plan.database else { return nil }
        return controller.results?[database]?.kept.session?.savedAt
    }

    /// The destination that the kept club is enough for, when a step fails; nil without one, and where the kept
    /// settings demand a newer version (C-DG-13, C-DG-29).
    var offlineAnswer: LaunchOfflineAnswer<AppRoute>? {
        guard let service = container.appInitializationService as? AppInitializationService,
            let database = plan.database, let configuration = plan.configuration,
            let found = controller.output(of: database), let kept = found.kept.offline
        else { return nil }
        let settings = InitializationPlan.Configuration(document: kept.configuration, isOffline: true)
        guard !service.verdict(on: settings, listing: nil).isBlocking else { return nil }
        var results = LaunchResults()
        results[database] = found
        results[configuration] = settings
        return LaunchOfflineAnswer(plan.router.decide(results), kept: LaunchKept(results: results))
    }

    /// Continues with the kept club, where that is offered.
    func continueOffline() {
        guard controller.canContinueOffline else { return }
        if let kept = plan.database.flatMap({ controller.output(of: $0)?.kept.session?.value }) {
            authenticationStore.session = kept
        }
        controller.continueOffline()
    }

    /// The newer version that is on offer, unless the user put it off.
    var offeredVersion: String? {
        guard !isUpdatePutOff, case .updateOffered(let version)? = controller.notice else { return nil }
        return version
    }

    var notifications: NotificationService.Outcome? {
        laterNotifications ?? plan.notifications.flatMap { controller.results?[$0] }
    }

    var supportEmail: String {
        plan.configuration.flatMap { controller.output(of: $0)?.document?.value.supportEmail }
            ?? Duggy.supportEmail
    }

    /// Ends the app, which only its host can (DG-54).
    func exit() { container.host.exit() }

    /// Opens a mail to the support; it says what failed, if something did.
    func contactSupport() {
        var mail = URLComponents()
        (mail.scheme, mail.path) = ("mailto", supportEmail)
        let subject = [Duggy.Texts.name, error?.errorDescription].compactMap(\.self).joined(separator: ": ")
        mail.queryItems = [URLQueryItem(name: "subject", value: subject)]
        if let url = mail.url { container.host.open(url) }
    }

    /// Opens the app's page in the store, where the look-up found it (DG-130).
    func openStore() {
        let listing = plan.version.flatMap { controller.output(of: $0)?.listing }
        if let page = listing?.page ?? URL(string: Duggy.storePage) { container.host.open(page) }
    }

    /// Dismisses the offer of a newer version for this launch.
    func putUpdateOff() { isUpdatePutOff = true }

    /// Notes that the onboarding was seen, and moves on as the session says.
    func finishOnboarding() {
        // A disk that cannot be written only means that the pages are shown once more.
        note("That the pages were seen") { try await $0.completeOnboarding() }
        controller.proceed(to: session == nil ? .authentication : .home(tab: .home))
    }

    /// Makes the model of a sign-in screen; it moves on to the main screen.
    func makeSignIn() -> SignInModel {
        let model = SignInModel(strings: Duggy.Texts.account, services: authenticationStore.services) {
            [weak self] session in
            self?.settings?.noteSignIn(of: session)
            self?.arrive()
        }
        if let farewell { model.tell(farewell, isError: farewell == .sessionEnded) }
        farewell = nil
        forms.add(model)
        return model
    }

    /// Moves on to the main screen of the member who has just signed in.
    private func arrive() {
        guard let member = session else { return }
        note("The member") { try await $0.save(member) }
        // A link that waited for the sign-in is delivered after this, and opens its tab.
        navigationStore.beginAtHome()
        controller.proceed(to: .home(tab: .home))
    }

    /// Signs in with the link of a mail.
    func finishSignIn(_ url: URL) {
        authenticationStore.memberAccount.signIn(
            with: url, on: controller, log: container.log, form: { [weak self] in self?.forms.shown },
            settings: settings
        ) { [weak self] in
            self?.arrive()
        } ask: { [weak self] in
            guard let self, case .home? = controller.route else { return }
            authenticationStore.session = nil
            controller.proceed(to: .authentication)
        }
    }

    /// Leaves the main screen after the member has deleted the account, or was signed out elsewhere.
    func noteDone(_ done: SignInText) {
        guard [.accountDeleted, .sessionEnded].contains(done) else { return }
        farewell = done
        authenticationStore.session = nil
        controller.proceed(to: .authentication)
    }

    /// Ends the session, on this device or on all, and moves on to the sign-in.
    func signOut(_ scope: AuthSignOutScope) {
        controller.perform { [weak self, authenticationStore] in
            await authenticationStore.signOut(scope)
            self?.note("The sign-out") { try await $0.forgetSession() }
            self?.controller.proceed(to: .authentication)
        }
    }

    private func note(_ what: String, _ write: @escaping @Sendable (ClubCache) async throws -> Void) {
        guard let cache = plan.database.flatMap({ controller.results?[$0]?.cache }) else { return }
        controller.perform { [log = container.log] in
            await LaunchStore.keep(what, log: log) { try await write(cache) }
        }
    }

    /// Asks the user about notifications at a moment that the user chose (C-DG-20).
    func askForNotifications() async {
        do {
            laterNotifications = try await container.notificationService.setUp(asking: true)
        } catch {
            container.log("duggy: notifications failed: \(error)")
            laterNotifications = .failed
        }
    }
}
