// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// Statuses and codes of refusals, as GoTrue 2.196 gives them (github.com/supabase/auth, `internal/api`; the file is named at each
/// group).
@Suite struct AuthConformanceTests {
    /// A request and what GoTrue answers to it.
    struct Row: Sendable {
        let line: String
        let body: String
        let status: Int
        let code: String

        init(_ line: String, _ body: String = "", _ status: Int, _ code: String) {
            (self.line, self.body, self.status, self.code) = (line, body, status, code)
        }
    }

    private static let challenge = String(repeating: "a", count: 43)

    private static let rows: [Row] = [
        // verify.go
        Row("POST /verify", #"{"type":"sms","phone":"+351210000000","token":"1"}"#, 403, "otp_expired"),
        Row("POST /verify", #"{"type":"email","phone":"351 21","token":"1"}"#, 403, "otp_expired"),
        Row("POST /verify", #"{"type":"sms","phone":"0351","token":"1"}"#, 400, "validation_failed"),
        // E.164: a first digit that is no 0, and 1 to 14 more.
        Row("POST /verify", #"{"type":"sms","phone":"3","token":"1"}"#, 400, "validation_failed"),
        Row("POST /verify", #"{"type":"sms","phone":"35","token":"1"}"#, 403, "otp_expired"),
        Row("POST /verify", #"{"type":"sms","phone":"351210000000123","token":"1"}"#, 403, "otp_expired"),
        Row(
            "POST /verify", #"{"type":"sms","phone":"3512100000001234","token":"1"}"#, 400,
            "validation_failed"),
        Row("POST /verify", #"{"type":"email","email":"ann","token":"1"}"#, 422, "validation_failed"),
        Row("POST /verify", #"{"type":"odd","email":"ann@example.com","token":"1"}"#, 403, "otp_expired"),
        Row("POST /verify", #"{"type":"sms","email":"ann@example.com","token":"1"}"#, 403, "otp_expired"),
        Row("POST /verify", #"{"type":"email","token":"1"}"#, 400, "validation_failed"),
        Row(
            "POST /verify", #"{"type":"email","email":"a@b.c","phone":"351","token":"1"}"#, 400,
            "validation_failed"),
        Row("POST /verify", #"{"type":"email","token":"1","token_hash":"2"}"#, 400, "validation_failed"),
        Row(
            "POST /verify", #"{"type":"email","token_hash":"2","redirect_to":"a"}"#, 400, "validation_failed"),
        Row("POST /verify", #"{"type":"odd","token_hash":"2"}"#, 400, "validation_failed"),
        Row("POST /verify", #"{"type":"email","token_hash":"2"}"#, 403, "otp_expired"),
        Row("GET /verify?type=&token=", "", 400, "validation_failed"),
        // resend.go
        Row("POST /resend", #"{"type":"signup","email":"a@b.c","phone":"351"}"#, 400, "validation_failed"),
        Row("POST /resend", #"{"type":"signup"}"#, 400, "validation_failed"),
        Row("POST /resend", #"{"type":"sms"}"#, 400, "validation_failed"),
        Row("POST /resend", #"{"type":"phone_change"}"#, 400, "validation_failed"),
        Row("POST /resend", #"{"type":"sms","phone":"351210000000"}"#, 400, "phone_provider_disabled"),
        Row(
            "POST /resend", #"{"type":"signup","email":"a@b.c","code_challenge":"a"}"#, 400,
            "validation_failed"),
        // pkce.go: a challenge has 43 to 128 characters.
        Row(
            "POST /resend",
            #"{"type":"signup","email":"a@b.c","code_challenge":"\#(challenge.dropLast())","code_challenge_method":"s256"}"#,
            400, "validation_failed"),
        Row(
            "POST /resend",
            #"{"type":"signup","email":"a@b.c","code_challenge":"\#(String(repeating: "a", count: 129))","code_challenge_method":"s256"}"#,
            400, "validation_failed"),
        // otp.go, magic_link.go
        Row("POST /otp", #"{"email":"a@b.c","channel":"sms"}"#, 400, "validation_failed"),
        Row("POST /otp", #"{"email":"a@b.c","phone":"351"}"#, 400, "validation_failed"),
        Row("POST /otp", "{}", 400, "validation_failed"),
        Row("POST /otp", #"{"phone":"351210000000"}"#, 400, "phone_provider_disabled"),
        Row("POST /otp", #"{"phone":"351210000000","create_user":false}"#, 422, "otp_disabled"),
        Row("POST /otp", #"{"email":"no address","create_user":false}"#, 422, "otp_disabled"),
        Row("POST /otp", #"{"email":"no address"}"#, 400, "validation_failed"),
        Row("POST /magiclink", "{}", 422, "validation_failed"),
        // recover.go, signup.go, token.go
        Row("POST /recover", "{}", 400, "validation_failed"),
        Row("POST /signup", #"{"phone":"351","password":"secret1"}"#, 400, "phone_provider_disabled"),
        Row(
            "POST /signup", #"{"phone":"351","password":"secret1","channel":"odd"}"#, 400, "validation_failed"
        ),
        Row(
            "POST /signup",
            #"{"phone":"351","password":"secret1","code_challenge":"\#(challenge)","code_challenge_method":"s256"}"#,
            400, "validation_failed"),
        Row("POST /token?grant_type=web3", "no JSON", 422, "web3_provider_disabled"),
        Row("POST /token?grant_type=odd", "{}", 400, "invalid_credentials"),
        // external.go
        Row("GET /authorize?provider=github", "", 400, "validation_failed"),
        Row("GET /authorize?provider=custom:a", "", 400, "validation_failed"),
        Row("GET /authorize?provider=google&invite_token=a", "", 404, "user_not_found"),
        // token_oidc.go
        Row(
            "POST /token?grant_type=id_token", #"{"id_token":"a","provider":"kakao"}"#, 400,
            "provider_disabled"),
        Row(
            "POST /token?grant_type=id_token", #"{"id_token":"a","provider":"odd"}"#, 400, "validation_failed"
        ),
        // api.go and middleware.go: what is off, before and after anybody is asked who it is
        Row("POST /sso", "{}", 404, "saml_provider_disabled"),
        Row("GET /sso/saml/metadata", "", 404, "saml_provider_disabled"),
        Row("POST /passkeys/authentication/options", "{}", 404, "passkey_disabled"),
        Row("GET /passkeys", "", 404, "passkey_disabled"),
        Row("POST /factors", "{}", 401, "no_authorization"),
        Row("DELETE /factors/1", "", 401, "no_authorization"),
        Row("GET /user/identities/authorize?provider=google", "", 401, "no_authorization"),
        Row("DELETE /user/identities/1", "", 401, "no_authorization"),
        Row("GET /admin/users", "", 401, "no_authorization"),
        Row("POST /invite", "{}", 401, "no_authorization"),
        Row("POST /oauth/token", "{}", 404, "feature_disabled"),
        Row("GET /scim/v2/Schemas", "", 404, "feature_disabled"),
        Row("PUT /user", "no JSON", 401, "no_authorization"),
    ]

    @Test func refusalsAreThoseOfTheProtocol() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            for row in Self.rows {
                for prefix in ["", "/auth/v1"] {
                    let line = row.line.replacing(" /", with: " \(prefix)/", maxReplacements: 1)
                    let answer = try backend.send(
                        line, row.body, headers: "X-Supabase-Api-Version: 2024-01-01\r\n")
                    #expect(
                        answer.status == row.status && answer.text("code") == row.code,
                        "\(line) \(row.body): \(answer)")
                    // Without it a real client reads "unknown".
                    #expect(answer.head.contains("X-Supabase-Api-Version: 2024-01-01"), "\(line)")
                }
            }
        }
    }

    /// Requests of somebody who is signed in.
    private static let own: [Row] = [
        // user.go
        Row("PUT /user", #"{"password":""}"#, 422, "weak_password"),
        Row("PUT /user", #"{"email":""}"#, 200, ""),
        Row("PUT /user", #"{"email":"taken@example.com"}"#, 422, "email_exists"),
        Row("PUT /user", #"{"app_metadata":{}}"#, 403, "not_admin"),
        Row("PUT /user", #"{"app_metadata":{},"password":"1"}"#, 422, "weak_password"),
        Row("PUT /user", #"{"phone":"x"}"#, 400, "validation_failed"),
        Row("PUT /user", #"{"phone":"351","channel":"odd"}"#, 400, "validation_failed"),
        // mfa.go, admin.go, middleware.go
        Row("POST /factors", #"{"factor_type":"phone"}"#, 422, "mfa_phone_enroll_not_enabled"),
        Row("POST /factors", #"{"factor_type":"webauthn"}"#, 422, "mfa_webauthn_enroll_not_enabled"),
        Row("POST /factors", "{}", 400, "validation_failed"),
        Row("DELETE /factors/1", "", 404, "validation_failed"),
        Row("POST /factors/00000000-0000-4000-8000-000000000001/verify", "{}", 404, "mfa_factor_not_found"),
        Row("GET /admin/users", "", 403, "not_admin"), Row("POST /invite", "{}", 403, "not_admin"),
        Row("DELETE /user/identities/1", "", 404, "manual_linking_disabled"),
        Row("GET /user/oauth/grants", "", 404, "feature_disabled"),
        Row("POST /logout?scope=odd", "", 400, "validation_failed"),
    ]

    @Test func soAreThoseOfWhoIsSignedIn() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            _ = try backend.session("taken@example.com")
            let token = try #require(try backend.session().text("access_token"))
            for row in Self.own {
                let answer = try backend.send(
                    row.line, row.body, headers: "Authorization: Bearer \(token)\r\n")
                #expect(
                    answer.status == row.status && answer.text("error_code") ?? "" == row.code,
                    "\(row.line) \(row.body): \(answer)")
            }
        }
    }

    /// A way to sign in that is off, with the answers of its routes.
    @Test func eachProviderCanBeSwitchedOff() async throws {
        let change: (inout DevBackendAuth) -> Void = {
            ($0.disabledProviders, $0.limitsRates) = (["email", "google"], false)
        }
        let rows = [
            Row("POST /signup", #"{"email":"a@b.c","password":"secret1"}"#, 400, "email_provider_disabled"),
            Row(
                "POST /token?grant_type=password", #"{"email":"a@b.c","password":"b"}"#, 422,
                "email_provider_disabled"),
            Row("POST /recover", #"{"email":"a@b.c"}"#, 400, "email_provider_disabled"),
            Row("POST /otp", #"{"email":"a@b.c"}"#, 422, "email_provider_disabled"),
            Row("POST /magiclink", #"{"email":"a@b.c"}"#, 422, "email_provider_disabled"),
            Row("POST /resend", #"{"type":"signup","email":"a@b.c"}"#, 400, "email_provider_disabled"),
            Row("GET /authorize?provider=google", "", 400, "validation_failed"),
            Row(
                "POST /token?grant_type=id_token", #"{"id_token":"a","provider":"google"}"#, 400,
                "provider_disabled"),
        ]
        try await AuthTester.run(change) { backend in
            for row in rows {
                let answer = try backend.send(row.line, row.body)
                #expect(
                    answer.status == row.status && answer.text("error_code") == row.code,
                    "\(row.line): \(answer)")
            }
            let external = try backend.send("GET /settings").json["external"]
            #expect(external?["google"] == false && external?["email"] == false && external?["apple"] == true)
            // Its name in any letters.
            #expect(try backend.send("GET /authorize?provider=Apple").status == 302)
        }
    }

    /// `provider/apple.go`: the name comes once, in the form that sends the browser back.
    @Test func appleTellsTheNameInItsForm() async throws {
        try await AuthTester.run { backend in
            for (user, name) in [
                (#"{"name":{"firstName":"Ann","lastName":"Lee"},"email":"ann@example.com"}"#, "Ann Lee"),
                ("", "Ann Lee"),
            ] {
                let start = try backend.send("GET /authorize?provider=apple")
                let page = try #require(
                    start.head.firstMatch(of: /\r\nLocation: http:\/\/[^\/]+([^?]+)\?([^\r]+)/)?.output)
                let form = page.2 + "&email=ann%40example.com&decision=allow"
                let back = try backend.send("POST \(page.1)", String(form))
                let query = try #require(back.head.firstMatch(of: /\r\nLocation: [^?]+\?([^\r]+)/)?.output.1)
                let field = user.isEmpty ? "" : "&user=" + FormText.encoded(user)
                let ended = try backend.send("POST /callback", query + field)
                let token = try #require(ended.head.firstMatch(of: /access_token=([^&\r]+)/)?.output.1)
                let account = try backend.send("GET /user", headers: "Authorization: Bearer \(token)\r\n")
                    .json
                #expect(account["user_metadata"]?["name"]?.text == name)
                #expect(account["user_metadata"]?["full_name"]?.text == name)
            }
        }
    }

    @Test(arguments: [
        ("http://localhost:5173/#/app", "http://localhost:5173/?code=1#/app"),
        ("http://localhost:5173/?z=1&code=0&a=2", "http://localhost:5173/?a=2&code=1&z=1"),
        ("laten://auth/callback", "laten://auth/callback?code=1"),
    ])
    func aCodeLeavesTheFragment(address: String, expected: String) {
        #expect(FormText.address(address, query: [("code", "1")]) == expected)
    }

    @Test func aSessionStandsBehindTheFragment() async throws {
        try await AuthTester.run({ $0.siteURL = "http://localhost:5173" }) { backend in
            _ = try backend.send(
                "POST /signup?redirect_to=http://localhost:5173/%23/app",
                #"{"email":"ann@example.com","password":"secret1"}"#)
            let link = try #require(try backend.send("GET /outbox").json.elements?.last?["link"]?.text)
            let path = try #require(link.firstMatch(of: /http:\/\/[^\/]+(.*)/)?.output.1)
            let answer = try backend.send("GET \(path)")
            #expect(
                answer.head.contains("\r\nLocation: http://localhost:5173/#/app#access_token="),
                "\(answer.head)")
        }
    }

    @Test(
        "A site's URL has a host and a port that exist",
        arguments: [
            ("http://a:99999999", "its port is not between 1 and 65535"),
            ("https://a:65536/x", "its port is not between 1 and 65535"),
            ("http://a:0", "its port is not between 1 and 65535"), ("http://:80", "it has no host"),
            ("http://a:65535", nil), ("myapp://auth/callback", nil), ("myapp:123", nil),
            ("ws://a", "a browser may not be sent to 'ws:'"),
            ("file:///a", "a browser may not be sent to 'file:'"),
            ("localhost:3000", "it has no scheme, as http://localhost:3000 and myapp://auth/callback have"),
            ("example.com:80", "it has no scheme, as http://localhost:3000 and myapp://auth/callback have"),
        ] as [(String, String?)])
    func siteURL(text: String, problem: String?) {
        #expect(RedirectRule.problem(siteURL: text) == problem)
    }

    /// GoTrue refuses no scheme by name, and lets the list decide; code that a browser runs is refused.
    @Test(arguments: [
        ("ftp://files.example.com/a", true), ("ws://a.example/b", true), ("mailto:a@example.com", true),
        ("about:blank", true), ("javascript:alert(1)", false), ("data:text/html,x", false),
        ("file:///etc/passwd", false), ("vbscript:a", false),
    ])
    func theListDecidesOfSchemes(address: String, isAllowed: Bool) {
        let rule = RedirectRule(siteURL: "https://app.example.com", patterns: ["**"])
        #expect(rule.allows(address) == isAllowed)
    }

    /// A page that is not allowed gives way to the one that the browser comes from (`utilities/request.go`).
    @Test func theRefererStandsInForAnAddressThatIsNotAllowed() {
        let rule = RedirectRule(siteURL: "https://app.example.com", patterns: [])
        #expect(
            rule.address(["https://evil.example/", "https://app.example.com/a"])
                == "https://app.example.com/a")
        #expect(rule.address(["https://evil.example/", nil]) == "https://app.example.com")
    }

    /// resend.go: since 2.189 a challenge makes a link for a code.
    @Test func aMailThatIsSentAgainKeepsTheChallenge() async throws {
        try await AuthTester.run { backend in
            _ = try backend.send("POST /signup", #"{"email":"ann@example.com","password":"secret1"}"#)
            backend.clock.advance(61)
            _ = try backend.send(
                "POST /resend",
                #"{"type":"signup","email":"ann@example.com","code_challenge":"\#(Self.challenge)","code_challenge_method":"s256"}"#
            )
            let link = try #require(try backend.send("GET /outbox").json.elements?.last?["link"]?.text)
            #expect(link.contains("token=pkce_"))
        }
    }
}
