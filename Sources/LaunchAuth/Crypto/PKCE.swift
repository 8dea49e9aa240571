// Licensed under the Apache License, Version 2.0.

import Foundation

/// A verifier of RFC 7636 and its challenge: proof that the client that redeems a code is the one that asked for it.
///
/// The method is S256 and no other; there is no way back to "plain".
public struct PKCE: Hashable, Sendable, Codable, CustomStringConvertible, CustomReflectable {
    /// The secret: 43 to 128 unreserved characters.
    public let verifier: String

    /// The name of the method, as it is sent.
    public static let method = "s256"

    /// Draws a verifier of 64 random octets, 86 characters long.
    public init(random: AuthRandom = .system) {
        verifier = random.token(64)
    }

    /// Takes a verifier; nil when it is none by RFC 7636.
    public init?(verifier: String) {
        let isAllowed = verifier.utf8.allSatisfy {
            Character(Unicode.Scalar($0)).isASCII
                && (Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber
                    || "-._~".utf8.contains($0))
        }
        guard (43...128).contains(verifier.utf8.count), isAllowed else { return nil }
        self.verifier = verifier
    }

    /// The challenge, which is sent first: the URL-safe Base64 of the verifier's SHA-256, 43 characters.
    public var challenge: String { Base64URL.encode(AuthDigest.sha256(Data(verifier.utf8))) }

    /// A text without the secret.
    public var description: String { "PKCE(challenge: \(challenge))" }

    /// Shows the challenge only.
    public var customMirror: Mirror { Mirror(self, children: ["challenge": challenge]) }
}
