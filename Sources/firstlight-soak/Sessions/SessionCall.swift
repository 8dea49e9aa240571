// Licensed under the Apache License, Version 2.0.

import Foundation

/// One call of one keeper, from its notes.
struct SessionCall: Sendable {
    let action: SessionNote.Action
    let began: Double
    /// The time at which it ended; nil when its process ended first.
    var ended: Double?
    /// The last moment at which it can have done something.
    var last: Double
    var session: String?
    var error: String?

    var isDone: Bool { ended != nil && error == nil }
}

/// A request that ends sessions on the server.
struct SessionFarewell: Sendable {
    /// `local`, `others` or `global`.
    let scope: String
    /// The session whose token it carried.
    let session: String
    let sent: Double
    /// The time at which it was answered; a request without an answer may still be carried out.
    var answered: Double?
}

/// The actions of one keeper, from its notes.
struct SessionDiary: Sendable {
    var calls: [SessionCall] = []
    /// Tokens that were handed to services: as calls that ended with a session.
    var handed: [SessionCall] = []
    var farewells: [SessionFarewell] = []

    /// - Parameter killed: When the keeper or its process was ended; nil when it was not.
    init(_ notes: [SessionNote], killed: Double?) {
        var places: [Int: Int] = [:]
        var requests: [Int: Int] = [:]
        for note in notes {
            switch note.kind {
            case .began:
                places[note.number] = calls.count
                calls.append(
                    SessionCall(action: note.action, began: note.at, last: killed ?? .infinity))
            case .ended:
                guard let place = places[note.number] else { continue }
                (calls[place].ended, calls[place].last) = (note.at, note.at)
                (calls[place].session, calls[place].error) = (note.session, note.error)
            case .handed:
                handed.append(
                    SessionCall(
                        action: .service, began: note.since, ended: note.at, last: note.at,
                        session: note.session))
            case .sent:
                requests[note.number] = farewells.count
                farewells.append(
                    SessionFarewell(scope: note.error ?? "", session: note.session ?? "", sent: note.at))
            case .answered:
                if let place = requests[note.number] { farewells[place].answered = note.at }
            }
        }
    }
}
