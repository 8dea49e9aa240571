// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchAuth
import LaunchKit

/// Carries the requests of the authentication protocol over HTTP.
public enum LiveAuthTransport {
    /// Makes a transport; nothing is opened before the first request.
    ///
    /// A redirect is an answer here and never followed. The time limit is the request's own; a connection on which
    /// nothing arrives for as long ends, too.
    ///
    /// - Parameter clock: The clock of the limits.
    public static func make(clock: any Clock<Duration> = ContinuousClock()) -> AuthTransport {
        { request in
            guard let method = HTTPRequest.Method(rawValue: request.method) else {
                throw AuthTransportFailure.broken(reason: "the method \(request.method) is unknown")
            }
            let limits = RequestLimits(
                idle: request.timeLimit, total: request.timeLimit, maximumBytes: request.maximumAnswerBytes)
            var message = HTTPRequest(method, request.url, body: request.body)
            for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
                message.headers[name] = value
            }
            message.followsRedirects = false
            do {
                let answer = try await HTTPTransport(limits: limits, clock: clock).send(message)
                let headers = answer.headers.fields.map { ($0.name, $0.value) }
                return AuthAnswer(
                    status: answer.status, headers: Dictionary(headers) { "\($0), \($1)" }, body: answer.body)
            } catch let error as ServiceError {
                throw failure(error)
            }
        }
    }

    /// The protocol's word for an error of the transport; none of them holds a secret.
    static func failure(_ error: ServiceError) -> AuthTransportFailure {
        switch error {
        case .unreachable: .offline
        case .timeout: .timedOut
        case .bodyTooLarge: .tooLarge
        case .captivePage: .broken(reason: "the network asks for a sign-in of its own")
        case .connectionLost(let reason), .malformed(let reason): .broken(reason: reason)
        case .server(let status, _): .broken(reason: "status \(status)")
        case .empty: .broken(reason: "the answer is empty")
        }
    }
}
