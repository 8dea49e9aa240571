// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The tokens of a signed-in user.
///
/// Its description and its mirror show no token, so that none gets into a log.
public struct AuthSession: Hashable, Sendable, Codable {
    /// The token that each request to the project's services carries.
    public var accessToken: String
    /// The single-use token that is rotated into the next session.
    public var refreshToken: String
    /// The expiry of the access token, by the server's clock.
    public var expiresAt: Date
    /// The lead of the server's clock over the device's when the session was received, in seconds.
    public var clockOffset: TimeInterval
    /// The signed-in user.
    public var user: AuthUser
    /// The provider's own access token, when the session came from a browser.
    public var providerToken: String?
    /// The missing qualities of the password by the server's present rules.
    public var weakPasswordReasons: [String]?

    /// Creates a session from its parts.
    public init(
        accessToken: String, refreshToken: String, expiresAt: Date, clockOffset: TimeInterval = 0,
        user: AuthUser
    ) {
        (self.accessToken, self.refreshToken) = (accessToken, refreshToken)
        (self.expiresAt, self.clockOffset, self.user) = (expiresAt, clockOffset, user)
    }

    /// The expiry of the access token, by the device's clock as it was then.
    public var deviceExpiresAt: Date { expiresAt.addingTimeInterval(-clockOffset) }

    /// Returns whether the access token can be used for a while.
    ///
    /// - Parameters:
    ///   - now: The time of the device.
    ///   - margin: Seconds that must be left; supabase-swift takes 30.
    public func isFresh(at now: Date, margin: TimeInterval = 30) -> Bool {
        deviceExpiresAt.timeIntervalSince(now) >= margin
    }
}

extension AuthSession: OwnedSession {
    /// The identifier of the user.
    public var owner: String { user.id }
    /// The server's session, as the access token states it (the claim `session_id`).
    public var origin: String? { (try? AuthToken(accessToken))?.claims["session_id"]?.string }
}

extension AuthSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The user and the expiry, without the tokens.
    public var description: String { "AuthSession(user: \(user.id), until: \(AuthDate.text(expiresAt)))" }
    /// The same as the description.
    public var debugDescription: String { description }
    /// Shows who and until when, without the tokens.
    public var customMirror: Mirror { Mirror(self, children: ["user": user.id, "expiresAt": expiresAt]) }
}
