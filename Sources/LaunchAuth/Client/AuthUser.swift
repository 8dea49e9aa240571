// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An account, as the authentication server describes it.
public struct AuthUser: Hashable, Sendable, Codable {
    /// One way to sign in that the account has.
    public struct Identity: Hashable, Sendable, Codable {
        /// The provider's name for the user.
        public var id: String
        /// The provider.
        public var provider: String
        /// The provider's data about the user.
        public var data: [String: AuthValue]?

        enum CodingKeys: String, CodingKey {
            case id, provider
            case data = "identity_data"
        }
    }

    /// The name of the account, a UUID.
    public var id: String
    /// The email address; nil without one.
    public var email: String?
    /// The time at which the email address was confirmed; nil before.
    public var emailConfirmedAt: Date?
    /// The time at which a mail to confirm it was sent.
    public var confirmationSentAt: Date?
    /// The time at which the account was created.
    public var createdAt: Date?
    /// The time of the newest sign-in; a refresh is none.
    public var lastSignInAt: Date?
    /// The data that the user may change, such as `display_name`.
    public var userMetadata: [String: AuthValue]?
    /// The server's data about the account.
    public var appMetadata: [String: AuthValue]?
    /// The ways to sign in.
    public var identities: [Identity]?
    /// The second factors, also those that wait for their first code.
    public var factors: [AuthFactor]?

    enum CodingKeys: String, CodingKey {
        case id, email, identities, factors
        case emailConfirmedAt = "email_confirmed_at"
        case confirmationSentAt = "confirmation_sent_at"
        case createdAt = "created_at"
        case lastSignInAt = "last_sign_in_at"
        case userMetadata = "user_metadata"
        case appMetadata = "app_metadata"
    }

    /// Creates an account's description.
    public init(id: String, email: String? = nil, userMetadata: [String: AuthValue]? = nil) {
        (self.id, self.email, self.userMetadata) = (id, email, userMetadata)
    }

    /// Indicates whether the newest sign-in is the first one of the account: it was made, or confirmed, just before.
    ///
    /// Just before means within five minutes, as long as a server keeps the code that a browser or a link leads to.
    public var isNewcomer: Bool {
        guard let lastSignInAt else { return false }
        return [createdAt, emailConfirmedAt].contains {
            $0.map { (-1...300).contains(lastSignInAt.timeIntervalSince($0)) } ?? false
        }
    }

    /// The name that the user chose, or the one from a provider.
    public var displayName: String? {
        ["display_name", "full_name", "name"].lazy
            .compactMap { userMetadata?[$0]?.string }.first { !$0.isEmpty }
    }
}

extension AuthUser: CustomStringConvertible, CustomReflectable {
    /// The account's name, without what is known about the person.
    public var description: String { "AuthUser(\(id))" }

    /// Shows the account's name only.
    public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
