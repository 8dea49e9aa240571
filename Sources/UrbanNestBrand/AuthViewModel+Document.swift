// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

// The members that the document's listings call. The engine does the work; each of these starts it, waits for
// it or continues after it, in any order and any number of times.
extension AuthViewModel {
    /// Indicates whether the app is still being prepared (UN-92).
    public var isLoading: Bool { controller.phase == .idle || controller.phase.isLoading }

    /// Begins the launch if it has not begun, and returns once its one check has said whether a user is signed in
    /// (C-UN-26); through a failure it waits for the retry. False when the launch or the caller was cancelled.
    @discardableResult
    public func checkAuthStatus() async -> Bool {
        controller.appear()
        while controller.output(of: plan.facts) == nil {
            guard await controller.changed() else { return false }
        }
        return controller.output(of: plan.facts)?.isSignedIn ?? false
    }

    /// Begins the launch if it has not begun, and returns once cities, configuration and session are there
    /// (UN-143), or the launch or the caller was cancelled.
    public func loadInitialData() async {
        controller.appear()
        while controller.results == nil, await controller.changed() {}
    }

    /// Moves on to the home screen, once the launch has reached a screen (UN-98).
    public func showHomeScreen() {
        if controller.route != nil { controller.proceed(to: .home(tab: .home)) }
    }

    /// Moves on to the first of the three slides, once the launch has reached a screen (UN-102).
    public func showOnboarding() {
        if controller.route != nil { controller.proceed(to: .onboarding(slide: 1, of: 3)) }
    }
}

// Continuing with kept data: its age is shown, and newer data is requested as soon as that may help.
extension AuthViewModel {
    /// Indicates whether the data on screen is from an earlier launch.
    public var isOffline: Bool { controller.destination == .offline && presentFresh == nil }

    /// The age of the kept data, for the user; nil when it is not on screen.
    public var offlineNote: String? {
        guard isOffline, let age = controller.kept?.age else { return nil }
        return String(localized: "Updated \(DocumentAge(age).words)")
    }

    /// Reports that the connection changed, or that the user answered whether it may be used.
    public func networkChanged() {
        controller.networkChanged()
        refreshIfOffline()
    }

    /// Asks the server again behind the screen; a failure leaves what is there.
    func refreshIfOffline() {
        guard isOffline, !isRefreshing else { return }
        isRefreshing = true
        let (backend, run) = (backend, controller.run)
        controller.perform { [weak self] in
            let fresh = try? await (backend.loadCities(), backend.loadConfiguration())
            self?.isRefreshing = false
            if let (cities, configuration) = fresh { self?.fresh = (run, cities, configuration) }
        }
    }
}
