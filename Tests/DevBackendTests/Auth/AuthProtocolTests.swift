// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

@Suite struct AuthProtocolTests {
    @Test func anErrorHasTheFormOfTheVersionThatIsAskedFor() async throws {
        try await AuthTester.run { backend in
            let line = "POST /auth/v1/token?grant_type=password"
            let body = #"{"email":"a@example.com","password":"b"}"#
            let old = try backend.send(line, body)
            #expect(
                old.json == [
                    "code": 400, "error_code": "invalid_credentials", "msg": "Invalid login credentials",
                ])
            #expect(!old.head.contains("X-Supabase-Api-Version"))
            let new = try backend.send(line, body, headers: "X-Supabase-Api-Version: 2024-01-01\r\n")
            #expect(new.json == ["code": "invalid_credentials", "message": "Invalid login credentials"])
            #expect(new.head.contains("X-Supabase-Api-Version: 2024-01-01"))
            #expect(new.head.contains("x-sb-error-code: invalid_credentials"))
        }
    }

    @Test(arguments: [
        ("2024-01-01", true), ("2025-12-31", true), ("2023-12-31", false), ("2024-13-01", false),
        ("new", false),
        ("2024-1-1", false), ("", false),
    ])
    func aVersionIsADate(text: String, isNewer: Bool) {
        #expect(AuthCall.isNewer(text) == isNewer)
    }

    @Test(arguments: [
        ("laten://auth/callback", true), ("laten://auth/other?x=1#y", true), ("http://localhost:1/a", false),
        ("https://app.example.com/a", true), ("https://x.app.example.com/a", false),
        ("https://app.example.com/a/b", false),
        ("https://deep.example.org/a/b/c", true), ("http://1.2.3.4/ok", false), ("http://16909060/ok", false),
        ("javascript:alert(1)", false), ("laten://auth@evil/", false), ("", false),
        ("laten://auth/\r\nX: y", false),
    ])
    func redirectsFollowTheList(address: String, isAllowed: Bool) {
        let rule = RedirectRule(
            siteURL: "laten://auth/callback",
            patterns: [
                "https://*.example.com/*", "https://deep.example.{org,net}/**", "http://**/ok",
                "javascript:**",
            ])
        #expect(rule.allows(address) == isAllowed)
    }

    @Test func aPatternOfManyStarsIsMatchedInGoodTime() throws {
        let pattern = try #require(GlobPattern.patterns(String(repeating: "**a", count: 50)).first)
        #expect(!pattern.matches(String(repeating: "a", count: 2000) + "b"))
        #expect(pattern.matches(String(repeating: "a", count: 2000)))
    }

    /// The vector of crypt_blowfish, and the rules around it.
    @Test func passwordsAreHashedByBcrypt() throws {
        #expect(PasswordHash.matches("U*U", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"))
        let hash = try #require(PasswordHash.make("secret", cost: 4))
        #expect(hash.hasPrefix("$2b$04$"))
        #expect(PasswordHash.matches("secret", hash))
        #expect(!PasswordHash.matches("secret\u{0}", hash))
        #expect(!PasswordHash.matches("Secret", hash))
        #expect(PasswordHash.make(String(repeating: "x", count: 73), cost: 4) == nil)
        #expect(!PasswordHash.matches("anything", PasswordHash.decoy(cost: 4)))
    }

    @Test(arguments: [
        (1_700_000_000_000_000, "2023-11-14T22:13:20Z"), (951_782_400_120_000, "2000-02-29T00:00:00.12Z"),
        (0, "1970-01-01T00:00:00Z"), (4_102_444_799_999_999, "2099-12-31T23:59:59.999999Z"),
    ])
    func timesLeaveOutZeros(microseconds: Int64, text: String) {
        #expect(Timestamp(microseconds: microseconds).text == text)
    }

    @Test func textsSurviveJSON() throws {
        let value: JSON = ["a\"\\\n\u{1}é\u{2028}": [1, true, "x", .null, .number(1.5)]]
        #expect(try JSON(bytes: Array(value.description.utf8)) == value)
    }

    /// What Go's `encoding/json` makes of it.
    @Test(arguments: [
        (#"{"a":1,"b":2,"a":3}"#, #"{"a":3,"b":2}"#), (" null\n", "null"),
        ("[1.0,1e3,-0,1.5,9007199254740993]", "[1,1000,0,1.5,9007199254740993]"),
        (#""\ud83d\ude00\ud800x\udc00\ud800\u0041""#, "\"\u{1F600}\u{FFFD}x\u{FFFD}\u{FFFD}A\""),
        (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
        ("\u{FEFF}{}", nil), ("", nil), ("{} {}", nil), ("[1,]", nil), (#"{"a":1,}"#, nil), ("{,}", nil),
        ("01", nil), ("1.", nil), ("-", nil), ("+1", nil), (".5", nil), ("1e999", nil), ("tru", nil),
        ("nan", nil), (#""a"#, nil), ("\"\n\"", nil), (#""\x""#, nil), (#""\u12""#, nil), (#"{"a" 1}"#, nil),
        (#"{a:1}"#, nil), ("'a'", nil),
    ])
    func aDocumentIsReadAsGoReadsIt(text: String, value: String?) {
        #expect((try? JSON(bytes: Array(text.utf8)))?.description == value)
    }

    @Test func aDocumentIsInUTF8() {
        #expect((try? JSON(bytes: Array("{}".utf16).flatMap { [UInt8($0), 0] })) == nil)
        #expect((try? JSON(bytes: [0x22, 0xFF, 0x22])) == nil)
    }

    /// A mebibyte of levels took minutes, in which the server answered nobody.
    @Test func deepDocumentsAreReadInATimeThatGrowsWithTheirLength() throws {
        let levels = 490
        let one = String(repeating: #"{"a":"#, count: levels) + "1" + String(repeating: "}", count: levels)
        let many = Array(repeating: one, count: 300).joined(separator: ",")
        let times = #""createdAt":0,"updatedAt":0"#
        let text = #"{"id":"x","email":"",\#(times),"appMetadata":{},"userMetadata":{"x":[\#(many)]}}"#
        var user: AuthUser?
        let time = try ContinuousClock().measure {
            user = try JSON.decode(AuthUser.self, from: Array(text.utf8))
        }
        #expect(time < .seconds(60))
        let elements = try #require(user?.userMetadata["x"]?.elements)
        #expect(elements.count == 300)
        #expect(elements.allSatisfy { $0.description == one })
    }

    @Test func theChallengeOfTheStandardFits() {
        // RFC 7636, appendix B.
        #expect(
            AuthRules.verifier(
                "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
                fits: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", method: "s256"))
    }

    @Test(arguments: [
        ("latency:1.5", DevBackendFault.latency(seconds: 1.5)), ("status:503", .status(503)),
        ("stall:afterHeaders", .stall(.afterHeaders)), ("stall", .stall()),
        ("truncatedBody:9", .truncatedBody(bytes: 9)),
        ("captivePage:redirect", .captivePage(.redirect)), ("emptyBody", .emptyBody), ("latency", nil),
        ("latency:-1", nil), ("status:999", nil), ("stall:never", nil), ("emptyBody:1", nil), ("sleepy", nil),
    ])
    func aFaultIsReadFromAnArgument(text: String, fault: DevBackendFault?) {
        #expect(DevBackendFault(argument: text) == fault)
    }

    @Test func aRefreshWhoseAnswerIsLostWasCarriedOut() async throws {
        let backend = DevBackend(configuration: DevBackendConfiguration())
        let port = try #require(try await backend.start().port)
        let tester = AuthTester(port: port, clock: TestWallClock())
        let first = try #require(try tester.session().text("refresh_token"))
        backend.setFault(.connectionReset(), for: .token, times: 1)
        let body = #"{"refresh_token":"\#(first)"}"#
        let lost = try #require(
            RawClient.ask(
                port, "POST /auth/v1/token?grant_type=refresh_token",
                headers: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"))
        #expect(lost.end == .reset)
        let again = try tester.refresh(first)
        #expect(again.status == 200)
        #expect(again.head.contains("sb-auth-refresh-token-reuse-cause: fail-to-save"))
        await backend.stop()
    }
}
