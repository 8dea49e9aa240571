// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("A second factor")
struct FactorTests {
    static let factor = "8d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10"
    static let user = StubServer.user.replacingOccurrences(
        of: #""identities":[]"#,
        with: """
            "identities":[],"factors":[{"id":"\(factor)","created_at":"2026-01-01T00:00:00Z",
            "updated_at":"2026-01-01T00:00:00Z","status":"verified","friendly_name":"Phone","factor_type":"totp",
            "phone":"","last_challenged_at":null}]
            """)

    static func session(_ assurance: String?, refresh: String = "refresh-one") -> String {
        var token = Tokens()
        token.claims["aal"] = assurance.map { .string($0) }
        return """
            {"access_token":"\(token.text)","token_type":"bearer","expires_in":3600,"expires_at":1767229200,
            "refresh_token":"\(refresh)","user":\(user)}
            """
    }

    @Test("Each request has its path, its method and its body", .proves("ST26-AC-07"))
    func protocolOfSupabase() async throws {
        let server = StubServer(
            .json(
                200,
                """
                {"id":"\(Self.factor)","type":"totp","friendly_name":"Phone","totp":{"qr_code":"<svg/>",
                "secret":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ","uri":"otpauth://totp/Laten:ann@example.com?secret=G"}}
                """),
            .json(200, #"{"id":"11111111-2222-4333-8444-555555555555","type":"totp","expires_at":1}"#),
            .json(200, Self.session("aal2")), .json(200, #"{"id":"\#(Self.factor)"}"#))
        let client = try makeClient(server)
        let enrolment = try await client.enrolFactor(name: "Phone", issuer: "Laten", accessToken: "token")
        #expect(enrolment.secret == "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" && enrolment.qrCode == "<svg/>")
        #expect("\(enrolment)" == "AuthFactorEnrolment(\(Self.factor))")
        let challenge = try await client.challengeFactor(enrolment.id, accessToken: "token")
        let session = try await client.verifyFactor(
            enrolment.id, challenge: challenge, code: "123456", accessToken: "token")
        #expect(session.assurance == .aal2 && session.factorDue == nil)
        try await client.unenrolFactor(enrolment.id, accessToken: "token")
        let requests = await server.requests
        #expect(
            requests.map { $0.method + " " + $0.url.path } == [
                "POST /auth/v1/factors", "POST /auth/v1/factors/\(Self.factor)/challenge",
                "POST /auth/v1/factors/\(Self.factor)/verify", "DELETE /auth/v1/factors/\(Self.factor)",
            ])
        #expect(
            requests[0].json == ["factor_type": "totp", "friendly_name": "Phone", "issuer": "Laten"])
        #expect(
            requests[2].json == [
                "challenge_id": "11111111-2222-4333-8444-555555555555", "code": "123456",
            ])
    }

    @Test("A name that is no UUID gets into no path", arguments: ["../user", "", "a/b", "8d2c6a5e"])
    func names(_ id: String) async throws {
        let server = StubServer()
        let client = try makeClient(server)
        await #expect(throws: AuthError.self) {
            try await client.unenrolFactor(id, accessToken: "token")
        }
        #expect(await server.requests.isEmpty)
    }

    @Test(
        "A factor is due while the token states less than the user has enrolled", .proves("ST26-AC-08"),
        arguments: [("aal1", true), ("aal2", false), (nil, true), ("aal9", true)] as [(String?, Bool)])
    func due(_ claim: String?, isDue: Bool) async throws {
        let client = try makeClient(StubServer(.json(200, Self.session(claim))))
        let session = try await client.signIn(email: "ann@example.com", password: "Secret12")
        #expect(session.factorDue?.id == (isDue ? Self.factor : nil))
        // It is still due at the next launch.
        let record = try AuthSessionKeeper.encode(SessionRecord(session: session))
        #expect(try AuthSessionKeeper.decode(record).session?.factorDue == session.factorDue)
    }

    @Test("The keeper takes the session of a right code, and a fresh one after the factor is gone")
    func keeper() async throws {
        let server = StubServer(
            .json(200, Self.session("aal1")), .json(200, #"{"id":"\#(Self.factor)"}"#),
            .json(422, #"{"code":"mfa_verification_failed","message":"Invalid TOTP code entered"}"#),
            .json(200, #"{"id":"\#(Self.factor)"}"#),
            .json(200, Self.session("aal2", refresh: "refresh-two")),
            .json(200, #"{"id":"\#(Self.factor)"}"#), .json(200, StubServer.session(refresh: "refresh-three"))
        )
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        await #expect { try await keeper.verifyFactor(Self.factor, code: "000000") } throws: {
            ($0 as? AuthError)?.code == .factorVerificationFailed
        }
        #expect(try await keeper.session().assurance == .aal1)
        try await keeper.verifyFactor(Self.factor, code: "123456")
        #expect(try await keeper.session().assurance == .aal2)
        #expect(try await keeper.unenrolFactor(Self.factor).refreshToken == "refresh-three")
        #expect(await server.requests.last?.json == ["refresh_token": "refresh-two"])
    }

    @Test(
        "A code's answer that comes after another user signed in replaces nobody's session",
        .proves("ST26-AC-22"))
    func lateAnswer() async throws {
        let held = Locked<AuthSessionKeeper?>(nil)
        let bob = AuthSession(
            accessToken: "bob", refreshToken: "bob", expiresAt: Date(timeIntervalSince1970: 4e9),
            user: AuthUser(id: AccountDeletionTests.bob, email: "bob@example.com"))
        let clock = ManualClock()
        let transport: AuthTransport = { request in
            let body: String
            switch request.url.lastPathComponent {
            case "challenge": body = #"{"id":"\#(Self.factor)"}"#
            case "verify":
                try await held.withLock { $0 }?.adopt(bob)
                body = Self.session("aal2", refresh: "refresh-two")
            default: body = Self.session("aal1")
            }
            return AuthAnswer(status: 200, body: Data(body.utf8))
        }
        let client = AuthClient(
            configuration: try makeConfiguration(), transport: transport, clock: clock
        ) { clock.date }
        let vault = MemoryVault()
        let keeper = AuthSessionKeeper(client: client, vault: vault, isAutomatic: false)
        held.withLock { $0 = keeper }
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        await #expect(throws: AuthError.superseded) {
            try await keeper.verifyFactor(Self.factor, code: "123456")
        }
        #expect(await keeper.state.session == bob)
        #expect(try AuthSessionKeeper.decode(await vault.read(.session)).session == bob)
    }

    @MainActor private func model(_ keeper: AuthSessionKeeper) -> SignInModel {
        SignInModel(
            strings: SignInStrings(app: "Laten") { $0.english },
            services: .live(keeper, openBrowser: { _ throws(AuthError) in throw .cancelled })
        ) { _ in }
    }

    @Test("Who has a second factor is signed in when its code was right", .proves("ST26-AC-08"))
    @MainActor func signIn() async throws {
        let challenge = #"{"id":"\#(Self.factor)"}"#
        let server = StubServer(
            .json(200, Self.session("aal1")), .json(200, challenge),
            .json(422, #"{"code":"mfa_verification_failed","message":"Invalid TOTP code entered"}"#),
            .json(200, challenge), .json(200, Self.session("aal2", refresh: "refresh-two")))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        let model = model(keeper)
        (model.email, model.password) = ("ann@example.com", "Secret12")
        await model.submit()
        #expect(model.secondFactor?.id == Self.factor && model.finished == nil && model.toast == nil)
        await model.submitCode()
        #expect(model.codeProblem == "Enter the code from your app")
        model.code = "000000"
        await model.submitCode()
        #expect(model.codeProblem == "This code is wrong. Wait for the next one and try again.")
        model.code = " 123456"
        await model.submitCode()
        #expect(model.finished?.assurance == .aal2 && model.secondFactor == nil && model.code.isEmpty)
        #expect(model.toast?.text == "Welcome back!")
    }

    @Test("The next launch asks again, and another account can be taken", .proves("ST26-AC-08"))
    @MainActor func later() async throws {
        let server = StubServer(.json(200, Self.session("aal1")), .json(204, ""))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        let model = model(keeper)
        await model.lookForFactor()
        #expect(model.secondFactor?.id == Self.factor)
        await model.giveUpCode()
        #expect(model.secondFactor == nil && model.finished == nil)
        #expect(await keeper.state == .signedOut)
    }
}
