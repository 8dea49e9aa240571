// Licensed under the Apache License, Version 2.0.

/// What ShipThatApp's launch asks of a server when it is gated on real work.
public struct ShipThatAppBackend: Sendable {
    /// Fetches the app's settings.
    public var loadConfiguration: @Sendable () async throws -> ShipThatAppConfiguration
    /// Refreshes the session; tells whether a user is signed in, and throws when that stays unknown.
    public var refreshSession: @Sendable () async throws -> Bool

    /// Joins the two questions.
    public init(
        loadConfiguration: @escaping @Sendable () async throws -> ShipThatAppConfiguration,
        refreshSession: @escaping @Sendable () async throws -> Bool
    ) {
        (self.loadConfiguration, self.refreshSession) = (loadConfiguration, refreshSession)
    }
}

/// What the server tells ShipThatApp about itself.
public struct ShipThatAppConfiguration: Hashable, Sendable, Codable {
    /// The oldest version of the app that may be used.
    let minimumVersion: String
    /// The telephone number of the support.
    let supportPhone: String
}
