// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// Sign-outs, with and without a network.
extension AuthSessionKeeperTests {
    @Test(
        "A sign-out leaves nothing in the vault and tells the server",
        arguments: [AuthSignOutScope.global, .local])
    func signOut(_ scope: AuthSignOutScope) async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        try await keeper.signOut(scope: scope)
        #expect(await keeper.state == .signedOut)
        await eventually { await vault.everything.isEmpty }
        #expect(await project.signOuts == ["scope=\(scope.rawValue)"])
    }

    @Test("Signing out the others leaves the user signed in here")
    func signOutOthers() async throws {
        let keeper = try makeKeeper()
        let session = try await keeper.signIn(email: "a@b.co", password: "Secret12")
        try await keeper.signOut(scope: .others)
        #expect(await project.signOuts == ["scope=others"])
        #expect(await keeper.state == .signedIn(session))
    }

    @Test("A sign-out without a network counts here, keeps no refresh token, and reaches the server later")
    func signOutOffline() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        await project.fail(.offline)
        try await keeper.signOut()
        #expect(await failure { () async throws(AuthError) in try await keeper.session() } == .signedOut)
        let kept = String(decoding: try #require(await vault.read(.session)), as: UTF8.self)
        #expect(!kept.contains("refresh-10"))
        await clock.advance(by: .seconds(1), whenSleeping: 1)
        await project.fail(nil)
        let next = try makeKeeper()
        await next.resume()
        #expect(await next.state == .signedOut)
        await eventually { await vault.everything.isEmpty }
        // Both may tell it: the first one's second attempt, and the next launch.
        #expect(await Set(project.signOuts) == ["scope=global"])
    }

    @Test("Who signs in again after a sign-out without a network stays signed in when the server hears of it")
    func signInAfterSignOutOffline() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        await project.fail(.offline)
        try await keeper.signOut(scope: .global)
        await clock.advance(by: .seconds(1), whenSleeping: 1)
        await project.fail(nil)
        let session = try await keeper.signIn(email: "a@b.co", password: "Secret12")
        // The other sessions end, as the user wanted; the new one is kept out of it.
        await eventually { await project.signOuts.last == "scope=others" }
        await eventually { (try? await stored().farewells) == [] }
        #expect(await !project.signOuts.contains("scope=global"))
        #expect(try await stored().session == session)
        clock.advance(by: .seconds(4000))
        #expect(try await keeper.session().user.id == session.user.id)
    }

    @Test(
        "Who signed out everywhere is signed out everywhere, and the next user nowhere", .proves("ST26-AC-22")
    )
    func nextUser() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        await project.fail(.offline)
        try await keeper.signOut(scope: .global)
        await clock.advance(by: .seconds(1), whenSleeping: 1)
        await project.fail(nil)
        let bob = try await keeper.signIn(email: "bob@b.co", password: "Secret12")
        await eventually { await project.signOuts == ["scope=global"] }
        await eventually { (try? await stored().farewells) == [] }
        #expect(await project.signedOut == [Tokens.userID])
        #expect(try await stored().session == bob)
    }

    @Test("What two users ordered without a network is told for each, by a later launch too")
    func twoFarewells() async throws {
        let keeper = try makeKeeper()
        for email in ["a@b.co", "bob@b.co"] {
            try await keeper.signIn(email: email, password: "Secret12")
            await project.fail(.offline)
            try await keeper.signOut(scope: .global)
            await clock.advance(by: .seconds(1), whenSleeping: 1)
            await project.fail(nil)
        }
        #expect(
            try await stored().farewells.map(\.session.user.id) == [Tokens.userID, AccountDeletionTests.bob])
        let next = try makeKeeper()
        await next.resume()
        await eventually { await vault.everything.isEmpty }
        #expect(await Set(project.signedOut) == [Tokens.userID, AccountDeletionTests.bob])
        #expect(await Set(project.signOuts) == ["scope=global"])
    }

    @Test("A record of an earlier version, which held one revocation, is read")
    func earlierRecord() throws {
        let lease = #"{"owner":"1","number":2,"until":0}"#
        let text = #"{"lease":\#(lease),"farewell":{"session":\#(try Self.json()),"scope":"global"}}"#
        let record = try AuthSessionKeeper.decode(Data(text.utf8))
        #expect(
            record.farewells.map(\.scope) == [.global] && record.farewells[0].session.user.id == Tokens.userID
        )
        #expect(record.lease?.number == 2)
        let kept = try AuthSessionKeeper.encode(record)
        #expect(try AuthSessionKeeper.decode(kept).farewells.count == 1)
    }

    private static func json() throws -> String {
        let user = AuthUser(id: Tokens.userID, email: "ann@example.com")
        let session = AuthSession(
            accessToken: Tokens().text, refreshToken: "r", expiresAt: Date(timeIntervalSince1970: 0),
            user: user)
        return String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
    }

    @Test("A sign-out while a renewal is under way: what comes back later is dropped")
    func signOutDuringRefresh() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await project.hold()
        let call = Task { await failure { () async throws(AuthError) in try await keeper.session() } }
        await eventually { await project.heldCount > 0 }
        try await keeper.signOut()
        #expect(await call.value == .signedOut)
        await project.letGo()
        for _ in 0..<1000 { await Task.yield() }
        #expect(await keeper.state == .signedOut)
        #expect(try await stored().session == nil)
    }

    @Test("A sign-out that cannot be written says so, gives nobody a token, and is tried again")
    func signOutLocked() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        await vault.fail(.locked)
        #expect(await failure { () async throws(AuthError) in try await keeper.signOut() } == .vault(.locked))
        #expect(await keeper.isSignOutPending)
        #expect(await failure { () async throws(AuthError) in try await keeper.session() } == .signedOut)
        await vault.fail(nil)
        #expect(await failure { () async throws(AuthError) in try await keeper.session() } == .signedOut)
        await keeper.resume()
        try await eventually { try await stored().session == nil }
        #expect(await keeper.state == .signedOut)
    }
}
