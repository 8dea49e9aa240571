// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// Who may ask the server, by which name, and for how long.
@Suite struct ServerAccessTests {
    private static func rule(
        hosts: [String] = [], origins: [String] = [], site: String = "laten://auth/callback"
    )
        -> AccessRule
    {
        var configuration = DevBackendConfiguration()
        (configuration.allowedHosts, configuration.allowedOrigins) = (hosts, origins)
        configuration.auth.siteURL = site
        return AccessRule(configuration)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.0.0.1:8080", true), ("localhost:3000", true), ("LOCALHOST.", true),
        ("a.localhost", true),
        ("[::1]:80", true), ("192.168.1.7:80", true), ("dev.example.com:80", true), ("evil.example", false),
        ("evil.example:8080", false), ("127.0.0.1.evil.example", false), ("localhost.evil.example", false),
        ("", false),
        ("notlocalhost", false),
    ])
    func aNameOfAnotherSiteIsRefused(host: String, isAllowed: Bool) {
        #expect(Self.rule(hosts: ["dev.example.com"]).allows(host: host) == isAllowed)
        #expect(Self.rule(hosts: ["*"]).allows(host: host))
    }

    /// Web views of Capacitor and Tauri, extensions, and pages without an origin of their own.
    @Test(arguments: ["capacitor://localhost", "tauri://localhost", "chrome-extension://abcdefgh", "null"])
    func anOriginOfAWebViewIsAllowedByName(origin: String) async throws {
        var configuration = DevBackendConfiguration()
        configuration.allowedOrigins = [origin]
        try configuration.check()
        #expect(Self.rule(origins: [origin]).headers(origin: origin).count > 1)
        #expect(Self.rule().headers(origin: origin).count == 1)
    }

    @Test func nothingIsToldUnderANameOfAnotherSite() async throws {
        try await withBackend { _, _, port in
            for path in ["/outbox", "/auth/v1/outbox", "/health", "/_control/requests", "/auth/v1/settings"] {
                let client = try #require(RawClient(port: port))
                client.send("GET \(path) HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n")
                let answer = client.read(untilWhole: true)
                #expect(
                    answer.head.hasPrefix("HTTP/1.1 403 ") && answer.body.contains("host_not_allowed"),
                    "\(path)")
            }
            #expect(RawClient.ask(port, "GET /auth/v1/outbox")?.body == "[]")
        }
    }

    /// What `rs/cors` 1.11 answers with GoTrue's options.
    @Test(arguments: [
        ("http://localhost:5173", "POST", "authorization,x-client-info,apikey,x-supabase-api-version", true),
        ("https://127.0.0.1:1", "PATCH", "", true), ("https://app.example.com", "GET", "content-type", true),
        ("https://site.example.com:8443", "DELETE", "", true), ("https://evil.example", "POST", "", false),
        ("http://site.example.com:8443", "GET", "", false),
        ("http://localhost.evil.example", "GET", "", false), ("http://[::1]:3000", "GET", "", true),
        ("http://[::2]:3000", "GET", "", false), ("http://127.0.0.1.evil.example", "GET", "", false),
        ("ftp://localhost", "GET", "", false),
        ("null", "GET", "", false), ("http://localhost:5173", "TRACE", "", false),
        ("http://localhost:5173", "POST", "x-evil", false),
    ])
    func aPageOfAnAllowedOriginMayAsk(origin: String, method: String, headers: String, isAllowed: Bool)
        async throws
    {
        var configuration = DevBackendConfiguration()
        configuration.allowedOrigins = ["https://app.example.com"]
        configuration.auth.siteURL = "https://site.example.com:8443/app"
        try await withBackend(configuration) { _, _, port in
            let asked =
                "Origin: \(origin)\r\nAccess-Control-Request-Method: \(method)\r\n"
                + (headers.isEmpty ? "" : "Access-Control-Request-Headers: \(headers)\r\n")
            let answer = try #require(RawClient.ask(port, "OPTIONS /auth/v1/token", headers: asked))
            #expect(answer.head.hasPrefix("HTTP/1.1 204 "))
            #expect(answer.head.contains("\r\nAccess-Control-Allow-Origin: \(origin)\r\n") == isAllowed)
            #expect(answer.head.contains("\r\nAccess-Control-Allow-Methods: \(method)\r\n") == isAllowed)
            #expect(
                answer.head.contains("\r\nAccess-Control-Allow-Headers: \(headers)\r\n")
                    == (isAllowed && !headers.isEmpty))
        }
    }

    @Test func anAnswerSaysWhoMayReadIt() async throws {
        try await withBackend { _, _, port in
            func head(_ path: String, _ origin: String) throws -> String {
                try #require(RawClient.ask(port, "GET \(path)", headers: "Origin: \(origin)\r\n")).head
                    + "\r\n"
            }
            for path in ["/auth/v1/user", "/settings", "/config"] {
                let own = try head(path, "http://localhost:5173")
                #expect(own.contains("\r\nAccess-Control-Allow-Origin: http://localhost:5173\r\n"), "\(path)")
                #expect(own.contains("\r\nAccess-Control-Allow-Credentials: true\r\n"))
                #expect(
                    own.contains(
                        "\r\nAccess-Control-Expose-Headers: X-Total-Count, Link, X-Supabase-Api-Version\r\n"))
                let other = try head(path, "https://evil.example")
                #expect(
                    !other.contains("Access-Control-Allow-Origin") && other.contains("\r\nVary: Origin\r\n"))
            }
            // The mails and the control plane are for no page at all.
            for path in ["/outbox", "/_control/faults"] {
                #expect(!(try head(path, "http://localhost:5173").contains("Access-Control")))
            }
        }
    }

    @Test(arguments: [65_000, 66_000, 300_000])
    func aHeadOfMoreThan64KiBIsRefused(size: Int) async throws {
        try await withBackend { _, _, port in
            let client = try #require(RawClient(port: port))
            client.send(
                "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: \(String(repeating: "a", count: size))\r\n\r\n"
            )
            let answer = client.read(untilWhole: true)
            #expect(
                answer.head.hasPrefix(size > 65_536 ? "HTTP/1.1 431 " : "HTTP/1.1 200 "), "\(answer.head)")
            #expect(RawClient.ask(port, "GET /health")?.body == #"{"status":"ok"}"#)
        }
    }

    @Test(arguments: [
        "POST /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{", "GET /health HT",
        "POST /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ])
    func aRequestThatDoesNotBecomeWholeIsEnded(start: String) async throws {
        var configuration = DevBackendConfiguration()
        configuration.requestTimeout = 0.3
        try await withBackend(configuration) { _, _, port in
            let idle = try #require(RawClient(port: port))
            let client = try #require(RawClient(port: port))
            client.send(start)
            let answer = client.read()
            #expect(answer.head.hasPrefix("HTTP/1.1 408 ") && answer.end != .open)
            // The same on a connection that has served before.
            idle.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            #expect(idle.read(untilWhole: true).body == #"{"status":"ok"}"#)
            idle.send(start)
            let last = idle.read()
            #expect(last.end != .open, "\(last.text)")
        }
    }

    @Test(arguments: [
        ("nan", "no scheme"), ("", "no scheme"), ("http://", "no host"),
        ("javascript:alert(1)", "may not be sent"),
        ("http://a b", "no scheme"), ("http://localhost:3000", nil), ("laten://auth/callback", nil),
        ("ftp://x", "may not be sent to 'ftp:'"), ("mailto:ann@example.com", "may not be sent"),
        ("ws://localhost:3000", "may not be sent"), ("FILE:///x", "may not be sent"),
        ("localhost:3000", "no scheme"), ("example.com", "no scheme"), ("https://*.example.com", "a pattern"),
        ("com.example.app:/callback", nil), ("HTTPS://example.com", nil),
    ])
    func aSiteHasAURL(text: String, problem: String?) async {
        #expect(
            DevBackendAuth.problem(siteURL: text)?.contains(problem ?? "?") == (problem == nil ? nil : true))
    }

    /// The time in which the server itself had no processor is not its client's.
    @Test func aServerThatWasHeldUpReadsWhatCameMeanwhile() async throws {
        let held = DispatchSemaphore(value: 0)
        let server = try await RunningServer.start("held") { () throws(DevBackendError) in
            try HeldLoop(held)
        }
        try await withTaskExecutorPreference(BlockingExecutor()) {
            let client = try #require(RawClient(port: server.port))
            client.send("GET /late HTTP/1.1\r\nHo")
            // It is looked three times in the 1.5 s of a request; the first look has noticed that one began.
            #expect(client.read(quietMilliseconds: 600).bytes.isEmpty)
            let holder = try #require(RawClient(port: server.port))
            holder.send("GET /hold HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            held.wait()
            client.send("st: 127.0.0.1\r\n\r\n")
            #expect(client.read(untilWhole: true).head.hasPrefix("HTTP/1.1 200 "))
            #expect(holder.read(untilWhole: true).body == "{}")
        }
        await server.stop()
    }

    /// What gobwas/glob does not compile.
    @Test(arguments: [
        ("[", "no ']'"), ("https://[a", "no ']'"), ("[]", "nothing stands"), ("[!]", "nothing stands"),
        ("[z-a]", "ends before"),
        ("{a,b", "no '}'"), ("{a,{b}", "no '}'"), ("a\\", "nothing follows"),
        ("https://*.example.com/**", nil),
        ("{a,{b,c}}d", nil), ("[!a-z]\\[", nil), ("a]b}", nil),
    ])
    func aPatternIsOne(text: String, problem: String?) {
        #expect(GlobPattern.problem(text)?.contains(problem ?? "?") == (problem == nil ? nil : true))
    }

    /// A pattern is compared with whole addresses: one without a scheme would allow none.
    @Test(arguments: [
        ("", "no scheme"), ("example.com", "no scheme"), ("example.com/**", "no scheme"),
        ("*.example.com", "no scheme"), ("*", "no scheme"), ("localhost:3000/**", "no scheme"),
        ("//example.com/**", "no scheme"), ("://**", "no scheme"), ("ftp://**", "may not be sent"),
        ("javascript:*", "may not be sent"), ("[", "no ']'"),
        ("[::1]:3000/**", "no scheme"), ("[fe80::1]:3000/**", "no scheme"),
        ("localhost:*/**", "no scheme"), ("127.0.0.1:*/**", "no scheme"), ("example.com:80/**", "no scheme"),
        ("ws://**", "may not be sent"), ("myapp:123", nil), ("http?//a", nil), ("http*//a", nil),
        ("**", nil), ("http*://localhost:*/**", nil), ("{http,https}://example.com", nil),
        ("myapp://**", nil), ("com.example.app:/**", nil),
    ])
    func aPatternOfRedirectsBeginsWithAScheme(text: String, problem: String?) {
        #expect(
            DevBackendAuth.problem(redirect: text)?.contains(problem ?? "?") == (problem == nil ? nil : true))
    }

    @Test(arguments: [("ad", true), ("bd", true), ("cd", true), ("c", false), ("ad}", false)])
    func groupsStandInsideEachOther(text: String, isMatched: Bool) {
        #expect(GlobPattern.patterns("{a,{b,c}}d").contains { $0.matches(text) } == isMatched)
    }

    @Test func aBackendWithAWrongSettingDoesNotStart() async {
        let wrong: [(String, (inout DevBackendConfiguration) -> Void)] = [
            ("site's URL", { $0.auth.siteURL = "nan" }), ("site's URL", { $0.auth.siteURL = "ftp://x" }),
            ("pattern of redirects", { $0.auth.redirects = ["["] }),
            ("secret of access tokens", { $0.auth.jwtSecret = "" }),
            ("domain of passkeys", { $0.auth.relyingParty = "127.0.0.1" }),
            ("least length of a password", { $0.auth.minimumPasswordLength = 73 }),
            ("cost of bcrypt", { $0.auth.bcryptCost = 3 }),
            ("name of the server", { $0.allowedHosts = [""] }),
            ("origin of web pages", { $0.allowedOrigins = ["https://*.example.com"] }),
        ]
        for (setting, change) in wrong {
            var configuration = DevBackendConfiguration()
            change(&configuration)
            let error = await #expect(throws: DevBackendError.self, "\(setting)") {
                try await DevBackend(configuration: configuration).start()
            }
            guard case .invalidSetting(let name, _, _)? = error else {
                Issue.record("\(setting): \(String(describing: error))")
                continue
            }
            #expect(name == setting)
        }
    }

    /// `play` prepares its account here: the limits are for people.
    @Test func sessionsArePreparedBesideTheLimits() async throws {
        try await AuthTester.run { backend in
            let body = #"{"password":"Harbour-Light-7","data":{"display_name":"Mila"}}"#
            var users: Set<String> = []
            for _ in 0..<40 {
                let answer = try backend.send("PUT /_control/sessions/Mila@example.com", body)
                #expect(answer.status == 200 && answer.text("refresh_token") != nil)
                users.insert(answer.json["user"]?["id"]?.text ?? "")
            }
            #expect(users.count == 1)
            let signIn = #"{"email":"mila@example.com","password":"Harbour-Light-7"}"#
            let session = try backend.send("POST /token?grant_type=password", signIn)
            #expect(session.json["user"]?["user_metadata"]?["display_name"] == "Mila")
            #expect(
                try backend.send("PUT /_control/sessions/mila@example.com", #"{"password":"other"}"#).status
                    == 409)
            #expect(try backend.send("PUT /_control/sessions/nobody", body).status == 400)
            #expect(try backend.send("PUT /_control/sessions/mila@example.com", "{}").status == 400)
            #expect(try backend.send("GET /_control/sessions/mila@example.com").status == 405)
        }
    }
}

/// A server whose loop stands still for longer than a request may take, when it is asked to.
private final class HeldLoop: ServedLoop {
    private let loop: SoupLoop
    var mainLoop: OpaquePointer { loop.mainLoop }
    var port: Int { loop.port }

    init(_ held: DispatchSemaphore) throws(DevBackendError) {
        loop = try SoupLoop("held", host: "127.0.0.1", port: 0, largestBody: 1024, patience: 1.5)
        loop.answer = { message in
            if message.path == "/hold" {
                held.signal()
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1.6)
            }
            message.send(.json("{}"))
        }
    }

    func whenRunning(_ body: @escaping () -> Void) { loop.schedule(after: 0, body) }
    func run() { loop.run {} }
}
