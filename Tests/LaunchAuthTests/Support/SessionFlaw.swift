// Licensed under the Apache License, Version 2.0.

@testable import LaunchAuth

/// Mistakes that an implementation of the rules could make; the exploration has to find each.
enum SessionFlaw: String, CaseIterable {
    /// Two exchange one refresh token, as nobody waits for the other's lease.
    case ignoresLeases
    /// Lets a request take longer than the lease that it is sent under.
    case outlivesItsLease
    /// Takes no answer for the end of the session.
    case takesALossForTheEnd
    /// Takes a vault that cannot be read for an empty one.
    case takesUnreadableForEmpty
    /// Takes a session whose access token is old for none.
    case takesOldForNone
    /// Writes without comparing.
    case comparesNothing
    /// Believes an answer to an exchange that was given up.
    case believesLateAnswers
    /// Gives the new session out before it is stored.
    case givesBeforeItStores
    /// Gives out what it knows without a look into the vault.
    case givesWhatItKnows
    /// Forgets a sign-out that could not be written.
    case forgetsASignOut
    /// Tells the server to end all sessions also after the user has signed in again.
    case endsAllAfterASignIn
    /// Tells the server with the token of the user who signed in after the one who signed out.
    case endsAnothersSessions
    /// Keeps one revocation only, so that the next user's sign-out takes its place.
    case keepsOneFarewell
    /// Takes the answer to a proof for a sign-in, although the session that it is of is over.
    case provesLikeASignIn
    /// Removes whoever's session is there when an account is deleted.
    case deletesWhoever
    /// Stores a renewed session without a look at whether it was removed meanwhile.
    case storesWhatWasRemoved

    typealias Machine = SessionMachine<Coin>

    /// The rule that is broken by it.
    var rule: String {
        switch self {
        case .ignoresLeases, .outlivesItsLease: "two exchanges of one token at once"
        case .takesALossForTheEnd: "the session was lost"
        case .takesUnreadableForEmpty, .takesOldForNone: "signed out without a reason"
        case .comparesNothing: "a user is shown after the sign-out"
        case .believesLateAnswers: "a token after the sign-out"
        case .givesBeforeItStores, .givesWhatItKnows: "a token that is not in the vault"
        case .forgetsASignOut: "signed in again after the sign-out"
        case .endsAllAfterASignIn: "the server ended the session"
        case .endsAnothersSessions: "a sign-out ended another user's sessions"
        case .keepsOneFarewell: "the server never hears of a sign-out"
        case .provesLikeASignIn: "a session took the place of another one"
        case .deletesWhoever: "a deletion removed what is another user's"
        case .storesWhatWasRemoved: "a session came back after the deletion of its account"
        }
    }

    /// The least that has to happen for it to show.
    var world: SessionWorld {
        var budget = SessionWorld.Budget()
        (budget.resumes, budget.deaths) = (0, 0)
        switch self {
        case .outlivesItsLease: (budget.signOuts, budget.losses, budget.suspensions) = (0, 0, 1)
        case .takesUnreadableForEmpty, .forgetsASignOut: budget.vaultFailures = 1
        case .endsAllAfterASignIn: (budget.signIns, budget.resumes) = (1, 1)
        case .endsAnothersSessions: (budget.others, budget.resumes) = (1, 1)
        case .keepsOneFarewell: (budget.others, budget.signOuts, budget.wanted) = (1, 2, 0)
        case .provesLikeASignIn: (budget.proofs, budget.others, budget.expiries) = (1, 1, 0)
        case .deletesWhoever: (budget.deletions, budget.others, budget.wanted) = (1, 1, 0)
        case .storesWhatWasRemoved: (budget.deletions, budget.signOuts) = (1, 0)
        default: break
        }
        let isAlone: [Self] = [
            .endsAllAfterASignIn, .endsAnothersSessions, .keepsOneFarewell, .provesLikeASignIn,
            .deletesWhoever, .storesWhatWasRemoved,
        ]
        var world = SessionWorld(processes: isAlone.contains(self) ? 1 : 2, budget: budget)
        world.flaw = self
        return world
    }

    /// Returns the event that the machine receives in place of another.
    func changed(_ event: Machine.Event, _ machine: Machine) -> Machine.Event {
        switch (self, event) {
        case (.takesALossForTheEnd, .refreshed(let number, .failed(let error))):
            return .refreshed(number: number, .over(error))
        case (.takesUnreadableForEmpty, .unreadable(let number, _)):
            let lease = SessionLease(owner: "", number: 0, until: SessionWorld.time)
            return .found(
                number: number, .init(record: SessionRecord(), isFresh: false, isLeased: false, lease: lease))
        case (.takesOldForNone, .found(let number, var reading)) where !reading.isFresh:
            reading.record.session = nil
            return .found(number: number, reading)
        default: return event
        }
    }

    /// Changes what the machine wants done.
    func change(_ effects: inout [Machine.Effect], _ machine: inout Machine, _ event: Machine.Event) {
        switch (self, event) {
        case (.givesBeforeItStores, .refreshed(_, .renewed(let session))):
            effects.insert(.give(session), at: 0)
            machine.isWanted = false
        case (.givesWhatItKnows, .wanted):
            guard let session = machine.state.session else { return }
            effects.insert(.give(session), at: 0)
            machine.isWanted = false
        case (.keepsOneFarewell, _):
            effects = effects.map {
                guard case .exchange(let number, let old, var new) = $0 else { return $0 }
                new.farewells = Array(new.farewells.suffix(1))
                return .exchange(number: number, old, new)
            }
        case (.forgetsASignOut, .unwritable): machine.orders = []
        case (.believesLateAnswers, .signOut):
            effects.removeAll { $0 == .cancelRefresh }
        case (.believesLateAnswers, .refreshed(_, .renewed(let session))):
            effects.append(.give(session))
        default: break
        }
    }
}
