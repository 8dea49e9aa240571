// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import DevBackend

/// What an owner may do with an account: `user.go`, `reauthenticate.go` and `logout.go` of supabase/auth, and the function that a
/// project writes to delete one.
@Suite struct AccountRouteTests {
    private static func bearer(_ session: AuthTester.Answer) -> String {
        "Authorization: Bearer \(session.text("access_token") ?? "")\r\n"
    }

    private static let deletion = "POST /functions/v1/delete-account"

    @Test(.proves("ST26-AC-01")) func anAccountIsDeletedByItsPasswordWithAllThatBelongsToIt() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            let (ann, bob) = (try backend.session(), try backend.session("bob@example.com"))
            let rows: [(body: String, status: Int, code: String)] = [
                ("{}", 400, "reauthentication_needed"),
                (#"{"password":"secret1","nonce":"123456"}"#, 400, "reauthentication_needed"),
                (#"{"password":"secret2"}"#, 400, "invalid_credentials"),
                (#"{"nonce":"123456"}"#, 422, "reauthentication_not_valid"),
                ("no JSON", 400, "bad_json"),
            ]
            for row in rows {
                let answer = try backend.send(Self.deletion, row.body, headers: Self.bearer(ann))
                #expect(answer.status == row.status && answer.text("error_code") == row.code, "\(answer)")
            }
            let anonymous = try backend.send(Self.deletion, #"{"password":"secret1"}"#)
            #expect(anonymous.status == 401 && anonymous.text("error_code") == "no_authorization")
            let other = try backend.send(
                "POST /token?grant_type=password", #"{"email":"ann@example.com","password":"secret1"}"#)
            let done = try backend.send(
                Self.deletion, #"{"password":"secret1","apple_authorization_code":null}"#,
                headers: Self.bearer(ann))
            #expect(done.status == 200 && done.json == [:])
            for session in [ann, other] {
                #expect(
                    try backend.send("GET /user", headers: Self.bearer(session)).text("error_code")
                        == "user_not_found")
                #expect(
                    try backend.refresh(session.text("refresh_token") ?? "").text("error_code")
                        == "refresh_token_not_found")
            }
            #expect(
                try backend.send(
                    "POST /token?grant_type=password", #"{"email":"ann@example.com","password":"secret1"}"#
                ).text("error_code") == "invalid_credentials")
            #expect(try backend.send("GET /user", headers: Self.bearer(bob)).status == 200)
            // The address is free for another account.
            let again = try backend.session()
            #expect(again.json["user"]?["id"]?.text != ann.json["user"]?["id"]?.text)
        }
    }

    /// Apple's `auth/token` and `auth/revoke`, and its TN3194: the tokens of whoever deletes the account are revoked.
    @Test(.proves("ST26-AC-18", "ST26-AC-23"), arguments: [true, false])
    func applesTokensAreRevokedWithTheAccount(isKnown: Bool) async throws {
        var configuration = DevBackendConfiguration(now: TestWallClock().now)
        (configuration.auth.limitsRates, configuration.auth.bcryptCost) = (false, 4)
        configuration.auth.audiences = ["com.example.app"]
        try await withBackend(configuration) { running, _, port in
            let backend = AuthTester(port: port, clock: TestWallClock())
            let form = "Content-Type: application/x-www-form-urlencoded\r\n"
            func apple(_ path: String, _ body: String) throws -> AuthTester.Answer {
                try backend.send("POST /_oidc/apple/\(path)", body, headers: form)
            }
            let sheet = "email=ann@example.com&audience=com.example.app"
            func code() throws -> String { try #require(try apple("id_token", sheet).text("code")) }
            func exchange(_ code: String) throws -> AuthTester.Answer {
                try apple("token", "grant_type=authorization_code&client_id=com.example.app&code=\(code)")
            }
            let used = try code()
            let first = try #require(try exchange(used).text("refresh_token"))
            #expect(try exchange(used).text("error") == "invalid_grant")
            let refresh = "grant_type=refresh_token&client_id=com.example.app&refresh_token=\(first)"
            #expect(try apple("token", refresh).status == 200)

            let made = try apple("id_token", sheet)
            let session = try backend.send(
                "POST /token?grant_type=id_token",
                #"{"provider":"apple","id_token":"\#(made.text("id_token") ?? "")"}"#)
            _ = try backend.send("GET /reauthenticate", headers: Self.bearer(session))
            let (nonce, last) = (try backend.code(), isKnown ? try code() : "of-nobody")
            let done = try backend.send(
                Self.deletion, #"{"nonce":"\#(nonce)","apple_authorization_code":"\#(last)"}"#,
                headers: Self.bearer(session))
            #expect(done.status == 200)
            #expect(
                try backend.send("GET /user", headers: Self.bearer(session)).text("error_code")
                    == "user_not_found")
            let after = try apple("token", refresh)
            #expect(after.text("error") == (isKnown ? "invalid_grant" : nil), "\(after)")
            #expect(
                running.authEvents.map(\.kind).suffix(2)
                    == (isKnown ? [.revoked, .deleted] : [.signedIn, .deleted]))
        }
    }

    @Test(.proves("ST26-AC-01", "ST26-AC-04")) func aCodeOfAMailProvesTheOwnerOnce() async throws {
        try await AuthTester.run({ ($0.limitsRates, $0.requiresReauthentication) = (false, true) }) {
            backend in
            let first = try backend.session()
            // On the day of the sign-in nothing more is asked.
            #expect(
                try backend.send("PUT /user", #"{"password":"secret2"}"#, headers: Self.bearer(first)).status
                    == 200)
            backend.clock.advance(86_400)
            let ann = try backend.refresh(first.text("refresh_token") ?? "")
            let late = try backend.send("PUT /user", #"{"password":"secret3"}"#, headers: Self.bearer(ann))
            #expect(late.status == 400 && late.text("error_code") == "reauthentication_needed")
            #expect(late.text("msg") == "Password update requires reauthentication")
            let sent = try backend.send("GET /reauthenticate", headers: Self.bearer(ann))
            #expect(sent.status == 200 && sent.json == [:])
            let nonce = try backend.code()
            let wrong = try backend.send(
                "PUT /user", #"{"password":"secret3","nonce":"x"}"#, headers: Self.bearer(ann))
            #expect(wrong.status == 422 && wrong.text("error_code") == "reauthentication_not_valid")
            #expect(wrong.text("msg") == "Nonce has expired or is invalid")
            let body = #"{"password":"secret3","nonce":"\#(nonce)"}"#
            #expect(try backend.send("PUT /user", body, headers: Self.bearer(ann)).status == 200)
            #expect(
                try backend.send(Self.deletion, #"{"nonce":"\#(nonce)"}"#, headers: Self.bearer(ann)).status
                    == 422)
            _ = try backend.send("GET /reauthenticate", headers: Self.bearer(ann))
            let fresh = #"{"nonce":"\#(try backend.code())"}"#
            #expect(try backend.send(Self.deletion, fresh, headers: Self.bearer(ann)).status == 200)
        }
    }

    @Test(.proves("ST26-AC-04")) func aNewPasswordNeedsThePresentOneWhereItIsAskedFor() async throws {
        try await AuthTester.run({ ($0.limitsRates, $0.requiresCurrentPassword) = (false, true) }) {
            backend in
            _ = try backend.session()
            let ann = try backend.send(
                "POST /token?grant_type=password", #"{"email":"ann@example.com","password":"secret1"}"#)
            let rows = [
                (#"{"password":"secret2"}"#, 400, "current_password_required"),
                (#"{"password":"secret2","current_password":"secret0"}"#, 400, "current_password_invalid"),
                (#"{"password":"secret1","current_password":"secret1"}"#, 422, "same_password"),
                (#"{"password":"secret2","current_password":"secret1"}"#, 200, ""),
            ]
            for (body, status, code) in rows {
                let answer = try backend.send("PUT /user", body, headers: Self.bearer(ann))
                #expect(answer.status == status && answer.text("error_code") ?? "" == code, "\(answer)")
            }
            // Who came by a mail has forgotten it.
            _ = try backend.send("POST /recover", #"{"email":"ann@example.com"}"#)
            let back = try backend.send(
                "POST /verify",
                #"{"type":"recovery","email":"ann@example.com","token":"\#(try backend.code())"}"#)
            #expect(
                try backend.send("PUT /user", #"{"password":"secret3"}"#, headers: Self.bearer(back)).status
                    == 200)
        }
    }

    @Test(.proves("ST26-AC-06")) func theScopesOfASignOutEndWhatTheyName() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            _ = try backend.session()
            let body = #"{"email":"ann@example.com","password":"secret1"}"#
            var sessions = try (0..<4).map { _ in try backend.send("POST /token?grant_type=password", body) }
            func alive() throws -> [Bool] {
                try sessions.map { try backend.send("GET /user", headers: Self.bearer($0)).status == 200 }
            }
            #expect(
                try backend.send("POST /logout?scope=local", headers: Self.bearer(sessions[0])).status == 204)
            #expect(try alive() == [false, true, true, true])
            #expect(
                try backend.send("POST /logout?scope=others", headers: Self.bearer(sessions[1])).status == 204
            )
            #expect(try alive() == [false, true, false, false])
            sessions[2] = try backend.send("POST /token?grant_type=password", body)
            #expect(
                try backend.send("POST /logout?scope=global", headers: Self.bearer(sessions[2])).status == 204
            )
            #expect(try alive() == [false, false, false, false])
        }
    }
}
