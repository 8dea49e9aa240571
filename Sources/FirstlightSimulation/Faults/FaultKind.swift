// Licensed under the Apache License, Version 2.0.

/// A fault of a task.
public enum FaultKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// It fails with an error.
    case fails
    /// It never answers.
    case hangs
    /// It answers well, but long after the user began to wonder.
    case slow
    /// It answers with nothing.
    case empty
    /// It answers with something that cannot be read.
    case malformed
    /// The system gives it up.
    case cancelled
    /// The process ends while it runs, and is started again with the same store.
    case crashes
}

/// The circumstances in which a task fails.
public enum FaultSituation: String, CaseIterable, Hashable, Sendable, Codable {
    /// The first launch on the device.
    case firstLaunch
    /// A user whose session is about to be renewed comes back, with cached data.
    case returning
    /// The same, without a connection.
    case offline
}
