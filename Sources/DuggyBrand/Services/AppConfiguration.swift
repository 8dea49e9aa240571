// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchCore

/// What the server tells the app about itself (DG-201).
public struct AppConfiguration: Codable, Hashable, Sendable {
    /// The oldest version that may be used.
    public let minimumVersion: SemanticVersion
    /// The version that users are offered; nil to offer none.
    public let recommendedVersion: SemanticVersion?
    /// The address of the support.
    public let supportEmail: String
    /// The time in which the service is closed; nil when none is known.
    public let maintenance: MaintenanceWindow?
    /// The features that can be switched, and whether they are on.
    public let featureFlags: [String: Bool]

    /// Describes a configuration.
    public init(
        minimumVersion: SemanticVersion, recommendedVersion: SemanticVersion? = nil, supportEmail: String,
        maintenance: MaintenanceWindow? = nil, featureFlags: [String: Bool] = [:]
    ) {
        (self.minimumVersion, self.recommendedVersion) = (minimumVersion, recommendedVersion)
        (self.supportEmail, self.maintenance) = (supportEmail, maintenance)
        self.featureFlags = featureFlags
    }

    /// Says what is wrong with the configuration, or nil.
    package var defect: String? {
        let parts = supportEmail.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count != 2 || parts.contains("") { return "supportEmail is no address" }
        if let recommendedVersion, recommendedVersion < minimumVersion {
            return "recommendedVersion is older than minimumVersion"
        }
        if let maintenance, let from = maintenance.from, let until = maintenance.until, until < from {
            return "maintenance ends before it begins"
        }
        return nil
    }

    /// What the configuration demands of the app's version.
    ///
    /// - Parameter available: The newest version in the store; nil when it is not known.
    func requirement(available: SemanticVersion?) -> VersionRequirement {
        VersionRequirement(
            minimum: minimumVersion, recommended: recommendedVersion, available: available)
    }
}
