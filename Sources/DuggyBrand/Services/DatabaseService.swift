// Licensed under the Apache License, Version 2.0.

/// The local database (DG-113).
public struct DatabaseService: Sendable {
    /// Opens the database (DG-122).
    public var initialize: @Sendable () async throws -> ClubCache

    /// Creates the service of a way to open the database.
    public init(initialize: @escaping @Sendable () async throws -> ClubCache) {
        self.initialize = initialize
    }
}
