// Licensed under the Apache License, Version 2.0.

import Foundation

/// A request to a keeper of a session, and its end; it survives the process.
struct SessionNote: Codable, Sendable {
    /// The action of a user or an app on a session.
    enum Action: String, Codable, CaseIterable, Sendable {
        /// Asks for a token.
        case session
        /// Asks a service, which may refuse the token.
        case service
        /// Looks again, as an app does that comes to the foreground.
        case resume
        case signIn
        case signOutHere, signOutOthers, signOutEverywhere

        var endsSession: Bool { self == .signOutHere || self == .signOutEverywhere }
    }

    enum Kind: String, Codable, Sendable {
        /// The call began.
        case began
        /// The call handed a token of `session` to a service.
        case handed
        /// The call ended; without an error and a session for what has no result.
        case ended
        /// A request to end sessions was sent, with a token of `session`.
        case sent
        /// Such a request was answered, or given up.
        case answered
    }

    let kind: Kind
    /// The number of the call or of the request, counted by its keeper.
    let number: Int
    var action = Action.session
    /// Seconds since the reference date.
    let at: Double
    /// The time at which the noted work began.
    var since = 0.0
    var session: String?
    /// `signedOut`, `transient`, or what else went wrong.
    var error: String?
}
