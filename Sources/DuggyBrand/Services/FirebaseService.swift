// Licensed under the Apache License, Version 2.0.

/// The services of Firebase (DG-113).
public struct FirebaseService: Sendable {
    /// Reads what Firebase wants to know and starts it (DG-119).
    public var configure: @Sendable () async throws -> FirebaseOptions

    /// Creates the service of a way to start Firebase.
    public init(configure: @escaping @Sendable () async throws -> FirebaseOptions) {
        self.configure = configure
    }
}
