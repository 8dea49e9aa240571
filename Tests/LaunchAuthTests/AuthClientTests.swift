// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("The protocol of Supabase Auth")
struct AuthClientTests {
    let clock = ManualClock()

    @Test("Signing in sends address and password, and takes the session", .proves("LA-59", "LA-250"))
    func signIn() async throws {
        let server = StubServer(.json(200, StubServer.session()))
        let session = try await makeClient(server).signIn(email: "ann@example.com", password: "a+b &c=ü")
        #expect(session.accessToken == Tokens().text)
        #expect(session.refreshToken == "refresh-one")
        #expect(session.expiresAt == Date(timeIntervalSince1970: 1_767_229_200))
        #expect(session.user.displayName == "Ann")
        let created = try #require(session.user.createdAt)
        #expect(abs(created.timeIntervalSince1970 - 1_767_225_600.12345678) < 1e-6)
        let request = try #require(await server.requests.first)
        #expect(request.method == "POST")
        #expect(request.url.absoluteString == "https://abc.supabase.co/auth/v1/token?grant_type=password")
        #expect(request.headers["apikey"] == "anon-key")
        #expect(request.headers["X-Supabase-Api-Version"] == "2024-01-01")
        #expect(request.headers["Content-Type"] == "application/json;charset=UTF-8")
        #expect(request.json == ["email": "ann@example.com", "password": "a+b &c=ü"])
    }

    @Test("Signing up sends the display name; with tokens the user is signed in", .proves("LA-249"))
    func signUpSignedIn() async throws {
        let server = StubServer(.json(200, StubServer.session()))
        let answer = try await makeClient(server).signUp(
            email: "ann@example.com", password: "Secret12", data: ["display_name": "Ann"])
        guard case .signedIn = answer else { return #expect(Bool(false), "not signed in") }
        let request = try #require(await server.requests.first)
        #expect(
            request.url.absoluteString
                == "https://abc.supabase.co/auth/v1/signup?redirect_to=laten%3A%2F%2Fauth%2Fcallback")
        #expect(request.json["data"] == .object(["display_name": "Ann"]))
    }

    @Test("Without tokens a mail is on its way, whether the address was known or not")
    func signUpAwaits() async throws {
        let server = StubServer(.json(200, StubServer.user))
        let answer = try await makeClient(server).signUp(email: "ann@example.com", password: "Secret12")
        guard case .awaitsConfirmation(let user) = answer else { return #expect(Bool(false), "signed in") }
        #expect(user.email == "ann@example.com")
    }

    @Test("An identity token goes with the raw nonce", .proves("LA-175", "LA-176", "LA-251"))
    func identityToken() async throws {
        let server = StubServer(.json(200, StubServer.session()))
        let nonce = SignInNonce()
        _ = try await makeClient(server).signIn(provider: .apple, idToken: "a.b.c", nonce: nonce)
        let request = try #require(await server.requests.first)
        #expect(request.url.query == "grant_type=id_token")
        #expect(request.json == ["provider": "apple", "id_token": "a.b.c", "nonce": .string(nonce.raw)])
    }

    @Test(
        "The address for a browser names provider, redirect and challenge",
        .proves("LA-180", "LA-185", "LA-186", "LA-252"))
    func authorize() throws {
        let pkce = try #require(PKCE(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        let client = try makeClient(StubServer())
        let google = try client.authorizeURL(provider: .google, pkce: pkce)
        #expect(
            google.absoluteString
                == "https://abc.supabase.co/auth/v1/authorize?provider=google"
                + "&redirect_to=laten%3A%2F%2Fauth%2Fcallback"
                + "&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=s256")
        let facebook = try client.authorizeURL(
            provider: .facebook, pkce: pkce, scopes: "email,public_profile")
        #expect(facebook.absoluteString.contains("provider=facebook&"))
        #expect(facebook.absoluteString.contains("&scopes=email%2Cpublic_profile&"))
    }

    @Test("Each other request has its path, its method and its body")
    func others() async throws {
        let server = StubServer()
        let client = try makeClient(server)
        for reply in [
            StubServer.session(), StubServer.session(), StubServer.user, StubServer.user, "{}", "{}",
        ] {
            await server.add(.json(200, reply))
        }
        await server.add(.json(204, ""))
        await server.add(.json(200, #"{"external":{"google":true,"apple":false},"disable_signup":false}"#))
        await server.add(.json(200, #"{"msg":"Confirmation link accepted.","code":"200"}"#))
        let pkce = PKCE()
        _ = try await client.exchange(code: "code", pkce: pkce)
        _ = try await client.refresh("refresh-one")
        _ = try await client.user(accessToken: "token")
        _ = try await client.updateUser(
            AuthUserChanges(data: ["display_name": "Zoë", "old": .null]), accessToken: "token")
        try await client.resend(.signup, email: "ann@example.com")
        try await client.recover(email: "ann@example.com", pkce: pkce)
        try await client.signOut(accessToken: "token", scope: .others)
        let settings = try await client.settings()
        #expect(settings.isEnabled(.google) && !settings.isEnabled(.apple) && !settings.isEnabled(.facebook))
        let first = try await client.verify(.code(.emailChange, email: "ann@example.com", token: "123456"))
        #expect(first == nil)
        let requests = await server.requests
        #expect(
            requests.map { $0.method + " " + $0.url.path + ($0.url.query.map { "?" + $0 } ?? "") } == [
                "POST /auth/v1/token?grant_type=pkce", "POST /auth/v1/token?grant_type=refresh_token",
                "GET /auth/v1/user", "PUT /auth/v1/user",
                "POST /auth/v1/resend?redirect_to=laten%3A%2F%2Fauth%2Fcallback",
                "POST /auth/v1/recover?redirect_to=laten%3A%2F%2Fauth%2Fcallback",
                "POST /auth/v1/logout?scope=others", "GET /auth/v1/settings", "POST /auth/v1/verify",
            ])
        #expect(requests[0].json == ["auth_code": "code", "code_verifier": .string(pkce.verifier)])
        #expect(requests[1].json == ["refresh_token": "refresh-one"])
        #expect(requests[2].headers["Authorization"] == "Bearer token")
        #expect(requests[3].json == ["data": .object(["display_name": "Zoë", "old": .null])])
        #expect(requests[8].json == ["type": "email_change", "email": "ann@example.com", "token": "123456"])
    }

    @Test(
        "Every shape of an error is read",
        arguments: [
            (#"{"code":"invalid_credentials","message":"Invalid login credentials"}"#, "invalid_credentials"),
            (
                #"{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}"#,
                "invalid_credentials"
            ),
            (#"{"error":"invalid nonce","error_description":"Nonces mismatch"}"#, "invalid nonce"),
            (
                #"{"error":"invalid_grant","error_description":"Invalid login credentials"}"#,
                "invalid_credentials"
            ),
            (#"{"code":"a_code_of_tomorrow","message":"?"}"#, "a_code_of_tomorrow"),
            ("<html>", "unknown"), ("", "unknown"), ("[[1]]", "unknown"),
        ] as [(String, String)])
    func errors(_ body: String, code: String) async throws {
        let client = try makeClient(StubServer(.json(400, body)))
        await #expect {
            try await client.signIn(email: "a@b.co", password: "x")
        } throws: { ($0 as? AuthError)?.code?.rawValue == code }
    }

    @Test("A weak password says what it lacks")
    func weakPassword() async throws {
        let server = StubServer(
            .json(
                422, #"{"code":"weak_password","message":"m","weak_password":{"reasons":["length","pwned"]}}"#
            ))
        await #expect(
            throws: AuthError.server(
                AuthServerError(status: 422, code: .weakPassword, message: "m", reasons: ["length", "pwned"]))
        ) { try await makeClient(server).signUp(email: "a@b.co", password: "x") }
    }

    @Test("The header names the code when the body does not")
    func codeInHeader() async throws {
        let server = StubServer(
            .answer(
                AuthAnswer(status: 403, headers: ["X-Sb-Error-Code": "user_banned"], body: Data("{}".utf8))))
        await #expect { try await makeClient(server).user(accessToken: "token") } throws: {
            ($0 as? AuthError)?.endsSession == true
        }
    }

    @Test("A refresh is tried once more after a second when the server is busy; a sign-up never")
    func retry() async throws {
        let server = StubServer(.json(503, ""), .json(200, StubServer.session()), .json(503, ""))
        let client = try makeClient(server, clock: clock)
        let call = Task { try? await client.refresh("refresh-one") }
        #expect(await clock.advanceUntilDone(call)?.refreshToken == "refresh-one")
        #expect(clock.now.offset >= .seconds(1))
        await #expect(throws: AuthError.self) { try await client.signUp(email: "a@b.co", password: "x") }
        #expect(await server.requests.count == 3)
    }

    @Test("What does not answer within 30 seconds has timed out, and 10 for a refresh")
    func timeLimits() async throws {
        let server = StubServer(.silence, .silence, .silence)
        let client = try makeClient(server, clock: clock)
        let slow = Task { () -> AuthError? in
            do throws(AuthError) {
                _ = try await client.signIn(email: "a@b.co", password: "x")
                return nil
            } catch { return error }
        }
        await clock.advance(by: .milliseconds(29_999), whenSleeping: 1)
        for _ in 0..<100 { await Task.yield() }
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))
        #expect(await slow.value == .timedOut)
        #expect(await server.requests.first?.timeLimit == .seconds(30))
        let refresh = Task { try? await client.refresh("refresh-one") }
        await clock.advance(by: .seconds(10), whenSleeping: 1)
        await clock.advance(by: .seconds(1), whenSleeping: 1)
        await clock.advance(by: .seconds(10), whenSleeping: 1)
        #expect(await refresh.value == nil)
        await server.release()
    }

    @Test("Cancelling ends the call at once")
    func cancellation() async throws {
        let server = StubServer(.silence)
        let client = try makeClient(server, clock: clock)
        let call = Task { () -> AuthError? in
            do throws(AuthError) {
                _ = try await client.signIn(email: "a@b.co", password: "x")
                return nil
            } catch { return error }
        }
        await eventually { await !server.requests.isEmpty }
        call.cancel()
        #expect(await call.value == .cancelled)
        await server.release()
    }

    @Test("A device whose clock is two hours slow still knows when its token ends")
    func skew() async throws {
        let slow = clock.start.addingTimeInterval(-7200)
        let server = StubServer(.json(200, StubServer.session()))
        let client = AuthClient(
            configuration: try makeConfiguration(), transport: server.transport, clock: clock, now: { slow })
        let session = try await client.signIn(email: "a@b.co", password: "x")
        #expect(session.clockOffset == 7200)
        #expect(session.deviceExpiresAt == slow.addingTimeInterval(3600))
        #expect(session.isFresh(at: slow.addingTimeInterval(3570)))
        #expect(!session.isFresh(at: slow.addingTimeInterval(3571)))
    }

    @Test("A sign-out of a session that is over is done", arguments: [401, 403, 404])
    func signOutOver(_ status: Int) async throws {
        let server = StubServer(.json(status, #"{"code":"session_not_found","message":"m"}"#))
        try await makeClient(server).signOut(accessToken: "token", scope: .global)
    }

    @Test("Only the server's word ends a session; a status alone never does")
    func endsSession() {
        func error(_ status: Int, _ code: AuthErrorCode) -> AuthServerError {
            AuthServerError(status: status, code: code, message: "")
        }
        let answers: [(status: Int, code: AuthErrorCode, ends: Bool)] = [
            (400, .refreshTokenAlreadyUsed, true), (400, .userBanned, true), (400, .unknown, false),
            (401, .unknown, false), (403, .badToken, false), (503, .sessionNotFound, false),
            (409, .conflict, false),
        ]
        for (status, code, ends) in answers {
            #expect(error(status, code).endsSession == ends, "\(status) \(code)")
        }
        #expect(!AuthError.unreadableAnswer(reason: "").endsSession)
    }
}
