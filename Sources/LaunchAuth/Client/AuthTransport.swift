// Licensed under the Apache License, Version 2.0.

/// Sends a request and returns the response, whatever its status.
///
/// An app passes a closure over its own network stack, a test one that answers from a table. It throws an
/// ``AuthTransportFailure`` when there is no answer; any other error counts as a broken connection. It must
/// not follow redirects: the protocol has none, and a network's sign-in page would be taken for an answer.
public typealias AuthTransport = @Sendable (AuthRequest) async throws -> AuthAnswer

/// The reason why a request has no answer.
public enum AuthTransportFailure: Error, Hashable, Sendable {
    /// There is no network, or the server cannot be reached.
    case offline
    /// The answer did not come in time.
    case timedOut
    /// The answer is longer than ``AuthRequest/maximumAnswerBytes``.
    case tooLarge
    /// The connection failed in another way; the reason is for a log and holds no secret.
    case broken(reason: String)
}
