// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What has arrived for one request, and who waits for it.
///
/// `@unchecked`: everything that changes is touched only while the lock is held.
final class ReceivedAnswer: @unchecked Sendable {
    struct Answer: Sendable {
        let response: HTTPURLResponse
        let body: Data
    }

    private let lock = NSLock()
    private let maximumBytes: Int
    private var response: HTTPURLResponse?
    private var body = Data()
    private var events = 0
    private var result: Result<Answer, any Error>?
    private var waiter: CheckedContinuation<Answer, any Error>?

    init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// Counts what arrived, so that a watcher sees whether anything did.
    var progress: Int { lock.withLock { events } }

    func receive(_ new: HTTPURLResponse) {
        lock.withLock {
            events += 1
            response = new
            body = Data()
        }
    }

    /// Takes bytes; says false when the answer has become too large.
    func receive(_ data: Data) -> Bool {
        lock.withLock {
            events += 1
            body.append(data)
            return body.count <= maximumBytes
        }
    }

    /// Ends the request as the transport saw it end.
    func complete() {
        let (response, body) = lock.withLock { (self.response, self.body) }
        if let response {
            finish(.success(Answer(response: response, body: body)))
        } else {
            finish(.failure(ServiceError.connectionLost(reason: "no answer came")))
        }
    }

    /// Ends the request; only the first end counts.
    func finish(_ outcome: Result<Answer, any Error>) {
        let waiting = lock.withLock {
            guard result == nil else { return nil as CheckedContinuation<Answer, any Error>? }
            result = outcome
            defer { waiter = nil }
            return waiter
        }
        waiting?.resume(with: outcome)
    }

    /// Waits for the end, however soon it came.
    func answer() async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            let known = lock.withLock {
                if result == nil { waiter = continuation }
                return result
            }
            if let known { continuation.resume(with: known) }
        }
    }
}
