// Licensed under the Apache License, Version 2.0.

import LaunchKit

/// What the launch asks of the server.
///
/// Each closure either returns a whole, good answer or throws: a `ServiceError`, or a
/// `CancellationError` when the caller was cancelled.
public struct UrbanNestBackend: Sendable {
    /// Loads the app's configuration (UN-07).
    public var loadConfiguration: @Sendable () async throws -> UrbanNestConfiguration
    /// Loads the cities; never an empty list (UN-06).
    public var loadCities: @Sendable () async throws -> [UrbanNestCity]

    /// Joins the two questions.
    public init(
        loadConfiguration: @escaping @Sendable () async throws -> UrbanNestConfiguration,
        loadCities: @escaping @Sendable () async throws -> [UrbanNestCity]
    ) {
        self.loadConfiguration = loadConfiguration
        self.loadCities = loadCities
    }
}
