// Licensed under the Apache License, Version 2.0.

import Testing

@testable import DevBackend

/// Expiry by time; the clock is the test's own.
@Suite struct AuthTimeTests {
    @Test func aTokenThatWasUsedLongAgoEndsItsSession() async throws {
        try await AuthTester.run { backend in
            let first = try #require(try backend.session().text("refresh_token"))
            let second = try #require(try backend.refresh(first).text("refresh_token"))
            let third = try #require(try backend.refresh(second).text("refresh_token"))
            backend.clock.advance(11)
            #expect(try backend.refresh(first).text("error_code") == "refresh_token_already_used")
            #expect(try backend.refresh(third).text("error_code") == "refresh_token_already_used")
            #expect(try backend.refresh(second).text("error_code") == "refresh_token_already_used")
        }
    }

    @Test func theParentOfTheActiveTokenIsGoodForEver() async throws {
        try await AuthTester.run { backend in
            let first = try #require(try backend.session().text("refresh_token"))
            let second = try backend.refresh(first).text("refresh_token")
            backend.clock.advance(100_000)
            #expect(try backend.refresh(first).text("refresh_token") == second)
        }
    }

    @Test func anAccessTokenEndsAfterAnHour() async throws {
        try await AuthTester.run { backend in
            let token = try #require(try backend.session().text("access_token"))
            let headers = "Authorization: Bearer \(token)\r\n"
            backend.clock.advance(3599)
            #expect(try backend.send("GET /user", headers: headers).status == 200)
            backend.clock.advance(2)
            let late = try backend.send("GET /user", headers: headers)
            #expect(late.status == 403)
            #expect(late.text("error_code") == "bad_jwt")
        }
    }

    @Test func aCodeEndsAfterADay() async throws {
        try await AuthTester.run { backend in
            _ = try backend.send("POST /signup", #"{"email":"ann@example.com","password":"secret1"}"#)
            let body = #"{"type":"signup","email":"ann@example.com","token":"\#(try backend.code())"}"#
            backend.clock.advance(86401)
            #expect(try backend.send("POST /verify", body).text("error_code") == "otp_expired")
        }
    }

    @Test func aBrowserHasFiveMinutes() async throws {
        try await AuthTester.run { backend in
            let answer = try backend.send("GET /authorize?provider=google")
            let state = try #require(answer.head.firstMatch(of: /state=([0-9a-f-]{36})/)?.output.1)
            backend.clock.advance(301)
            let back = try backend.send("GET /callback?code=abc&state=\(state)")
            #expect(back.status == 303)
            #expect(back.head.contains("error_description=OAuth+state+has+expired"))
        }
    }

    /// Whoever asks gets the answer of a new address, and only its owner learns of the account.
    @Test func theOwnerOfATakenAddressGetsAMail() async throws {
        try await AuthTester.run { backend in
            _ = try backend.session("ann@example.com")
            backend.clock.advance(61)
            func signUp(_ email: String) throws -> AuthTester.Answer {
                try backend.send("POST /signup", #"{"email":"\#(email)","password":"another1"}"#)
            }
            let (taken, new) = (try signUp("ann@example.com"), try signUp("ben@example.com"))
            #expect(taken.status == 200 && new.status == 200)
            let mails = try #require(try backend.send("GET /outbox").json.elements)
            #expect(mails.map { $0["kind"]?.text } == ["signup", "email_taken", "signup"])
            #expect(mails[1]["to"]?.text == "ann@example.com")
            #expect(mails[1]["code"] == nil && mails[1]["link"] == nil)
            let password = #"{"email":"ann@example.com","password":"secret1"}"#
            #expect(try backend.send("POST /token?grant_type=password", password).status == 200)
        }
    }

    @Test func aBucketFillsAgain() async throws {
        try await AuthTester.run { backend in
            let codes = try (0..<31).map { _ in try backend.refresh("?").status }
            #expect(codes == Array(repeating: 400, count: 30) + [429])
            backend.clock.advance(2)
            #expect(try backend.refresh("?").status == 400)
            #expect(try backend.refresh("?").text("error_code") == "over_request_rate_limit")
        }
    }

    @Test func anotherMailWaitsAMinute() async throws {
        try await AuthTester.run { backend in
            // Nobody has this address: the refusal must not tell.
            let body = #"{"email":"nobody@example.com"}"#
            #expect(try backend.send("POST /recover", body).status == 200)
            backend.clock.advance(59.5)
            let refused = try backend.send("POST /recover", body)
            #expect(refused.status == 429)
            #expect(
                refused.text("msg") == "For security purposes, you can only request this after 1 seconds.")
            backend.clock.advance(1)
            #expect(try backend.send("POST /recover", body).status == 200)
        }
    }
}
