// Licensed under the Apache License, Version 2.0.

/// Why the backend did not start.
public enum DevBackendError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is already running; stop it first.
    case alreadyRunning
    /// The port cannot be listened on.
    case cannotListen(port: Int, reason: String)
    /// The port is outside 0 to 65535.
    case invalidPort(Int)
    /// The database cannot be opened or filled.
    case database(path: String, reason: String)

    /// What happened and what to do, for a person.
    public var description: String {
        switch self {
        case .alreadyRunning:
            "The backend is already running. Stop it before it is started again."
        case .cannotListen(let port, let reason):
            "The backend cannot listen on 127.0.0.1:\(port): \(reason). Choose another port, or 0 for a free one."
        case .invalidPort(let port):
            "\(port) is no port. Choose 1 to 65535, or 0 for a free one."
        case .database(let path, let reason):
            "The backend's database \(path) cannot be used: \(reason). Check the path, or choose another file."
        }
    }
}
