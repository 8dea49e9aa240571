// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("Who keeps the session")
struct AuthSessionKeeperTests {
    let clock = ManualClock()
    let project: FakeProject
    let vault = MemoryVault()
    let log = Locked<[String]>([])

    init() {
        project = FakeProject(clock: clock)
    }

    func makeKeeper(isAutomatic: Bool = false, isOwnerAlive: Bool = true) throws -> AuthSessionKeeper {
        let clock = clock
        let client = AuthClient(
            configuration: try makeConfiguration(), transport: project.transport, clock: clock
        ) { clock.date }
        return AuthSessionKeeper(
            client: client, vault: vault, isAutomatic: isAutomatic, isOwnerAlive: { _ in isOwnerAlive }
        ) { [log] line in log.withLock { $0.append(line) } }
    }

    func stored() async throws -> SessionRecord<AuthSession> {
        try AuthSessionKeeper.decode(await vault.read(.session))
    }

    func failure<Value>(_ body: () async throws(AuthError) -> Value) async -> AuthError? {
        do throws(AuthError) {
            _ = try await body()
            return nil
        } catch { return error }
    }

    @Test("Before the first look nothing is known; an empty vault is signed out", .proves("LA-253"))
    func threeValues() async throws {
        let keeper = try makeKeeper()
        #expect(await keeper.state == .unknown(nil))
        await vault.fail(.locked)
        await keeper.resume()
        #expect(await keeper.state == .unknown(.locked))
        #expect(await failure { () async throws(AuthError) in try await keeper.session() } == .vault(.locked))
        await vault.fail(nil)
        await keeper.resume()
        #expect(await keeper.state == .signedOut)
        #expect(await failure { () async throws(AuthError) in try await keeper.session() } == .signedOut)
    }

    @Test(
        "A sign-in is in the vault before it counts, and the next launch finds it",
        .proves("LA-250", "LA-253"))
    func signIn() async throws {
        let keeper = try makeKeeper()
        let session = try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        #expect(await keeper.state == .signedIn(session))
        #expect(try await stored().session == session)
        let next = try makeKeeper()
        await next.resume()
        #expect(await next.state == .signedIn(session))
        #expect(try await next.session() == session)
        #expect(await project.refreshes.isEmpty)
    }

    @Test("Who is signed in can be read without waiting for the keeper")
    func current() async throws {
        let keeper = try makeKeeper()
        #expect(keeper.current == .unknown(nil))
        let session = try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        #expect(keeper.current == .signedIn(session))
        try await keeper.signOut()
        #expect(keeper.current == .signedOut)
    }

    @Test("A sign-in that cannot be kept fails and counts nowhere")
    func unstorable() async throws {
        let keeper = try makeKeeper()
        await vault.failWriting(.full)
        let error = await failure { () async throws(AuthError) in
            try await keeper.signIn(email: "a@b.co", password: "Secret12")
        }
        #expect(error == .vault(.full))
        #expect(await keeper.state == .signedOut)
    }

    @Test("A hundred callers and an old token: one request, one new session for all")
    func singleFlight() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(3541))
        let sessions = try await withThrowingTaskGroup(of: AuthSession.self) { group in
            for _ in 0..<100 { group.addTask { try await keeper.session() } }
            var all: Set<AuthSession> = []
            for try await session in group { all.insert(session) }
            return all
        }
        #expect(sessions.map(\.refreshToken) == ["refresh-11"])
        #expect(await project.refreshes == ["refresh-10"])
        #expect(try await stored().session == sessions.first)
        #expect(try await stored().lease == nil)
    }

    @Test("With 60 seconds left a token is given out, with less it is renewed")
    func margin() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(3540))
        #expect(try await keeper.session().refreshToken == "refresh-10")
        clock.advance(by: .milliseconds(1))
        #expect(try await keeper.session().refreshToken == "refresh-11")
    }

    @Test("No network deletes nothing, and is tried again", .proves("LA-253"))
    func offline() async throws {
        let keeper = try makeKeeper()
        let session = try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await project.fail(.offline)
        let call = Task { await failure { () async throws(AuthError) in try await keeper.session() } }
        #expect(await clock.advanceUntilDone(call) == .offline)
        #expect(await keeper.state == .signedIn(session))
        #expect(try await stored() == SessionRecord(session: session))
        await project.fail(nil)
        #expect(try await keeper.session().refreshToken == "refresh-11")
    }

    @Test(
        "A look does not wait for a renewal that is under way, in this process or in another",
        .proves("LA-253"), .timeLimit(.minutes(1)))
    func looksDuringARenewal() async throws {
        let keeper = try makeKeeper()
        let session = try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await project.hold()
        let call = Task { try await keeper.session() }
        await eventually { await project.heldCount == 1 }
        await keeper.resume()
        #expect(await keeper.state == .signedIn(session))
        // The other one waits for the lease of the first.
        let other = try makeKeeper()
        let second = Task { try await other.session() }
        await eventually { clock.sleeperCount > 1 }
        await other.resume()
        #expect(await other.state == .signedIn(session))
        await project.letGo()
        #expect(try await call.value.refreshToken == "refresh-11")
        await eventually { await keeper.state.session?.refreshToken == "refresh-11" }
        clock.advance(by: .seconds(1))
        #expect(try await second.value.refreshToken == "refresh-11")
    }

    @Test("The server's word that the session is over signs out, and listeners hear why", .proves("LA-254"))
    func ended() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        var changes = await keeper.changes().makeAsyncIterator()
        #expect(await changes.next()?.change == .read)
        await project.end()
        clock.advance(by: .seconds(4000))
        let error = await failure { () async throws(AuthError) in try await keeper.session() }
        #expect(error?.code == .refreshTokenNotFound)
        #expect(await keeper.state == .signedOut)
        let change = await changes.next()
        #expect(change?.state == .signedOut)
        guard case .ended? = change?.change else {
            return #expect(Bool(false), "\(String(describing: change))")
        }
        #expect(await vault.everything.isEmpty)
    }

    @Test("Listeners hear of sign-in, renewal and sign-out in their order", .proves("LA-254"))
    func changes() async throws {
        let keeper = try makeKeeper()
        let stream = await keeper.changes()
        await keeper.resume()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        _ = try await keeper.session()
        try await keeper.signOut()
        var heard: [SessionChange] = []
        for await change in stream {
            heard.append(change.change)
            if heard.count == 5 { break }
        }
        #expect(heard == [.read, .read, .signedIn, .refreshed, .signedOut])
    }

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

    @Test("Without anybody asking, the session is renewed a minute before its end")
    func automatic() async throws {
        let keeper = try makeKeeper(isAutomatic: true)
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        await clock.advance(by: .seconds(3539), whenSleeping: 1)
        #expect(await project.refreshes.isEmpty)
        await clock.advance(by: .seconds(2), whenSleeping: 1)
        await eventually { await keeper.state.session?.refreshToken == "refresh-11" }
        await project.fail(.offline)
        await clock.advance(by: .seconds(3541), whenSleeping: 1)
        await eventually { await keeper.state.session != nil }
        #expect(try await stored().session?.refreshToken == "refresh-11")
    }

    @Test("Who stops waiting is let go at once")
    func cancellation() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await project.hold()
        let call = Task { await failure { () async throws(AuthError) in try await keeper.session() } }
        await eventually { await project.heldCount > 0 }
        call.cancel()
        #expect(await call.value == .cancelled)
        await project.letGo()
        #expect(try await keeper.session().refreshToken == "refresh-11")
    }

    @Test("A vault whose bytes no version knows is unknown, and stays as it is")
    func damagedVault() async throws {
        try await vault.write(.session, Data("{}x".utf8))
        let keeper = try makeKeeper()
        await keeper.resume()
        guard case .unknown(.damaged?) = await keeper.state else { return #expect(Bool(false)) }
        #expect(try await vault.read(.session) == Data("{}x".utf8))
    }

    @Test("What is changed about the user is kept")
    func updateUser() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "a@b.co", password: "Secret12")
        let user = try await keeper.updateUser(AuthUserChanges(data: ["display_name": "Ann"]))
        #expect(try await stored().session?.user == user)
    }

    @Test("What the server has changed about the user is kept also when the session was renewed meanwhile")
    func amendedAfterRenewal() async throws {
        let keeper = try makeKeeper()
        let before = try await keeper.signIn(email: "a@b.co", password: "Secret12")
        let next = try await keeper.renewed(before)
        #expect(next.refreshToken == "refresh-11")
        var user = before.user
        user.email = "zoe@example.com"
        try await keeper.amend(before, user: user)
        let kept = try await stored().session
        #expect(kept?.user.email == "zoe@example.com" && kept?.refreshToken == "refresh-11")
        try await keeper.signIn(email: "bob@b.co", password: "Secret12")
        #expect(
            await failure { () async throws(AuthError) in try await keeper.amend(before, user: user) }
                == .superseded)
        #expect(try await stored().session?.user.id == AccountDeletionTests.bob)
    }

    @Test("No line of the log holds a token")
    func logging() async throws {
        let keeper = try makeKeeper()
        try await keeper.signIn(email: "ann@example.com", password: "Secret12")
        clock.advance(by: .seconds(4000))
        await vault.failWriting(.full)
        _ = await failure { () async throws(AuthError) in try await keeper.session() }
        await vault.failWriting(nil)
        await project.end()
        _ = await failure { () async throws(AuthError) in try await keeper.session() }
        let lines = log.withLock { $0 }
        #expect(lines.count == 2)
        for line in lines {
            for secret in ["refresh-1", "eyJ", "ann@example.com", "Secret12"] {
                #expect(!line.contains(secret))
            }
        }
    }
}
