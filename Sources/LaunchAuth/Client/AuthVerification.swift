// Licensed under the Apache License, Version 2.0.

/// The proof that a mail arrived: the digits in it, or the hash in its link.
public enum AuthVerification: Hashable, Sendable {
    /// The purpose of the mail.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A sign-up.
        case signup
        /// A forgotten password.
        case recovery
        /// A sign-in without a password.
        case magiclink
        /// An invitation.
        case invite
        /// A change of the address.
        case emailChange = "email_change"
        /// A sign-up or a sign-in without a password, whichever fits.
        case email
    }

    /// The digits and the address that they were sent to.
    case code(Kind, email: String, token: String)
    /// The hash of a link.
    case hash(Kind, token: String)
}

extension AuthVerification: CustomStringConvertible, CustomReflectable {
    /// The kind of proof and its purpose, without the digits or the hash, which sign in anyone who has them.
    public var description: String {
        switch self {
        case .code(let kind, _, _): "AuthVerification(code, \(kind.rawValue))"
        case .hash(let kind, _): "AuthVerification(hash, \(kind.rawValue))"
        }
    }

    /// Shows the description only.
    public var customMirror: Mirror { Mirror(self, children: ["proof": description]) }
}
