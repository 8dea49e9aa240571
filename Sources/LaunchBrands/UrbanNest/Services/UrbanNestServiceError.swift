// Licensed under the Apache License, Version 2.0.

/// Why the server's answer could not be had or used.
public enum UrbanNestServiceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The server cannot be reached: no network, no such host, or nothing listens there.
    case unreachable(reason: String)
    /// The connection broke before the answer was whole.
    case connectionLost(reason: String)
    /// The answer was not whole within this limit in seconds.
    case timeout(seconds: Double)
    /// A public network answered with its login page.
    case captivePage
    /// The server answered with an HTTP status other than success, and perhaps seconds to wait.
    case server(status: Int, retryAfter: Int?)
    /// The answer is not what was agreed.
    case malformed(reason: String)
    /// The answer is good in form and holds nothing.
    case empty(what: String)

    /// Whether the way to the server is at fault, and not the server.
    public var isConnectivity: Bool {
        switch self {
        case .unreachable, .connectionLost, .captivePage: true
        case .timeout, .server, .malformed, .empty: false
        }
    }

    /// Whether a time limit ended the request.
    public var isTimeout: Bool { if case .timeout = self { true } else { false } }

    /// What happened and what to do, for a person.
    public var description: String {
        switch self {
        case .unreachable(let reason):
            "The server cannot be reached (\(reason)). Check the internet connection and try again."
        case .connectionLost(let reason):
            "The connection broke before the answer was complete (\(reason)). Try again."
        case .timeout(let seconds):
            "The server did not answer within \(seconds) seconds. Try again, or continue offline."
        case .captivePage:
            "This network asks for a sign-in first. Open a web page, sign in there, and try again."
        case .server(let status, let retryAfter):
            "The server answered with status \(status). Try again "
                + (retryAfter.map { "in \($0) seconds." } ?? "later.")
        case .malformed(let reason):
            "The server's answer cannot be understood (\(reason)). Try again later, or update the app."
        case .empty(let what):
            "The server sent no \(what). Try again later."
        }
    }
}
