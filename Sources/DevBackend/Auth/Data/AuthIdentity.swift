// Licensed under the Apache License, Version 2.0.

/// A way to sign in to an account: its email address, or an account at a provider.
struct AuthIdentity: Codable, Sendable {
    let id: String
    var userID: String
    /// `email`, `google`, `apple` or `facebook`.
    let provider: String
    /// The account's name at the provider; the user's id for `email`.
    let subject: String
    var email: String?
    var data: [String: JSON]
    let createdAt: Timestamp
    var updatedAt: Timestamp
    var lastSignInAt: Timestamp?

    init(
        userID: String, provider: String, subject: String, email: String?, data: [String: JSON],
        at now: Timestamp
    ) {
        id = Crypto.uuid()
        (self.userID, self.provider, self.subject, self.email) = (userID, provider, subject, email)
        (self.data, createdAt, updatedAt, lastSignInAt) = (data, now, now, now)
    }

    var json: JSON {
        var members: [String: JSON] = [
            "identity_id": .text(id), "id": .text(subject), "user_id": .text(userID),
            "identity_data": .object(data), "provider": .text(provider), "created_at": .text(createdAt.text),
            "updated_at": .text(updatedAt.text),
        ]
        if let lastSignInAt { members["last_sign_in_at"] = .text(lastSignInAt.text) }
        if let email { members["email"] = .text(email) }
        return .object(members)
    }
}
