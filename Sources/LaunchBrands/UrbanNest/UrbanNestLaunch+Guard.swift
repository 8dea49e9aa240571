// Licensed under the Apache License, Version 2.0.

import LaunchCore

// What the app's life cycle and the crash guard add to a launch.
extension UrbanNestLaunch {
    /// Whether only what the first screen cannot do without is run, after launches that did not end.
    public var isSafeMode: Bool { keeper?.start.isSafeMode ?? false }

    /// Clears the saved cities and settings, which the server sends again; nobody is signed out by it.
    ///
    /// - Returns: A sentence to show when it failed.
    @discardableResult
    public func reset() async -> String? {
        offersReset = false
        do {
            try await cache.clearAnswers()
        } catch {
            return "The saved data could not be cleared: \(error)"
        }
        keeper?.note(.reset)
        return nil
    }

    /// Goes on without clearing anything.
    public func declineReset() { offersReset = false }

    /// Tells that the app came back to the foreground.
    public func sceneBecameActive() {
        keeper?.note(.becameActive)
        controller.sceneBecameActive()
        refreshIfOffline()
    }

    /// Tells that the app went to the background, where the system and the user may end it at any moment.
    public func sceneWentToBackground() {
        keeper?.note(.wentToBackground)
        controller.sceneWentToBackground()
    }

    /// Tells whether what the system protects while the device is locked can be read.
    public func markProtectedData(isAvailable: Bool) {
        controller.markProtectedData(isAvailable: isAvailable)
    }
}
