// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A signed-in member and the member's club.
public struct DuggySession: Codable, Hashable, Sendable {
    /// The member's id.
    public let memberID: String
    /// The member's name.
    public let memberName: String
    /// When the session ends.
    public let expiresAt: Date
    /// The club.
    public let club: DuggyClub

    /// Describes a session.
    public init(memberID: String, memberName: String, expiresAt: Date, club: DuggyClub) {
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
public enum DuggySessionAnswer: Hashable, Sendable {
    /// A member is signed in.
    case signedIn(DuggySession)
    /// The server said that nobody is.
    case signedOut
}

extension DuggySessionAnswer: Codable {
    private enum Key: String, CodingKey { case state }

    /// Reads a `state`, and for `signedIn` the session beside it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decode(String.self, forKey: .state) {
        case "signedOut": self = .signedOut
        case "signedIn": self = .signedIn(try DuggySession(from: decoder))
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .state, in: values, debugDescription: "\(other) is neither signedIn nor signedOut")
        }
    }

    /// Writes the form that ``init(from:)`` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .signedOut: try values.encode("signedOut", forKey: .state)
        case .signedIn(let session):
            try values.encode("signedIn", forKey: .state)
            try session.encode(to: encoder)
        }
    }
}
