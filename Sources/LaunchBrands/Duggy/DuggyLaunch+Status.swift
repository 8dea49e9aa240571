// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

// What the splash shows of the initialisation.
extension DuggyLaunch {
    /// What the newest run went through (DG-115); empty before it began.
    public var statuses: [DuggyInitializationStatus] { DuggyInitializationStatus.all(in: controller.trace) }

    /// How far the initialisation is; nil before it began (DG-93).
    public var status: DuggyInitializationStatus? { statuses.last }

    /// What the user reads about the step at work; empty before it began (DG-93, DG-105).
    public var loadingMessage: String { status?.message ?? "" }

    /// Whether the spinner and the message are there (DG-40, DG-47, DG-100, DG-110).
    ///
    /// After a retry they are there at once (C-DG-15).
    public var showLoading: Bool {
        switch controller.phase {
        case .entering, .holding, .slow: controller.isIndicatorVisible || controller.run > 1
        // What was seen stays until the splash is gone.
        case .completing, .exiting: controller.isIndicatorVisible || controller.run > 1
        default: false
        }
    }

    /// Whether the alert is there (DG-109).
    public var showError: Bool { controller.phase == .failed }

    /// Which of the seven errors it was; nil while nothing failed.
    public var error: DuggyInitializationError? {
        guard let failure = controller.failure else { return nil }
        let open = status.flatMap { status in
            DuggyStep.allCases.first { $0.message == status.message }
        }
        return DuggyInitializationError(failure, at: open)
    }

    /// What the alert says; empty while nothing failed (DG-55, DG-108).
    public var errorMessage: String { error?.alertMessage ?? "" }

    /// Whether the way to the next screen is open (DG-107).
    public var initializationComplete: Bool {
        controller.phase == .exiting || controller.phase == .finished
    }

    /// What the closed gate said, also while it is asked again; nil while the app may be entered.
    public var closedGate: LaunchVerdict? {
        var closed: LaunchVerdict?
        for event in controller.trace {
            switch event.kind {
            case .verdict(_, let verdict): closed = verdict.isBlocking ? verdict : nil
            case .failed: closed = nil
            default: break
            }
        }
        return closed
    }

    /// When the closed gate is asked again by itself, if it is.
    public var reopening: Date? {
        guard case .maintenance(_, let wait?)? = closedGate, let start = splashStart,
            let closed = controller.trace.last(where: { $0.kind == .phase(.blocked) }),
            let first = controller.trace.first(where: { $0.kind == .runBegan(1) })
        else { return nil }
        return start.addingTimeInterval((closed.time - first.time + wait) / .seconds(1))
    }
}

// What follows the splash.
extension DuggyLaunch {
    /// How dates are written.
    var dates: DuggyDates { DuggyDates(timeZone: options.timeZone) }

    /// The present date.
    var now: Date { date() }

    /// The present screen; nil while the splash or a gate has it.
    public var route: DuggyRoute? { controller.route }

    /// The member and the club, when they are known.
    public var session: DuggySession? {
        laterSession ?? controller.results?[initialization.authentication]?.state.user
    }

    /// When what is shown without a connection was received; nil when there is a connection.
    public var offlineSince: Date? {
        guard case .offline? = route else { return nil }
        return controller.results?[initialization.database]?.kept.session?.savedAt
    }

    /// The newer version that is on offer, unless the user put it off.
    public var offeredVersion: String? {
        guard !isUpdatePutOff, case .updateOffered(let version)? = controller.notice else { return nil }
        return version
    }

    /// What came of notifications.
    public var notifications: DuggyNotifications.Outcome? {
        laterNotifications ?? controller.results?[initialization.notifications]
    }

    /// The address of the support.
    public var supportEmail: String {
        controller.results?[initialization.configuration]?.document?.value.supportEmail
            ?? Duggy.supportEmail
    }

    /// Ends the app, which only its host can (DG-54).
    public func exit() { host.exit() }

    /// Opens a mail to the support; it says what failed, if something did.
    public func contactSupport() {
        var mail = URLComponents()
        (mail.scheme, mail.path) = ("mailto", supportEmail)
        let subject = [Duggy.Words.name, error?.errorDescription].compactMap(\.self).joined(separator: ": ")
        mail.queryItems = [URLQueryItem(name: "subject", value: subject)]
        if let url = mail.url { host.open(url) }
    }

    /// Opens the app's page in the store, where the look-up found it (DG-130).
    public func openStore() {
        if let page = storePage ?? URL(string: Duggy.storePage) { host.open(page) }
    }

    /// Puts the offer of a newer version aside for this launch.
    public func putUpdateOff() { isUpdatePutOff = true }

    /// Notes that the onboarding was seen, and goes on as the session says.
    public func finishOnboarding() {
        let cache = controller.results?[initialization.database]?.cache
        let log = services.log
        // A disk that cannot be written only means that the pages are shown once more.
        Task {
            do {
                try await cache?.completeOnboarding()
            } catch {
                log("duggy: the onboarding could not be noted as seen: \(error)")
            }
        }
        controller.proceed(to: session == nil ? .authentication : .home(tab: .home))
    }

    /// Signs a member in and goes on to the main screen; returns a sentence to show when it failed.
    public func signIn(email: String, password: String) async -> String? {
        switch await performSignIn(email, password) {
        case .failure(let refusal): return refusal.sentence
        case .success(let session):
            laterSession = session
            controller.proceed(to: .home(tab: .home))
            return nil
        }
    }

    /// Asks the user about notifications at a moment that the user chose (C-DG-20).
    public func askForNotifications() async {
        do {
            laterNotifications = try await services.notifications.setUp(asking: true)
        } catch {
            services.log("duggy: notifications failed: \(error)")
            laterNotifications = .failed
        }
    }
}
