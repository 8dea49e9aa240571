// Licensed under the Apache License, Version 2.0.

/// An answer of a scenario that is not a good one; each brand tells it as an error of its own.
enum ScriptedFailure: Error, Hashable, Sendable {
    /// Nothing listens.
    case unreachable
    /// No answer came in the seconds given.
    case timeout(seconds: Double)
    /// The connection was reset.
    case reset
    /// The body was cut short.
    case truncated
    /// A public network's login page came instead.
    case captivePage
    /// The server answered with status 503.
    case serverError
    /// The server is being maintained, and says after how many seconds to come back.
    case maintenance(seconds: Int)
    /// What came is not the JSON that was asked for.
    case malformed
    /// What came holds nothing.
    case empty(task: String)
}
