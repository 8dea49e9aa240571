// Licensed under the Apache License, Version 2.0.

/// A JSON web token (RFC 7519), taken apart but not verified.
struct WebToken {
    let header: JSON
    let claims: JSON
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// Takes a token apart; nil when it is none.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, text.utf8.count <= 64 * 1024,
            let header = Crypto.bytes(base64URL: parts[0]).flatMap({ try? JSON(bytes: $0) }),
            let claims = Crypto.bytes(base64URL: parts[1]).flatMap({ try? JSON(bytes: $0) }),
            header.members != nil, claims.members != nil,
            let signature = Crypto.bytes(base64URL: parts[2])
        else { return nil }
        (self.header, self.claims, self.signature) = (header, claims, signature)
        signed = Array("\(parts[0]).\(parts[1])".utf8)
    }

    /// Returns whether the key made the signature. The key decides on the algorithm; the token must name the same.
    func isSigned(by key: SigningKey) -> Bool {
        guard header["alg"]?.text == key.algorithm else { return false }
        switch key {
        case .secret(let secret):
            return Crypto.areEqual(Crypto.hmacSHA256(signed, key: secret), signature)
        case .rsa(let key): return key.publicKey?.verifies(signature, of: signed) ?? false
        }
    }

    /// Returns whether the public key verifies the signature.
    func isSigned(by key: PublicKey) -> Bool {
        header["alg"]?.text == key.algorithm && key.verifies(signature, of: signed)
    }

    /// The audiences: one text or a list of them.
    var audiences: [String] { Self.audiences(of: claims) }

    static func audiences(of claims: JSON) -> [String] {
        claims["aud"]?.text.map { [$0] } ?? claims["aud"]?.elements?.compactMap(\.text) ?? []
    }

    /// Signs claims.
    static func text(_ claims: JSON, key: SigningKey) -> String {
        var header: [String: JSON] = ["alg": .text(key.algorithm), "typ": "JWT"]
        if case .rsa(let key) = key { header["kid"] = .text(key.id) }
        let head = Crypto.base64URL(Array(JSON.object(header).description.utf8))
        let signed = head + "." + Crypto.base64URL(Array(claims.description.utf8))
        return signed + "." + Crypto.base64URL(key.signature(of: Array(signed.utf8)))
    }
}

/// The key that signs access tokens.
enum SigningKey: Sendable {
    /// HS256: one secret signs and verifies.
    case secret([UInt8])
    /// RS256: others verify with the JWKS.
    case rsa(PrivateKey)

    var algorithm: String {
        switch self {
        case .secret: "HS256"
        case .rsa: "RS256"
        }
    }

    func signature(of bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .secret(let secret): Crypto.hmacSHA256(bytes, key: secret)
        case .rsa(let key): key.signature(of: bytes)
        }
    }
}
