// Licensed under the Apache License, Version 2.0.

/// A second factor of an account: an app that shows codes (TOTP). The account's row holds it.
struct AuthFactor: Codable, Sendable {
    /// A question for a code, good for one right answer.
    struct Challenge: Codable, Sendable {
        let id: String
        /// The client's IP address; the answer has to come from there.
        let client: String
        let createdAt: Timestamp
        var verifiedAt: Timestamp?
    }

    /// Seconds for which a challenge can be answered, and for which a factor waits for its first (GoTrue's defaults).
    static let lifetime = 300.0
    /// The most factors of an account.
    static let most = 10

    let id: String
    let friendlyName: String
    /// The secret, in the alphabet of Base32 (RFC 4648).
    let secret: String
    var isVerified = false
    let createdAt: Timestamp
    var updatedAt: Timestamp
    var lastChallengedAt: Timestamp?
    var challenges: [Challenge] = []

    init(friendlyName: String, at now: Timestamp) {
        (id, self.friendlyName, secret) = (Crypto.uuid(), friendlyName, TOTP.makeSecret())
        (createdAt, updatedAt) = (now, now)
    }

    /// The object that clients know, without the secret.
    var json: JSON {
        var members: [String: JSON] = [
            "id": .text(id), "factor_type": "totp", "status": isVerified ? "verified" : "unverified",
            "created_at": .text(createdAt.text), "updated_at": .text(updatedAt.text),
        ]
        if !friendlyName.isEmpty { members["friendly_name"] = .text(friendlyName) }
        if let lastChallengedAt { members["last_challenged_at"] = .text(lastChallengedAt.text) }
        return .object(members)
    }
}
