// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Whether a user is signed in; when that is not known there is no value, but an error.
public enum UrbanNestSession: Hashable, Sendable {
    /// A user is signed in until a moment.
    case signedIn(userID: String, expiresAt: Date)
    /// The server said that nobody is signed in.
    case signedOut

    /// Whether a user is signed in at a moment.
    public func isSignedIn(at date: Date) -> Bool {
        if case .signedIn(_, let expiresAt) = self { expiresAt > date } else { false }
    }
}

extension UrbanNestSession: Codable {
    private enum CodingKeys: String, CodingKey { case state, userID, expiresAt }

    /// Reads the form that the server sends: a `state`, and for `signedIn` a `userID` and `expiresAt`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let state = try values.decode(String.self, forKey: .state)
        switch state {
        case "signedOut": self = .signedOut
        case "signedIn":
            let userID = try values.decode(String.self, forKey: .userID)
            guard !userID.isEmpty else {
                throw DecodingError.dataCorruptedError(
                    forKey: .userID, in: values, debugDescription: "userID is empty")
            }
            self = .signedIn(userID: userID, expiresAt: try values.decode(Date.self, forKey: .expiresAt))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .state, in: values, debugDescription: "\(state) is neither signedIn nor signedOut")
        }
    }

    /// Writes the form that ``init(from:)`` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .signedOut: try values.encode("signedOut", forKey: .state)
        case .signedIn(let userID, let expiresAt):
            try values.encode("signedIn", forKey: .state)
            try values.encode(userID, forKey: .userID)
            try values.encode(expiresAt, forKey: .expiresAt)
        }
    }
}
