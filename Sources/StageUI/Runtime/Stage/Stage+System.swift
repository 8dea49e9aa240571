// Licensed under the Apache License, Version 2.0.

package import Foundation

/// The services of the system beside its views, for the modules that stand for Apple's other frameworks.
extension Stage {
    /// Has the system open a URL; the stage records it.
    package func openOutside(_ url: URL) { record.openedURLs.append(url) }

    /// Takes the focus from the field that has it; returns whether one had it.
    @discardableResult
    package func endEditing() -> Bool {
        guard focus.current != nil else { return false }
        focus.move(to: nil)
        return true
    }

    /// Gives haptic feedback, at once or after some seconds.
    package func give(_ feedback: SensoryFeedback, after delay: Double = 0) {
        let haptic = StageHaptic(feedback: feedback, time: time + delay)
        let place = record.haptics.lastIndex { $0.time <= haptic.time }.map { $0 + 1 } ?? 0
        record.haptics.insert(haptic, at: place)
    }

    /// Records, once, that something that an app asks for has no effect here, and what to do about it.
    package func tell(_ message: String) { report(.unsupported, message, at: updates.updatingNode) }

    /// Posts a notification of the system as a part of this stage.
    func post(_ name: String, _ information: [AnyHashable: Any]? = nil) {
        StageReference.run(
            {
                NotificationCenter.default.post(
                    name: Notification.Name(name), object: nil, userInfo: information)
            },
            on: self)
    }

    /// Indicates whether the app keeps the screen from being locked.
    package var isIdleTimerDisabled: Bool {
        get { record.isIdleTimerDisabled }
        set { record.isIdleTimerDisabled = newValue }
    }

    /// The bits of the ways in which the app has asked to notify the user, who allows them; nil before it has asked.
    package var notificationOptions: UInt? {
        get { record.notificationOptions }
        set { record.notificationOptions = newValue }
    }
    /// The record that the module of notifications keeps for the app.
    package var notifications: (any Sendable)? {
        get { record.notifications }
        set { record.notifications = newValue }
    }
}
