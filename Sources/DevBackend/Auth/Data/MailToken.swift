// Licensed under the Apache License, Version 2.0.

/// A code that was sent by mail. Only its hash is kept.
struct MailToken: Sendable {
    /// The purpose of the code.
    enum Kind: String, Sendable {
        case confirmation, recovery, currentEmail, newEmail, reauthentication
    }

    let userID: String
    let kind: Kind
    let hash: String
    let email: String
    let flowID: String?
    let createdAt: Timestamp

    /// The hash that stands for an email address and a code: SHA-224 in hexadecimal digits.
    static func hash(email: String, code: String) -> String { Crypto.hex(Crypto.sha224((email + code).utf8)) }
}
