// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchAuth
import LaunchNetwork
import Testing

/// The protocol over TCP, against the development backend.
@Suite(.timeLimit(.minutes(5))) struct LiveAuthTransportTests {
    private func withBackend(
        _ body: (DevBackend, AuthClient) async throws -> Void
    ) async throws {
        var configuration = DevBackendConfiguration()
        (configuration.auth.confirmsEmail, configuration.auth.bcryptCost) = (false, 4)
        let backend = DevBackend(configuration: configuration)
        let url = try await backend.start()
        var wanted = try AuthConfiguration(url: url.absoluteString + "/auth/v1", key: "key")
        wanted.retryDelay = .milliseconds(1)
        try await body(
            backend,
            AuthClient(configuration: wanted, transport: LiveAuthTransport.make(), clock: ContinuousClock()))
        await backend.stop()
    }

    private func error(_ body: () async throws -> Void) async throws -> AuthError? {
        do {
            try await body()
            return nil
        } catch let error as AuthError {
            return error
        }
    }

    @Test func anAccountIsMadeUsedAndLeft() async throws {
        try await withBackend { _, client in
            guard
                case .signedIn(let session) = try await client.signUp(
                    email: "ann@example.com", password: "Quiet-Lake-42")
            else { return #expect(Bool(false), "nobody is signed in") }
            #expect(try await client.user(accessToken: session.accessToken).email == "ann@example.com")
            let next = try await client.refresh(session.refreshToken)
            try await client.signOut(accessToken: next.accessToken, scope: .global)
            let wrong = try await error {
                _ = try await client.signIn(email: "ann@example.com", password: "x")
            }
            #expect(wrong?.code == .invalidCredentials)
        }
    }

    @Test func aRedirectIsNotFollowed() async throws {
        try await withBackend { backend, client in
            backend.setFault(.captivePage(.redirect), for: .settings)
            let found = try await error { _ = try await client.settings() }
            guard case .unreadableAnswer = found else {
                return #expect(Bool(false), "\(String(describing: found))")
            }
            #expect(backend.requests.count == 1, "nobody was asked where it leads")
        }
    }

    @Test func aBrokenConnectionAndAnAbsentServerAreTold() async throws {
        try await withBackend { backend, client in
            backend.setFault(.connectionReset(.beforeHeaders), for: .settings)
            let broken = try await error { _ = try await client.settings() }
            guard case .connection = broken else {
                return #expect(Bool(false), "\(String(describing: broken))")
            }
            await backend.stop()
            #expect(try await error { _ = try await client.settings() } == .offline)
        }
    }
}
