// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

// MARK: - Apple and the browser
extension SignInModelTests {
    @Test(
        "Apple gets the hash and the server the raw nonce, new for each attempt",
        .proves("LA-168", "LA-173", "LA-175", "LA-176", "LA-177", "LA-251", "LA-277"))
    func apple() async throws {
        let model = makeModel()
        // The server does not answer the first attempt; the second one is the same screen's.
        outside.withLock { $0.error = .offline }
        await model.signIn(with: .apple)
        outside.withLock { $0.error = nil }
        await model.signIn(with: .apple)
        #expect(calls == Array(repeating: "token apple apple.id.token Ann Lee", count: 2))
        let nonces = outside.withLock { $0.nonces }
        for nonce in nonces { #expect(AuthDigest.sha256Hex(nonce.raw) == nonce.hashed) }
        #expect(nonces[0].raw != nonces[1].raw)
        #expect(visited == ["/explore"])
        #expect(model.toast?.text == "Welcome back!")
    }

    @Test(
        "Whoever a provider brings for the first time is welcomed, and not back",
        .proves("LA-272"), arguments: SignInModel.providers,
        [
            // The seconds from the account's making, and from its confirmation, to the sign-in; and who is new.
            (0, 0, true), (2, nil, true), (300, nil, true), (86_400, 4, true), (301, 301, false),
            (86_400, 86_400, false), (nil, nil, false),
        ] as [(TimeInterval?, TimeInterval?, Bool)])
    func newcomer(by provider: AuthProvider, _ dates: (TimeInterval?, TimeInterval?, Bool)) async throws {
        let (made, confirmed, isNew) = dates
        let now = "2026-11-27T20:00:00Z"
        func member(_ name: String, _ seconds: TimeInterval?) throws -> String {
            let date = try Date(now, strategy: .iso8601)
            return seconds.map {
                #","\#(name)":"\#(date.addingTimeInterval(-$0).ISO8601Format())""#
            } ?? ""
        }
        let json =
            try #"{"id":"\#(Tokens.userID)","last_sign_in_at":"\#(now)""#
            + member("created_at", made) + member("email_confirmed_at", confirmed) + "}"
        let user = try AuthJSON.decode(AuthUser.self, from: Data(json.utf8))
        outside.withLock { $0.user = user }
        let model = makeModel()
        await model.signIn(with: provider)
        #expect(visited == ["/explore"])
        #expect(model.toast?.text == (isNew ? "Welcome to Laten" : "Welcome back!"))
    }

    @Test("A credential without a token is an error", .proves("LA-174"))
    func appleWithoutToken() async {
        let model = makeModel()
        outside.withLock { $0.appleToken = nil }
        await model.signIn(with: .apple)
        #expect(model.toast == SignInToast(text: "An unexpected error occurred", isError: true))
        #expect(calls.isEmpty)
    }

    @Test(
        "Closing Apple's sheet is silent; its code 1000 is too, until the second in a row",
        .proves("LA-178", "LA-265"))
    func appleCancelled() async {
        let model = makeModel()
        outside.withLock {
            $0.appleErrors = [.cancelled, .provider(.apple, code: 1001), .provider(.apple, code: 1000)]
        }
        for _ in 0..<3 {
            await model.signIn(with: .apple)
            #expect(model.toast == nil)
            #expect(!model.isLoading)
        }
        outside.withLock { $0.appleErrors = [.provider(.apple, code: 1000)] }
        await model.signIn(with: .apple)
        #expect(model.toast?.text == "An unexpected error occurred")
    }

    @Test("Apple's sheet may take 60 seconds", .proves("LA-179", "LA-266"))
    func appleTimeout() async {
        let model = makeModel(isSilent: true)
        let attempt = Task { await model.signIn(with: .apple) }
        await clock.advance(by: .milliseconds(59_999), whenSleeping: 1)
        for _ in 0..<100 { await Task.yield() }
        #expect(model.isLoading)
        #expect(model.toast == nil)
        clock.advance(by: .milliseconds(1))
        await eventually { !model.isLoading }
        attempt.cancel()
        #expect(model.toast == SignInToast(text: "Apple Sign-In timed out. Please try again.", isError: true))
        #expect(!model.isLoading)
    }

    @Test(
        "Google and Facebook open a browser; Facebook with its scopes",
        .proves("LA-180", "LA-185", "LA-186", "LA-277"))
    func browser() async {
        await makeModel().signIn(with: .google)
        await makeModel().signIn(with: .facebook)
        #expect(calls == ["browser google -", "browser facebook email,public_profile"])
        #expect(visited == ["/explore", "/explore"])
        outside.withLock { $0.isBrowserForeign = true }
        let model = makeModel()
        await model.signIn(with: .google)
        #expect(model.toast == nil)
        #expect(visited.count == 2)
    }

    @Test("While something is under way nothing else begins", .proves("LA-159"))
    func loading() async {
        let model = makeModel(isSilent: true)
        let attempt = Task { await model.signIn(with: .apple) }
        await eventually { model.isLoading && clock.sleeperCount == 1 }
        #expect(model.activity == .provider(.apple))
        fill(model)
        await model.submit()
        model.toggleMode()
        #expect(model.mode == .signIn)
        #expect(calls.isEmpty)
        clock.advance(by: .seconds(60))
        await attempt.value
    }
}
