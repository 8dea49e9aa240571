// Licensed under the Apache License, Version 2.0.

/// A fault of a task, or of a service that a launch relies on: the device's vault, sensor and store, or the server.
public enum FaultKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The task fails with an error.
    case fails
    /// The task never answers.
    case hangs
    /// The task answers well, but long after the user began to wonder.
    case slow
    /// The task answers with nothing.
    case empty
    /// The task answers with something that cannot be read.
    case malformed
    /// The system gives the task up.
    case cancelled
    /// The process ends while the task runs, and is started again with the same store.
    case crashes
    /// The vault is locked, and unlocked by the time at which a launch has said so.
    case lockedForAWhile
    /// The vault stays locked, however often the user tries.
    case locked
    /// The vault refuses every read and write.
    case refused
    /// The sensor does not look any more, after too many attempts.
    case lockedOut
    /// The file of the store cannot be opened.
    case unopenable
    /// The file of the store is opened, and then each read fails.
    case unreadable
    /// The file of the store is opened, and then each write fails.
    case unwritable
    /// The server takes every request and answers none.
    case silent

    /// The faults of tasks.
    public static let ofTasks: [FaultKind] = allCases.filter { $0.service == nil }
    /// The faults of services.
    public static let ofServices: [FaultKind] = allCases.filter { $0.service != nil }

    /// The service that has the fault; nil for a task's.
    public var service: String? {
        switch self {
        case .fails, .hangs, .slow, .empty, .malformed, .cancelled, .crashes: nil
        case .lockedForAWhile, .locked, .refused: "vault"
        case .lockedOut: "sensor"
        case .unopenable, .unreadable, .unwritable: "store"
        case .silent: "server"
        }
    }
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
