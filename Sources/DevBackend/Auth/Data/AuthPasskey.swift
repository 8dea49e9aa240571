// Licensed under the Apache License, Version 2.0.

/// A passkey of an account: the public half of a key on the user's devices. The account's row holds it.
struct AuthPasskey: Codable, Sendable {
    /// The most of an account (GoTrue's default).
    static let most = 10

    let id: String
    /// The authenticator's name for the credential, in base64url.
    let credentialID: String
    /// The coordinates of the point on P-256, in base64url.
    let x: String
    let y: String
    var friendlyName: String
    /// Indicates whether the key can be on several devices; that never changes.
    let isSyncable: Bool
    var signCount: UInt32
    let createdAt: Timestamp
    var lastUsedAt: Timestamp?

    /// The object that clients know.
    var json: JSON {
        var members: [String: JSON] = [
            "id": .text(id), "friendly_name": .text(friendlyName), "created_at": .text(createdAt.text),
        ]
        if let lastUsedAt { members["last_used_at"] = .text(lastUsedAt.text) }
        return .object(members)
    }
}

/// The question that an authenticator signs; good once.
struct PasskeyChallenge {
    /// Seconds for which it can be answered (GoTrue's default).
    static let lifetime = 300.0
    /// The most that are kept; the oldest goes first.
    static let most = 1000

    let bytes: [UInt8]
    /// The user who registers; nil for a sign-in.
    let userID: String?
    let createdAt: Timestamp
}
