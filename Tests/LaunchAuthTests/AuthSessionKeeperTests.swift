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
