// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

enum LiveServer {
    static var address: String? { ProcessInfo.processInfo.environment["FIRSTLIGHT_AUTH_URL"] }
}

/// The client against a server that runs: `FIRSTLIGHT_AUTH_URL=http://127.0.0.1:9999/auth/v1 swift test --filter
/// LiveServerTests`. The server must sign users in without a mail.
@Suite("Against a server that runs", .enabled(if: LiveServer.address != nil))
struct LiveServerTests {
    let email = "ann-\(UUID().uuidString.lowercased().prefix(8))@example.com"
    let password = "Kwz9-Tulip-Road"

    func makeClient() throws -> AuthClient {
        let configuration = try AuthConfiguration(
            url: LiveServer.address, key: "anon", redirect: "laten://auth/callback")
        return AuthClient(
            configuration: configuration,
            transport: { request in
                var plain = URLRequest(url: request.url)
                plain.httpMethod = request.method
                plain.httpBody = request.body
                for (name, value) in request.headers { plain.setValue(value, forHTTPHeaderField: name) }
                let (data, response) = try await URLSession.shared.data(for: plain)
                guard let response = response as? HTTPURLResponse else {
                    throw AuthTransportFailure.broken(reason: "no answer of HTTP")
                }
                let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
                return AuthAnswer(
                    status: response.statusCode, headers: Dictionary(headers) { first, _ in first },
                    body: data)
            }, clock: ContinuousClock())
    }

    @Test("An account from its sign-up to its sign-out")
    func account() async throws {
        let client = try makeClient()
        let keeper = AuthSessionKeeper(client: client, vault: MemoryVault(), isAutomatic: false)
        let answer = try await keeper.signUp(email: email, password: password, data: ["display_name": "Ann"])
        guard case .signedIn(let session) = answer else { return #expect(Bool(false), "confirmation is on") }
        #expect(session.user.displayName == "Ann")
        #expect(try await client.settings().isEnabled(AuthProvider(rawValue: "email")))
        await #expect { try await client.signIn(email: email, password: "Wrong-1234") } throws: {
            ($0 as? AuthError)?.signInText == .invalidCredentials
        }
        await #expect { try await client.signUp(email: email, password: password) } throws: {
            ($0 as? AuthError)?.signInText == .alreadyRegistered
        }
        try await keeper.signIn(email: email, password: password)
        let user = try await keeper.updateUser(AuthUserChanges(data: ["display_name": "Zoë"]))
        #expect(user.displayName == "Zoë")
        #expect(try await keeper.reloadUser().displayName == "Zoë")
        let first = try await keeper.session()
        let second = try await client.refresh(first.refreshToken)
        // Who could not store the answer asks again and gets the same session's token.
        let again = try await client.refresh(first.refreshToken)
        #expect(second.refreshToken == again.refreshToken)
        try await keeper.signOut(scope: .global)
        await #expect { try await client.user(accessToken: second.accessToken) } throws: {
            ($0 as? AuthError)?.endsSession == true
        }
        await #expect { try await client.refresh(second.refreshToken) } throws: {
            ($0 as? AuthError)?.endsSession == true
        }
    }

    @Test("A code that nobody gave out, a token that nobody signed, and mails")
    func refusals() async throws {
        let client = try makeClient()
        await #expect { try await client.exchange(code: UUID().uuidString, pkce: PKCE()) } throws: {
            ($0 as? AuthError)?.code == .flowStateNotFound
        }
        await #expect { try await client.user(accessToken: "a.b.c") } throws: {
            ($0 as? AuthError)?.code == .badToken
        }
        await #expect { try await client.refresh("abcdefghijkl") } throws: {
            ($0 as? AuthError)?.code == .refreshTokenNotFound
        }
        try await client.recover(email: email)
        try await client.resend(.signup, email: email)
        await #expect {
            try await client.verify(.code(.signup, email: email, token: "123456"))
        } throws: { ($0 as? AuthError)?.code == .otpExpired }
        _ = try await client.keys()
    }
}
