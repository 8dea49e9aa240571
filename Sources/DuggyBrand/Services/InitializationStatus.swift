// Licensed under the Apache License, Version 2.0.

import LaunchCore
import SwiftUI

/// The progress of the initialisation (DG-131).
public struct InitializationStatus: Hashable, Sendable {
    /// The number of steps that are done, 0 to 6.
    public let step: Int
    /// The number of steps (DG-117).
    public let totalSteps: Int
    /// The text for the user: the message of the running step (C-DG-03).
    public let message: String
    /// Indicates whether every step is done (DG-118).
    public let isComplete: Bool

    /// Describes a state of the initialisation.
    public init(step: Int, totalSteps: Int = 6, message: String, isComplete: Bool = false) {
        (self.step, self.totalSteps) = (step, totalSteps)
        (self.message, self.isComplete) = (message, isComplete)
    }

    /// The share of the steps that is done, 0 to 1 (DG-132).
    public var progress: Double { totalSteps == 0 ? 1 : Double(step) / Double(totalSteps) }

    /// The step whose message it is; nil for a message of its own.
    var openStep: InitializationStep? { InitializationStep.allCases.first { $0.message == message } }

    /// The state before the first step, said as soon as the launch begins (DG-116, C-DG-04).
    static var starting: InitializationStatus {
        InitializationStatus(step: 0, message: String(localized: "Starting..."))
    }
}

extension InitializationStatus {
    /// Returns the states of a launch's newest run, one for each change (DG-115).
    ///
    /// It is empty before the first run.
    static func all(in trace: [LaunchTraceEvent]) -> [InitializationStatus] {
        var states: [InitializationStatus] = []
        var message = starting.message
        var done: Set<InitializationStep> = []
        for event in trace {
            switch event.kind {
            case .runBegan:
                (states, message, done) = ([starting], starting.message, [])
                continue
            case .taskStarted(let id, attempt: _):
                guard let step = InitializationStep(id), !states.isEmpty else { continue }
                message = step.message
            case .taskSettled(let id, let settlement):
                guard let step = InitializationStep(id), settlement != .failure, !states.isEmpty else {
                    continue
                }
                done.insert(step)
            default: continue
            }
            let count = done.count
            let state = InitializationStatus(
                step: count, message: message, isComplete: count == InitializationStep.allCases.count)
            if state != states.last { states.append(state) }
        }
        return states
    }
}

/// The six numbered steps of Duggy's initialisation, in their order (DG-114).
enum InitializationStep: Int, CaseIterable, Hashable, Sendable {
    case firebase = 1, database, configuration, authentication, notifications, version

    /// The step of a task, or nil when the task is none of the six.
    init?(_ id: LaunchTaskID) {
        guard let found = Self.allCases.first(where: { $0.id == id }) else { return nil }
        self = found
    }

    var id: LaunchTaskID { facts.id }
    /// The message to the user while the step runs (DG-119 to DG-130).
    var message: String { String(localized: String.LocalizationValue(facts.message)) }
    /// The same in the language of the document, for reports about the launch.
    var title: String { facts.message }
    /// The user's error when the step fails (DG-170, C-DG-18).
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

    /// Returns the effect of the step's failure on the launch (C-DG-21).
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
