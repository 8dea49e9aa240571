// Licensed under the Apache License, Version 2.0.

/// Changes to an account; what is nil stays.
public struct AuthUserChanges: Hashable, Sendable, Encodable {
    /// A new email address; it takes effect when confirmed.
    public var email: String?
    /// A new password; all other sessions of the user end.
    public var password: String?
    /// The present password, where the project asks for it.
    public var currentPassword: String?
    /// The code of a mail of ``AuthClient/reauthenticate(accessToken:)``, where the project asks for it: a change of the
    /// password more than a day after the sign-in.
    public var nonce: String?
    /// Values to set by name; ``AuthValue/null`` deletes one.
    public var data: [String: AuthValue]?

    enum CodingKeys: String, CodingKey {
        case email, password, nonce, data
        case currentPassword = "current_password"
    }

    /// Creates changes.
    public init(
        email: String? = nil, password: String? = nil, currentPassword: String? = nil, nonce: String? = nil,
        data: [String: AuthValue]? = nil
    ) {
        (self.email, self.password, self.currentPassword) = (email, password, currentPassword)
        (self.nonce, self.data) = (nonce, data)
    }
}

extension AuthUserChanges: CustomStringConvertible, CustomReflectable {
    /// The names of the changes, without the values: a password may be among them.
    public var description: String {
        let parts = [
            email.map { _ in "email" }, password.map { _ in "password" }, data.map { _ in "data" },
        ]
        return "AuthUserChanges(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }

    /// Shows the description only.
    public var customMirror: Mirror { Mirror(self, children: ["changes": description]) }
}
