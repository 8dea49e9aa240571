// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The reason why a place was not found.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The place is not known now.
        case locationUnknown
        /// The user has forbidden it.
        case denied
        /// The network cannot be reached.
        case network
        /// The direction is not known.
        case headingFailure
        /// The user has forbidden to watch regions.
        case regionMonitoringDenied
        /// A region cannot be watched.
        case regionMonitoringFailure
        /// A region is not watched yet.
        case regionMonitoringSetupDelayed
        /// Events of a region come late.
        case regionMonitoringResponseDelayed
        /// No address was found.
        case geocodeFoundNoResult
        /// A part of an address was found.
        case geocodeFoundPartialResult
        /// The search for an address was cancelled.
        case geocodeCanceled
        /// Places cannot be sent later.
        case deferredFailed
        /// Places cannot be sent later, as none are looked for.
        case deferredNotUpdatingLocation
        /// Places cannot be sent later with this accuracy.
        case deferredAccuracyTooLow
        /// Places cannot be sent later with this least movement.
        case deferredDistanceFiltered
        /// Places are not sent later any more.
        case deferredCanceled
        /// Beacons cannot be measured now.
        case rangingUnavailable
        /// Beacons cannot be measured.
        case rangingFailure
        /// The user has declined a question.
        case promptDeclined
        /// A place of the past cannot be found.
        case historicalLocationError
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The place is not known now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user has forbidden it.
    public static var denied: Code { .denied }
    /// The network cannot be reached.
    public static var network: Code { .network }
    /// The direction is not known.
    public static var headingFailure: Code { .headingFailure }
    /// The user has forbidden to watch regions.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// A region is not watched yet.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Events of a region come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// No address was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// A part of an address was found.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The search for an address was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Places cannot be sent later.
    public static var deferredFailed: Code { .deferredFailed }
    /// Places cannot be sent later, as none are looked for.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Places cannot be sent later with this accuracy.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Places cannot be sent later with this least movement.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Places are not sent later any more.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Beacons cannot be measured now.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Beacons cannot be measured.
    public static var rangingFailure: Code { .rangingFailure }
    /// The user has declined a question.
    public static var promptDeclined: Code { .promptDeclined }
    /// A place of the past cannot be found.
    public static var historicalLocationError: Code { .historicalLocationError }
}
