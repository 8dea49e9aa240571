// Licensed under the Apache License, Version 2.0.

/// Push notifications: the user's permission, and the device's registration.
public struct NotificationService: Sendable {
    /// What the user has permitted.
    public enum Permission: String, Hashable, Sendable, CaseIterable {
        /// The user was never asked.
        case undecided
        /// Notifications may be shown.
        case granted
        /// They may not.
        case denied
    }

    /// What a notification may do (DG-126).
    public enum Option: String, Hashable, Sendable, CaseIterable {
        /// Show its words.
        case alert
        /// Count on the app's icon.
        case badge
        /// Be heard.
        case sound
    }

    /// What came of the step.
    public enum Outcome: Hashable, Sendable {
        /// The device is registered.
        case registered
        /// The user does not want notifications (DG-129).
        case denied
        /// The user is asked later, at a moment that the app chooses (C-DG-20).
        case deferred
        /// It failed, which keeps nobody out of the app (C-DG-21).
        case failed
    }

    /// The options that are asked for (DG-126).
    public static let options: [Option] = [.alert, .badge, .sound]

    /// Tells what the user has permitted, without asking.
    public var permission: @Sendable () async throws -> Permission
    /// Asks the user, who may take any time; true when it was permitted.
    public var request: @Sendable ([Option]) async throws -> Bool
    /// Registers the device for push messages, on the main actor.
    public var register: @MainActor @Sendable () async throws -> Void

    /// Notifications of a device that has none.
    public static let off = NotificationService(
        permission: { .denied }, request: { _ in false }, register: {})

    /// Joins the questions and the registration.
    public init(
        permission: @escaping @Sendable () async throws -> Permission,
        request: @escaping @Sendable ([Option]) async throws -> Bool,
        register: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.permission = permission
        self.request = request
        self.register = register
    }

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
