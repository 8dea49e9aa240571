// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// Recovery codes, by `mfa.recoveryCodes` of Supabase's clients.
extension FactorTests {
    static let set = "1d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10"
    static let codes = """
        {"id":"\(set)","type":"recovery_code","friendly_name":"Recovery codes","total":2,
        "codes":["2h7kqw3m7xt4rpna","abcdefgh23456777"]}
        """
    static let userWithCodes = user.replacing(
        #""factors":["#,
        with: """
            "factors":[{"id":"\(set)","status":"verified","friendly_name":"Recovery codes",
            "factor_type":"recovery_code"},
            """)
    private static let alone = StubServer.Reply.json(
        422, #"{"code":"mfa_recovery_codes_sole_factor","message":"m"}"#)

    /// A session of a user with recovery codes, with the newest proof first.
    static func session(_ assurance: String, proofs: [String], refresh: String = "refresh-one") -> String {
        var token = Tokens()
        token.claims["aal"] = .string(assurance)
        token.claims["amr"] = .array(
            proofs.map { .object(["method": .string($0), "timestamp": .number(1)]) })
        return StubServer.session(token.text, refresh: refresh).replacing(
            StubServer.user, with: userWithCodes)
    }

    @Test("Each request about recovery codes has its path, its method and its body", .proves("ST26-AC-25"))
    func recoveryProtocol() async throws {
        let left = #"{"id":"\#(Self.set)","type":"recovery_code","total":10,"remaining":7}"#
        let server = StubServer(
            .json(200, Self.codes), .json(200, left), .json(200, Self.codes),
            .json(200, Self.session("aal2")), .json(200, #"{"id":"\#(Self.set)"}"#))
        let client = try makeClient(server)
        let made = try await client.makeRecoveryCodes(accessToken: "token")
        #expect(made.codes == ["2h7kqw3m7xt4rpna", "abcdefgh23456777"] && made.remaining == 2)
        #expect("\(made)" == "AuthRecoveryCodes(\(Self.set), 2 of 2)")
        #expect(!String(reflecting: made).contains("2h7k"))
        let status = try await client.recoveryCodes(accessToken: "token")
        #expect(status.remaining == 7 && status.total == 10 && status.codes.isEmpty)
        _ = try await client.replaceRecoveryCodes(accessToken: "token")
        let session = try await client.verifyRecoveryCode("K4M7-X7QP-2AB6-HT3Z", accessToken: "token")
        #expect(session.assurance == .aal2)
        try await client.removeRecoveryCodes(accessToken: "token")
        let requests = await server.requests
        let path = "/auth/v1/factors/recovery-codes"
        #expect(
            requests.map { $0.method + " " + $0.url.path } == [
                "POST \(path)", "GET \(path)", "POST \(path)/regenerate", "POST \(path)/verify",
                "DELETE \(path)",
            ])
        #expect(requests[3].json == ["code": "K4M7-X7QP-2AB6-HT3Z"])
        #expect(requests.allSatisfy { $0.headers["Authorization"] == "Bearer token" })
    }

    @Test("A set that there is already is replaced, and none is no error", .proves("ST26-AC-25"))
    func recoverySets() async throws {
        let server = StubServer(
            .json(200, Self.session("aal2")),
            .json(422, #"{"code":"mfa_verified_factor_exists","message":"m"}"#), .json(200, Self.codes),
            .json(404, #"{"code":"mfa_factor_not_found","message":"m"}"#))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        #expect(try await keeper.makeRecoveryCodes().codes.count == 2)
        #expect(try await keeper.recoveryCodes() == nil)
    }

    @Test(
        "Recovery codes go with the last factor, unless the session is proved by one of them",
        .proves("ST26-AC-25"), arguments: [("totp", true), ("mfa/recovery_code", false)])
    func lastFactor(proof: String, goes: Bool) async throws {
        let done = StubServer.Reply.json(200, #"{"id":"\#(Self.factor)"}"#)
        let server = StubServer(
            .json(200, Self.session("aal2", proofs: [proof, "totp", "password"])), Self.alone, done, done,
            .json(200, StubServer.session(refresh: "refresh-two")))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        if goes {
            #expect(try await keeper.unenrolFactor(Self.factor).refreshToken == "refresh-two")
        } else {
            await #expect { try await keeper.unenrolFactor(Self.factor) } throws: {
                ($0 as? AuthError)?.code == .recoveryCodesAlone
            }
        }
        let asked = await server.requests.dropFirst().map { "\($0.method) \($0.url.lastPathComponent)" }
        let all = [
            "DELETE \(Self.factor)", "DELETE recovery-codes", "DELETE \(Self.factor)", "POST token",
        ]
        #expect(asked == (goes ? all : Array(all.prefix(1))))
    }

    @Test("Who has no app any more signs in with a recovery code", .proves("ST26-AC-25"))
    @MainActor func recoverySignIn() async throws {
        let server = StubServer(
            .json(200, Self.session("aal1", proofs: ["password"])),
            .json(422, #"{"code":"mfa_verification_failed","message":"m"}"#),
            .json(200, Self.session("aal2", proofs: ["mfa/recovery_code"], refresh: "refresh-two")))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        let model = SignInModel(
            strings: SignInStrings(app: "Laten") { $0.english },
            services: .live(keeper, openBrowser: { _ throws(AuthError) in throw .cancelled })
        ) { _ in }
        (model.email, model.password) = ("ann@example.com", "Secret12")
        await model.submit()
        #expect(model.secondFactor?.id == Self.factor && model.hasRecoveryCodes && !model.wantsRecoveryCode)
        model.code = "12"
        model.askForRecoveryCode(true)
        #expect(model.wantsRecoveryCode && model.code.isEmpty)
        await model.submitCode()
        #expect(model.codeProblem == "Enter a recovery code")
        model.code = "aaaa-aaaa-aaaa-aaaa"
        await model.submitCode()
        #expect(model.codeProblem == "This code is wrong, or it was used before" && model.finished == nil)
        model.code = " 2h7k-qw3m-7xt4-rpna"
        await model.submitCode()
        #expect(model.finished?.assurance == .aal2 && model.toast?.text == "Welcome back!")
        #expect(!model.hasRecoveryCodes && !model.wantsRecoveryCode)
        #expect(await server.requests.last?.json == ["code": "2h7k-qw3m-7xt4-rpna"])
    }

    @Test("Nobody without recovery codes is asked for one")
    @MainActor func withoutCodes() async throws {
        let server = StubServer(.json(200, Self.session("aal1")))
        let keeper = AuthSessionKeeper(
            client: try makeClient(server), vault: MemoryVault(), isAutomatic: false)
        let model = SignInModel(
            strings: SignInStrings(app: "Laten") { $0.english },
            services: .live(keeper, openBrowser: { _ throws(AuthError) in throw .cancelled })
        ) { _ in }
        (model.email, model.password) = ("ann@example.com", "Secret12")
        await model.submit()
        model.askForRecoveryCode(true)
        #expect(model.secondFactor != nil && !model.hasRecoveryCodes && !model.wantsRecoveryCode)
    }
}
