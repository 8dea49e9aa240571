// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchAuth
import ProofSupport
import Testing

/// The server in memory refuses exactly what the real one refuses.
struct SimulatedAuthServerTests {
    private let server = SimulatedAuthServer { Date(timeIntervalSince1970: 1_800_000_000) }

    private var client: AuthClient {
        get throws {
            AuthClient(
                configuration: try AuthConfiguration(
                    url: "https://accounts.invalid", key: "key", redirect: "laten://auth/callback"),
                transport: { [server] in await server.answer($0) }, clock: ContinuousClock(),
                now: { Date(timeIntervalSince1970: 1_800_000_000) })
        }
    }

    private func code(_ body: (AuthClient) async throws -> Void) async throws -> AuthErrorCode? {
        do {
            try await body(try client)
            return nil
        } catch let error as AuthError {
            return error.code
        }
    }

    @Test func wrongCredentialsAreOneError() async throws {
        for (email, password) in [
            ("mila@example.com", "Harbour-Light-8"), ("nobody@example.com", "Harbour-Light-7"),
        ] {
            let found = try await code { _ = try await $0.signIn(email: email, password: password) }
            #expect(found == "invalid_credentials")
        }
    }

    @Test func anAddressHasToBeConfirmedFirst() async throws {
        let client = try client
        let pkce = PKCE()
        let answer = try await client.signUp(email: "noor@example.com", password: "Quiet-Lake-42", pkce: pkce)
        guard case .awaitsConfirmation = answer else { return #expect(Bool(false), "\(answer)") }
        let early = try await code {
            _ = try await $0.signIn(email: "noor@example.com", password: "Quiet-Lake-42")
        }
        #expect(early == "email_not_confirmed")
        let callback = try await server.followMail()
        #expect(callback.absoluteString.hasPrefix("laten://auth/callback?code="))
        let items = URLComponents(url: callback, resolvingAgainstBaseURL: false)?.queryItems
        let value = try #require(items?.first?.value)
        let wrong = try await code { _ = try await $0.exchange(code: value, pkce: PKCE()) }
        #expect(wrong == "bad_code_verifier")
        #expect(try await client.exchange(code: value, pkce: pkce).user.email == "noor@example.com")
        let again = try await code { _ = try await $0.exchange(code: value, pkce: pkce) }
        #expect(again == "flow_state_not_found")
    }

    @Test("Recovery codes count once each, and go before the last factor", .proves("ST26-AC-25"))
    func recoveryCodes() async throws {
        let client = try client
        let first = try await client.signIn(email: "mila@example.com", password: "Harbour-Light-7")
        let early = try await code { _ = try await $0.makeRecoveryCodes(accessToken: first.accessToken) }
        #expect(early == "insufficient_aal")
        let factor = try await client.enrolFactor(name: "Phone", accessToken: first.accessToken)
        let challenge = try await client.challengeFactor(factor.id, accessToken: first.accessToken)
        let app = try #require(DeviceAuthenticator(secret: factor.secret))
        let proved = try await client.verifyFactor(
            factor.id, challenge: challenge, code: app.code(at: Date(timeIntervalSince1970: 1_800_000_000)),
            accessToken: first.accessToken)
        let made = try await client.makeRecoveryCodes(accessToken: proved.accessToken)
        #expect(made.codes.count == 10 && Set(made.codes).count == 10)
        #expect(made.codes.allSatisfy { $0.count == 16 })
        let alone = try await code { try await $0.unenrolFactor(factor.id, accessToken: proved.accessToken) }
        #expect(alone == "mfa_recovery_codes_sole_factor")
        let low = try await client.signIn(email: "mila@example.com", password: "Harbour-Light-7")
        let raised = try await client.verifyRecoveryCode(
            made.codes[0].uppercased(), accessToken: low.accessToken)
        #expect(raised.assurance == .aal2 && raised.hasRecoveryCodes)
        let twice = try await code {
            _ = try await $0.verifyRecoveryCode(made.codes[0], accessToken: raised.accessToken)
        }
        #expect(twice == "mfa_verification_failed")
        #expect(try await client.recoveryCodes(accessToken: raised.accessToken).remaining == 9)
        try await client.removeRecoveryCodes(accessToken: proved.accessToken)
        try await client.unenrolFactor(factor.id, accessToken: proved.accessToken)
    }

    @Test("The link for a forgotten password signs in, and an unknown address gets none")
    func forgotten() async throws {
        let (client, pkce) = (try client, PKCE())
        try await client.recover(email: "nobody@example.com", pkce: pkce)
        await #expect(throws: SimulationError.self) { _ = try await server.followMail() }
        try await client.recover(email: "Mila@example.com", pkce: pkce)
        let callback = try await server.followMail()
        let items = URLComponents(url: callback, resolvingAgainstBaseURL: false)?.queryItems
        let value = try #require(items?.first?.value)
        #expect(try await client.exchange(code: value, pkce: pkce).user.email == "mila@example.com")
    }

    @Test func aRefreshTokenWorksOnceAndAnOldOneEndsTheSession() async throws {
        let client = try client
        let first = try await client.signIn(email: "mila@example.com", password: "Harbour-Light-7")
        let second = try await client.refresh(first.refreshToken)
        #expect(second.refreshToken != first.refreshToken)
        #expect(
            try await client.refresh(first.refreshToken).refreshToken == second.refreshToken,
            "an answer was lost")
        let third = try await client.refresh(second.refreshToken)
        #expect(
            try await code { _ = try await $0.refresh(first.refreshToken) } == "refresh_token_already_used")
        #expect(try await code { _ = try await $0.refresh(third.refreshToken) } == "refresh_token_not_found")
        #expect(
            try await code { _ = try await $0.user(accessToken: third.accessToken) } == "session_not_found")
    }

    @Test func aNonceHasToFit() async throws {
        let nonce = SignInNonce()
        let token = try await server.identityToken(.apple, nonce: nonce.hashed)
        let wrong = try await code {
            _ = try await $0.signIn(provider: .apple, idToken: token, nonce: SignInNonce())
        }
        #expect(wrong == "invalid nonce")
        let session = try await client.signIn(provider: .apple, idToken: token, nonce: nonce)
        #expect(session.user.email == "mila@example.com")
    }

    @Test func aForeignTokenIsRefused() async throws {
        let session = try await client.signIn(email: "mila@example.com", password: "Harbour-Light-7")
        #expect(try await client.user(accessToken: session.accessToken).email == "mila@example.com")
        let forged = session.accessToken.dropLast(4) + "AAAA"
        #expect(try await code { _ = try await $0.user(accessToken: String(forged)) } == "bad_jwt")
        try await client.signOut(accessToken: session.accessToken, scope: .global)
        #expect(
            try await code { _ = try await $0.refresh(session.refreshToken) } == "refresh_token_not_found")
    }
}
