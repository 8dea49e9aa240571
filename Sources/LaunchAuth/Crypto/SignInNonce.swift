// Licensed under the Apache License, Version 2.0.

/// A nonce for one attempt to sign in with an identity token.
///
/// The provider receives ``hashed`` and puts it into the token; the authentication server receives ``raw``
/// with the token and compares. A token that was stolen elsewhere does not fit.
public struct SignInNonce: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The secret, for the authentication server only: a UUID (`LA-168`).
    public let raw: String

    /// Draws a new one.
    public init(random: AuthRandom = .system) {
        raw = random.uuid()
    }

    /// Takes one that was drawn before.
    public init(raw: String) {
        self.raw = raw
    }

    /// For the provider: the SHA-256 of ``raw``, 64 hexadecimal digits in lower case (`LA-169`).
    public var hashed: String { AuthDigest.sha256Hex(raw) }

    /// A text without the secret.
    public var description: String { "SignInNonce(hashed: \(hashed))" }

    /// Shows the hash only.
    public var customMirror: Mirror { Mirror(self, children: ["hashed": hashed]) }
}
