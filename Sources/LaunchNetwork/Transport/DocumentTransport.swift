// Licensed under the Apache License, Version 2.0.

package import Foundation
import LaunchKit

/// Fetches JSON documents within limits that hold whatever the server does.
package final class DocumentTransport: Sendable {
    private let baseURL: URL
    private let transport: HTTPTransport

    /// Makes a transport for the documents of one server.
    ///
    /// - Parameters:
    ///   - baseURL: The base URL of all paths.
    ///   - limits: How long a request may take, and how many bytes a document may have.
    ///   - clock: The clock of the limits.
    package init(baseURL: URL, limits: RequestLimits, clock: any Clock<Duration>) {
        self.baseURL = baseURL
        transport = HTTPTransport(limits: limits, clock: clock)
    }

    /// Fetches the bytes of a JSON document, or throws a ``/LaunchKit/ServiceError``.
    ///
    /// - Parameters:
    ///   - path: The path below the server's URL.
    ///   - query: The query after the path.
    ///   - token: The bearer token, if one is sent.
    ///   - types: The content types that count as JSON; stores send an older one.
    package func document(
        _ path: String, query: [URLQueryItem] = [], token: String? = nil,
        types: Set<String> = ["application/json"]
    ) async throws -> Data {
        var request = HTTPRequest(.get, baseURL.appending(path: path).appending(queryItems: query))
        request.headers["Accept"] = "application/json"
        if let token { request.headers["Authorization"] = "Bearer \(token)" }
        let answer = try await transport.send(request)
        switch answer.status {
        case 200: break
        case 204: throw ServiceError.empty(what: "content")
        case 511: throw ServiceError.captivePage
        default:
            let wait = answer.headers["Retry-After"].flatMap { Int($0) }
            throw ServiceError.server(status: answer.status, retryAfter: wait)
        }
        let type = answer.headers["Content-Type"]?
            .split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        if type == "text/html" || type == "application/xhtml+xml" { throw ServiceError.captivePage }
        guard types.contains(type ?? "") else {
            throw ServiceError.malformed(reason: "the content type is \(type ?? "missing")")
        }
        // Most transports notice this by themselves; the cache depends on it, so it is made sure here.
        if answer.headers["Content-Encoding"] == nil,
            let promised = answer.headers["Content-Length"].flatMap({ Int($0) }),
            promised != answer.body.count
        {
            throw ServiceError.connectionLost(
                reason: "\(answer.body.count) of \(promised) bytes arrived")
        }
        guard !answer.body.isEmpty else { throw ServiceError.empty(what: "content") }
        return answer.body
    }
}
