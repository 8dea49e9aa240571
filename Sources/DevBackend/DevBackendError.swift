// Licensed under the Apache License, Version 2.0.

/// The reason why the backend did not start.
public enum DevBackendError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is already running; stop it first.
    case alreadyRunning
    /// The port cannot be listened on.
    case cannotListen(port: Int, reason: String)
    /// The port is outside 0 to 65535.
    case invalidPort(Int)
    /// The host is no IP address of this machine.
    case invalidHost(String)
    /// The folder for mails cannot be used.
    case outbox(path: String, reason: String)
    /// The key is no RSA private key of at least 2048 bits in PEM form.
    case invalidKey
    /// A setting has a value that it cannot have.
    case invalidSetting(name: String, value: String, reason: String)
    /// The file is not the backend's own; nothing was written to it.
    case foreignDatabase(path: String, reason: String)
    /// The file is the backend's own, and not as it was written; nothing was changed in it.
    case damagedDatabase(path: String, reason: String)
    /// The database cannot be opened or filled.
    case database(path: String, reason: String)

    /// The error and its remedy, for a person.
    public var description: String {
        switch self {
        case .alreadyRunning:
            "The backend is already running. Stop it before it is started again."
        case .cannotListen(let port, let reason):
            "The backend cannot listen on port \(port): \(reason). Choose another port, or 0 for a free one."
        case .invalidPort(let port):
            "\(port) is no port. Choose 1 to 65535, or 0 for a free one."
        case .invalidHost(let host):
            "\(host) is no IP address of this machine. Give one in digits, for example 127.0.0.1."
        case .outbox(let path, let reason):
            "The folder for mails \(path) cannot be used: \(reason). Choose a folder that can be written to."
        case .invalidKey:
            "The key is no RSA private key of at least 2048 bits in PEM form without a passphrase. "
                + "'openssl genrsa 2048' makes one."
        case .invalidSetting(let name, let value, let reason):
            "'\(value)' cannot be the \(name): \(reason)."
        case .foreignDatabase(let path, let reason):
            "The file \(path) is not the backend's: \(reason). Nothing was changed in it. Choose another file."
        case .damagedDatabase(let path, let reason):
            "The backend's database \(path) is damaged: \(reason). Nothing was changed in it. Move it away or put a copy in its "
                + "place; a new file is made where there is none."
        case .database(let path, let reason):
            "The backend's database \(path) cannot be used: \(reason). Check the path, or choose another file."
        }
    }
}
