// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit

/// The settings of the app, and what the store says about its newest version (DG-113).
///
/// Each closure returns a whole, good answer or throws: a `ServiceError`, or a `CancellationError`
/// when the caller was cancelled.
public struct ConfigurationService: Sendable {
    /// Loads the app's configuration (DG-123).
    public var loadConfiguration: @Sendable () async throws -> AppConfiguration
    /// Looks the app up in the store (DG-130).
    public var checkAppVersion: @Sendable () async throws -> StoreListing

    /// Joins the questions.
    public init(
        loadConfiguration: @escaping @Sendable () async throws -> AppConfiguration,
        checkAppVersion: @escaping @Sendable () async throws -> StoreListing
    ) {
        (self.loadConfiguration, self.checkAppVersion) = (loadConfiguration, checkAppVersion)
    }
}

/// The server's configuration of the app (DG-201).
public struct AppConfiguration: Codable, Hashable, Sendable {
    let minimumVersion: SemanticVersion
    /// The version that users are offered; nil to offer none.
    var recommendedVersion: SemanticVersion?
    let supportEmail: String
    /// The time in which the service is closed; nil when none is known.
    var maintenance: MaintenanceWindow?
    /// The features that can be switched, and whether they are on.
    var featureFlags: [String: Bool] = [:]

    /// The fault of the configuration, or nil.
    var defect: String? {
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
}

/// The store's look-up result for the newest version of the app (DG-13).
public struct StoreListing: Hashable, Sendable, Codable {
    let version: SemanticVersion
    /// The oldest system that this version runs on, such as `17.0`.
    let minimumSystem: SemanticVersion
    let page: URL

    private enum CodingKeys: String, CodingKey {
        case version, minimumSystem = "minimumOsVersion", page = "trackViewUrl"
    }

    /// The document of the look-up: one app, or none when the store does not know it.
    struct Document: Codable {
        let resultCount: Int
        let results: [StoreListing]
    }
}
