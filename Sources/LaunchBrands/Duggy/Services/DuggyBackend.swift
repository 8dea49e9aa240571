// Licensed under the Apache License, Version 2.0.

/// What the launch asks of servers.
///
/// Each closure returns a whole, good answer or throws: a ``ServiceError``, or a `CancellationError`
/// when the caller was cancelled.
public struct DuggyBackend: Sendable {
    /// Whether servers can be reached.
    public enum Connectivity: String, Hashable, Sendable, Codable {
        /// A server answered.
        case online
        /// There is no way to a server.
        case offline
        /// Nobody answered in time; the requests themselves will tell.
        case undecided
    }

    /// Finds out whether there is a connection, before anything is asked (C-DG-19).
    public var probe: @Sendable () async throws -> Connectivity
    /// Loads the app's configuration (DG-123).
    public var loadConfiguration: @Sendable () async throws -> DuggyConfiguration
    /// Asks what a token stands for (DG-124); when that stays unknown it throws.
    public var checkSession: @Sendable (_ token: String) async throws -> DuggySessionAnswer
    /// Looks the app up in the store (DG-130).
    public var lookUp: @Sendable () async throws -> DuggyStoreListing

    /// Joins the questions.
    public init(
        probe: @escaping @Sendable () async throws -> Connectivity,
        loadConfiguration: @escaping @Sendable () async throws -> DuggyConfiguration,
        checkSession: @escaping @Sendable (_ token: String) async throws -> DuggySessionAnswer,
        lookUp: @escaping @Sendable () async throws -> DuggyStoreListing
    ) {
        self.probe = probe
        self.loadConfiguration = loadConfiguration
        self.checkSession = checkSession
        self.lookUp = lookUp
    }
}
