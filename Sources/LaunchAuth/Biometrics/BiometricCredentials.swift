// Licensed under the Apache License, Version 2.0.

import Foundation

/// The credentials that sign in after the user was recognised.
///
/// Two contents are supported. A password is what the launch screen's document asks for: it also works after
/// all sessions ended, and it is a secret that lives long and may be used elsewhere. The refresh token of a
/// separate session can be revoked for this device and is useless elsewhere; it ends with a change of the
/// password or a sign-out everywhere. It must never be the running session's token: that is rotated all the
/// time, and using an old one ends the session. A token works for one sign-in: the session is the app's then,
/// the secret is removed, and the app may offer to enrol anew.
public enum BiometricCredentials: Hashable, Sendable {
    /// An email address and a password.
    case password(username: String, password: String)
    /// An email address to show, and the refresh token of a separate session.
    case refreshToken(username: String, token: String)

    /// The email address.
    public var username: String {
        switch self {
        case .password(let username, _), .refreshToken(let username, _): username
        }
    }
}

extension BiometricCredentials: Codable {
    private enum CodingKeys: String, CodingKey {
        case username, password
        case token = "refresh_token"
        /// An older version's word for the user name.
        case email
    }

    /// Reads `{"username", "password"}` or `{"username", "refresh_token"}` (`C-LA-06`).
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let username =
            try values.decodeIfPresent(String.self, forKey: .username)
            ?? values.decode(String.self, forKey: .email)
        if let token = try values.decodeIfPresent(String.self, forKey: .token) {
            self = .refreshToken(username: username, token: token)
        } else {
            self = .password(username: username, password: try values.decode(String.self, forKey: .password))
        }
    }

    /// Writes `{"username", "password"}` or `{"username", "refresh_token"}`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .password(let username, let password):
            try values.encode(username, forKey: .username)
            try values.encode(password, forKey: .password)
        case .refreshToken(let username, let token):
            try values.encode(username, forKey: .username)
            try values.encode(token, forKey: .token)
        }
    }
}

extension BiometricCredentials: CustomStringConvertible, CustomReflectable {
    /// The kind, without the contents.
    public var description: String {
        switch self {
        case .password: "BiometricCredentials(password)"
        case .refreshToken: "BiometricCredentials(refresh token)"
        }
    }

    /// Shows the kind only.
    public var customMirror: Mirror { Mirror(self, children: ["kind": description]) }
}

extension BiometricCredentials {
    /// Reads what a vault or a sensor kept.
    init(stored: Data) throws {
        self = try JSONDecoder().decode(BiometricCredentials.self, from: stored)
    }

    /// Encodes the credentials for a vault or a sensor.
    func stored() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(self)
    }
}
