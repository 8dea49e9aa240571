// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches JSON documents within limits that hold whatever the server does.
final class DocumentTransport: Sendable {
    private let baseURL: URL
    private let limits: RequestLimits
    private let clock: any Clock<Duration>
    private let session: URLSession
    private let delegate = TransportDelegate()

    init(baseURL: URL, limits: RequestLimits, clock: any Clock<Duration>) {
        self.baseURL = baseURL
        self.limits = limits
        self.clock = clock
        // Nothing is kept: no cookies, no cache, no credentials. Our own cache takes good answers only.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCredentialStorage = nil
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// Fetches the bytes of a JSON document, or throws a ``ServiceError``.
    ///
    /// - Parameters:
    ///   - path: The place below the address of the server.
    ///   - query: What stands behind the path.
    ///   - token: The bearer token, if one is sent.
    ///   - types: The content types that count as JSON; stores send an older one.
    func document(
        _ path: String, query: [URLQueryItem] = [], token: String? = nil,
        types: Set<String> = ["application/json"]
    ) async throws -> Data {
        let answer = try await fetch(path, query: query, token: token)
        let response = answer.response
        switch response.statusCode {
        case 200: break
        case 204: throw ServiceError.empty(what: "content")
        case 511: throw ServiceError.captivePage
        default:
            let wait = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
            throw ServiceError.server(status: response.statusCode, retryAfter: wait)
        }
        let type = response.value(forHTTPHeaderField: "Content-Type")?
            .split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        if type == "text/html" || type == "application/xhtml+xml" { throw ServiceError.captivePage }
        guard types.contains(type ?? "") else {
            throw ServiceError.malformed(reason: "the content type is \(type ?? "missing")")
        }
        // Most transports notice this by themselves; the cache depends on it, so it is made sure here.
        if response.value(forHTTPHeaderField: "Content-Encoding") == nil,
            let promised = response.value(forHTTPHeaderField: "Content-Length").flatMap({ Int($0) }),
            promised != answer.body.count
        {
            throw ServiceError.connectionLost(
                reason: "\(answer.body.count) of \(promised) bytes arrived")
        }
        guard !answer.body.isEmpty else { throw ServiceError.empty(what: "content") }
        return answer.body
    }

    private func fetch(
        _ path: String, query: [URLQueryItem], token: String?
    ) async throws -> ReceivedAnswer.Answer {
        var request = URLRequest(url: baseURL.appending(path: path).appending(queryItems: query))
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        // Only a backstop: the watcher below is exact, and runs on the injected clock.
        let longest = max(limits.idle, limits.total)
        request.timeoutInterval = (longest / .seconds(1)).rounded(.up) + 30

        let received = ReceivedAnswer(maximumBytes: limits.maximumBytes)
        let task = session.dataTask(with: request)
        delegate.add(received, for: task)
        do {
            return try await withTaskCancellationHandler {
                try await withThrowingTaskGroup(of: ReceivedAnswer.Answer.self) { group in
                    group.addTask {
                        task.resume()
                        return try await received.answer()
                    }
                    group.addTask { [self] in throw try await limitReached(received) }
                    defer {
                        group.cancelAll()
                        // The waiting child ends by this, not by the transport, which may take its time.
                        received.finish(.failure(CancellationError()))
                        task.cancel()
                    }
                    guard let answer = try await group.next() else { throw CancellationError() }
                    return answer
                }
            } onCancel: {
                received.finish(.failure(CancellationError()))
                task.cancel()
            }
        } catch {
            throw classified(error)
        }
    }

    /// Returns the error of the limit that is reached first.
    private func limitReached(_ received: ReceivedAnswer) async throws -> ServiceError {
        try await withThrowingTaskGroup(of: Duration.self) { group in
            group.addTask { [clock, limits] in
                try await clock.sleep(for: limits.total)
                return limits.total
            }
            group.addTask { [clock, limits] in
                // Looks four times in each idle limit, so the limit holds to a quarter of itself.
                var (seen, quiet) = (received.progress, 0)
                while quiet < 4 {
                    try await clock.sleep(for: limits.idle / 4)
                    let now = received.progress
                    quiet = now == seen ? quiet + 1 : 0
                    seen = now
                }
                return limits.idle
            }
            defer { group.cancelAll() }
            guard let limit = try await group.next() else { throw CancellationError() }
            return .timeout(seconds: limit / .seconds(1))
        }
    }

    /// Says what a transport error means for the user.
    private func classified(_ error: any Error) -> any Error {
        if error is ServiceError || error is CancellationError { return error }
        guard let error = error as? URLError else {
            return ServiceError.connectionLost(reason: "\(error)")
        }
        let reason = error.localizedDescription
        switch error.code {
        case .cancelled: return CancellationError()
        case .timedOut: return ServiceError.timeout(seconds: limits.total / .seconds(1))
        case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed,
            .internationalRoamingOff, .dataNotAllowed, .callIsActive, .secureConnectionFailed,
            .serverCertificateUntrusted:
            return ServiceError.unreachable(reason: reason)
        case .badServerResponse:
            #if canImport(FoundationNetworking)
                // There it says that the connection ended before a first byte had come.
                return ServiceError.connectionLost(reason: reason)
            #else
                return ServiceError.malformed(reason: reason)
            #endif
        case .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
            .badURL, .unsupportedURL:
            return ServiceError.malformed(reason: reason)
        default: return ServiceError.connectionLost(reason: reason)
        }
    }
}
