// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A session that the backend knows.
public struct DevBackendSession: Hashable, Sendable {
    /// The bearer token.
    public var token: String
    /// The user it stands for.
    public var userID: String
    /// The moment from which it no longer counts.
    public var expiresAt: Date

    /// Describes a session.
    public init(token: String, userID: String, expiresAt: Date) {
        (self.token, self.userID, self.expiresAt) = (token, userID, expiresAt)
    }

    /// The sessions of a new database: `dev-signed-in` to the year 2100, and `dev-expired` from 2020.
    public static let defaults: [DevBackendSession] = [
        .init(
            token: "dev-signed-in", userID: "user-1", expiresAt: Date(timeIntervalSince1970: 4_102_444_800)),
        .init(
            token: "dev-expired", userID: "user-1", expiresAt: Date(timeIntervalSince1970: 1_577_836_800)),
    ]
}
