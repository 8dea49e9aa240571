// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// The six numbered steps of Duggy's initialisation, in their order (DG-114).
enum InitializationStep: Int, CaseIterable, Hashable, Sendable {
    case firebase = 1, database, configuration, authentication, notifications, version

    /// The step of a task, or nil when the task is none of the six.
    init?(_ id: LaunchTaskID) {
        guard let found = Self.allCases.first(where: { $0.id == id }) else { return nil }
        self = found
    }

    var id: LaunchTaskID { facts.id }
    /// What the user reads while the step is at work (DG-119 to DG-130).
    var message: String { facts.message }
    /// What the step's failure is to the user (DG-170, C-DG-18).
    var error: InitializationError { facts.error }

    private var facts: (id: LaunchTaskID, message: String, error: InitializationError) {
        switch self {
        case .firebase: ("firebase", "Initializing services...", .firebaseConfigurationFailed)
        case .database: ("database", "Setting up local storage...", .databaseInitializationFailed)
        case .configuration: ("configuration", "Loading configuration...", .configurationLoadFailed)
        case .authentication: ("authentication", "Checking authentication...", .authenticationCheckFailed)
        case .notifications:
            ("notifications", "Setting up notifications...", .notificationRegistrationFailed)
        case .version: ("version", "Finalizing...", .versionCheckFailed)
        }
    }

    /// What the launch does about the step's failure (C-DG-21).
    ///
    /// - Parameter isLiteral: Whether each step can end the launch, as the document writes it.
    func criticality(isLiteral: Bool) -> LaunchCriticality {
        switch self {
        case .firebase, .authentication: .critical
        case .database, .configuration: .required
        case .notifications, .version: isLiteral ? .required : .optional
        }
    }
}
