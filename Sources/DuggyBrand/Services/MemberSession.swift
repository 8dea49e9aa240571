// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A signed-in member and the member's club.
public struct MemberSession: Codable, Hashable, Sendable {
    /// The member's id.
    public let memberID: String
    /// The member's name.
    public let memberName: String
    /// When the session ends.
    public let expiresAt: Date
    /// The club.
    public let club: Club

    /// Describes a session.
    public init(memberID: String, memberName: String, expiresAt: Date, club: Club) {
        (self.memberID, self.memberName) = (memberID, memberName)
        (self.expiresAt, self.club) = (expiresAt, club)
    }

    /// Says what is wrong with the session, or nil.
    package var defect: String? {
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
