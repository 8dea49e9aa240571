// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import DevBackend

/// `internal/api/mfa.go` of supabase/auth, and RFC 6238.
@Suite struct FactorRouteTests {
    /// RFC 6238, appendix B, the rows of SHA-1.
    @Test(
        .proves("ST26-AC-07"),
        arguments: [
            (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
        ] as [(UInt64, String)])
    func theCodesAreThoseOfTheRFC(seconds: UInt64, code: String) {
        let key = Array("12345678901234567890".utf8)
        #expect(TOTP.code(key: key, counter: seconds / 30, digits: 8) == code)
        #expect(TOTP.code(key: key, counter: seconds / 30) == String(code.suffix(6)))
    }

    /// RFC 4648, section 10, without the padding.
    @Test(arguments: [
        ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
        ("foobar", "MZXW6YTBOI"),
    ])
    func base32IsThatOfTheRFC(plain: String, text: String) {
        #expect(TOTP.base32(Array(plain.utf8)) == text)
        #expect(TOTP.bytes(base32: text) == Array(plain.utf8))
        #expect(TOTP.bytes(base32: "m1") == nil)
    }

    @Test func aCodeCountsForItsPeriodAndThoseBesideIt() {
        let secret = TOTP.base32(Array("12345678901234567890".utf8))
        let accepted = [0, 30, 59, 60, 89, 90].map { TOTP.accepts("287082", secret: secret, at: $0) }
        #expect(accepted == [true, true, true, true, true, false])
        // `pquerna/otp` trims what it is given, and no more.
        #expect(TOTP.accepts(" 287082\n", secret: secret, at: 30))
        #expect(!TOTP.accepts("287 082", secret: secret, at: 30))
        let later = TOTP.code(key: Array("12345678901234567890".utf8), counter: 10)
        #expect([269, 270].map { TOTP.accepts(later, secret: secret, at: $0) } == [false, true])
        #expect(!TOTP.accepts("", secret: secret, at: 30) && !TOTP.accepts("287082", secret: "?", at: 30))
    }

    struct Owner {
        let backend: AuthTester
        var session: AuthTester.Answer
        var headers: String { "Authorization: Bearer \(session.text("access_token") ?? "")\r\n" }
        var claims: JSON? { WebToken(session.text("access_token") ?? "")?.claims }

        func send(_ line: String, _ body: String = "") throws -> AuthTester.Answer {
            try backend.send(line, body, headers: headers)
        }
        func code(_ secret: String) throws -> String {
            let key = try #require(TOTP.bytes(base32: secret))
            let seconds = UInt64(backend.clock.now().timeIntervalSince1970)
            return TOTP.code(key: key, counter: seconds / 30)
        }
        /// Ann, who has proved an app that shows codes; its factor's name and its secret.
        static func proved(
            _ backend: AuthTester
        ) throws -> (owner: Owner, factor: String, secret: String) {
            var ann = Owner(backend: backend, session: try backend.session())
            let enrolled = try ann.send("POST /factors", #"{"factor_type":"totp","friendly_name":"Phone"}"#)
            let (id, secret) = (enrolled.text("id") ?? "", enrolled.json["totp"]?["secret"]?.text ?? "")
            ann.session = try ann.verify(id, try ann.code(secret))
            return (ann, id, secret)
        }
        /// The same user after another sign-in by the password alone.
        static func low(_ backend: AuthTester) throws -> Owner {
            Owner(
                backend: backend,
                session: try backend.send(
                    "POST /token?grant_type=password", #"{"email":"ann@example.com","password":"secret1"}"#))
        }
        func verify(_ id: String, _ code: String) throws -> AuthTester.Answer {
            let challenge = try send("POST /factors/\(id)/challenge", "{}").text("id") ?? ""
            return try send(
                "POST /factors/\(id)/verify", #"{"challenge_id":"\#(challenge)","code":"\#(code)"}"#)
        }
    }

    @Test(.proves("ST26-AC-07", "ST26-AC-08")) func aFactorIsEnrolledProvedAndRemoved() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            var ann = Owner(backend: backend, session: try backend.session())
            let other = try backend.send(
                "POST /token?grant_type=password", #"{"email":"ann@example.com","password":"secret1"}"#)
            let body = #"{"factor_type":"totp","friendly_name":"Phone","issuer":"La ten"}"#
            let enrolled = try ann.send("POST /factors", body)
            let totp = try #require(enrolled.json["totp"])
            let (id, secret) = (enrolled.text("id") ?? "", totp["secret"]?.text ?? "")
            #expect(enrolled.status == 200 && enrolled.text("type") == "totp" && secret.count == 32)
            #expect(
                totp["uri"]?.text == "otpauth://totp/La%20ten:ann%40example.com?algorithm=SHA1&digits=6"
                    + "&issuer=La%20ten&period=30&secret=\(secret)")
            #expect(totp["qr_code"]?.text?.hasPrefix("<svg ") == true)
            #expect(try ann.send("POST /factors", body).text("error_code") == "mfa_factor_name_conflict")
            #expect(ann.claims?["aal"] == "aal1")
            let wrong = try ann.verify(id, "000000")
            #expect(wrong.status == 422 && wrong.text("error_code") == "mfa_verification_failed")
            let verified = try ann.verify(id, try ann.code(secret))
            #expect(verified.status == 200)
            let old = ann.session
            ann.session = verified
            #expect(ann.claims?["aal"] == "aal2")
            #expect(ann.claims?["amr"]?.elements?.compactMap { $0["method"]?.text } == ["totp", "otp"])
            #expect(verified.json["user"]?["factors"]?.elements?.first?["status"] == "verified")
            // The session goes on; the one that was not proved is over.
            #expect(try ann.send("GET /user").status == 200)
            #expect(
                try backend.send(
                    "GET /user", headers: "Authorization: Bearer \(other.text("access_token") ?? "")\r\n"
                ).text("error_code") == "session_not_found")
            #expect(try backend.refresh(old.text("refresh_token") ?? "").status == 200)
            try Self.oneFactor(backend, id)
            #expect(try ann.send("DELETE /factors/\(id)").json == ["id": .text(id)])
            ann.session = try backend.refresh(verified.text("refresh_token") ?? "")
            #expect(ann.claims?["aal"] == "aal1" && ann.session.json["user"]?["factors"] == nil)
        }
    }

    /// What a session of one factor may not.
    private static func oneFactor(_ backend: AuthTester, _ id: String) throws {
        let low = try Owner.low(backend)
        #expect(low.claims?["aal"] == "aal1")
        for (line, body, status) in [
            ("PUT /user", #"{"password":"secret2"}"#, 401),
            ("PUT /user", #"{"email":"zoe@example.com"}"#, 401),
            ("POST /factors", #"{"factor_type":"totp","friendly_name":"b"}"#, 403),
            ("DELETE /factors/\(id)", "", 422),
            ("POST /functions/v1/delete-account", #"{"password":"secret1"}"#, 401),
        ] {
            let answer = try low.send(line, body)
            #expect(answer.status == status && answer.text("error_code") == "insufficient_aal", "\(line)")
        }
        #expect(try low.send("PUT /user", #"{"data":{"a":1}}"#).status == 200)
    }

    @Test func aChallengeIsForOneRightAnswerInFiveMinutes() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            let ann = Owner(backend: backend, session: try backend.session())
            let enrolled = try ann.send("POST /factors", #"{"factor_type":"totp"}"#)
            let (id, secret) = (enrolled.text("id") ?? "", enrolled.json["totp"]?["secret"]?.text ?? "")
            let challenge = try ann.send("POST /factors/\(id)/challenge", "{}")
            #expect(challenge.json["expires_at"]?.integer == 1_800_000_300)
            func answer(_ challenge: String, _ code: String) throws -> String? {
                try ann.send(
                    "POST /factors/\(id)/verify", #"{"challenge_id":"\#(challenge)","code":"\#(code)"}"#
                ).text("error_code")
            }
            #expect(try answer("11111111-2222-4333-8444-555555555555", "1") == "mfa_factor_not_found")
            #expect(try answer(challenge.text("id") ?? "", "") == "validation_failed")
            backend.clock.advance(300)
            #expect(try answer(challenge.text("id") ?? "", try ann.code(secret)) == "mfa_challenge_expired")
            let next = try ann.send("POST /factors/\(id)/challenge", "{}").text("id") ?? ""
            #expect(try answer(next, try ann.code(secret)) == nil)
            #expect(try answer(next, try ann.code(secret)) == "mfa_ip_address_mismatch")
        }
    }

    @Test func whereItIsOffItSaysSo() async throws {
        try await AuthTester.run({ $0.allowsSecondFactor = false }) { backend in
            let ann = Owner(backend: backend, session: try backend.session())
            let answer = try ann.send("POST /factors", #"{"factor_type":"totp"}"#)
            #expect(answer.status == 422 && answer.text("error_code") == "mfa_totp_enroll_not_enabled")
        }
    }

    /// The sides are those of the standard: 21 modules for the smallest, four more for each size. Corners are the finders.
    @Test(arguments: [(14, 21), (15, 25), (152, 49), (213, 57)])
    func aQRCodeIsAsLargeAsItsBytesNeed(count: Int, side: Int) throws {
        let code = try #require(QRCode(Array(repeating: 65, count: count)))
        #expect(code.side == side)
        for (x, y) in [(0, 0), (side - 7, 0), (0, side - 7)] {
            #expect((0..<7).allSatisfy { code[x + $0, y] && code[x, y + $0] } && !code[x + 1, y + 1])
        }
    }

    @Test func whatIsTooLongIsNoQRCode() { #expect(QRCode(Array(repeating: 65, count: 2332)) == nil) }
}
