// Licensed under the Apache License, Version 2.0.

@testable import LaunchAuth

extension SessionWorld {
    /// The rules about a state as a whole.
    func brokenRules() -> [String] {
        var broken: [String] = []
        if record.session == nil, !userSignedOut, !deleted.contains(lastUser) {
            broken.append("the session was lost")
        }
        if let coin = record.session.map(plain) {
            let line = lines[coin.line]
            if line.isAlive, coin.number < line.active - 1 { broken.append("what is kept cannot be renewed") }
            if !line.isAlive, !userSignedOut, !deleted.contains(line.user) {
                broken.append("the server ended the session")
            }
        }
        if isReplaced { broken.append("a session took the place of another one") }
        if hasRemovedOthers { broken.append("a deletion removed what is another user's") }
        if let line = record.session?.line, removed.contains(line) {
            broken.append("a session came back after the deletion of its account")
        }
        if hasEndedOthers { broken.append("a sign-out ended another user's sessions") }
        for (number, line) in lines.enumerated() where line.isPromised && line.isAlive {
            // Whoever signed in again meanwhile stays.
            let isKept = record.session?.line == number
            if !isKept, !record.farewells.contains(where: { $0.session.user == line.user }) {
                broken.append("the server never hears of a sign-out")
            }
        }
        for process in processes where process.isSignedOut && process.machine.state.session != nil {
            broken.append("a user is shown after the sign-out")
        }
        for process in processes where process.work.isEmpty {
            if process.isWaiting { broken.append("somebody waits for ever") }
            if !process.orders.isEmpty { broken.append("an order is never answered") }
        }
        return broken
    }

    /// The same state with the numbers of what is under way counted from one, so that equal states are found.
    func renumbered() -> SessionWorld {
        var copy = self
        for index in copy.processes.indices {
            let current = copy.processes[index].machine.number
            func renumber(_ number: Int) -> Int { number == current ? 1 : 0 }
            copy.processes[index].machine.number = 1
            copy.processes[index].work = Set(
                copy.processes[index].work.map {
                    switch $0 {
                    case .read(let number): .read(renumber(number))
                    case .exchange(let number, let old, let new): .exchange(renumber(number), old, new)
                    case .request(let number, let coin): .request(renumber(number), coin)
                    case .reply(let number, let refresh): .reply(renumber(number), refresh)
                    case .wait(let number): .wait(renumber(number))
                    case .revoke, .proof, .removal: $0
                    }
                })
        }
        return copy
    }
}
