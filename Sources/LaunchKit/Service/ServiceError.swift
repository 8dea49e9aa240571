// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The reason why a server's answer could not be received or used.
public enum ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
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

    /// The kind of failure that it is for a launch (C-DG-18, C-UN-21).
    public var kind: LaunchFailureKind {
        switch self {
        case .unreachable, .connectionLost, .captivePage: .network
        case .timeout: .timeout
        case .server, .malformed, .empty: .other
        }
    }

    /// The kind of failure that any error of a service is for a launch.
    public static func kind(of error: any Error) -> LaunchFailureKind {
        (error as? ServiceError)?.kind ?? .classify(error)
    }

    /// The error and its remedy, for a person.
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
