// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("An account that its owner deletes")
struct AccountDeletionTests {
    static let bob = "00000000-0000-4000-8000-00000000000b"

    @Test("The function of the project is asked with the proof, and never twice", .proves("ST26-AC-01"))
    func request() async throws {
        let server = StubServer(
            .json(200, "{}"), .json(503, ""), .json(403, #"{"code":"user_not_found","message":"m"}"#))
        let client = try makeClient(server)
        try await client.deleteAccount(
            accessToken: "token", proof: .password("Secret12"), appleCode: "c1.0.code")
        await #expect(throws: AuthError.self) {
            try await client.deleteAccount(accessToken: "token", proof: .nonce("123456"))
        }
        // Who is no more is deleted.
        try await client.deleteAccount(accessToken: "token", proof: .nonce("123456"))
        let requests = await server.requests
        #expect(requests.count == 3)
        #expect(requests[0].method == "POST")
        #expect(requests[0].url.absoluteString == "https://abc.supabase.co/functions/v1/delete-account")
        #expect(requests[0].headers["Authorization"] == "Bearer token")
        #expect(requests[0].headers["apikey"] == "anon-key")
        #expect(requests[0].json == ["password": "Secret12", "apple_authorization_code": "c1.0.code"])
        #expect(requests[1].json == ["nonce": "123456"])
    }

    @Test("A server without the path of hosted projects has its functions below its own URL")
    func address() throws {
        let configuration = try AuthConfiguration(url: "https://auth.example.com/gotrue", key: "k")
        #expect(
            configuration.deletionURL.absoluteString
                == "https://auth.example.com/gotrue/functions/v1/delete-account")
    }

    @Test(
        "Whenever the process ends, the next launch has everything of the user gone, or everything as it was",
        .proves("ST26-AC-02", "ST26-AC-03"))
    func everyStep() async throws {
        var kills = 0
        for moment in DeletionWorld.Moment.allCases {
            for first in 1...40 {
                let world = DeletionWorld(stopsAt: first, moment)
                try await world.prepare()
                let begun = try? await world.deletion().delete(.password("Secret12"))
                if !world.isDead {
                    #expect(begun == .deleted)
                    try await world.expectGone()
                    break
                }
                kills += 1
                // The next launch is ended as well, at each of its steps.
                for second in 1...40 {
                    let next = try await world.copy(stopsAt: second, moment)
                    let outcome = try await next.deletion().finish()
                    if next.isDead {
                        kills += 1
                        let last = try await next.copy(stopsAt: nil, moment)
                        try await last.expectSettled(try await last.deletion().finish())
                        continue
                    }
                    try await next.expectSettled(outcome)
                    break
                }
            }
        }
        #expect(kills > 80, "\(kills) kills")
    }

    @Test(
        "A deletion that is not done waits beside that of another user, and both are finished",
        .proves("ST26-AC-24"))
    func twoUsers() async throws {
        let world = DeletionWorld()
        try await world.prepare()
        let bobs = AccountDeletion.Intent(
            owner: AccountDeletion.Owner(id: Self.bob, email: "bob@example.com"), isConfirmed: true)
        // As an earlier version wrote it.
        try await world.vault.base.write(.deletion, JSONEncoder().encode(bobs))
        let deletion = try world.deletion()
        #expect(try await deletion.delete(.password("Secret12")) == .deleted)
        #expect(world.state.withLock { $0.data } == [Self.bob])
        #expect(try AccountDeletion.intents(try await world.vault.base.read(.deletion)) == [bobs])
        #expect(await deletion.finish() == .deleted)
        #expect(world.state.withLock { $0.data.isEmpty })
        #expect(try await world.vault.base.read(.deletion) == nil)
    }

    @Test(
        "A record that this version does not know stays, and no deletion begins beside it",
        .proves("ST26-AC-02"))
    func unknownRecord() async throws {
        let world = DeletionWorld()
        try await world.prepare()
        let newer = Data(#"{"version":9}"#.utf8)
        try await world.vault.base.write(.deletion, newer)
        let deletion = try world.deletion()
        #expect(await deletion.finish() == .unknown)
        await #expect(throws: AuthError.self) { try await deletion.delete(.password("Secret12")) }
        #expect(world.state.withLock { $0.accounts.count == 2 })
        #expect(try await world.vault.base.read(.deletion) == newer)
    }

    @Test("A refusal leaves everything as it was", .proves("ST26-AC-01"))
    func refusal() async throws {
        let world = DeletionWorld()
        try await world.prepare()
        let deletion = try world.deletion()
        await #expect { try await deletion.delete(.password("wrong")) } throws: {
            ($0 as? AuthError)?.code == .invalidCredentials
        }
        try await world.expectKept()
        #expect(await deletion.finish() == .nothing)
    }

    @Test("Without an answer the next launch asks the server, and believes only it")
    func unknown() async throws {
        let world = DeletionWorld()
        try await world.prepare()
        world.isOffline = true
        let deletion = try world.deletion()
        await #expect(throws: AuthError.self) { try await deletion.delete(.password("Secret12")) }
        #expect(await deletion.finish() == .unknown)
        #expect(try await deletion.keeper.session().user.id == Tokens.userID)
        world.isOffline = false
        #expect(await deletion.finish() == .kept)
        try await world.expectKept(withIntent: true)
        // A token is good for an hour, and a function of Supabase's runs for 400 seconds at most.
        world.clock.advance(by: .seconds(3600 + 399))
        #expect(await deletion.finish() == .kept)
        try await world.expectKept(withIntent: true)
        world.clock.advance(by: .seconds(2))
        #expect(await deletion.finish() == .kept)
        try await world.expectKept()
        #expect(await deletion.finish() == .nothing)
    }

    @Test(
        "A deletion that the server carries out after the next launch has asked is finished all the same",
        .proves("ST26-AC-02", "ST26-AC-03"))
    func late() async throws {
        for isRefused in [false, true] {
            let world = DeletionWorld()
            try await world.prepare()
            world.state.withLock { $0.isSlow = true }
            let deletion = try world.deletion()
            await #expect(throws: AuthError.self) { try await deletion.delete(.password("Secret12")) }
            let next = try world.deletion()
            #expect(await next.finish() == .kept)
            // A second request that is refused says nothing of the first.
            world.state.withLock { $0.isSlow = false }
            if isRefused {
                await #expect(throws: AuthError.self) { try await next.delete(.password("wrong")) }
            }
            try await world.expectKept(withIntent: true)
            world.arrive()
            #expect(try await world.deletion().finish() == .deleted)
            try await world.expectGone()
        }
    }

    @Test("An intent of a clock that was wrong, or of an earlier version, is asked about once")
    func clocks() async throws {
        let owner = AccountDeletion.Owner(id: Tokens.userID, email: "ann@example.com")
        for ahead in [nil, 30 * 86_400, -1] as [TimeInterval?] {
            let world = DeletionWorld()
            try await world.prepare()
            let until = ahead.map { world.clock.date.addingTimeInterval($0) }
            let intent = AccountDeletion.Intent(owner: owner, isConfirmed: false, until: until)
            try await world.vault.base.write(.deletion, JSONEncoder().encode([intent]))
            #expect(try await world.deletion().finish() == .kept)
            try await world.expectKept()
        }
    }

    @Test(
        "A secret of another user stays, one without an owner goes, and one whose owner cannot be read stays",
        .proves("ST26-AC-03"),
        arguments: [(#"["\#(bob)"]"#, true), (nil, false), (#"["\#(bob)"#, true), (#"{"owner":1}"#, true)])
    func secrets(record: String?, stays: Bool) async throws {
        let world = DeletionWorld()
        try await world.prepare()
        let raw = record.map { Data($0.utf8) }
        try await world.vault.base.write(.secretOwner, raw)
        #expect(try await world.deletion().delete(.password("Secret12")) == .deleted)
        #expect(await world.sensor.base.hasSecret() == stays)
        #expect(try await world.vault.base.read(.secretOwner) == (stays ? raw : nil))
    }

    @Test("An unreadable record names nobody until a secret is kept", .proves("ST26-AC-03"))
    func unreadableOwner() async throws {
        let damaged = Data("[".utf8)
        let vault = MemoryVault([.secretOwner: damaged])
        let owner = SecretOwner(vault: vault)
        await #expect(throws: BiometricError.cancelled) {
            try await owner.keep(Tokens.userID) { () throws(BiometricError) in throw .cancelled }
        }
        #expect(try await vault.read(.secretOwner) == damaged)
        try await owner.keep(Tokens.userID) { () async throws(BiometricError) in
            // Were it named by now and the process ended here, another's secret would go with its account.
            #expect(try await owner.goes(with: Tokens.userID) == false)
        }
        #expect(try await owner.read() == .named([Tokens.userID]))
    }

    @Test("While this process deletes, nobody asks what became of it", .proves("ST26-AC-02"))
    func underWay() async throws {
        let world = DeletionWorld()
        try await world.prepare()
        let deletion = try world.deletion()
        let asked = Locked<AccountDeletion.Outcome?>(nil)
        world.whenAsked.withLock {
            $0 = {
                let outcome = await deletion.finish()
                asked.withLock { $0 = outcome }
            }
        }
        #expect(try await deletion.delete(.password("Secret12")) == .deleted)
        #expect(asked.withLock { $0 } == .unknown)
        try await world.expectGone()
    }

    @Test(
        "Where nobody may wait, only a deletion goes on that the server has confirmed", .proves("ST26-AC-02"))
    func withoutAsking() async throws {
        let owner = AccountDeletion.Owner(id: Tokens.userID, email: "ann@example.com")
        for isConfirmed in [false, true] {
            let world = DeletionWorld()
            try await world.prepare()
            let intent = AccountDeletion.Intent(owner: owner, isConfirmed: isConfirmed)
            try await world.vault.base.write(.deletion, JSONEncoder().encode(intent))
            world.isOffline = true
            let outcome = try await world.deletion().finish(asksServer: false)
            #expect(outcome == (isConfirmed ? .deleted : .unknown))
            #expect(await world.sensor.base.hasSecret() != isConfirmed)
        }
    }

    @Test("While one secret replaces another, both users are named; a prompt that is closed changes nothing")
    func owners() async throws {
        let vault = MemoryVault([.secretOwner: try JSONEncoder().encode([Self.bob])])
        let owner = SecretOwner(vault: vault)
        try await owner.keep(Tokens.userID) { () async throws(BiometricError) in
            for id in [Self.bob, Tokens.userID] { #expect(try await owner.goes(with: id)) }
        }
        #expect(try await !owner.goes(with: Self.bob))
        await #expect(throws: BiometricError.cancelled) {
            try await owner.keep(Self.bob) { () throws(BiometricError) in throw .cancelled }
        }
        #expect(try await !owner.goes(with: Self.bob))
        await vault.failWriting(.full)
        await #expect(throws: BiometricError.locked) {
            try await owner.keep(Self.bob) { () throws(BiometricError) in Issue.record("asked") }
        }
    }

    @Test("Who watches the session hears that the account was deleted")
    func reason() async throws {
        let world = DeletionWorld()
        try await world.prepare()
        let deletion = try world.deletion()
        var changes = await deletion.keeper.changes().makeAsyncIterator()
        try await deletion.delete(.password("Secret12"))
        var heard: [SessionChange] = []
        while let change = await changes.next() {
            heard.append(change.change)
            if change.state == .signedOut { break }
        }
        #expect(heard.last == .deleted)
    }
}
