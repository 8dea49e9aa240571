// Licensed under the Apache License, Version 2.0.

extension SessionMachine {
    /// Decides on what the vault holds: orders first, then what waits to be stored, then who needs a token.
    mutating func found(_ reading: Reading) -> [Effect] {
        let record = reading.record
        var effects: [Effect] = []
        // A sign-out that waits hides what is still there.
        if !isSignOutPending { effects += set(record.session.map { .signedIn($0) } ?? .signedOut, .read) }
        if let order = orders.first { return effects + carryOut(order, record) }
        if let unstored {
            if record.session == unstored.from {
                // The new holder of the lease rotates the same token at present, and gets the same session.
                if reading.isLeased { return effects + wait(for: record.lease) }
                var new = record
                (new.session, new.lease) = (unstored.to, nil)
                return effects + exchange(.store(from: unstored.from, to: unstored.to), record, new)
            }
            // Another owner signed out, or rotated the token too; the server gave both the same session.
            self.unstored = nil
        }
        if isWanted {
            if let session = record.session {
                if !reading.isFresh || refused == session { return effects + renew(reading) }
                effects += answer(.give(session))
            } else {
                effects += answer(.refuse(.signedOut))
            }
        }
        return effects + sayFarewell(record) + advance()
    }

    private mutating func carryOut(_ order: Order, _ record: SessionRecord<Session>) -> [Effect] {
        switch order {
        case .signIn(let number, let session, let old):
            if let old, record.session?.isSame(as: old) != true {
                orders.removeFirst()
                return [.failed(order: number, .superseded)] + lookAgain()
            }
            return exchange(.order, record, SessionRecord(session: session, farewells: record.farewells))
        case .signOut(let numbers, let scope):
            guard record.session != nil else {
                orders.removeFirst()
                return numbers.map { .done(order: $0) } + sayFarewell(record) + advance()
            }
            return exchange(.order, record, record.signedOut(scope))
        case .amend(let number, let from, let to):
            guard record.session == from else {
                orders.removeFirst()
                return [.failed(order: number, .superseded)] + lookAgain()
            }
            var new = record
            new.session = to
            return exchange(.order, record, new)
        }
    }

    private mutating func renew(_ reading: Reading) -> [Effect] {
        if reading.isLeased { return wait(for: reading.record.lease) }
        var leased = reading.record
        leased.lease = reading.lease
        return exchange(.lease, reading.record, leased)
    }

    private mutating func wait(for lease: SessionLease?) -> [Effect] {
        number += 1
        step = .waiting
        return [.wait(number: number, lease)]
    }

    private mutating func sayFarewell(_ record: SessionRecord<Session>) -> [Effect] {
        if let forgettable, record.farewells.contains(forgettable) {
            var new = record
            new.farewells.removeAll { $0 == forgettable }
            return exchange(.forget, record, new)
        }
        forgettable = nil
        guard let told, !isRevoking,
            let farewell = record.farewells.first(where: { !told.contains($0) })
        else { return [] }
        self.told?.insert(farewell)
        isRevoking = true
        // Who signed in again meanwhile wanted the other sessions to end, and not this one. Another user's say nothing of that.
        let isAgain = farewell.scope == .global && record.session?.owner == farewell.session.owner
        return [.revoke(farewell, except: isAgain ? record.session : nil)]
    }

    mutating func unreadable(_ error: VaultError) -> [Effect] {
        var effects: [Effect] = []
        if case .unknown = state { effects += set(.unknown(error), .read) }
        effects += failOrder(error)
        // A failed read is repeated at the next occasion; no caller waits for that.
        return effects + answer(.refuse(.vault(error)))
    }

    /// Reports the failure to the caller; a sign-out stays, without a waiting caller.
    private mutating func failOrder(_ error: VaultError) -> [Effect] {
        var effects: [Effect] = []
        var rest: [Order] = []
        for order in orders {
            switch order {
            case .signIn(let number, _, _), .amend(let number, _, _):
                effects.append(.failed(order: number, .vault(error)))
            case .signOut(let numbers, let scope):
                effects += numbers.map { .failed(order: $0, .vault(error)) }
                rest = [.signOut([], scope)]
            }
        }
        orders = rest
        return effects
    }

    mutating func exchanged(_ purpose: Purpose, _ record: SessionRecord<Session>) -> [Effect] {
        switch purpose {
        case .order: return carriedOut()
        case .lease:
            guard orders.isEmpty, let session = record.session else { return advance() }
            number += 1
            step = .refreshing(record)
            return [.refresh(number: number, session)]
        case .store(let from, let to):
            unstored = nil
            if refused == from { refused = nil }
            guard !isSignOutPending else { return advance() }
            return set(.signedIn(to), .refreshed) + answer(.give(to)) + advance()
        case .release(let error): return answer(.refuse(error)) + advance()
        case .end(let error):
            unstored = nil
            guard !isSignOutPending else { return advance() }
            return set(.signedOut, .ended(error)) + answer(.refuse(error)) + advance()
        case .forget:
            if let forgettable { told?.remove(forgettable) }
            forgettable = nil
            return record.farewells.isEmpty ? advance() : lookAgain()
        }
    }

    private mutating func carriedOut() -> [Effect] {
        guard let order = orders.first else { return advance() }
        orders.removeFirst()
        switch order {
        case .signIn(let number, let session, _):
            unstored = nil
            let change: [Effect] = isSignOutPending ? [] : set(.signedIn(session), .signedIn)
            return change + [.done(order: number)] + advance()
        case .amend(let number, _, let session):
            let change: [Effect] = isSignOutPending ? [] : set(.signedIn(session), .updated)
            return change + [.done(order: number)] + advance()
        case .signOut(let numbers, _):
            told = []
            return numbers.map { .done(order: $0) } + lookAgain()
        }
    }

    mutating func unwritable(_ purpose: Purpose, _ error: VaultError) -> [Effect] {
        switch purpose {
        case .order: return failOrder(error) + answer(.refuse(.vault(error)))
        // The session in the vault is still one that can be exchanged: the server gives the same again.
        case .lease, .store, .end: return failOrder(error) + answer(.refuse(.vault(error)))
        case .release(let error): return answer(.refuse(error)) + advance()
        case .forget:
            forgettable = nil
            return advance()
        }
    }

    mutating func refreshed(_ result: Refresh, _ record: SessionRecord<Session>) -> [Effect] {
        guard let session = record.session else { return advance() }
        var new = record
        new.lease = nil
        switch result {
        case .renewed(let next):
            unstored = Unstored(from: session, to: next)
            new.session = next
            return exchange(.store(from: session, to: next), record, new)
        case .failed(let error): return exchange(.release(error), record, new)
        case .over(let error):
            new.session = nil
            return exchange(.end(error), record, new)
        }
    }
}
