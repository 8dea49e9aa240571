// Licensed under the Apache License, Version 2.0.

import Foundation

/// Keeps the user's session: refreshes it in time, reports changes, and signs out for certain.
///
///     let keeper = AuthSessionKeeper(client: client, vault: vault)
///     await keeper.resume()
///     let session = try await keeper.session()
///
/// Any number of callers may ask at once, in any number of processes on one vault: one of them rotates the
/// refresh token. Nothing is removed because something could not be reached or read.
public actor AuthSessionKeeper {
    /// Speaks to the server.
    public nonisolated let client: AuthClient
    /// The vault of the session.
    public nonisolated let vault: any Vault
    nonisolated let random: AuthRandom
    private nonisolated let last = Locked<SessionState<AuthSession>>(.unknown(nil))
    private let owner: String
    private let isOwnerAlive: @Sendable (String) -> Bool
    private let isAutomatic: Bool
    private let log: @Sendable (String) -> Void

    private var machine = SessionMachine<AuthSession>()
    private var known: (record: SessionRecord<AuthSession>, raw: Data?) = (SessionRecord(), nil)
    private var leases = 0
    private var lastNumber = 0
    private var waiting: [Int: CheckedContinuation<Result<AuthSession, AuthError>, Never>] = [:]
    private var orders: [Int: CheckedContinuation<Result<Void, AuthError>, Never>] = [:]
    private var looking: [CheckedContinuation<Void, Never>] = []
    private var watchers: [Int: AsyncStream<AuthSessionChange>.Continuation] = [:]
    private var refreshing: Task<Void, Never>?
    private var revoking: Task<Void, Never>?
    private var signIns = 0
    private var timer: Task<Void, Never>?
    private var failures = 0
    /// The reason to report when the session that is being removed here is seen to be gone.
    var endReason: SessionChange?

    /// Creates a keeper that has not read the vault yet.
    ///
    /// - Parameters:
    ///   - client: Speaks to the server; its clock and its time are the keeper's too.
    ///   - vault: Where the session is kept.
    ///   - random: Where verifiers, nonces and names come from.
    ///   - isAutomatic: Whether the session is refreshed before it expires, even without a request.
    ///   - isOwnerAlive: Whether another holder of a lease may still run; by default a process that ended is not.
    ///   - log: Receives a line when something could not be done; it holds no secret.
    public init(
        client: AuthClient, vault: any Vault, random: AuthRandom = .system, isAutomatic: Bool = true,
        isOwnerAlive: (@Sendable (String) -> Bool)? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.client, self.vault, self.random, self.log) = (client, vault, random, log)
        self.isAutomatic = isAutomatic
        self.isOwnerAlive = isOwnerAlive ?? { ProcessOwner.isAlive($0) }
        owner = ProcessOwner.name(random)
    }

    deinit {
        timer?.cancel()
        refreshing?.cancel()
    }

    /// The session's state, as far as known without reading the vault.
    public var state: SessionState<AuthSession> { machine.state }

    /// The same, without waiting for the keeper's work; a change counts once it has been carried out.
    public nonisolated var current: SessionState<AuthSession> { last.withLock { $0 } }

    /// Indicates whether a sign-out could not be written yet; it is tried again by ``resume()``.
    public var isSignOutPending: Bool { machine.isSignOutPending }

    /// Reads the vault; call it at the launch, when the app comes to the foreground and at the unlock.
    ///
    /// It returns when the vault has answered, and never waits for the network: while a refresh is under way,
    /// the state read before it counts.
    public func resume() async {
        await withCheckedContinuation { continuation in
            looking.append(continuation)
            take(.resumed)
        }
    }

    /// The session, with an access token that can be used for a while.
    ///
    /// - Throws: ``AuthError``: `signedOut` when it is certain that nobody is signed in; other errors say
    ///   nothing about that.
    public func session() async throws(AuthError) -> AuthSession {
        let number = nextNumber()
        let result: Result<AuthSession, AuthError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
                waiting[number] = continuation
                take(.wanted)
            }
        } onCancel: {
            Task { await self.giveUp(number) }
        }
        return try result.get()
    }

    /// Runs a request of the app with an access token, and once more with another when a service refuses it.
    ///
    /// - Parameter body: The request; it throws an ``AuthError/server(_:)`` with the status 401 when the token
    ///   was refused.
    public func withAccessToken<Value: Sendable>(
        _ body: @Sendable (String) async throws -> Value
    ) async throws -> Value {
        let first = try await session()
        do {
            return try await body(first.accessToken)
        } catch AuthError.server(let error) where error.refusesAccessToken {
            take(.refused(first))
            return try await body(try await session().accessToken)
        }
    }

    /// Exchanges the refresh token although the access token is good, for what the next one states.
    func renewed(_ session: AuthSession) async throws(AuthError) -> AuthSession {
        take(.refused(session))
        return try await self.session()
    }

    /// Reports who is signed in, now and at each change; the vault is written before.
    public func changes() -> AsyncStream<AuthSessionChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: AuthSessionChange.self)
        let number = nextNumber()
        watchers[number] = continuation
        continuation.yield(AuthSessionChange(state: machine.state, change: .read))
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
        return stream
    }

    /// Adopts a session from a sign-in; it counts once it is in the vault.
    ///
    /// - Throws: ``AuthError``: `vault` when it cannot be stored, `superseded` when the user signed out meanwhile.
    public func adopt(_ session: AuthSession) async throws(AuthError) {
        try await order { .signIn(order: $0, session) }
    }

    /// Adopts a session in the place of the one that it was proved of, and of no other.
    func adopt(_ session: AuthSession, insteadOf old: AuthSession) async throws(AuthError) {
        try await order { .signIn(order: $0, session, insteadOf: old) }
    }

    /// Signs out: here at once and for certain, on the server as soon as it can be reached.
    ///
    /// The access token is kept until the server knows, at most until it expires; the refresh token is dropped at once.
    ///
    /// - Parameter scope: Which sessions end; with `others` the user stays signed in here.
    /// - Throws: ``AuthError``: `vault` when the session could not be removed; no caller receives it anyway,
    ///   and ``resume()`` tries again.
    public func signOut(scope: AuthSignOutScope = .global) async throws(AuthError) {
        guard scope == .others else { return try await order { .signOut(order: $0, scope) } }
        try await client.signOut(accessToken: try await session().accessToken, scope: .others)
    }

    /// Replaces what is known about the user, unless another user is signed in by now.
    ///
    /// What the server has done is done: a session that was renewed meanwhile takes it as well.
    func amend(_ old: AuthSession, user: AuthUser) async throws(AuthError) {
        var old = old
        for _ in 0..<16 {
            var new = old
            new.user = user
            guard new != old else { return }
            do throws(AuthError) {
                return try await order { [old, new] in .amend(order: $0, from: old, to: new) }
            } catch {
                guard error == .superseded else { throw error }
                await resume()
                guard let present = state.session, present != old, present.isSame(as: old) else {
                    throw error
                }
                old = present
            }
        }
        throw .superseded
    }

    private func order(_ event: (Int) -> SessionMachine<AuthSession>.Event) async throws(AuthError) {
        let number = nextNumber()
        let result: Result<Void, AuthError> = await withCheckedContinuation { continuation in
            orders[number] = continuation
            take(event(number))
        }
        try result.get()
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private func giveUp(_ number: Int) {
        waiting.removeValue(forKey: number)?.resume(returning: .failure(.cancelled))
    }

    private func forget(_ number: Int) { watchers[number] = nil }

    private func take(_ event: SessionMachine<AuthSession>.Event) {
        for effect in machine.handle(event) { perform(effect) }
        // A request to read the vault is done when the vault has answered, whatever it said.
        let hasLooked =
            switch event {
            case .found, .unreadable: true
            default: machine.waitsForOthers
            }
        guard hasLooked else { return }
        for continuation in looking { continuation.resume() }
        looking = []
    }
}

// MARK: - Effects

extension AuthSessionKeeper {
    private func perform(_ effect: SessionMachine<AuthSession>.Effect) {
        switch effect {
        case .read(let number): Task { await read(number) }
        case .exchange(let number, let old, let new): Task { await exchange(number, old, new) }
        case .refresh(let number, let session): refreshing = Task { await refresh(number, session) }
        case .cancelRefresh: refreshing?.cancel()
        case .wait(let number, let lease): Task { await wait(number, lease) }
        case .revoke(let farewell, let current): revoking = Task { await revoke(farewell, current) }
        case .give(let session):
            failures = 0
            answer(.success(session))
        case .refuse(let error):
            answer(.failure(error))
            if error.isTransient, machine.state.session != nil { scheduleRetry() }
        case .done(let order): orders.removeValue(forKey: order)?.resume(returning: .success(()))
        case .failed(let order, let error):
            orders.removeValue(forKey: order)?.resume(returning: .failure(error))
        case .changed(let state, let change):
            last.withLock { $0 = state }
            let change = state == .signedOut ? endReason ?? change : change
            for watcher in watchers.values { watcher.yield(AuthSessionChange(state: state, change: change)) }
            schedule(state)
        }
    }

    private func answer(_ result: Result<AuthSession, AuthError>) {
        let continuations = waiting.values
        waiting = [:]
        for continuation in continuations { continuation.resume(returning: result) }
    }

    private func read(_ number: Int) async {
        do {
            let raw = try await vault.read(.session)
            let record = try Self.decode(raw)
            known = (record, raw)
            take(.found(number: number, reading(record)))
        } catch {
            log("Who is signed in cannot be read, and stays as it was: \(error)")
            take(.unreadable(number: number, error))
        }
    }

    private func reading(_ record: SessionRecord<AuthSession>) -> SessionMachine<AuthSession>.Reading {
        let now = client.now()
        let time = leaseTime
        let isLeased =
            record.lease.map { lease in
                // A time far ahead is that of a clock that was wrong.
                lease.owner != owner && (now..<now.addingTimeInterval(2 * time)).contains(lease.until)
                    && isOwnerAlive(lease.owner)
            } ?? false
        leases += 1
        return .init(
            record: record,
            isFresh: record.session?.isFresh(at: now, margin: client.configuration.refreshMargin) ?? false,
            isLeased: isLeased,
            lease: SessionLease(owner: owner, number: leases, until: now.addingTimeInterval(time)))
    }

    /// Two attempts and the pause between them, and some time to write.
    private var leaseTime: TimeInterval {
        (client.configuration.refreshTimeLimit * 2 + client.configuration.retryDelay) / .seconds(1) + 5
    }

    private func exchange(
        _ number: Int, _ old: SessionRecord<AuthSession>, _ new: SessionRecord<AuthSession>
    ) async {
        do {
            let raw = new.isEmpty ? nil : try Self.encode(new)
            guard known.record == old else { return take(.exchanged(number: number, false)) }
            let isDone = try await vault.exchange(.session, known.raw, for: raw)
            if isDone { known = (try Self.decode(raw), raw) }
            take(.exchanged(number: number, isDone))
        } catch {
            log("The session cannot be written: \(error)")
            take(.unwritable(number: number, error))
        }
    }

    private func refresh(_ number: Int, _ session: AuthSession) async {
        // After a suspension until the lease is nearly over, nothing is sent any more.
        let needed = leaseTime - 5
        if let lease = known.record.lease, client.now().addingTimeInterval(needed) > lease.until {
            return take(.refreshed(number: number, .failed(.timedOut)))
        }
        do throws(AuthError) {
            let new = try await client.refresh(session.refreshToken)
            guard new.user.id == session.user.id else { throw .untrustedToken(.subject) }
            take(.refreshed(number: number, .renewed(new)))
        } catch {
            log("The session was not renewed: \(error)")
            take(.refreshed(number: number, error.endsSession ? .over(error) : .failed(error)))
        }
    }

    private func wait(_ number: Int, _ lease: SessionLease?) async {
        let rest = lease.map { $0.until.timeIntervalSince(client.now()) } ?? 0
        try? await client.clock.sleep(for: .seconds(min(max(rest, 0.05), 0.5)))
        take(.waited(number: number))
    }

    private func revoke(
        _ farewell: SessionRecord<AuthSession>.Farewell, _ current: AuthSession?
    ) async {
        // A token of the user who signed out: the server ends the sessions of the token's user.
        let session = current ?? farewell.session
        let scope = current == nil ? farewell.scope : .others
        let owner = farewell.session.owner
        // The server refuses a token whose time is over; of an ended session there is nothing more to say to it.
        guard session.isFresh(at: client.now(), margin: 0) else {
            return take(.revoked(farewell, isDone: current == nil))
        }
        for attempt in 0..<2 {
            if attempt > 0 { try? await client.clock.sleep(for: client.configuration.retryDelay) }
            // Each attempt counts only while the vault says so: another process may have signed in meanwhile.
            guard !(signIns > 0 && farewell.scope == .global), !Task.isCancelled,
                let record = try? Self.decode(await vault.read(.session)),
                record.farewells.contains(farewell),
                farewell.scope == .local
                    || record.session.flatMap({ $0.owner == owner ? $0.refreshToken : nil })
                        == current?.refreshToken
            else { break }
            do throws(AuthError) {
                try await client.signOut(accessToken: session.accessToken, scope: scope, isRepeatable: false)
                return take(.revoked(farewell, isDone: true))
            } catch {
                log("The server was not told of the sign-out yet: \(error)")
                if !error.isTransient, error != .cancelled { return take(.revoked(farewell, isDone: true)) }
            }
        }
        take(.revoked(farewell, isDone: false))
    }

    /// Runs a sign-in while no revocation is under way: one that ends all sessions would end the new one, too.
    func signingIn<Value>(
        _ body: () async throws(AuthError) -> Value
    ) async throws(AuthError) -> Value {
        signIns += 1
        defer {
            signIns -= 1
            if !known.record.farewells.isEmpty { take(.resumed) }
        }
        revoking?.cancel()
        await revoking?.value
        return try await body()
    }

    static func decode(_ raw: Data?) throws(VaultError) -> SessionRecord<AuthSession> {
        guard let raw else { return SessionRecord() }
        do {
            return try JSONDecoder().decode(SessionRecord<AuthSession>.self, from: raw)
        } catch {
            throw .damaged(reason: "the session in it is none that this version knows")
        }
    }

    static func encode(_ record: SessionRecord<AuthSession>) throws(VaultError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // The access token is enough for the revocation.
        var record = record
        for place in record.farewells.indices { record.farewells[place].session.refreshToken = "" }
        do {
            return try encoder.encode(record)
        } catch {
            throw .failed(reason: "the session cannot be written as JSON")
        }
    }
}

// MARK: - Time

extension AuthSessionKeeper {
    private func schedule(_ state: SessionState<AuthSession>) {
        failures = 0
        timer?.cancel()
        guard isAutomatic, let session = state.session else { return }
        let margin = client.configuration.refreshMargin
        let rest = session.deviceExpiresAt.timeIntervalSince(client.now()) - margin
        renew(after: max(rest, 0) + 0.001)
    }

    /// After 5, 10, 20 seconds and so on, up to five minutes.
    private func scheduleRetry() {
        timer?.cancel()
        guard isAutomatic else { return }
        failures = min(failures + 1, 7)
        renew(after: min(5 * Double(1 << (failures - 1)), 300))
    }

    private func renew(after seconds: TimeInterval) {
        let clock = client.clock
        timer = Task { [weak self] in
            guard (try? await clock.sleep(for: .seconds(seconds), tolerance: .seconds(1))) != nil else {
                return
            }
            await self?.take(.wanted)
        }
    }
}
