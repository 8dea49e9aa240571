// Licensed under the Apache License, Version 2.0.

/// A second factor of an account: an app that shows codes (TOTP), or the recovery codes. The account's row holds it.
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
    /// The recovery codes that it consists of; nil for an app.
    var recovery: RecoveryCodes?

    /// The kind, by the protocol's name.
    var kind: String { recovery == nil ? "totp" : "recovery_code" }
    /// The claim `amr` of a session that was proved by it.
    var method: String { recovery == nil ? AuthSession.app : AuthSession.recoveryCode }

    init(friendlyName: String, at now: Timestamp) {
        (id, self.friendlyName, secret) = (Crypto.uuid(), friendlyName, TOTP.makeSecret())
        (createdAt, updatedAt) = (now, now)
    }

    /// Makes a factor of recovery codes, which counts at once.
    init(friendlyName: String, recovery: RecoveryCodes, at now: Timestamp) {
        (id, self.friendlyName, secret) = (Crypto.uuid(), friendlyName, "")
        (isVerified, createdAt, updatedAt, self.recovery) = (true, now, now, recovery)
    }

    /// The object that clients know, without the secret.
    var json: JSON {
        var members: [String: JSON] = [
            "id": .text(id), "factor_type": .text(kind), "status": isVerified ? "verified" : "unverified",
            "created_at": .text(createdAt.text), "updated_at": .text(updatedAt.text),
        ]
        if !friendlyName.isEmpty { members["friendly_name"] = .text(friendlyName) }
        if let lastChallengedAt { members["last_challenged_at"] = .text(lastChallengedAt.text) }
        return .object(members)
    }
}

/// The recovery codes of an account, each good for one proof: `internal/models/recovery_code.go` of supabase/auth, with its defaults.
struct RecoveryCodes: Codable, Sendable {
    static let count = 10
    /// The wrong codes after which nobody can try for ``lockout`` seconds.
    static let attempts = 5
    static let lockout: Int64 = 900

    /// The digests of the codes that were not used. A code has 80 random bits, so that a plain digest gives none away.
    private(set) var unused: [String]
    private(set) var failures = 0
    private(set) var lockedUntil: Timestamp?

    /// Makes a set and returns it with the codes: sixteen letters of Base32 in lower case, as GoTrue's.
    static func make() -> (set: RecoveryCodes, codes: [String]) {
        let codes = (0..<count).map { _ in TOTP.base32(Crypto.random(10)).lowercased() }
        return (RecoveryCodes(unused: codes.map(digest)), codes)
    }

    /// The code without what people put between its letters.
    static func normalized(_ text: String) -> String {
        String(text.lowercased().filter { $0 != "-" && !$0.isWhitespace })
    }

    private static func digest(_ code: String) -> String { Crypto.hex(Crypto.sha256(code.utf8)) }

    /// Returns whether nobody can try at a time.
    func isLocked(at now: Timestamp) -> Bool { lockedUntil.map { now < $0 } ?? false }

    /// Uses a code up, or counts a wrong one.
    ///
    /// - Returns: Whether it was one of those that were not used.
    mutating func use(_ code: String, at now: Timestamp) -> Bool {
        if lockedUntil != nil { (failures, lockedUntil) = (0, nil) }
        let digest = Self.digest(code)
        // Each is compared, so that the time tells nothing.
        let place = unused.indices.reduce(Int?.none) { found, index in
            Crypto.areEqual(unused[index].utf8, digest.utf8) ? index : found
        }
        guard let place else {
            failures += 1
            if failures >= Self.attempts { lockedUntil = now.adding(seconds: Self.lockout) }
            return false
        }
        unused.remove(at: place)
        failures = 0
        return true
    }
}
