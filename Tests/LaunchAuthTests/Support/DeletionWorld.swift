// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import LaunchAuth

/// A device with two users' things and a server with two accounts, whose process ends at a step of one's choice.
///
/// A step is each thing that lasts: a write into the vault, a request, the sensor, the app's data. After the end nothing has an
/// effect any more.
final class DeletionWorld: Sendable {
    enum Moment: CaseIterable { case before, after }

    struct State {
        var steps = 0
        var isDead = false
        var isOffline = false
        /// The server has the request, and carries it out only later.
        var isSlow = false
        var accounts: Set<String> = [Tokens.userID, AccountDeletionTests.bob]
        var data: Set<String> = [Tokens.userID, AccountDeletionTests.bob]
    }

    struct Killed: Error {}

    let stopsAt: Int?
    let moment: Moment
    let state = Locked(State())
    let vault: MortalVault
    let sensor: MortalSensor
    let clock = ManualClock()
    /// Runs while the server carries out the deletion.
    let whenAsked = Locked<(@Sendable () async -> Void)?>(nil)

    init(
        stopsAt: Int? = nil, _ moment: Moment = .before, vault: MemoryVault = MemoryVault(),
        sensor: SimulatedBiometrics = SimulatedBiometrics(.faceID)
    ) {
        (self.stopsAt, self.moment) = (stopsAt, moment)
        (self.vault, self.sensor) = (MortalVault(base: vault), MortalSensor(base: sensor))
        self.vault.world.withLock { $0 = { [weak self] in self } }
        self.sensor.world.withLock { $0 = { [weak self] in self } }
    }

    var isDead: Bool { state.withLock(\.isDead) }
    var isOffline: Bool {
        get { state.withLock(\.isOffline) }
        set { state.withLock { $0.isOffline = newValue } }
    }

    /// The server carries out what it was slow with.
    func arrive() { state.withLock { _ = $0.accounts.remove(Tokens.userID) } }

    /// Carries out a step, unless the process ends before it.
    func step<Value>(_ body: () async throws -> Value) async throws -> Value {
        let isLast = state.withLock { state -> Bool? in
            if state.isDead { return nil }
            state.steps += 1
            let isLast = state.steps == stopsAt
            if isLast { state.isDead = true }
            return isLast
        }
        guard let isLast, !(isLast && moment == .before) else { throw Killed() }
        let value = try await body()
        if isLast { throw Killed() }
        return value
    }

    func deletion() throws -> AccountDeletion {
        var configuration = try makeConfiguration()
        configuration.retryDelay = .zero
        let clock = clock
        let client = AuthClient(
            configuration: configuration, transport: { try await self.answer($0) }, clock: clock
        ) { clock.date }
        let keeper = AuthSessionKeeper(client: client, vault: vault, isAutomatic: false)
        return AccountDeletion(keeper: keeper, biometrics: sensor) { owner in
            try await self.step { self.state.withLock { _ = $0.data.remove(owner.id) } }
        }
    }

    private func answer(_ request: AuthRequest) async throws -> AuthAnswer {
        if isOffline || isDead { throw AuthTransportFailure.broken(reason: "no way") }
        let isThere = state.withLock { $0.accounts.contains(Tokens.userID) }
        func answer(_ status: Int, _ text: String) -> AuthAnswer {
            AuthAnswer(status: status, body: Data(text.utf8))
        }
        let gone = answer(403, #"{"code":"user_not_found","message":"m"}"#)
        switch request.url.lastPathComponent {
        case "user": return isThere ? answer(200, StubServer.user) : gone
        case "token":
            guard isThere else {
                return answer(400, #"{"code":"refresh_token_not_found","message":"m"}"#)
            }
            return answer(200, StubServer.session(refresh: "refresh-two"))
        case "delete-account":
            await whenAsked.withLock { $0 }?()
            if state.withLock(\.isSlow) { throw AuthTransportFailure.broken(reason: "no answer") }
            guard isThere else { return gone }
            guard request.json["password"]?.string == "Secret12" else {
                return answer(400, #"{"code":"invalid_credentials","message":"m"}"#)
            }
            do {
                try await step { state.withLock { _ = $0.accounts.remove(Tokens.userID) } }
            } catch { throw AuthTransportFailure.broken(reason: "killed") }
            return answer(200, "{}")
        default: throw AuthTransportFailure.broken(reason: "\(request.url)")
        }
    }

    /// Signs Ann in, with a secret behind her face; Bob was here before.
    func prepare() async throws {
        let session = AuthSession(
            accessToken: Tokens().text, refreshToken: "refresh-one",
            expiresAt: clock.date.addingTimeInterval(3600),
            user: AuthUser(id: Tokens.userID, email: "ann@example.com"))
        try await vault.base.write(.session, AuthSessionKeeper.encode(SessionRecord(session: session)))
        try await vault.base.write(.secretOwner, JSONEncoder().encode([Tokens.userID]))
        try await sensor.base.store(Data("Ann's".utf8), reason: "")
        for email in ["ann@example.com", "bob@example.com"] {
            await PromptBook(vault: vault.base).note(email, hasDeclined: true)
        }
    }

    /// The device and the server as they are, for the next launch.
    func copy(stopsAt: Int?, _ moment: Moment) async throws -> DeletionWorld {
        let kept = SimulatedBiometrics(.faceID)
        if await sensor.base.hasSecret() { try await kept.store(Data("Ann's".utf8), reason: "") }
        let next = DeletionWorld(
            stopsAt: stopsAt, moment, vault: MemoryVault(await vault.base.everything), sensor: kept)
        let old = state.withLock { $0 }
        next.state.withLock { ($0.accounts, $0.data) = (old.accounts, old.data) }
        return next
    }

    func expectGone() async throws {
        let bob = AccountDeletionTests.bob
        #expect(state.withLock { $0.accounts == [bob] && $0.data == [bob] })
        let kept = await vault.base.everything
        #expect(Set(kept.keys) == [.prompts], "\(kept.keys.map(\.rawValue))")
        #expect(await !PromptBook(vault: vault.base).hasDeclined("ann@example.com"))
        #expect(await PromptBook(vault: vault.base).hasDeclined("bob@example.com"))
        #expect(await sensor.base.hasSecret() == false)
    }

    func expectKept(withIntent: Bool = false) async throws {
        #expect(state.withLock { $0.accounts.count == 2 && $0.data.count == 2 })
        let intent: Set<VaultKey> = withIntent ? [.deletion] : []
        #expect(
            Set(await vault.base.everything.keys) == intent.union([.prompts, .secretOwner, .session]))
        #expect(await sensor.base.hasSecret())
    }

    /// Nothing is left of an account that the server has deleted, and nothing is missing of another.
    func expectSettled(_ outcome: AccountDeletion.Outcome) async throws {
        let isThere = state.withLock { $0.accounts.contains(Tokens.userID) }
        if isThere {
            #expect([.kept, .nothing].contains(outcome))
            // The request may still be on its way.
            try await expectKept(withIntent: outcome == .kept)
            guard outcome == .kept else { return }
            let later = try await copy(stopsAt: nil, moment)
            later.arrive()
            #expect(try await later.deletion().finish() == .deleted)
            try await later.expectGone()
        } else {
            #expect([.deleted, .nothing].contains(outcome))
            try await expectGone()
        }
    }
}

struct MortalVault: Vault {
    let base: MemoryVault
    let world = Locked<@Sendable () -> DeletionWorld?>({ nil })

    func read(_ key: VaultKey) async throws(VaultError) -> Data? {
        if world.withLock({ $0 })()?.isDead ?? true { throw .failed(reason: "killed") }
        return try await base.read(key)
    }

    func exchange(_ key: VaultKey, _ old: Data?, for new: Data?) async throws(VaultError) -> Bool {
        guard let world = world.withLock({ $0 })() else { throw .failed(reason: "over") }
        do {
            return try await world.step { try await base.exchange(key, old, for: new) }
        } catch { throw error as? VaultError ?? .failed(reason: "killed") }
    }

    func removeAll() async throws(VaultError) { throw .failed(reason: "everybody's things") }
}

struct MortalSensor: BiometricStore {
    let base: SimulatedBiometrics
    let world = Locked<@Sendable () -> DeletionWorld?>({ nil })

    func availability() async -> BiometricAvailability { await base.availability() }
    func hasSecret() async -> Bool { await base.hasSecret() }
    func store(_ secret: Data, reason: String) async throws(BiometricError) {
        try await base.store(secret, reason: reason)
    }
    func secret(reason: String) async throws(BiometricError) -> Data { throw .cancelled }
    func removeSecret() async throws(BiometricError) {
        guard let world = world.withLock({ $0 })() else { throw .failed(code: 0) }
        do { try await world.step { await base.removeSecret() } } catch { throw .failed(code: 0) }
    }
}
