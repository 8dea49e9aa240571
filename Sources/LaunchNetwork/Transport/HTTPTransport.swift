// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// Sends HTTP requests and receives whole answers, within limits that hold whatever the server does.
///
/// A redirect is followed only to the same scheme, host and port, for requests that only read, and at most five times;
/// a redirect elsewhere is a captive page, and nothing is sent there. Cookies, caches, credentials of the system and
/// (on Linux) proxies are not used. A request ends exactly once; when its task is cancelled, the transfer ends with it.
package final class HTTPTransport: Sendable {
    private let limits: RequestLimits
    private let clock: any Clock<Duration>
    private let carrier: any HTTPCarrier

    /// Makes a transport; nothing is opened before the first request.
    ///
    /// - Parameters:
    ///   - limits: How long a request may take, and how many bytes its decoded body may have.
    ///   - clock: The clock of the limits.
    package init(limits: RequestLimits, clock: any Clock<Duration>) {
        (self.limits, self.clock) = (limits, clock)
        #if canImport(FoundationNetworking)
            // What stands behind URLSession there traps on some answers and bounds none: Decision 0021.
            carrier = CurlCarrier()
        #else
            carrier = URLSessionCarrier()
        #endif
    }

    /// Sends a request and returns the answer, whatever its status.
    ///
    /// - Throws: ``/LaunchKit/ServiceError`` when no whole answer came within the limits, or `CancellationError`.
    package func send(_ request: HTTPRequest) async throws -> HTTPAnswer {
        if let defect = request.defect { throw ServiceError.malformed(reason: defect) }
        let exchange = HTTPExchange(request, limits: limits)
        return try await withTaskCancellationHandler {
            try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
                group.addTask { [carrier] in
                    carrier.start(exchange)
                    return try await exchange.answer()
                }
                group.addTask { [clock] in throw try await Self.limitReached(exchange, on: clock) }
                defer {
                    group.cancelAll()
                    giveUp(exchange)
                }
                guard let answer = try await group.next() else { throw CancellationError() }
                return answer
            }
        } onCancel: {
            giveUp(exchange)
        }
    }

    /// Ends a request that has not ended, and its transfer with it.
    private func giveUp(_ exchange: HTTPExchange) {
        // The waiting caller is woken by this, not by the carrier, which may take its time.
        if exchange.end(.failure(CancellationError())) { carrier.stop(exchange) }
    }

    /// Returns the error of the limit that is reached first.
    ///
    /// One short sleep after the other: a sleep that is cancelled keeps its memory until its time has come.
    private static func limitReached(
        _ exchange: HTTPExchange, on clock: some Clock<Duration>
    ) async throws -> ServiceError {
        let limits = exchange.limits
        let end = clock.now.advanced(by: limits.total)
        // Looks four times in each idle limit, so the limit holds to a quarter of itself.
        var (seen, quiet) = (exchange.progress, 0)
        while quiet < 4 {
            try await clock.sleep(until: min(end, clock.now.advanced(by: limits.idle / 4)), tolerance: nil)
            guard clock.now < end else { return .timeout(seconds: limits.total / .seconds(1)) }
            let now = exchange.progress
            quiet = now == seen ? quiet + 1 : 0
            seen = now
        }
        return .timeout(seconds: limits.idle / .seconds(1))
    }
}

/// A carrier of the bytes of requests: libcurl on Linux, URLSession on Apple's systems.
protocol HTTPCarrier: Sendable {
    /// Begins a request, unless it is over already, and ends it in any case.
    func start(_ exchange: HTTPExchange)
    /// Stops a request that nothing waits for any more; one that has ended or never began is left alone.
    func stop(_ exchange: HTTPExchange)
}
