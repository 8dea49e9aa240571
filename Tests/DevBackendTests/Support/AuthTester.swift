// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// A clock that tests set.
final class TestWallClock: Sendable {
    private let date = Locked(Date(timeIntervalSince1970: 1_800_000_000))

    @Sendable func now() -> Date { date.withLock { $0 } }

    func advance(_ seconds: Double) { date.withLock { $0 += seconds } }
}

/// A backend with its clock, and requests to it.
struct AuthTester {
    /// The response.
    struct Answer {
        let status: Int
        let head: String
        let json: JSON

        func text(_ name: String) -> String? { json[name]?.text }
    }

    let port: Int
    let clock: TestWallClock

    func send(_ line: String, _ body: String = "", headers: String = "") throws -> Answer {
        let length = body.isEmpty && line.hasPrefix("GET") ? "" : "Content-Length: \(body.utf8.count)\r\n"
        let answer = try #require(
            RawClient.ask(
                port, line, headers: headers + length + "Connection: close\r\n\r\n" + body,
                // Passwords are hashed slowly, and other tests want the processor, too.
                quietMilliseconds: 20_000))
        let status = try #require(Int(answer.head.dropFirst(9).prefix(3)))
        return Answer(
            status: status, head: answer.head, json: (try? JSON(bytes: Array(answer.body.utf8))) ?? .null)
    }

    /// The code of the last mail.
    func code() throws -> String {
        try #require(try send("GET /outbox").json.elements?.last?["code"]?.text)
    }

    /// Makes an account and returns its session.
    func session(_ email: String = "ann@example.com") throws -> Answer {
        _ = try send("POST /signup", #"{"email":"\#(email)","password":"secret1"}"#)
        return try send("POST /verify", #"{"type":"signup","email":"\#(email)","token":"\#(try code())"}"#)
    }

    func refresh(_ token: String) throws -> Answer {
        try send("POST /token?grant_type=refresh_token", #"{"refresh_token":"\#(token)"}"#)
    }

    static func run(
        _ change: (inout DevBackendAuth) -> Void = { _ in }, _ body: (AuthTester) async throws -> Void
    ) async throws {
        let clock = TestWallClock()
        var configuration = DevBackendConfiguration(now: clock.now)
        configuration.auth.bcryptCost = 4
        change(&configuration.auth)
        try await withBackend(configuration) { _, _, port in
            try await body(AuthTester(port: port, clock: clock))
        }
    }
}
