// Licensed under the Apache License, Version 2.0.

/// A service that starts after the first screen is up (DG-184 to DG-188).
public struct SecondaryService: Sendable, Identifiable {
    /// The name.
    public let id: String
    /// Starts it.
    public let start: @Sendable () async throws -> Void

    /// Describes a service.
    public init(_ id: String, start: @escaping @Sendable () async throws -> Void) {
        (self.id, self.start) = (id, start)
    }

    /// The names of the three of the document, in their order (DG-186 to DG-188, C-DG-32).
    public static let names = ["analytics", "crashlytics", "featureFlags"]
}
