// Licensed under the Apache License, Version 2.0.

import LaunchCore

// Going on with kept data: their age is shown, and newer ones are looked for as soon as that may help.
extension UrbanNestLaunch {
    /// Whether what is on screen is from an earlier launch.
    public var isOffline: Bool {
        guard refreshedRun != controller.run else { return false }
        let last = controller.trace.last { if case .navigated = $0.kind { true } else { false } }
        return last?.kind == .navigated(.offline)
    }

    /// How old the kept data are, for the user; nil when they are not what is on screen.
    public var offlineNote: String? {
        guard isOffline, let offline else { return nil }
        return "Updated \(DocumentAge(offline.age).text)"
    }

    /// Tells that the connection changed, or that the user answered whether it may be used.
    public func networkChanged() {
        controller.networkChanged()
        refreshIfOffline()
    }

    /// Asks the server again behind the screen; a failure leaves what is there.
    func refreshIfOffline() {
        guard isOffline, refresh == nil else { return }
        let (backend, run) = (backend, controller.run)
        refresh = Task { [weak self] in
            let fresh = try? await (backend.loadCities(), backend.loadConfiguration())
            self?.take(fresh?.0, run)
        }
    }

    private func take(_ cities: [UrbanNestCity]?, _ run: Int) {
        refresh = nil
        guard let cities, run == controller.run else { return }
        freshCities = cities
        refreshedRun = run
    }
}
