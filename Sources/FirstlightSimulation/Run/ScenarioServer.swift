// Licensed under the Apache License, Version 2.0.

public import LaunchKit

/// The server that a run on the real clock asks.
public struct ScenarioServer: Sendable {
    /// The documents of the server.
    public let documents: DocumentSource
    /// Its accounts; nil for an app without them.
    public let accounts: ScenarioAccounts?
    /// Starts or stops the server; returns false when the server is not the simulation's own.
    public let set: @Sendable (Scenario.Backend) async throws -> Bool
    /// The answers that tasks got and get; nil for a server that is not the run's own.
    package var answers: ServedAnswers?
    /// Stops the server for good, if it was started for the run.
    public let stop: @Sendable () async -> Void

    /// Creates a server from its functions.
    public init(
        documents: DocumentSource, accounts: ScenarioAccounts? = nil,
        set: @escaping @Sendable (Scenario.Backend) async throws -> Bool,
        stop: @escaping @Sendable () async -> Void
    ) {
        (self.documents, self.accounts) = (documents, accounts)
        (self.set, self.stop) = (set, stop)
    }
}
