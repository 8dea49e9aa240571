// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// Processes that end, and several on one vault.
extension AuthSessionKeeperTests {
    @Test("A process that ended between the server's answer and the write renews again and is not signed out")
    func deathDuringRotation() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await project.hold()
        let lost = Task { try? await keeper.session() }
        await eventually { await project.heldCount > 0 }
        await vault.failWriting(.failed(reason: "the process is gone"))
        await project.letGo()
        #expect(await lost.value == nil)
        await vault.failWriting(nil)
        #expect(try await stored().session?.refreshToken == "refresh-10")
        #expect(try await stored().lease != nil)
        let next = try makeKeeper(isOwnerAlive: false)
        #expect(try await next.session().refreshToken == "refresh-11")
        #expect(await project.refreshes == ["refresh-10", "refresh-10"])
    }

    @Test("Two processes: the second waits for the first one's renewal and sends nothing")
    func twoProcesses() async throws {
        let (one, other) = (try makeKeeper(), try makeKeeper())
        try await one.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await project.hold()
        let first = Task { try await one.session() }
        await eventually { await project.heldCount > 0 }
        let second = Task { try? await other.session() }
        await clock.advance(by: .milliseconds(500), whenSleeping: 2)
        await clock.advance(by: .milliseconds(500), whenSleeping: 2)
        await project.letGo()
        let session = try await first.value
        #expect(await clock.advanceUntilDone(second) == session)
        #expect(await project.refreshes == ["refresh-10"])
    }

    @Test("A sign-out in one process ends the session in the other")
    func signOutElsewhere() async throws {
        let (one, other) = (try makeKeeper(), try makeKeeper())
        try await one.signIn(email: "a@b.co", password: "Secret12")
        _ = try await other.session()
        try await one.signOut()
        #expect(await failure { () async throws(AuthError) in try await other.session() } == .signedOut)
        #expect(await other.state == .signedOut)
    }

    @Test("A service that refuses the token gets another, once")
    func refusedToken() async throws {
        let keeper = try makeKeeper()
        let session = try await keeper.signIn(email: "a@b.co", password: "Secret12")
        let seen = Locked<[String]>([])
        let refusal = AuthError.server(AuthServerError(status: 401, code: .badToken, message: ""))
        let value = try await keeper.withAccessToken { token in
            seen.withLock { $0.append(token) }
            if token == session.accessToken { throw refusal }
            return token
        }
        #expect(value != session.accessToken)
        #expect(await project.refreshes == ["refresh-10"])
        await #expect(throws: refusal) { try await keeper.withAccessToken { _ in throw refusal } }
        #expect(await project.refreshes == ["refresh-10", "refresh-11"])
    }
}
