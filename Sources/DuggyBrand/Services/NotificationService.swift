// Licensed under the Apache License, Version 2.0.

/// Push notifications: the user's permission, and the device's registration.
public struct NotificationService: Sendable {
    /// The user's permission.
    enum Permission: String, Sendable {
        case undecided, granted, denied
    }

    /// An option of a notification.
    enum Option: String, Sendable {
        case alert, badge, sound
    }

    /// The outcome of the step.
    enum Outcome: Sendable {
        case registered
        /// The user does not want notifications (DG-129).
        case denied
        /// The user is asked later, at a moment that the app chooses (C-DG-20).
        case deferred
        /// It failed, which locks no user out of the app (C-DG-21).
        case failed
    }

    /// The options that are asked for (DG-126).
    static let options: [Option] = [.alert, .badge, .sound]

    /// Returns the user's permission, without asking.
    var permission: @Sendable () async throws -> Permission
    /// Asks the user, who may take any time; true when it was permitted.
    var request: @Sendable ([Option]) async throws -> Bool
    /// Registers the device for push messages.
    var register: @MainActor @Sendable () async throws -> Void

    /// Notifications of a device that has none.
    public static let off = NotificationService(
        permission: { .denied }, request: { _ in false }, register: {})

    /// Registers where that is permitted, and asks only if wanted (DG-128, DG-129, C-DG-20).
    ///
    /// - Parameter asks: Whether the user may be asked now.
    func setUp(asking asks: Bool) async throws -> Outcome {
        switch try await permission() {
        case .denied: return .denied
        case .undecided:
            guard asks else { return .deferred }
            guard try await request(Self.options) else { return .denied }
        case .granted: break
        }
        try await register()
        return .registered
    }
}
