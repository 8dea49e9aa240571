// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An event of the sign-in service, for tests that compare clients with it.
public struct DevBackendAuthEvent: Hashable, Sendable {
    /// The kind of event.
    public enum Kind: String, Hashable, Sendable {
        /// A session began.
        case signedIn
        /// A refresh token was replaced by the next.
        case rotated
        /// A refresh token whose answer was lost got the same next one again.
        case repeated
        /// A refresh token was used again within the interval for several requests at once.
        case concurrent
        /// A refresh token was used again too late: its session is over.
        case reused
        /// Sessions ended: this one, all others of the user, or all.
        case endedLocal, endedOthers, endedGlobal
        /// Apple's tokens of an account were revoked, because its owner deletes it.
        case revoked
        /// The account was deleted by its owner.
        case deleted
    }

    /// The kind of the event.
    public let kind: Kind
    /// The user of the session.
    public let userID: String
    /// The session of the caller.
    public let sessionID: String
    /// The time of the event.
    public let at: Date

    /// Joins the parts of an event.
    public init(kind: Kind, userID: String, sessionID: String, at: Date) {
        (self.kind, self.userID, self.sessionID, self.at) = (kind, userID, sessionID, at)
    }
}
