// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation

/// Holds what the keepers of one vault did against the rules of a session.
///
/// Calls overlap, so a rule speaks only of what was certainly before: a call that ended before another began. What a
/// process was at when it was killed may have happened or not, until the moment of the kill.
struct SessionLedger: Sendable {
    /// A process that has looked into the vault may be held up so long before it sends.
    static let slack = 1.0

    var calls: [SessionCall] = []
    var handed: [SessionCall] = []
    var farewells: [SessionFarewell] = []
    /// The events that the server carried out for this user.
    var events: [DevBackendAuthEvent] = []

    mutating func add(_ diary: SessionDiary) {
        calls += diary.calls
        handed += diary.handed
        farewells += diary.farewells
    }

    private var signIns: [SessionCall] {
        calls.filter { $0.action == .signIn && ($0.isDone || $0.ended == nil) }
    }
    private var signOuts: [SessionCall] { calls.filter { $0.action.endsSession } }
    private var given: [SessionCall] {
        handed + calls.filter { $0.action == .session && $0.isDone }
    }

    /// The rules that were broken, a sentence each.
    func violations() -> [String] {
        unended() + wrongErrors() + given.flatMap(staleness) + calls.flatMap(lostSession) + lateFarewells()
            + events.filter { $0.kind == .reused }.map { _ in
                "The server took a second use of a refresh token for theft"
            }
    }

    private func unended() -> [String] {
        calls.filter { $0.ended == nil && $0.last == .infinity }.map { "\($0.action) did not end" }
    }

    private func wrongErrors() -> [String] {
        calls.compactMap { call in
            guard let error = call.error, error != "signedOut" else { return nil }
            switch call.action {
            case .signOutHere, .signOutEverywhere: return "A sign-out failed: \(error)"
            // A service tells of its own troubles; others cannot be signed out by whoever is signed out.
            case .service, .signOutOthers: return nil
            case .signIn where error == "superseded": return nil
            default: return error == "transient" ? nil : "\(call.action) failed: \(error)"
            }
        }
    }

    /// A token that was given out after its session had ended, or after another had begun.
    private func staleness(_ call: SessionCall) -> [String] {
        guard let session = call.session else { return [] }
        let latest: Double
        if let origin = signIns.first(where: { $0.session == session }) {
            latest = origin.last
        } else if let origin = signIns.filter({ $0.ended == nil }).map(\.last).max() {
            // Of a sign-in whose process was killed nobody knows the session, until it shows.
            latest = origin
        } else {
            return ["A token of a session that nobody began"]
        }
        if signOuts.contains(where: { $0.isDone && $0.began > latest && $0.last < call.began }) {
            return ["A token was given out after the sign-out was acknowledged"]
        }
        if signIns.contains(where: { $0.isDone && $0.began > latest && $0.last < call.began }) {
            return ["A token of an earlier session was given out after a sign-in was acknowledged"]
        }
        return []
    }

    /// Returns the problem with a call that reported nobody signed in without a reason.
    private func lostSession(_ call: SessionCall) -> [String] {
        guard call.error == "signedOut", let ended = call.ended else { return [] }
        // What was seen to hold after it makes an earlier reason void.
        func isCovered(_ last: Double) -> Bool {
            signIns.contains { $0.isDone && $0.began > last && $0.last < call.began }
                || given.contains { $0.began > last && $0.last < call.began }
        }
        if signOuts.contains(where: { $0.began < ended && !isCovered($0.last) }) { return [] }
        guard signIns.contains(where: { $0.isDone && $0.last < call.began }) else { return [] }
        // Of sign-ins at once, and of one whose process was killed, nobody knows whose session stayed.
        let current = signIns.filter { signIn in
            signIn.began < ended
                && !signIns.contains { $0.isDone && $0.began > signIn.last && $0.last < call.began }
        }
        let isEnded = events.contains { event in
            current.contains { mayHaveEnded($0, event, before: ended) }
        }
        if isEnded { return [] }
        return ["Nobody is signed in any more, and nobody has signed out"]
    }

    /// Returns whether the server ended a session by a request that was on its way when the session began, or by one of
    /// a user who was signing the others out then.
    private func mayHaveEnded(
        _ signIn: SessionCall, _ event: DevBackendAuthEvent, before end: Double
    ) -> Bool {
        let scopes: [DevBackendAuthEvent.Kind: String] = [.endedGlobal: "global", .endedOthers: "others"]
        let at = event.at.timeIntervalSinceReferenceDate
        guard let scope = scopes[event.kind], event.sessionID != signIn.session, signIn.began < at, at < end
        else { return false }
        return farewells.contains { farewell in
            guard farewell.scope == scope, farewell.session == event.sessionID, farewell.sent < at else {
                return false
            }
            return farewell.sent < signIn.last + Self.slack
                || calls.contains {
                    $0.action == .signOutOthers && $0.began < signIn.last && $0.began <= farewell.sent
                        && farewell.sent <= $0.last
                }
        }
    }

    /// Requests to end all sessions that were sent although the user had signed in again.
    private func lateFarewells() -> [String] {
        farewells.flatMap { farewell -> [String] in
            guard farewell.scope == "global",
                let origin = signIns.first(where: { $0.session == farewell.session })
            else { return [] }
            let later = signIns.filter { signIn in
                signIn.isDone && signIn.began > origin.last && signIn.last + Self.slack < farewell.sent
                    // Who was signed out again by then, as the server had ended it, loses nothing more.
                    && !calls.contains { call in
                        call.error == "signedOut" && call.last > signIn.last && call.last < farewell.sent
                    }
            }
            return later.map {
                let late = ((farewell.sent - $0.last) * 1000).rounded()
                return "The server was told to end all sessions \(late) ms after the user had signed in again"
            }
        }
    }
}
