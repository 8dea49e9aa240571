// Licensed under the Apache License, Version 2.0.

/// The rules by which a session is kept, refreshed and ended, without time, vault or network.
///
/// A value: an event goes in, the state changes, effects come out. The vault is the truth, for all processes;
/// what is here is what was last seen there. Five rules matter most:
///
/// 1. What is given out is in the vault at that moment; a refreshed session is stored before it is used.
/// 2. A refresh token is rotated only under a lease that was written into the vault.
/// 3. A session is removed only because the user said so, or the server by one of few codes.
/// 4. A sign-out counts at once, whatever is under way, and what comes back later is dropped.
/// 5. Nothing is decided on what was read before: each change compares, and starts over when it lost.
public struct SessionMachine<Session: OwnedSession>: Hashable, Sendable {
    enum Order: Hashable, Sendable {
        /// With the session that it may replace; nil when it replaces any.
        case signIn(Int, Session, insteadOf: Session?)
        /// With the numbers of all callers that wait; none after they were told of a failure. It is still carried out.
        case signOut([Int], AuthSignOutScope)
        case amend(Int, from: Session, to: Session)

        var isSignOut: Bool { if case .signOut = self { true } else { false } }
        var isSignIn: Bool { if case .signIn(_, _, nil) = self { true } else { false } }
    }

    enum Purpose: Hashable, Sendable {
        case order
        case lease
        case store(from: Session, to: Session)
        case release(AuthError)
        case end(AuthError)
        case forget
    }

    enum Step: Hashable, Sendable {
        case idle
        case reading
        case exchanging(Purpose, SessionRecord<Session>)
        case refreshing(SessionRecord<Session>)
        case waiting
    }

    struct Unstored: Hashable, Sendable {
        let from: Session
        let to: Session
    }

    /// The known state of the session.
    public internal(set) var state: SessionState<Session> = .unknown(nil)
    /// Indicates whether a sign-out could not be written yet.
    public var isSignOutPending: Bool { orders.contains(where: \.isSignOut) }

    /// Indicates whether the next step depends on the server or on another process, and not on the vault.
    var waitsForOthers: Bool {
        switch step {
        case .refreshing, .waiting: true
        case .idle, .reading, .exchanging: false
        }
    }

    var step = Step.idle
    /// Of the newest read, exchange, refresh or wait; answers to older ones are ignored.
    var number = 0
    var orders: [Order] = []
    var isWanted = false
    var mustLook = false
    /// The revocations that the server was told of since the last occasion, without an answer that it did; nil before the first.
    var told: Set<SessionRecord<Session>.Farewell>?
    var isRevoking = false
    var forgettable: SessionRecord<Session>.Farewell?
    var refused: Session?
    var unstored: Unstored?

    /// Creates a machine that knows nothing yet.
    public init() {}

    /// Takes an event and returns what to do, in order.
    public mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .resumed:
            (mustLook, told) = (true, [])
            return advance()
        case .wanted:
            if state == .signedOut, isSignOutPending, !orders.contains(where: \.isSignIn) {
                return [.refuse(.signedOut)]
            }
            isWanted = true
            return advance()
        case .refused(let session):
            refused = session
            return []
        case .signIn, .signOut, .amend: return order(event)
        case .found(let number, let reading):
            guard number == self.number, step == .reading else { return [] }
            step = .idle
            return found(reading)
        case .unreadable(let number, let error):
            guard number == self.number, step == .reading else { return [] }
            step = .idle
            return unreadable(error)
        case .exchanged(let number, let isDone):
            guard number == self.number, case .exchanging(let purpose, let new) = step else { return [] }
            step = .idle
            return isDone ? exchanged(purpose, new) : lookAgain()
        case .unwritable(let number, let error):
            guard number == self.number, case .exchanging(let purpose, _) = step else { return [] }
            step = .idle
            return unwritable(purpose, error)
        case .refreshed(let number, let result):
            guard number == self.number, case .refreshing(let record) = step else { return [] }
            step = .idle
            return refreshed(result, record)
        case .waited(let number):
            guard number == self.number, step == .waiting else { return [] }
            step = .idle
            return lookAgain()
        case .revoked(let farewell, let isDone):
            isRevoking = false
            if isDone { forgettable = farewell }
            // There may be another user's.
            return lookAgain()
        }
    }

    private mutating func order(_ event: Event) -> [Effect] {
        var effects: [Effect] = []
        switch event {
        case .signIn(let order, let session, let old):
            orders.append(.signIn(order, session, insteadOf: old))
        case .amend(let order, let from, let to):
            orders.append(.amend(order, from: from, to: to))
            return advance()
        case .signOut(let order, let scope):
            // What was ordered before and not begun is out of date; an earlier sign-out is carried out with this one.
            let earlier = dropOrders(&effects)
            orders.append(.signOut(earlier.numbers + [order], earlier.isGlobal ? .global : scope))
            unstored = nil
            effects += set(.signedOut, .signedOut)
            if isWanted {
                isWanted = false
                effects.append(.refuse(.signedOut))
            }
        default: return []
        }
        // A new session makes an exchange of the old one pointless, and a sign-out does not wait for one.
        switch step {
        case .refreshing:
            effects.append(.cancelRefresh)
            step = .idle
        case .waiting: step = .idle
        default: break
        }
        return effects + advance()
    }

    /// Takes back what is not begun, and says whose sign-outs are among it, and whether one was of all devices.
    private mutating func dropOrders(_ effects: inout [Effect]) -> (numbers: [Int], isGlobal: Bool) {
        var isBegun = false
        if case .exchanging(.order, _) = step { isBegun = true }
        let kept = isBegun ? Array(orders.prefix(1)) : []
        var dropped: (numbers: [Int], isGlobal: Bool) = ([], false)
        for order in orders.dropFirst(kept.count) {
            switch order {
            case .signIn(let number, _, _), .amend(let number, _, _):
                effects.append(.failed(order: number, .superseded))
            case .signOut(let numbers, let scope):
                dropped.numbers += numbers
                dropped.isGlobal = dropped.isGlobal || scope == .global
            }
        }
        orders = kept
        return dropped
    }

    /// Begins with a look into the vault when there is something to do and nothing under way.
    mutating func advance() -> [Effect] {
        let mayForget = forgettable != nil
        guard step == .idle, !orders.isEmpty || isWanted || mustLook || mayForget else { return [] }
        mustLook = false
        number += 1
        step = .reading
        return [.read(number: number)]
    }

    mutating func lookAgain() -> [Effect] {
        mustLook = true
        return advance()
    }

    mutating func exchange(
        _ purpose: Purpose, _ old: SessionRecord<Session>, _ new: SessionRecord<Session>
    ) -> [Effect] {
        number += 1
        step = .exchanging(purpose, new)
        return [.exchange(number: number, old, new)]
    }

    mutating func set(_ new: SessionState<Session>, _ change: SessionChange) -> [Effect] {
        guard new != state else { return [] }
        state = new
        return [.changed(new, change)]
    }

    mutating func answer(_ effect: Effect) -> [Effect] {
        guard isWanted else { return [] }
        isWanted = false
        return [effect]
    }
}
