// Licensed under the Apache License, Version 2.0.

import LaunchKit

/// The settings of the app, and what the store says about its newest version (DG-113).
///
/// Each closure returns a whole, good answer or throws: a ``ServiceError``, or a `CancellationError`
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
