// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The six numbered steps of Duggy's initialisation, in their order (DG-114).
public enum InitializationStep: Int, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// The services of Firebase are configured (DG-119).
    case firebase = 1
    /// The local database and what is kept in it (DG-122).
    case database
    /// The settings that the server gives the app (DG-123).
    case configuration
    /// Who is signed in (DG-124).
    case authentication
    /// Push notifications (DG-125).
    case notifications
    /// Whether this version of the app may be used (DG-130).
    case version

    /// The name of the step's task.
    public var id: LaunchTaskID {
        switch self {
        case .firebase: "firebase"
        case .database: "database"
        case .configuration: "configuration"
        case .authentication: "authentication"
        case .notifications: "notifications"
        case .version: "version"
        }
    }

    /// The step of a task, or nil when the task is none of the six.
    public init?(_ id: LaunchTaskID) {
        guard let found = Self.allCases.first(where: { $0.id == id }) else { return nil }
        self = found
    }

    /// What the user reads while the step is at work (DG-119 to DG-130).
    public var message: String {
        switch self {
        case .firebase: "Initializing services..."
        case .database: "Setting up local storage..."
        case .configuration: "Loading configuration..."
        case .authentication: "Checking authentication..."
        case .notifications: "Setting up notifications..."
        case .version: "Finalizing..."
        }
    }

    /// What the step's failure is to the user (DG-170, C-DG-18).
    public var error: InitializationError {
        switch self {
        case .firebase: .firebaseConfigurationFailed
        case .database: .databaseInitializationFailed
        case .configuration: .configurationLoadFailed
        case .authentication: .authenticationCheckFailed
        case .notifications: .notificationRegistrationFailed
        case .version: .versionCheckFailed
        }
    }

    /// What the launch does about the step's failure (C-DG-21).
    ///
    /// - Parameter isLiteral: Whether each step can end the launch, as the document writes it.
    public func criticality(isLiteral: Bool) -> LaunchCriticality {
        switch self {
        case .firebase, .authentication: .critical
        case .database, .configuration: .required
        case .notifications, .version: isLiteral ? .required : .optional
        }
    }

    /// Orders steps by their number.
    public static func < (left: InitializationStep, right: InitializationStep) -> Bool {
        left.rawValue < right.rawValue
    }
}
