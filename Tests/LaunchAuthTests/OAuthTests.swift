// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("A browser that comes back")
struct OAuthTests {
    let clock = ManualClock()
    let project: FakeProject
    let vault = MemoryVault()

    init() {
        project = FakeProject(clock: clock)
    }

    func makeKeeper(carriesState: Bool = false) throws -> AuthSessionKeeper {
        var configuration = try makeConfiguration()
        configuration.redirectCarriesState = carriesState
        let clock = clock
        let client = AuthClient(
            configuration: configuration, transport: project.transport, clock: clock
        ) { clock.date }
        return AuthSessionKeeper(client: client, vault: vault, isAutomatic: false)
    }

    func parameter(_ name: String, of url: URL) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }

    /// Begins a sign-in, and lets the server have a code for it.
    func begin(_ keeper: AuthSessionKeeper, code: String) async throws -> URL {
        let url = try await keeper.beginSignIn(with: .google)
        await project.expect(code: code, challenge: try #require(parameter("code_challenge", of: url)))
        return url
    }

    func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("A code completes the sign-in", .proves("LA-184", "LA-187"))
    func code() async throws {
        let keeper = try makeKeeper()
        let address = try await begin(keeper, code: "c1")
        #expect(parameter("redirect_to", of: address) == "laten://auth/callback")
        #expect(parameter("code_challenge_method", of: address) == "s256")
        let outcome = try await keeper.finishSignIn(try url("laten://auth/callback?code=c1"))
        guard case .signedIn(let session) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(await keeper.state == .signedIn(session))
    }

    @Test("It finds its way after the app was ended meanwhile", .proves("LA-184"))
    func coldStart() async throws {
        _ = try await begin(try makeKeeper(), code: "c1")
        let outcome = try await makeKeeper().finishSignIn(try url("laten://auth/callback?code=c1"))
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test("The same callback a second time does nothing, also when both come at once")
    func repeated() async throws {
        let keeper = try makeKeeper()
        _ = try await begin(keeper, code: "c1")
        _ = try await begin(keeper, code: "c2")
        let callback = try url("laten://auth/callback?code=c1")
        async let one = keeper.finishSignIn(callback)
        async let two = keeper.finishSignIn(callback)
        let outcomes = try await [one, two]
        #expect(outcomes.filter { $0 == .ignored(.repeated) }.count == 1)
        #expect(try await keeper.finishSignIn(callback) == .ignored(.repeated))
        // The other flow is still open.
        let other = try await keeper.finishSignIn(try url("laten://auth/callback?code=c2"))
        guard case .signedIn = other else { return #expect(Bool(false), "\(other)") }
    }

    @Test("A callback that nobody asked for, or too late, does nothing and asks nobody")
    func notAsked() async throws {
        let keeper = try makeKeeper()
        #expect(
            try await keeper.finishSignIn(try url("laten://auth/callback?code=c1")) == .ignored(.notAsked))
        _ = try await begin(keeper, code: "c1")
        clock.advance(by: .seconds(601))
        #expect(
            try await keeper.finishSignIn(try url("laten://auth/callback?code=c1")) == .ignored(.notAsked))
        #expect(await project.exchanges == 0)
    }

    @Test(
        "A flow is open for ten minutes in a browser and a day in a mail, also where a clock was set back a minute",
        arguments: [
            (AuthFlow.Kind.browser, -61.0, false), (.browser, -60, true), (.browser, 600, true),
            (.browser, 601, false), (.mail, 86_400, true), (.mail, 86_401, false), (.mail, -61, false),
        ])
    func lives(kind: AuthFlow.Kind, age: Double, isOpen: Bool) {
        let began = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(AuthFlow(kind: kind, now: began).isOpen(began.addingTimeInterval(age)) == isOpen)
    }

    @Test("Somebody else's code does not sign in, and the waiting flow stays open")
    func foreignCode() async throws {
        let keeper = try makeKeeper()
        _ = try await begin(keeper, code: "mine")
        await project.expect(code: "stolen", challenge: PKCE().challenge)
        #expect(
            try await keeper.finishSignIn(try url("laten://auth/callback?code=stolen")) == .ignored(.notAsked)
        )
        #expect(
            try await keeper.finishSignIn(try url("laten://auth/callback?code=unknown"))
                == .ignored(.notAsked))
        #expect(await keeper.state == .unknown(nil))
        let outcome = try await keeper.finishSignIn(try url("laten://auth/callback?code=mine"))
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test("With a state in the redirect, only the right one is accepted")
    func state() async throws {
        let keeper = try makeKeeper(carriesState: true)
        let address = try await begin(keeper, code: "c1")
        let redirect = try url(try #require(parameter("redirect_to", of: address)))
        let state = try #require(parameter("state", of: redirect))
        #expect(redirect.absoluteString == "laten://auth/callback?state=\(state)")
        for wrong in ["", "&state=", "&state=forged", "&state=\(state)x"] {
            let callback = try url("laten://auth/callback?code=c1\(wrong)")
            #expect(try await keeper.finishSignIn(callback) == .ignored(.notAsked))
        }
        #expect(await project.exchanges == 0)
        let outcome = try await keeper.finishSignIn(try url("laten://auth/callback?code=c1&state=\(state)"))
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test(
        "Hostile addresses do nothing",
        arguments: [
            ("evil://auth/callback?code=c1", AuthCallbackProblem.foreignAddress),
            ("laten://auth/callback/../x?code=c1", .foreignAddress),
            ("laten://auth.evil.example/callback?code=c1", .foreignAddress),
            ("laten://user@auth/callback?code=c1", .foreignAddress),
            ("laten://auth:99/callback?code=c1", .foreignAddress),
            ("javascript://auth/callback?code=c1", .foreignAddress),
            ("https://auth/callback?code=c1", .foreignAddress),
            ("laten://evil.example#@auth/callback?code=c1", .foreignAddress),
            ("laten://auth%2Fcallback?code=c1", .foreignAddress),
            ("laten://auth/%63allback?code=c1", .foreignAddress),
            ("laten://auth//callback?code=c1", .foreignAddress),
            ("laten:auth/callback?code=c1", .foreignAddress),
            ("laten://:secret@auth/callback?code=c1", .foreignAddress),
            ("laten://auth/callback/?code=c1", .foreignAddress),
            ("laten://auth/Callback?code=c1", .foreignAddress),
            ("laten://auth/callback", .empty), ("laten://auth/callback?code=", .empty),
            ("laten://auth/callback#code=c1", .empty),
            ("laten://auth/callback?code=c1%0d%0aX-Evil:1", .empty),
            ("laten://auth/callback?code=c1&code=c2", .malformed),
            ("laten://auth/callback?code=%ff", .malformed),
            ("laten://auth/callback#access_token=a&refresh_token=b", .bringsTokens),
            ("laten://auth/callback?code=c1#access_token=a", .bringsTokens),
            ("laten://auth/callback?code=" + String(repeating: "a", count: 9000), .malformed),
        ] as [(String, AuthCallbackProblem)])
    func hostile(_ text: String, problem: AuthCallbackProblem) async throws {
        let keeper = try makeKeeper()
        _ = try await begin(keeper, code: "c1")
        let before = await vault.everything
        #expect(try await keeper.finishSignIn(try url(text)) == .ignored(problem))
        #expect(await vault.everything == before)
        #expect(await project.exchanges == 0)
    }

    @Test("An error without the flow's state is told, and ends nothing; without a flow it is nobody's")
    func refusal() async throws {
        let keeper = try makeKeeper()
        let callback = try url(
            "laten://auth/callback?error=access_denied&error_description=The+user+said+no#error=access_denied&sb="
        )
        #expect(try await keeper.finishSignIn(callback) == .ignored(.notAsked))
        _ = try await begin(keeper, code: "c1")
        #expect(
            try await keeper.finishSignIn(callback)
                == .refused(AuthServerError(status: 0, code: .accessDenied, message: "The user said no")))
        let outcome = try await keeper.finishSignIn(try url("laten://auth/callback?code=c1"))
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try await keeper.finishSignIn(callback) == .ignored(.notAsked))
    }

    @Test("With a state in the redirect, only an error with it ends the flow, and no other is told")
    func refusalWithState() async throws {
        let keeper = try makeKeeper(carriesState: true)
        let address = try await begin(keeper, code: "c1")
        let redirect = try url(try #require(parameter("redirect_to", of: address)))
        let state = try #require(parameter("state", of: redirect))
        for wrong in ["", "&state=", "&state=forged", "#state=forged"] {
            let callback = try url("laten://auth/callback?error=x\(wrong)")
            #expect(try await keeper.finishSignIn(callback) == .ignored(.notAsked), "\(wrong)")
        }
        let refused = try url("laten://auth/callback?error=server_error&state=\(state)")
        #expect(
            try await keeper.finishSignIn(refused)
                == .refused(AuthServerError(status: 0, code: "server_error", message: "")))
        #expect(try await keeper.finishSignIn(refused) == .ignored(.notAsked))
    }

    @Test(
        "The provider that waits is known by its flow, also to a later run",
        arguments: [AuthProvider.apple, .google, .facebook])
    func pendingProvider(_ provider: AuthProvider) async throws {
        let keeper = try makeKeeper()
        let callback = try url("laten://auth/callback?error=server_error&error_code=provider_disabled")
        #expect(await keeper.pendingProvider(for: callback) == nil)
        _ = try await keeper.beginSignIn(with: provider)
        #expect(try await makeKeeper().pendingProvider(for: callback) == provider)
        #expect(await keeper.pendingProvider(for: try url("evil://auth/callback?error=x")) == nil)
        clock.advance(by: .seconds(601))
        #expect(await keeper.pendingProvider(for: callback) == nil)
    }

    @Test("A flow of an older version, without its provider, is read")
    func oldFlow() async throws {
        let book = #"""
            {"flows":[{"state":"s","pkce":{"verifier":"\#(String(repeating: "v", count: 43))"},"kind":"browser",
            "began":\#(clock.date.timeIntervalSinceReferenceDate)}],"usedCodes":[]}
            """#
        try await vault.write(.flows, Data(book.utf8))
        let callback = try url("laten://auth/callback?error=x")
        #expect(try await makeKeeper().pendingProvider(for: callback) == nil)
        let outcome = try await makeKeeper().finishSignIn(callback)
        #expect(outcome == .refused(AuthServerError(status: 0, code: "x", message: "")))
    }

    @Test("The link for a forgotten password says what it is for, and that of another mail does not")
    func recovery() async throws {
        let keeper = try makeKeeper()
        for isRecovery in [true, false] {
            if isRecovery {
                try await keeper.recover(email: "ann@example.com")
            } else {
                try await keeper.sendOTP(email: "ann@example.com")
            }
            let book = try JSONDecoder().decode(
                AuthFlowBook.self, from: try #require(try await vault.read(.flows)))
            await project.expect(
                code: "c\(isRecovery)", challenge: try #require(book.flows.last).pkce.challenge)
            // Another run of the app takes it.
            let callback = try url("laten://auth/callback?code=c\(isRecovery)")
            switch try await makeKeeper().finishSignIn(callback) {
            case .recovering(let session): #expect(isRecovery && session.user.id == Tokens.userID)
            case .signedIn: #expect(!isRecovery)
            case let other: Issue.record("\(other)")
            }
        }
    }

    @Test("Flows that cannot be read say nothing of a callback, and keep no new one from being begun")
    func unreadableFlows() async throws {
        let damaged = Data("{".utf8)
        try await vault.write(.flows, damaged)
        let keeper = try makeKeeper()
        for callback in ["laten://auth/callback?code=c1", "laten://auth/callback?error=x"] {
            await #expect {
                _ = try await keeper.finishSignIn(try url(callback))
            } throws: {
                if case .vault(.damaged)? = $0 as? AuthError { true } else { false }
            }
        }
        try? await keeper.cancelSignIn()
        #expect(try await vault.read(.flows) == damaged)
        _ = try await begin(keeper, code: "c2")
        let outcome = try await keeper.finishSignIn(try url("laten://auth/callback?code=c2"))
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test("Without a network the code is not used up; the same callback may come again")
    func offline() async throws {
        let keeper = try makeKeeper()
        _ = try await begin(keeper, code: "c1")
        await project.fail(.offline)
        let callback = try url("laten://auth/callback?code=c1")
        await #expect(throws: AuthError.offline) { try await keeper.finishSignIn(callback) }
        await project.fail(nil)
        let outcome = try await keeper.finishSignIn(callback)
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test("Of many flows that were begun the newest five are kept")
    func bounded() async throws {
        let keeper = try makeKeeper()
        for number in 0..<8 { _ = try await begin(keeper, code: "c\(number)") }
        #expect(
            try await keeper.finishSignIn(try url("laten://auth/callback?code=c0")) == .ignored(.notAsked))
        let outcome = try await keeper.finishSignIn(try url("laten://auth/callback?code=c3"))
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test("A closed browser leaves no flow open")
    func cancel() async throws {
        let keeper = try makeKeeper()
        _ = try await begin(keeper, code: "c1")
        try await keeper.cancelSignIn()
        #expect(
            try await keeper.finishSignIn(try url("laten://auth/callback?code=c1")) == .ignored(.notAsked))
    }
}
