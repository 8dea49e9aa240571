// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// One request under way: whether anything has arrived, how it ended, and who waits for that.
///
/// `@unchecked`: everything that changes is touched only while the lock is held.
final class HTTPExchange: @unchecked Sendable {
    /// The largest head of an answer in bytes, provisional answers and the trailer included; servers and proxies refuse
    /// heads of more than 8 to 64 KB.
    static let maximumHeadBytes = 65_536
    /// The most redirects in a row that are followed; a service of our own needs one, for a place that moved.
    static let maximumRedirects = 5

    let request: HTTPRequest
    let limits: RequestLimits

    private let lock = NSLock()
    private var arrivals = 0
    private var result: Result<HTTPAnswer, any Error>?
    private var waiter: CheckedContinuation<HTTPAnswer, any Error>?

    init(_ request: HTTPRequest, limits: RequestLimits) {
        (self.request, self.limits) = (request, limits)
    }

    /// The time in seconds after which the carrier gives up by itself, should the limits' clock not run.
    var backstop: Double { min((max(limits.idle, limits.total) / .seconds(1)).rounded(.up) + 30, 86_400) }

    /// Counts what arrived, so that a watcher sees whether anything did.
    var progress: Int { lock.withLock { arrivals } }

    /// Indicates whether the exchange has ended; what arrives then is discarded.
    var isOver: Bool { lock.withLock { result != nil } }

    /// Notes that something has arrived; returns false when no more is wanted.
    func arrive() -> Bool {
        lock.withLock {
            arrivals += 1
            return result == nil
        }
    }

    /// Ends the request; only the first end counts.
    ///
    /// - Returns: Whether this was it.
    @discardableResult
    func end(_ outcome: Result<HTTPAnswer, any Error>) -> Bool {
        let (isFirst, waiting) = lock.withLock {
            guard result == nil else { return (false, nil as CheckedContinuation<HTTPAnswer, any Error>?) }
            result = outcome
            defer { waiter = nil }
            return (true, waiter)
        }
        waiting?.resume(with: outcome)
        return isFirst
    }

    /// Ends the request with an error of the service.
    @discardableResult
    func fail(_ error: ServiceError) -> Bool { end(.failure(error)) }

    /// Waits for the end, however soon it came.
    func answer() async throws -> HTTPAnswer {
        try await withCheckedThrowingContinuation { continuation in
            let known = lock.withLock {
                if result == nil { waiter = continuation }
                return result
            }
            if let known { continuation.resume(with: known) }
        }
    }
}

extension ServiceError {
    /// The body is larger than allowed, decoded.
    static let bodyTooLarge = ServiceError.malformed(reason: "the answer is too large")
    /// The head is larger than allowed.
    static let headTooLarge = ServiceError.malformed(reason: "the head of the answer is too large")
    /// Each place names another one.
    static let tooManyRedirects = ServiceError.malformed(
        reason: "more than \(HTTPExchange.maximumRedirects) redirects in a row")
}
