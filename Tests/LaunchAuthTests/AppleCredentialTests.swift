// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("Sign in with Apple that the user has ended")
struct AppleCredentialTests {
    let clock = ManualClock()

    func keeper(_ identities: [String], method: String = "oauth") async throws -> AuthSessionKeeper {
        let keeper = AuthSessionKeeper(
            client: try makeClient(StubServer(.json(204, "")), clock: clock), vault: MemoryVault(),
            isAutomatic: false)
        var token = Tokens()
        token.claims["amr"] = .array([.object(["method": .string(method), "timestamp": .number(1)])])
        var user = AuthUser(id: Tokens.userID, email: "ann@example.com")
        user.identities = identities.map { .init(id: "\($0)-subject", provider: $0) }
        try await keeper.adopt(
            AuthSession(
                accessToken: token.text, refreshToken: "refresh-one",
                expiresAt: clock.date.addingTimeInterval(3600), user: user))
        return keeper
    }

    @Test("The system's numbers are three values; what is not found was not revoked", .proves("ST26-AC-12"))
    func numbers() {
        #expect(
            [0, 1, 2, 3, 4, nil].map { AppleCredentialState(system: $0) } == [
                .revoked, .authorized, .unknown, .unknown, .unknown, .unknown,
            ])
    }

    @Test("Revoked ends the session with a reason", .proves("ST26-AC-12"))
    func revoked() async throws {
        let keeper = try await keeper(["apple"])
        var changes = await keeper.changes().makeAsyncIterator()
        let asked = Locked<[String]>([])
        #expect(
            await keeper.signOutIfRevoked { subject in
                asked.withLock { $0.append(subject) }
                return .revoked
            })
        #expect(asked.withLock { $0 } == ["apple-subject"])
        #expect(await keeper.state == .signedOut)
        _ = await changes.next()
        #expect(await changes.next() == .init(state: .signedOut, change: .revoked(.apple)))
    }

    @Test("Unknown is not revoked", arguments: [AppleCredentialState.authorized, .unknown])
    func kept(_ answer: AppleCredentialState) async throws {
        let keeper = try await keeper(["apple"])
        #expect(await !keeper.signOutIfRevoked { _ in answer })
        #expect(await keeper.state.session != nil)
    }

    @Test("Apple that does not answer within two seconds has said nothing", .proves("ST26-AC-12"))
    func late() async throws {
        let keeper = try await keeper(["apple"])
        let check = Task { [clock] in
            await keeper.signOutIfRevoked { _ in
                try? await clock.sleep(for: .seconds(600))
                return .revoked
            }
        }
        await clock.advance(by: .seconds(2), whenSleeping: 2)
        #expect(await check.value == false)
        #expect(await keeper.state.session != nil)
    }

    @Test(
        "Who came another way is not asked about",
        arguments: [
            (["email"], "password", false), (["email", "apple"], "password", false),
            (["email", "apple"], "oauth", true), (["google", "apple"], "oauth", false), ([], "oauth", false),
        ])
    func others(_ identities: [String], _ method: String, isAsked: Bool) async throws {
        let keeper = try await keeper(identities, method: method)
        #expect(await keeper.signOutIfRevoked { _ in .revoked } == isAsked)
    }
}
