// Licensed under the Apache License, Version 2.0.

public import LaunchBrands

/// The server that a run on the real clock asks, passed in so that pictures can be drawn without sockets.
public struct RehearsedServer: Sendable {
    /// Asks the server over the network, with the token that a cache holds.
    public let ask: @Sendable (UrbanNestCache) -> UrbanNestBackend
    /// Starts or stops the server; false when it belongs to somebody else.
    public let set: @Sendable (Scenario.Backend) async throws -> Bool
    /// Stops the server for good, if it was started for the run.
    public let stop: @Sendable () async -> Void

    /// Joins the ways to reach a server and to change it.
    public init(
        ask: @escaping @Sendable (UrbanNestCache) -> UrbanNestBackend,
        set: @escaping @Sendable (Scenario.Backend) async throws -> Bool,
        stop: @escaping @Sendable () async -> Void
    ) {
        (self.ask, self.set, self.stop) = (ask, set, stop)
    }
}
