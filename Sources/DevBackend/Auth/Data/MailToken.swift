// Licensed under the Apache License, Version 2.0.

/// A code that was sent by mail. Only its hash is kept.
struct MailToken: Sendable {
    /// What the code is good for.
    enum Kind: String, Sendable {
        case confirmation, recovery, currentEmail, newEmail, reauthentication
    }

    let userID: String
    let kind: Kind
    let hash: String
    let email: String
    let flowID: String?
    let createdAt: Timestamp

    /// The hash that stands for an address and a code: SHA-224 in hexadecimal digits.
    static func hash(email: String, code: String) -> String { Crypto.hex(Crypto.sha224((email + code).utf8)) }
}
