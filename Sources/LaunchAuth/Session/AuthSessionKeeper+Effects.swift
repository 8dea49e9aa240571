// Licensed under the Apache License, Version 2.0.

import Foundation

/// The effects that the machine asks for: the vault, the server, and who waits for them.
extension AuthSessionKeeper {
    func perform(_ effect: SessionMachine<AuthSession>.Effect) {
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
