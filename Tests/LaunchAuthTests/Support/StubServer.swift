// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchAuth

/// Answers requests from a list, and remembers them.
actor StubServer {
    enum Reply: Sendable {
        case json(Int, String)
        case answer(AuthAnswer)
        case failure(AuthTransportFailure)
        /// Never answers, and does not notice that it was cancelled.
        case silence
    }

    private var replies: [Reply]
    private(set) var requests: [AuthRequest] = []
    private var waiting: [CheckedContinuation<AuthAnswer, any Error>] = []

    init(_ replies: Reply...) {
        self.replies = replies
    }

    func add(_ reply: Reply) { replies.append(reply) }

    nonisolated var transport: AuthTransport {
        { request in try await self.answer(request) }
    }

    private func answer(_ request: AuthRequest) async throws -> AuthAnswer {
        requests.append(request)
        guard !replies.isEmpty else {
            throw AuthTransportFailure.broken(reason: "the stub has no more answers")
        }
        switch replies.removeFirst() {
        case .json(let status, let text):
            return AuthAnswer(
                status: status, headers: ["content-type": "application/json", "date": Self.date],
                body: Data(text.utf8))
        case .answer(let answer): return answer
        case .failure(let failure): throw failure
        case .silence: return try await withCheckedThrowingContinuation { waiting.append($0) }
        }
    }

    /// Lets go of who was never answered, so that no test leaves a task behind.
    func release() {
        for continuation in waiting { continuation.resume(throwing: CancellationError()) }
        waiting = []
    }

    static let date = "Thu, 01 Jan 2026 00:00:00 GMT"

    /// A session as the server writes it.
    static func session(_ token: String = Tokens().text, refresh: String = "refresh-one") -> String {
        """
        {"access_token":"\(token)","token_type":"bearer","expires_in":3600,"expires_at":1767229200,
        "refresh_token":"\(refresh)","user":\(user)}
        """
    }

    static let user = """
        {"id":"\(Tokens.userID)","aud":"authenticated","role":"authenticated","email":"ann@example.com","phone":"",
        "app_metadata":{"provider":"email"},"user_metadata":{"display_name":"Ann"},"identities":[],
        "created_at":"2026-01-01T00:00:00.12345678Z","updated_at":"2026-01-01T00:00:00Z","is_anonymous":false,
        "a_key_of_tomorrow":[null,1.5,{"deep":true}]}
        """
}

extension AuthRequest {
    var json: [String: AuthValue] {
        (try? AuthJSON.decode(AuthValue.self, from: body ?? Data()))?.object ?? [:]
    }
}

func makeConfiguration(redirect: String? = "laten://auth/callback") throws -> AuthConfiguration {
    try AuthConfiguration(url: "https://abc.supabase.co", key: "anon-key", redirect: redirect)
}

func makeClient(_ server: StubServer, clock: ManualClock = ManualClock()) throws -> AuthClient {
    AuthClient(configuration: try makeConfiguration(), transport: server.transport, clock: clock) {
        clock.date
    }
}
