// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The public keys of a server, as RFC 7517 writes them.
public struct JSONWebKeys: Hashable, Sendable, Codable {
    /// One key: RSA with `n` and `e`, the curve P-256 with `x` and `y`, or a shared secret with `k`.
    public struct Key: Hashable, Sendable, Codable {
        /// The kind: `RSA`, `EC` or `oct`.
        public var kty: String
        /// The name by which a token refers to it.
        public var kid: String?
        /// The algorithm it is for.
        public var alg: String?
        /// The curve.
        public var crv: String?
        /// The modulus of RSA, in URL-safe Base64.
        public var n: String?
        /// The exponent of RSA, in URL-safe Base64.
        public var e: String?
        /// A coordinate of a point, in URL-safe Base64.
        public var x: String?
        /// A coordinate of a point, in URL-safe Base64.
        public var y: String?
        /// A shared secret, in URL-safe Base64; it belongs on servers only.
        public var k: String?
    }

    /// The keys.
    public var keys: [Key]

    /// Takes keys.
    public init(keys: [Key]) {
        self.keys = keys
    }

    /// A set with one shared secret, as local servers sign with.
    public init(secret: Data) {
        keys = [Key(kty: "oct", alg: "HS256", k: Base64URL.encode(secret))]
    }

    /// Returns whether one of the keys that match the token's algorithm signed it.
    ///
    /// A key is used only with its own kind of algorithm: a public key is never taken for a secret.
    func verify(_ token: AuthToken) -> Bool {
        let name = token.header["kid"]?.string
        return keys.contains { key in
            // A token without a name may be of any key; some servers name none.
            guard name == nil || key.kid == nil || key.kid == name else { return false }
            guard key.alg == nil || key.alg == token.algorithm else { return false }
            func bytes(_ text: String?) -> Data? { text.flatMap(Base64URL.decode) }
            switch (token.algorithm, key.kty) {
            case ("RS256", "RSA"):
                guard let n = bytes(key.n), let e = bytes(key.e) else { return false }
                return Primitives.verifyRS256(
                    token.signed, signature: token.signature, modulus: n, exponent: e)
            case ("ES256", "EC"):
                guard key.crv == "P-256", let x = bytes(key.x), let y = bytes(key.y) else { return false }
                return Primitives.verifyES256(token.signed, signature: token.signature, x: x, y: y)
            case ("HS256", "oct"):
                guard let secret = bytes(key.k), secret.count >= 16 else { return false }
                return AuthDigest.areEqual(
                    AuthDigest.hmacSHA256(token.signed, key: secret), token.signature)
            default: return false
            }
        }
    }
}
