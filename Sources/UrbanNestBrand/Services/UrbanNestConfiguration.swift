// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// What the server tells the app about itself.
public struct UrbanNestConfiguration: Codable, Hashable, Sendable {
    /// The oldest version of the app that may be used, for example 1.0.0.
    public let minimumVersion: String
    /// The telephone number of the support.
    public let supportPhone: String
    /// The ISO 4217 code of the currency that prices are in.
    public let currency: String
    /// The features that can be switched, and whether they are on.
    public let featureFlags: [String: Bool]

    /// A feature that this app knows and the server switches.
    public enum Feature: String, Hashable, Sendable {
        /// A booking is confirmed at once, without a call back.
        case instantBooking
    }

    /// Describes a configuration.
    public init(
        minimumVersion: String, supportPhone: String, currency: String, featureFlags: [String: Bool]
    ) {
        (self.minimumVersion, self.supportPhone) = (minimumVersion, supportPhone)
        (self.currency, self.featureFlags) = (currency, featureFlags)
    }

    /// Whether a feature is on; one that the server does not name is off.
    public func isOn(_ feature: Feature) -> Bool { featureFlags[feature.rawValue] == true }

    /// Whether a version of the app is older than the server works with; one that cannot be read is not.
    public func isTooOld(_ version: String) -> Bool {
        guard let own = SemanticVersion(version), let needed = SemanticVersion(minimumVersion) else {
            return false
        }
        return own < needed
    }

    /// Says what is wrong with the configuration, or nil.
    package var defect: String? {
        if minimumVersion.isEmpty { return "minimumVersion is empty" }
        if currency.count != 3 { return "currency is no code of three letters" }
        return nil
    }
}
