// Licensed under the Apache License, Version 2.0.

/// Whatever sets the app up while the splash is shown (DG-112, C-DG-33).
public protocol AppInitializationServiceProtocol: Sendable {
    /// Begins, and tells how far it is; the stream ends with the last step, or with what went wrong.
    func initialize() -> AsyncThrowingStream<InitializationStatus, any Error>
}
