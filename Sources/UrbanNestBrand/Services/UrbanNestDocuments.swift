// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// A city that homes are offered in.
public struct UrbanNestCity: Codable, Hashable, Sendable, Identifiable {
    /// The short name that identifies it.
    public let id: String
    /// The name to show.
    public let name: String
    /// The country's ISO 3166-1 code of two letters.
    public let country: String
    /// Degrees north, -90 to 90.
    public let latitude: Double
    /// Degrees east, -180 to 180.
    public let longitude: Double

    /// Describes a city.
    public init(id: String, name: String, country: String, latitude: Double, longitude: Double) {
        (self.id, self.name, self.country) = (id, name, country)
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// The fault of the city, or nil.
    package var defect: String? {
        if id.isEmpty { return "a city has no id" }
        if name.isEmpty { return "the city \(id) has no name" }
        if !(-90...90).contains(latitude) || !(-180...180).contains(longitude) {
            return "the city \(id) is not on the globe"
        }
        return nil
    }
}

/// The server's configuration of the app.
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

    /// Returns whether a feature is on; one that the server does not name is off.
    public func isOn(_ feature: Feature) -> Bool { featureFlags[feature.rawValue] == true }

    /// Returns whether a version of the app is older than the server supports; an unreadable one is not.
    public func isTooOld(_ version: String) -> Bool {
        guard let own = SemanticVersion(version), let needed = SemanticVersion(minimumVersion) else {
            return false
        }
        return own < needed
    }

    /// The fault of the configuration, or nil.
    package var defect: String? {
        if minimumVersion.isEmpty { return "minimumVersion is empty" }
        if currency.count != 3 { return "currency is no code of three letters" }
        return nil
    }
}
