// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchAuth

/// A project with two accounts, of which the last signed in keeps GoTrue's rules of rotation, for tests of who keeps a session.
actor FakeProject {
    let clock: ManualClock
    /// The refresh tokens by number; the newest is active.
    private var active = 0
    private var isAlive = false
    private(set) var refreshes: [String] = []
    private(set) var signOuts: [String] = []
    /// The users whose tokens the sign-outs came with.
    private(set) var signedOut: [String] = []
    /// The user who signed in last.
    private var user = Tokens.userID
    private(set) var codes: [String: String] = [:]
    private(set) var exchanges = 0
    var failure: AuthTransportFailure?
    /// Refreshes wait here until the test lets them go.
    private var isHeld = false
    private var held: [CheckedContinuation<Void, Never>] = []

    init(clock: ManualClock) {
        self.clock = clock
    }

    nonisolated var transport: AuthTransport { { try await self.answer($0) } }

    func fail(_ failure: AuthTransportFailure?) { self.failure = failure }
    func hold() { isHeld = true }
    func letGo() {
        isHeld = false
        for continuation in held { continuation.resume() }
        held = []
    }
    func end() { isAlive = false }
    func expect(code: String, challenge: String) { codes[code] = challenge }
    var heldCount: Int { held.count }

    private func answer(_ request: AuthRequest) async throws -> AuthAnswer {
        if let failure { throw failure }
        switch (request.url.lastPathComponent, request.url.query ?? "") {
        case ("token", "grant_type=password"):
            guard request.json["password"]?.string == "Secret12" else {
                return error(400, "invalid_credentials", "Invalid login credentials")
            }
            user = request.json["email"]?.string == "bob@b.co" ? AccountDeletionTests.bob : Tokens.userID
            return begin()
        case ("token", "grant_type=id_token"): return begin()
        case ("token", "grant_type=pkce"):
            exchanges += 1
            let code = request.json["auth_code"]?.string ?? ""
            guard let challenge = codes[code] else {
                return error(404, "flow_state_not_found", "invalid flow state, no valid flow state found")
            }
            guard PKCE(verifier: request.json["code_verifier"]?.string ?? "")?.challenge == challenge else {
                return error(400, "bad_code_verifier", "code challenge does not match")
            }
            codes[code] = nil
            return begin()
        case ("token", "grant_type=refresh_token"):
            let token = request.json["refresh_token"]?.string ?? ""
            refreshes.append(token)
            if isHeld { await withCheckedContinuation { held.append($0) } }
            if let failure { throw failure }
            return refresh(token)
        case ("logout", let query):
            signOuts.append(query)
            let token = request.headers["Authorization"]?.dropFirst("Bearer ".count) ?? ""
            signedOut.append((try? AuthToken(String(token)))?.claims["sub"]?.string ?? "")
            if query != "scope=others" { isAlive = false }
            return AuthAnswer(status: 204)
        case ("recover", _), ("otp", _): return AuthAnswer(status: 200, body: Data("{}".utf8))
        case ("user", _): return AuthAnswer(status: 200, body: Data(StubServer.user.utf8))
        default: return error(404, "unknown", request.description)
        }
    }

    private func begin() -> AuthAnswer {
        (isAlive, active) = (true, active + 10)
        return session()
    }

    private func refresh(_ token: String) -> AuthAnswer {
        guard isAlive, let number = Int(token.dropFirst("refresh-".count)) else {
            return error(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
        }
        if number == active {
            active += 1
        } else if number != active - 1 {
            isAlive = false
            return error(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
        }
        return session()
    }

    private func session() -> AuthAnswer {
        var token = Tokens(now: clock.date)
        token.claims["jti"] = .number(Double(active))
        token.claims["sub"] = .string(user)
        // Each sign-in begins a session, which keeps its name when it is renewed.
        token.claims["session_id"] = .string("session-\(active / 10)")
        let end = Int(clock.date.timeIntervalSince1970) + 3600
        let body = """
            {"access_token":"\(token.text)","token_type":"bearer","expires_in":3600,"expires_at":\(end),
            "refresh_token":"refresh-\(active)","user":\(StubServer.user.replacingOccurrences(of: Tokens.userID, with: user))}
            """
        return AuthAnswer(status: 200, body: Data(body.utf8))
    }

    private func error(_ status: Int, _ code: String, _ message: String) -> AuthAnswer {
        AuthAnswer(status: status, body: Data(#"{"code":"\#(code)","message":"\#(message)"}"#.utf8))
    }
}
