// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchAuth

/// A session of the explored world: whose, and the how manyth of its line.
struct Coin: OwnedSession {
    var line: Int
    var number: Int
    var user = 0

    var owner: String { "\(user)" }
    var origin: String? { "\(line)" }
}

/// Two processes, one vault and a server, in one value that can be copied and compared.
///
/// The server follows GoTrue: a token that was used gives the active one when it is its parent, and ends the
/// whole line when it is older.
struct SessionWorld: Hashable {
    typealias Machine = SessionMachine<Coin>

    enum Work: Hashable {
        case read(Int)
        case exchange(Int, SessionRecord<Coin>, SessionRecord<Coin>)
        case request(Int, Coin)
        case reply(Int, Machine.Refresh)
        case wait(Int)
        case revoke(SessionRecord<Coin>.Farewell, except: Coin?)
        case proof(Coin)
        /// The removal of what the vault holds of a user whose account the server has deleted, and what it was compared with.
        case removal(user: Int, SessionRecord<Coin>)
    }

    struct Process: Hashable {
        var machine = Machine()
        var work: Set<Work> = []
        /// Who waits for a token, and for which orders.
        var isWaiting = false
        var orders: Set<Int> = []
        /// How many processes were in this place before.
        var life = 0
        /// How many leases it took.
        var leases = 0
        /// Since when nobody may be given anything: the user signed out here.
        var isSignedOut = false
        var isDeleting: Bool { work.contains { if case .removal = $0 { true } else { false } } }
    }

    struct Line: Hashable {
        var active = 0
        var isAlive = true
        var user = 0
        /// Indicates whether its user ordered its end from this device.
        var isPromised = false
    }

    /// The events that may still come from outside.
    struct Budget: Hashable {
        var wanted = 2
        var signOuts = 1
        var signIns = 0
        var refusals = 0
        var expiries = 1
        var resumes = 1
        var deaths = 1
        var losses = 1
        var vaultFailures = 0
        var amendments = 0
        /// Sign-ins of another user.
        var others = 0
        /// Proofs of a second factor.
        var proofs = 0
        /// Deletions of the account of whoever is signed in.
        var deletions = 0
        /// Indicates whether a lease may end while its holder lives, as when a device suspends it.
        var suspensions = 0
    }

    enum Choice: Hashable {
        case wanted(Int)
        case signOut(Int)
        case signIn(Int, user: Int)
        case prove(Int)
        case delete(Int)
        case refuse(Int)
        case amend(Int)
        case resume(Int)
        case die(Int)
        case expire
        case deliver(Int, Work)
        /// The vault did it, and the process ended before it heard of it.
        case deliverAndDie(Int, Work)
        case lose(Int, Work)
        case failVault(Int, Work)
        case endLease
    }

    var processes: [Process]
    var record = SessionRecord<Coin>(session: Coin(line: 0, number: 0))
    var lines = [Line()]
    /// Tokens of a lower number are not fresh.
    var freshFrom = 0
    var budget: Budget
    var nextOrder = 0
    var leaseEnded = false
    var userSignedOut = false
    var signIns: Set<Int> = []
    /// The lines that there were at the last sign-out.
    var signedOutLines = 0
    /// Indicates whether a session came back, or took the place of another one, without a sign-in.
    var isReplaced = false
    /// Indicates whether one user's sign-out ended sessions of another.
    var hasEndedOthers = false
    /// The users whose accounts were deleted, and whose session was the last in the vault.
    var deleted: Set<Int> = []
    var lastUser = 0
    /// The lines that a deletion has removed from the vault.
    var removed: Set<Int> = []
    /// Indicates whether a deletion removed what is another user's.
    var hasRemovedOthers = false
    /// The sessions that each sign-out is to end, by its order: those of lower numbers.
    var signOuts: [Int: Int] = [:]
    /// A flaw of the machine or of the code that carries out its effects, to prove that it is found.
    var flaw: SessionFlaw?

    init(processes: Int, budget: Budget) {
        self.processes = Array(repeating: Process(), count: processes)
        self.budget = budget
    }

    static let time = Date(timeIntervalSince1970: 0)

    func choices() -> [Choice] {
        var choices: [Choice] = []
        for index in processes.indices {
            let process = processes[index]
            if budget.wanted > 0, !process.isWaiting { choices.append(.wanted(index)) }
            if budget.signOuts > 0 { choices.append(.signOut(index)) }
            if budget.signIns > 0 { choices.append(.signIn(index, user: 0)) }
            if budget.others > 0 { choices.append(.signIn(index, user: 1)) }
            if budget.proofs > 0, process.machine.state.session != nil { choices.append(.prove(index)) }
            // While one is under way, nobody begins another: the account's sheet is closed.
            if budget.deletions > 0, process.machine.state.session != nil, !process.isDeleting {
                choices.append(.delete(index))
            }
            if let coin = process.machine.state.session {
                if budget.refusals > 0 { choices.append(.refuse(index)) }
                if budget.amendments > 0, coin.number < 100 { choices.append(.amend(index)) }
            }
            if budget.resumes > 0 { choices.append(.resume(index)) }
            if budget.deaths > 0, !process.work.isEmpty { choices.append(.die(index)) }
            for work in process.work {
                choices.append(.deliver(index, work))
                switch work {
                case .exchange:
                    if budget.deaths > 0 { choices.append(.deliverAndDie(index, work)) }
                    if budget.vaultFailures > 0 { choices.append(.failVault(index, work)) }
                case .read: if budget.vaultFailures > 0 { choices.append(.failVault(index, work)) }
                case .request, .reply: if budget.losses > 0 { choices.append(.lose(index, work)) }
                case .revoke: if budget.losses > 0 { choices.append(.lose(index, work)) }
                // The intent is in the vault: whoever comes next begins the removal anew (AccountDeletionTests).
                case .wait, .proof, .removal: break
                }
            }
        }
        if budget.expiries > 0, freshFrom <= (lines.map(\.active).max() ?? 0) { choices.append(.expire) }
        // A request on its way cannot outlive the lease: its time limit is shorter.
        let isSent = processes.contains { $0.work.contains { if case .request = $0 { true } else { false } } }
        if budget.suspensions > 0, record.lease != nil, !leaseEnded, !isSent || flaw == .outlivesItsLease {
            choices.append(.endLease)
        }
        return choices
    }

    mutating func take(_ choice: Choice) -> [String] {
        switch choice {
        case .wanted(let index):
            budget.wanted -= 1
            processes[index].isWaiting = true
            return handle(.wanted, index)
        case .signOut(let index):
            budget.signOuts -= 1
            userSignedOut = true
            nextOrder += 1
            processes[index].orders.insert(nextOrder)
            processes[index].isSignedOut = true
            signOuts[nextOrder] = lines.count
            signedOutLines = lines.count
            return handle(.signOut(order: nextOrder, .global), index)
        case .signIn(let index, let user):
            if user == 0 { budget.signIns -= 1 } else { budget.others -= 1 }
            nextOrder += 1
            processes[index].orders.insert(nextOrder)
            signIns.insert(nextOrder)
            // Whoever signs in first takes back what is on its way to end all sessions.
            var broken: [String] = []
            for case .revoke(let farewell, let current) in processes[index].work {
                processes[index].work.remove(.revoke(farewell, except: current))
                broken += handle(.revoked(farewell, isDone: false), index)
            }
            lines.append(Line(user: user))
            let coin = Coin(line: lines.count - 1, number: 0, user: user)
            return broken + handle(.signIn(order: nextOrder, coin), index)
        case .prove(let index):
            budget.proofs -= 1
            guard let coin = processes[index].machine.state.session else { return [] }
            processes[index].work.insert(.proof(coin))
            return []
        case .delete(let index):
            budget.deletions -= 1
            guard let coin = processes[index].machine.state.session else { return [] }
            for line in lines.indices where lines[line].user == coin.user { lines[line].isAlive = false }
            deleted.insert(coin.user)
            processes[index].work.insert(.removal(user: coin.user, record))
            return []
        case .refuse(let index):
            budget.refusals -= 1
            guard let coin = processes[index].machine.state.session else { return [] }
            return handle(.refused(coin), index)
        case .amend(let index):
            budget.amendments -= 1
            guard let coin = processes[index].machine.state.session else { return [] }
            nextOrder += 1
            processes[index].orders.insert(nextOrder)
            // The same tokens with other words about the user.
            var new = coin
            new.number += 1000
            return handle(.amend(order: nextOrder, from: coin, to: new), index)
        case .resume(let index):
            budget.resumes -= 1
            return handle(.resumed, index)
        case .die(let index):
            budget.deaths -= 1
            processes[index] = Process(life: processes[index].life + 1)
            return []
        case .expire:
            budget.expiries -= 1
            freshFrom = (lines.map(\.active).max() ?? 0) + 1
            return []
        case .endLease:
            budget.suspensions -= 1
            leaseEnded = true
            return []
        case .deliver(let index, let work):
            processes[index].work.remove(work)
            return deliver(work, index)
        case .deliverAndDie(let index, let work):
            budget.deaths -= 1
            if case .exchange(_, let old, let new) = work, record == old { write(new) }
            processes[index] = Process(life: processes[index].life + 1)
            return []
        case .lose(let index, let work):
            budget.losses -= 1
            processes[index].work.remove(work)
            switch work {
            case .request(let number, _), .reply(let number, _):
                return handle(.refreshed(number: number, .failed(.offline)), index)
            case .revoke(let farewell, _): return handle(.revoked(farewell, isDone: false), index)
            default: return []
            }
        case .failVault(let index, let work):
            budget.vaultFailures -= 1
            processes[index].work.remove(work)
            switch work {
            case .read(let number): return handle(.unreadable(number: number, .locked), index)
            case .exchange(let number, _, _): return handle(.unwritable(number: number, .full), index)
            default: return []
            }
        }
    }

    /// A process that ended holds no lease: its successor has another name.
    private func owner(_ index: Int) -> String { "\(index).\(processes[index].life)" }

    private mutating func write(_ new: SessionRecord<Coin>) {
        if let coin = new.session, plain(coin).number > 0, record.session?.line != coin.line {
            isReplaced = true
        }
        // What counts is what the user ordered when the session went, and not what becomes of the order.
        if let old = record.session, new.session == nil, userSignedOut {
            for line in 0..<signedOutLines where lines[line].user == old.user {
                lines[line].isPromised = true
            }
        }
        if new.lease != record.lease { leaseEnded = false }
        if let user = new.session?.user { lastUser = user }
        record = new
    }

    private mutating func deliver(_ work: Work, _ index: Int) -> [String] {
        switch work {
        case .read(let number):
            let isLive =
                record.lease.map { lease in
                    !leaseEnded && flaw != .ignoresLeases && lease.owner != owner(index)
                        && processes.indices.contains { owner($0) == lease.owner }
                } ?? false
            let coin = record.session.map(plain)
            return handle(
                .found(
                    number: number,
                    .init(
                        record: record, isFresh: coin.map { $0.number >= freshFrom } ?? false,
                        isLeased: isLive,
                        lease: SessionLease(
                            owner: owner(index), number: processes[index].leases, until: Self.time))), index)
        case .exchange(let number, let old, let new):
            guard record == old || flaw == .comparesNothing || flaw == .storesWhatWasRemoved else {
                return handle(.exchanged(number: number, false), index)
            }
            if let lease = new.lease, lease != old.lease { processes[index].leases += 1 }
            write(new)
            return handle(.exchanged(number: number, true), index)
        case .request(let number, let coin):
            processes[index].work.insert(.reply(number, answer(plain(coin))))
            return []
        case .reply(let number, let refresh):
            return handle(.refreshed(number: number, refresh), index)
        case .wait(let number): return handle(.waited(number: number), index)
        case .revoke(let farewell, let current):
            let own = record.session.flatMap { $0.user == farewell.session.user ? $0 : nil }
            let isAsRead = record.farewells.contains(farewell) && own == current
            // Whoever is signing in says nothing of the kind meanwhile.
            let isSigningIn = !processes[index].orders.isDisjoint(with: signIns)
            guard
                (isAsRead && !isSigningIn) || farewell.scope == .local || flaw == .endsAllAfterASignIn
                    || flaw == .endsAnothersSessions
            else {
                return handle(.revoked(farewell, isDone: false), index)
            }
            // The server refuses who is signed out already.
            let token = current ?? farewell.session
            guard lines[token.line].isAlive else {
                for line in lines.indices where lines[line].user == token.user {
                    lines[line].isPromised = false
                }
                return handle(.revoked(farewell, isDone: true), index)
            }
            hasEndedOthers = hasEndedOthers || token.user != farewell.session.user
            for line in lines.indices where lines[line].user == token.user {
                let isMeant =
                    farewell.scope == .global ? line != current?.line : line == farewell.session.line
                if isMeant { lines[line].isAlive = false }
            }
            return handle(.revoked(farewell, isDone: true), index)
        case .removal(let user, let old):
            // Who lost looks again.
            guard record == old || flaw == .comparesNothing else {
                processes[index].work.insert(.removal(user: user, record))
                return []
            }
            var new = old
            if old.session?.user == user || flaw == .deletesWhoever { (new.session, new.lease) = (nil, nil) }
            new.farewells.removeAll { $0.session.user == user }
            if let gone = old.session, new.session == nil {
                removed.insert(gone.line)
                hasRemovedOthers = hasRemovedOthers || gone.user != user
            }
            for farewell in record.farewells where !new.farewells.contains(farewell) {
                hasRemovedOthers = hasRemovedOthers || farewell.session.user != user
            }
            write(new)
            return handle(.resumed, index)
        case .proof(let coin):
            guard lines[coin.line].isAlive else { return [] }
            lines[coin.line].active += 1
            nextOrder += 1
            processes[index].orders.insert(nextOrder)
            let new = Coin(line: coin.line, number: lines[coin.line].active, user: coin.user)
            return handle(
                .signIn(order: nextOrder, new, insteadOf: flaw == .provesLikeASignIn ? nil : coin), index)
        }
    }

    /// A session without the words about the user.
    func plain(_ coin: Coin) -> Coin { Coin(line: coin.line, number: coin.number % 1000, user: coin.user) }

    private mutating func answer(_ coin: Coin) -> Machine.Refresh {
        let line = lines[coin.line]
        let error = AuthServerError(status: 400, code: .refreshTokenNotFound, message: "")
        guard line.isAlive else { return .over(.server(error)) }
        if coin.number == line.active {
            lines[coin.line].active += 1
        } else if coin.number != line.active - 1 {
            lines[coin.line].isAlive = false
            return .over(
                .server(AuthServerError(status: 400, code: .refreshTokenAlreadyUsed, message: "")))
        }
        return .renewed(Coin(line: coin.line, number: lines[coin.line].active, user: coin.user))
    }

    /// Lets a machine take an event; returns the rules that this broke.
    private mutating func handle(_ event: Machine.Event, _ index: Int) -> [String] {
        var broken: [String] = []
        let event = flaw?.changed(event, processes[index].machine) ?? event
        var effects = processes[index].machine.handle(event)
        flaw?.change(&effects, &processes[index].machine, event)
        for effect in effects {
            switch effect {
            case .read(let number): processes[index].work.insert(.read(number))
            case .exchange(let number, let old, let new):
                processes[index].work.insert(.exchange(number, old, new))
            case .refresh(let number, let coin):
                // Whoever wakes up after the end of the lease sends nothing any more.
                guard !leaseEnded, record.lease?.owner == owner(index) else {
                    processes[index].work.insert(.reply(number, .failed(.timedOut)))
                    break
                }
                let isTwice = processes.contains { process in
                    process.work.contains {
                        if case .request(_, let other) = $0 { plain(other) == plain(coin) } else { false }
                    }
                }
                if isTwice { broken.append("two exchanges of one token at once") }
                processes[index].work.insert(.request(number, coin))
            case .cancelRefresh:
                // A request that is cut off; the server handled it, or never will.
                processes[index].work = processes[index].work.filter {
                    switch $0 {
                    case .request, .reply: false
                    default: true
                    }
                }
            case .wait(let number, _): processes[index].work.insert(.wait(number))
            case .revoke(let farewell, let current):
                var current = flaw == .endsAllAfterASignIn ? nil : current
                if flaw == .endsAnothersSessions { current = record.session }
                processes[index].work.insert(.revoke(farewell, except: current))
            case .give(let coin):
                if !processes[index].isWaiting { broken.append("a token that nobody waits for") }
                processes[index].isWaiting = false
                if record.session != coin { broken.append("a token that is not in the vault") }
                if processes[index].isSignedOut { broken.append("a token after the sign-out") }
            case .refuse: processes[index].isWaiting = false
            case .done(let order), .failed(let order, _):
                if processes[index].orders.remove(order) == nil { broken.append("an order answered twice") }
                let lines = signOuts.removeValue(forKey: order) ?? 0
                if case .done = effect, let coin = record.session, coin.line < lines {
                    broken.append("a sign-out was acknowledged, and the session is still in the vault")
                }
                if case .done = effect, signIns.contains(order),
                    !processes.contains(where: { $0.machine.isSignOutPending })
                {
                    userSignedOut = false
                    for index in processes.indices { processes[index].isSignedOut = false }
                }
            case .changed(let state, let change):
                switch change {
                case .signedIn: processes[index].isSignedOut = false
                default: break
                }
                if case .signedIn = state, processes[index].isSignedOut {
                    broken.append("signed in again after the sign-out")
                }
                if state == .signedOut, !userSignedOut, deleted.isEmpty {
                    broken.append("signed out without a reason")
                }
            }
        }
        return broken
    }
}
