// Licensed under the Apache License, Version 2.0.

import LaunchCore

// Going on with kept data: their age is shown, and newer ones are looked for as soon as that may help.
extension AuthViewModel {
    /// Whether what is on screen is from an earlier launch.
    public var isOffline: Bool { controller.destination == .offline && presentFresh == nil }

    /// How old the kept data are, for the user; nil when they are not what is on screen.
    public var offlineNote: String? {
        guard isOffline, let age = controller.kept?.age else { return nil }
        return "Updated \(DocumentAge(age).text)"
    }

    /// Tells that the connection changed, or that the user answered whether it may be used.
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
