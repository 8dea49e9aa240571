// Licensed under the Apache License, Version 2.0.

public import LaunchKit

/// The server that a run on the real clock asks.
public struct ScenarioServer: Sendable {
    /// The documents of the server.
    public let documents: DocumentSource
    /// Its accounts; nil for an app without them.
    public let accounts: ScenarioAccounts?
    /// Starts or stops the server; false when it belongs to somebody else.
    public let set: @Sendable (Scenario.Backend) async throws -> Bool
    /// Stops the server for good, if it was started for the run.
    public let stop: @Sendable () async -> Void

    /// Joins the ways to reach a server and to change it.
    public init(
        documents: DocumentSource, accounts: ScenarioAccounts? = nil,
        set: @escaping @Sendable (Scenario.Backend) async throws -> Bool,
        stop: @escaping @Sendable () async -> Void
    ) {
        (self.documents, self.accounts) = (documents, accounts)
        (self.set, self.stop) = (set, stop)
    }
}
