// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("Answers that nobody should believe")
struct HostileAnswerTests {
    func outcome(_ reply: StubServer.Reply, keys: JSONWebKeys? = nil) async throws -> AuthError? {
        var configuration = try makeConfiguration()
        configuration.keys = keys
        let clock = ManualClock()
        let client = AuthClient(
            configuration: configuration, transport: StubServer(reply).transport, clock: clock
        ) { clock.date }
        do throws(AuthError) {
            _ = try await client.signIn(email: "a@b.co", password: "x")
            return nil
        } catch { return error }
    }

    @Test("A token without a signature is refused", arguments: ["none", "None", "HS512", ""])
    func algorithm(_ name: String) async throws {
        var token = Tokens()
        token.algorithm = name
        #expect(
            try await outcome(.json(200, StubServer.session(token.text))) == .untrustedToken(.algorithm(name))
        )
    }

    @Test("A token whose signature was taken off is refused")
    func withoutSignature() async throws {
        let token = Tokens().text
        let bare = String(token[..<(token.lastIndex(of: ".") ?? token.endIndex)]) + "."
        #expect(
            try await outcome(.json(200, StubServer.session(bare))) == .untrustedToken(.algorithm("HS256")))
    }

    @Test("A token of another project, for others, about others, too old or too new is refused")
    func claims() async throws {
        let start = ManualClock().start.timeIntervalSince1970
        let wrong: [(String, AuthValue, AuthTokenProblem)] = [
            ("iss", "https://evil.supabase.co/auth/v1", .issuer), ("aud", "service", .audience),
            ("sub", "11111111-1111-4111-8111-111111111111", .subject), ("exp", .number(start - 61), .expired),
            ("iat", .number(start + 61), .notYetValid), ("nbf", .number(start + 61), .notYetValid),
            ("exp", .null, .expired),
        ]
        for (claim, value, problem) in wrong {
            var token = Tokens()
            if claim == "exp" { token.claims["iat"] = nil }
            token.claims[claim] = value
            #expect(
                try await outcome(.json(200, StubServer.session(token.text))) == .untrustedToken(problem),
                "\(claim)")
        }
        var close = Tokens()
        close.claims["iat"] = .number(start + 59)
        #expect(try await outcome(.json(200, StubServer.session(close.text))) == nil)
    }

    @Test("With keys a token that somebody else signed is refused")
    func signature() async throws {
        let keys = JSONWebKeys(secret: Tokens.secret)
        #expect(try await outcome(.json(200, StubServer.session()), keys: keys) == nil)
        var forged = Tokens()
        forged.secret = Data("another secret, also 32 bytes long".utf8)
        #expect(
            try await outcome(.json(200, StubServer.session(forged.text)), keys: keys)
                == .untrustedToken(.signature))
    }

    @Test("10 MB are refused unread")
    func large() async throws {
        let body = Data(repeating: UInt8(ascii: " "), count: 10_000_000)
        #expect(
            try await outcome(.answer(AuthAnswer(status: 200, body: body)))
                == .answerTooLarge(limit: 1_048_576))
    }

    @Test(
        "What is no answer of the protocol is refused and nothing is believed",
        arguments: [
            "", "<html>Welcome to the hotel</html>", "null", "[]", "{}", "{\"access_token\":7}",
            #"{"access_token":"a.b.c","refresh_token":"r","user":{"id":"1"}}"#,
            String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 50_000),
        ])
    func unreadable(_ body: String) async throws {
        let error = try await outcome(.json(200, body))
        guard case .unreadableAnswer? = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(error?.isTransient == true)
    }

    /// The possible answers of a foreign server.
    static let hostile: [AuthAnswer] = {
        var none = Tokens()
        none.algorithm = "none"
        var foreign = Tokens()
        foreign.claims["iss"] = "https://evil.supabase.co/auth/v1"
        var future = Tokens()
        future.claims["iat"] = .number(ManualClock().start.timeIntervalSince1970 + 3601)
        let bodies = [
            StubServer.session(none.text), StubServer.session(foreign.text), StubServer.session(future.text),
            StubServer.session(Tokens(now: ManualClock().start.addingTimeInterval(-7200)).text),
            StubServer.session(refresh: #"r\r\nX-Evil: 1"#), String(repeating: "[", count: 100_000),
            "<html>refresh-one</html>",
        ]
        return bodies.map { AuthAnswer(status: 200, headers: ["date": StubServer.date], body: Data($0.utf8)) }
            + [
                AuthAnswer(status: 200, body: Data(repeating: UInt8(ascii: " "), count: 10_000_000)),
                AuthAnswer(status: 200, body: Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D])),
                AuthAnswer(
                    status: 302, headers: ["Location": "https://evil.example/?refresh_token=refresh-one"]),
            ]
    }()

    @Test("Nothing of it is stored, and what was stored stays", arguments: hostile.indices)
    func nothingStored(_ index: Int) async throws {
        let clock = ManualClock()
        let vault = MemoryVault()
        let log = Locked<[String]>([])
        let server = StubServer(.answer(Self.hostile[index]), .answer(Self.hostile[index]))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server, clock: clock), vault: vault, isAutomatic: false,
            log: { line in log.withLock { $0.append(line) } })
        await #expect(throws: AuthError.self) {
            try await keeper.signIn(email: "a@b.co", password: "Secret12")
        }
        #expect(await vault.everything.isEmpty)
        let old = AuthSession(
            accessToken: "old-access", refreshToken: "old-refresh", expiresAt: clock.start,
            user: AuthUser(id: Tokens.userID))
        try await keeper.adopt(old)
        await #expect(throws: AuthError.self) { try await keeper.session() }
        #expect(try AuthSessionKeeper.decode(await vault.read(.session)) == SessionRecord(session: old))
        let lines = log.withLock { $0 }
        #expect(!lines.isEmpty)
        for secret in ["Secret12", "old-access", "old-refresh", "refresh-one", Tokens().text] {
            #expect(!lines.contains { $0.contains(secret) }, "\(lines)")
        }
    }

    @Test("Invalid UTF-8 is refused")
    func utf8() async throws {
        let body = Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D])
        #expect(
            try await outcome(.answer(AuthAnswer(status: 200, body: body)))
                == .unreadableAnswer(reason: "it is not valid UTF-8"))
    }

    @Test(
        "A token that would become a header is refused",
        arguments: [#"r\r\nX-Evil: 1"#, "", #"a b"#, #"a\u0000"#])
    func headerInjection(_ refresh: String) async throws {
        #expect(
            try await outcome(.json(200, StubServer.session(refresh: refresh)))
                == .unreadableAnswer(reason: "a token has characters that none has"))
    }

    @Test("A token that the app passes is not sent when it would become a header")
    func headerFromApp() async throws {
        let server = StubServer()
        await #expect(throws: AuthError.self) {
            try await makeClient(server).user(accessToken: "token\r\nX-Evil: 1")
        }
        #expect(await server.requests.isEmpty)
    }

    @Test("A redirect is no answer")
    func redirect() async throws {
        let reply = AuthAnswer(status: 302, headers: ["Location": "https://evil.example"])
        let error = try await outcome(.answer(reply))
        guard case .unreadableAnswer? = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
    }

    @Test("No description and no mirror shows a secret")
    func descriptions() async throws {
        let server = StubServer(.json(200, StubServer.session()), .json(400, StubServer.session()))
        let client = try makeClient(server)
        let session = try await client.signIn(email: "ann@example.com", password: "Secret12")
        let request = try #require(await server.requests.first)
        let pkce = PKCE()
        let nonce = SignInNonce()
        let flow = AuthFlow(kind: .browser, now: ManualClock().start)
        let changes = AuthUserChanges(password: "Secret12", currentPassword: "Secret12")
        let proofs: [AuthVerification] = [
            .code(.signup, email: "ann@example.com", token: "135791"),
            .hash(.signup, token: "0123456789abcdef"),
        ]
        let credentials: [BiometricCredentials] = [
            .password(username: "a", password: "Secret12"),
            .refreshToken(username: "a", token: "refresh-one"),
        ]
        var dumped = ""
        let others: [Any] = [pkce, nonce, flow, changes, proofs, credentials]
        for value in others { dump(value, to: &dumped) }
        dump(session, to: &dumped)
        dump(request, to: &dumped)
        dump(AuthAnswer(status: 200, body: Data(StubServer.session().utf8)), to: &dumped)
        dumped += others.map { "\($0) \(String(reflecting: $0))" }.joined()
        for text in [dumped, "\(session)", "\(request)", "\(pkce)", "\(nonce)", String(reflecting: session)] {
            for secret in [
                Tokens().text, "refresh-one", "Secret12", "ann@example.com", pkce.verifier, nonce.raw,
                flow.state, flow.pkce.verifier, "135791", "0123456789abcdef",
            ] {
                #expect(!text.contains(secret), "\(secret) is in \(text)")
            }
        }
    }

    @Test("Bytes without sense, drawn 2,000 times, never make a session")
    func fuzz() async throws {
        var generator = SystemRandomNumberGenerator()
        let valid = Array(StubServer.session().utf8)
        let client = try makeClient(StubServer())
        for _ in 0..<2000 {
            var bytes = valid
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            if let session = try? client.readSession(AuthAnswer(status: 200, body: Data(bytes))) {
                // What is still believed is sendable, and about the user that it names.
                #expect(
                    AuthToken.isSendable(session.accessToken) && AuthToken.isSendable(session.refreshToken))
            }
        }
    }
}
