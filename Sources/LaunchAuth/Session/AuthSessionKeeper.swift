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
    nonisolated let last = Locked<SessionState<AuthSession>>(.unknown(nil))
    let owner: String
    let isOwnerAlive: @Sendable (String) -> Bool
    let isAutomatic: Bool
    let log: @Sendable (String) -> Void

    var machine = SessionMachine<AuthSession>()
    var known: (record: SessionRecord<AuthSession>, raw: Data?) = (SessionRecord(), nil)
    var leases = 0
    private var lastNumber = 0
    var waiting: [Int: CheckedContinuation<Result<AuthSession, AuthError>, Never>] = [:]
    var orders: [Int: CheckedContinuation<Result<Void, AuthError>, Never>] = [:]
    private var looking: [CheckedContinuation<Void, Never>] = []
    var watchers: [Int: AsyncStream<AuthSessionChange>.Continuation] = [:]
    var refreshing: Task<Void, Never>?
    var revoking: Task<Void, Never>?
    var signIns = 0
    var timer: Task<Void, Never>?
    var failures = 0
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

    func take(_ event: SessionMachine<AuthSession>.Event) {
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
