// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// Requests of somebody who means harm: each is refused with the right error, and leaves nothing behind.
@Suite struct AuthHostileTests {
    private static let secret = "a secret of this project, 32 bytes"

    /// Claims of a token that is right, but for what is put in its place; nil takes a claim away.
    private func claims(_ session: AuthTester.Answer, _ changes: [String: JSON?]) throws -> JSON {
        let text = try #require(session.text("access_token"))
        let token = try #require(WebToken(text))
        var claims = try #require(token.claims.members)
        for (name, value) in changes { claims[name] = value }
        return .object(claims)
    }

    @Test func tokensOfOthersAreRefused() async throws {
        try await AuthTester.run({ $0.jwtSecret = Self.secret }) { backend in
            let session = try backend.session()
            let own = SigningKey.secret(Array(Self.secret.utf8))
            let now = Int64(backend.clock.now().timeIntervalSince1970)
            let other = SigningKey.secret(Array("another project's secret, 32 bytes".utf8))
            func status(_ token: String) throws -> (Int, String) {
                let answer = try backend.send("GET /user", headers: "Authorization: Bearer \(token)\r\n")
                return (answer.status, answer.text("error_code") ?? "")
            }
            let right = try claims(session, [:])
            #expect(try status(WebToken.text(right, key: own)) == (200, ""))
            #expect(try status(WebToken.text(right, key: other)) == (403, "bad_jwt"))
            // A token that names no session stands for its user all the same, as in GoTrue's auth.go.
            let bare = try claims(session, ["session_id": nil])
            #expect(try status(WebToken.text(bare, key: own)) == (200, ""))
            let wrong: [([String: JSON?], (Int, String))] = [
                (["exp": .integer(now - 1)], (403, "bad_jwt")), (["exp": nil], (403, "bad_jwt")),
                (["nbf": .integer(now + 60)], (403, "bad_jwt")), (["sub": "me"], (400, "bad_jwt")),
                (["sub": "00000000-0000-4000-8000-000000000001"], (403, "user_not_found")),
                (["session_id": "00000000-0000-4000-8000-000000000001"], (403, "session_not_found")),
                (["session_id": "me"], (403, "bad_jwt")), (["sub": nil], (403, "bad_jwt")),
                (["sub": ""], (403, "bad_jwt")),
                (["aud": "others"], (400, "validation_failed")),
            ]
            for (changes, expected) in wrong {
                let token = WebToken.text(try claims(session, changes), key: own)
                #expect((try status(token) == expected), "\(changes)")
            }
            // Without a signature, under each name that such a token may have.
            let parts = WebToken.text(right, key: own).split(separator: ".")
            for algorithm in ["none", "None", "NONE", "nOnE", "", "HS512", "RS256"] {
                let head = Crypto.base64URL(Array(#"{"alg":"\#(algorithm)","typ":"JWT"}"#.utf8))
                for signature in ["", String(parts[2])] {
                    #expect(try status("\(head).\(parts[1]).\(signature)") == (403, "bad_jwt"))
                }
            }
        }
    }

    @Test(arguments: [
        "https://app.example.com.evil.example/", "https://app.example.com@evil.example/",
        "https://evil.example\\@app.example.com/a", "https://evil.example/#https://app.example.com/a",
        "https://evil.example/?https://app.example.com/a", "HTTPS://evil.example/", "//evil.example/a",
        "javascript:alert(1)//app.example.com", "JavaScript://app.example.com/%0aalert(1)",
        "data:text/html,x",
        "https%3A%2F%2Fapp.example.com%2Fa", "https://app.example.com%2F@evil.example/",
        "https://app.example.com:8443/a", "https:app.example.com/a", "https:///app.example.com/a",
        "https://app.example.com\t/a", "https://app.example.com/a\r\nSet-Cookie: a=b",
        "laten://evil/callback", "laten://auth:1/callback", "laten:/auth/callback", "laten://auth@evil/",
        "http://[::ffff:127.0.0.1]/", "http://127.0.0.1.evil.example/", "http://0x7f000001/",
    ])
    func addressesThatAreNotOnTheListAreReplaced(_ address: String) throws {
        let rule = RedirectRule(siteURL: "laten://auth/callback", patterns: ["https://app.example.com/*"])
        #expect(!rule.allows(address))
        #expect(rule.address([address]) == "laten://auth/callback")
    }

    @Test func aForgedStateGoesNowhereAndStaysSo() async throws {
        try await AuthTester.run({ $0.siteURL = "laten://auth/callback" }) { backend in
            for state in ["", "forged", "00000000-0000-4000-8000-000000000001", "%0d%0aX-Evil:%201"] {
                let answer = try backend.send("GET /callback?code=abc&state=\(state)")
                #expect(answer.status == 303)
                let location = try #require(answer.head.firstMatch(of: /\r\nLocation: ([^\r]+)/)?.output.1)
                #expect(location.hasPrefix("laten://auth/callback?error="))
                #expect(!answer.head.contains("X-Evil: 1"))
            }
        }
    }

    @Test func aRequestInChunksWhoseLastNeverComesIsNotCarriedOut() async throws {
        var configuration = DevBackendConfiguration()
        configuration.auth.bcryptCost = 4
        configuration.auth.limitsRates = false
        configuration.auth.confirmsEmail = false
        try await withBackend(configuration) { backend, _, port in
            let account = #"{"email":"ann@example.com","password":"secret1"}"#
            let chunk = "\(String(account.utf8.count, radix: 16))\r\n\(account)\r\n"
            func ask(_ body: String, endsSending: Bool) throws -> RawClient.Answer {
                let client = try #require(RawClient(port: port))
                client.send(
                    "POST /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\n\(body)")
                if endsSending { client.endSending() }
                return client.read(untilWhole: true)
            }
            // The account is whole in each of them but the first; only the end of the body is not there.
            for body in [String(chunk.prefix(20)), chunk, chunk + "0", chunk + "0\r\n"] {
                let answer = try ask(body, endsSending: true)
                #expect(answer.head.isEmpty || answer.head.hasPrefix("HTTP/1.1 400 "), "\(answer.text)")
                #expect(backend.authEvents.isEmpty, "\(body)")
            }
            // Whole, it is carried out.
            #expect(try ask(chunk + "0\r\n\r\n", endsSending: false).head.hasPrefix("HTTP/1.1 200 "))
            #expect(!backend.authEvents.isEmpty)
        }
    }

    @Test func bodiesThatAreNoneAreRefusedAndLeaveNothing() async throws {
        var configuration = DevBackendConfiguration()
        configuration.auth.bcryptCost = 4
        configuration.auth.limitsRates = false
        configuration.auth.confirmsEmail = false
        try await withBackend(configuration) { backend, _, port in
            func ask(_ body: [UInt8], _ path: String = "/signup") throws -> String {
                let client = try #require(RawClient(port: port))
                client.send(
                    "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n"
                )
                client.send(body)
                return client.read(untilWhole: true).text
            }
            let account = #"{"email":"ann@example.com","password":"secret1""#
            let deep = account + #","data":"# + String(repeating: #"{"a":"#, count: 100_000)
            let bad: [([UInt8], String)] = [
                (Array(deep.utf8), "bad_json"),
                (Array(String(repeating: "[", count: 100_000).utf8), "bad_json"),
                (Array(account.utf8) + [0x2C, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D], "bad_json"),
                (Array("[\(account)}]".utf8), "bad_json"), ([], "bad_json"),
                (Array(#"{"email":["ann@example.com"],"password":"secret1"}"#.utf8), "bad_json"),
                (
                    Array(#"{"email":"ann@example.com\r\nBcc: all@example.com","password":"secret1"}"#.utf8),
                    "validation_failed"
                ),
                (
                    Array(
                        (account + #","data":""# + String(repeating: "x", count: 10_000_000) + #""}"#).utf8),
                    "request_entity_too_large"
                ),
            ]
            for (body, code) in bad {
                let answer = try ask(body)
                #expect(answer.contains(#""error_code":"\#(code)""#), "\(answer.prefix(300))")
            }
            #expect(backend.authEvents.isEmpty)
            let signIn = try ask(Array((account + "}").utf8), "/token?grant_type=password")
            #expect(signIn.contains("invalid_credentials"), "nobody has an account: \(signIn)")
        }
    }
}
