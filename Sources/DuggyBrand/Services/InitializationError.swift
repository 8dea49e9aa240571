// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchCore
import SwiftUI

/// An error while Duggy starts, as the user reads it (DG-170).
public enum InitializationError: LocalizedError, CaseIterable, Hashable, Sendable {
    /// The services of Firebase could not be configured.
    case firebaseConfigurationFailed
    /// The database could not be opened.
    case databaseInitializationFailed
    /// The settings could not be loaded.
    case configurationLoadFailed
    /// The check who is signed in failed.
    case authenticationCheckFailed
    /// The device could not be registered for notifications.
    case notificationRegistrationFailed
    /// The check whether this version may be used failed.
    case versionCheckFailed
    /// There is no connection, and no kept data to continue with.
    case networkUnavailable

    /// The error (DG-171 to DG-177).
    public var errorDescription: String? {
        switch self {
        case .firebaseConfigurationFailed: String(localized: "Failed to initialize Firebase services")
        case .databaseInitializationFailed: String(localized: "Failed to initialize local database")
        case .configurationLoadFailed: String(localized: "Failed to load app configuration")
        case .authenticationCheckFailed: String(localized: "Failed to check authentication state")
        case .notificationRegistrationFailed: String(localized: "Failed to register for notifications")
        case .versionCheckFailed: String(localized: "Failed to check app version")
        case .networkUnavailable: String(localized: "Network connection is not available")
        }
    }

    /// The remedy (DG-178 to DG-180).
    public var recoverySuggestion: String? {
        switch self {
        case .networkUnavailable: String(localized: "Please check your internet connection and try again")
        case .firebaseConfigurationFailed, .databaseInitializationFailed:
            String(localized: "Please restart the app. If the problem persists, contact support")
        case .configurationLoadFailed, .authenticationCheckFailed, .notificationRegistrationFailed,
            .versionCheckFailed:
            String(localized: "Please try again. If the problem persists, contact support")
        }
    }

    /// The text of the alert: the error, and on a second line the remedy (C-DG-17).
    public var alertMessage: String {
        [errorDescription, recoverySuggestion].compactMap(\.self).joined(separator: "\n")
    }

    /// The error that a failed launch is to the user; the technical reason stays in the failure (C-DG-18).
    ///
    /// - Parameters:
    ///   - failure: Why the launch failed.
    ///   - step: The step that was at work, for a launch that took too long as a whole.
    init(_ failure: LaunchFailure, at step: InitializationStep?) {
        if failure.kind == .network {
            self = .networkUnavailable
        } else if let failed = failure.task.flatMap(InitializationStep.init)
            ?? (failure.task == nil ? step : nil)
        {
            self = failed.error
        } else {
            // The gate after the configuration fails only with what the configuration said.
            self = .configurationLoadFailed
        }
    }
}
