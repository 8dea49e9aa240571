// Licensed under the Apache License, Version 2.0.

import Foundation

/// A signed-in member and the member's club.
public struct MemberSession: Codable, Hashable, Sendable {
    let memberID: String
    let memberName: String
    /// When the session ends.
    let expiresAt: Date
    let club: Club

    /// Says what is wrong with the session, or nil.
    var defect: String? {
        if memberID.isEmpty { return "memberID is empty" }
        if memberName.isEmpty { return "memberName is empty" }
        if club.name.isEmpty { return "the club has no name" }
        return nil
    }
}

/// What the server answers when it is asked who is signed in.
public enum SessionAnswer: Hashable, Sendable {
    /// A member is signed in.
    case signedIn(MemberSession)
    /// The server said that nobody is.
    case signedOut
}
