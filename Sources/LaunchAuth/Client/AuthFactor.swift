// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A second factor of an account.
public struct AuthFactor: Hashable, Sendable, Codable {
    /// The name of the factor, a UUID.
    public var id: String
    /// The name that the user gave it.
    public var friendlyName: String?
    /// The kind: `totp` for an app that shows codes, `recovery_code` for a set of those; a server may have others.
    public var kind: String
    /// Indicates whether it counts: a first code was right.
    public var isVerified: Bool { status == "verified" }
    /// The time at which it was enrolled.
    public var createdAt: Date?
    private var status: String

    enum CodingKeys: String, CodingKey {
        case id, status
        case friendlyName = "friendly_name"
        case kind = "factor_type"
        case createdAt = "created_at"
    }

    /// Describes a factor.
    public init(id: String, friendlyName: String? = nil, kind: String = "totp", isVerified: Bool) {
        (self.id, self.friendlyName, self.kind) = (id, friendlyName, kind)
        status = isVerified ? "verified" : "unverified"
    }
}

/// A second factor that waits for its first code, with the secret for the app that will show the codes.
///
/// Its description and its mirror show no secret.
public struct AuthFactorEnrolment: Hashable, Sendable, Decodable, CustomStringConvertible, CustomReflectable {
    /// The name of the factor.
    public let id: String
    /// The name that the user gave it.
    public let friendlyName: String?
    /// The secret in Base32, for an app that takes it typed or pasted.
    public let secret: String
    /// The `otpauth` URI: on the device itself it opens an app that shows codes.
    public let uri: String
    /// The same as a QR code in SVG, for another device.
    public let qrCode: String

    private enum CodingKeys: String, CodingKey {
        case id, totp
        case friendlyName = "friendly_name"
    }

    private struct Shared: Decodable {
        let secret: String
        let uri: String
        let qrCode: String?

        enum CodingKeys: String, CodingKey {
            case secret, uri
            case qrCode = "qr_code"
        }
    }

    /// Reads what the server answers.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        friendlyName = try values.decodeIfPresent(String.self, forKey: .friendlyName)
        let shared = try values.decode(Shared.self, forKey: .totp)
        (secret, uri, qrCode) = (shared.secret, shared.uri, shared.qrCode ?? "")
    }

    /// The name of the factor, without the secret.
    public var description: String { "AuthFactorEnrolment(\(id))" }

    /// Shows the description only.
    public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}

/// The assurance that a session gives about who the user is (the claim `aal`).
public enum AuthAssurance: String, Hashable, Sendable, Codable, Comparable {
    /// One factor: a password, a provider, a mail or a passkey.
    case aal1
    /// A second one after it.
    case aal2

    /// Compares how sure they are.
    public static func < (one: AuthAssurance, other: AuthAssurance) -> Bool {
        one == .aal1 && other == .aal2
    }
}

extension AuthSession {
    /// The assurance that the access token states; a token that states none has one factor.
    public var assurance: AuthAssurance {
        let claim = (try? AuthToken(accessToken))?.claims["aal"]?.string
        return claim.flatMap(AuthAssurance.init) ?? .aal1
    }

    /// The verified second factor that the user still has to prove; nil when there is none, or when one was proved.
    public var factorDue: AuthFactor? {
        // The token is read only for a user with a factor, which few have.
        guard let factor = user.factors?.first(where: { $0.isVerified && $0.kind == "totp" }) else {
            return nil
        }
        return assurance < .aal2 ? factor : nil
    }

    /// Indicates whether the user has recovery codes, which stand for the second factor.
    public var hasRecoveryCodes: Bool { user.factors?.contains { $0.isRecovery } ?? false }
}

extension AuthFactor {
    /// Indicates whether it is a set of recovery codes that counts.
    var isRecovery: Bool { isVerified && kind == "recovery_code" }
}
