// Licensed under the Apache License, Version 2.0.

/// An account.
struct AuthUser: Codable, Sendable {
    let id: String
    var email: String
    /// The bcrypt hash; nil for an account without a password.
    var password: String?
    var emailConfirmedAt: Timestamp?
    var confirmationSentAt: Timestamp?
    var recoverySentAt: Timestamp?
    var newEmail: String?
    var emailChangeSentAt: Timestamp?
    var reauthenticationSentAt: Timestamp?
    var lastSignInAt: Timestamp?
    var bannedUntil: Timestamp?
    let createdAt: Timestamp
    var updatedAt: Timestamp
    var appMetadata: [String: JSON]
    var userMetadata: [String: JSON]
    /// The second factors, also those that wait for their first code; nil for none.
    var factors: [AuthFactor]?
    /// The passkeys; nil for none.
    var passkeys: [AuthPasskey]?

    /// A new account with an email address.
    init(id: String = Crypto.uuid(), email: String, password: String?, at now: Timestamp) {
        (self.id, self.email, self.password) = (id, email, password)
        (createdAt, updatedAt) = (now, now)
        appMetadata = ["provider": "email", "providers": ["email"]]
        userMetadata = [:]
    }

    func isBanned(at now: Timestamp) -> Bool { bannedUntil.map { $0 > now } ?? false }

    /// Indicates whether a second factor counts.
    var hasSecondFactor: Bool { factors?.contains(where: \.isVerified) ?? false }

    /// The object that clients know.
    func json(_ identities: [AuthIdentity]) -> JSON {
        var members: [String: JSON] = [
            "id": .text(id), "aud": "authenticated", "role": "authenticated", "email": .text(email),
            "phone": "",
            "app_metadata": .object(appMetadata), "user_metadata": .object(userMetadata),
            "identities": .array(identities.map(\.json)), "created_at": .text(createdAt.text),
            "updated_at": .text(updatedAt.text), "is_anonymous": false,
        ]
        let times: [(String, Timestamp?)] = [
            ("email_confirmed_at", emailConfirmedAt), ("confirmed_at", emailConfirmedAt),
            ("confirmation_sent_at", confirmationSentAt), ("recovery_sent_at", recoverySentAt),
            ("email_change_sent_at", emailChangeSentAt), ("last_sign_in_at", lastSignInAt),
            ("reauthentication_sent_at", reauthenticationSentAt), ("banned_until", bannedUntil),
        ]
        for (name, time) in times { if let time { members[name] = .text(time.text) } }
        if let factors, !factors.isEmpty { members["factors"] = .array(factors.map(\.json)) }
        if let newEmail { members["new_email"] = .text(newEmail) }
        return .object(members)
    }

    /// The object for a sign-up with an email address that already has an account: a made-up account, as
    /// Supabase answers. `role` and `identities` give it away to an insider; real clients depend on both.
    static func obfuscated(email: String, data: [String: JSON], at now: Timestamp) -> JSON {
        [
            "id": .text(Crypto.uuid()), "aud": "authenticated", "role": "", "email": .text(email),
            "phone": "",
            "confirmation_sent_at": .text(now.text), "created_at": .text(now.text),
            "updated_at": .text(now.text),
            "app_metadata": ["provider": "email", "providers": ["email"]], "user_metadata": .object(data),
            "identities": [], "is_anonymous": false,
        ]
    }
}
