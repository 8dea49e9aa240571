// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// An RSA or P-256 public key that verifies signatures of web tokens.
// Proof for @unchecked Sendable: the pointer is private and never changes, nothing here changes the key, and each use has a context
// of its own. Threads may share a key that none of them changes (openssl/openssl, issue 16496). The rest is Sendable.
final class PublicKey: @unchecked Sendable {
    private let key: OpaquePointer
    let algorithm: String

    /// Takes over the reference.
    private init(_ key: OpaquePointer, algorithm: String) {
        (self.key, self.algorithm) = (key, algorithm)
    }

    deinit { EVP_PKEY_free(key) }

    /// Reads a key of a JWKS (RFC 7517); nil for a kind that is not served.
    convenience init?(jwk: JSON) {
        switch jwk["kty"]?.text {
        case "RSA":
            guard let n = jwk["n"]?.text.flatMap({ Crypto.bytes(base64URL: $0) }),
                let e = jwk["e"]?.text.flatMap({ Crypto.bytes(base64URL: $0) }), n.count >= 256,
                let key = firstlight_rsa_public_key(n, Int32(n.count), e, Int32(e.count))
            else { return nil }
            self.init(key, algorithm: "RS256")
        case "EC":
            guard jwk["crv"]?.text == "P-256",
                let x = jwk["x"]?.text.flatMap({ Crypto.bytes(base64URL: $0) }), x.count == 32,
                let y = jwk["y"]?.text.flatMap({ Crypto.bytes(base64URL: $0) }), y.count == 32,
                let key = firstlight_p256_public_key([4] + x + y, 65)
            else { return nil }
            self.init(key, algorithm: "ES256")
        default: return nil
        }
    }

    /// Returns whether the key verifies the signature of the bytes, in the form that web tokens have.
    func verifies(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
        guard let signature = algorithm == "ES256" ? Self.der(signature) : signature else { return false }
        return verifies(der: signature, of: bytes)
    }

    /// Returns whether the key verifies the signature of the bytes, in the form that OpenSSL and WebAuthn have.
    func verifies(der signature: [UInt8], of bytes: [UInt8]) -> Bool {
        guard let context = EVP_MD_CTX_new()
        else { return false }
        defer { EVP_MD_CTX_free(context) }
        return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
    }

    /// The form that OpenSSL wants, from the two numbers of 32 bytes that a web token holds.
    private static func der(_ raw: [UInt8]) -> [UInt8]? {
        guard raw.count == 64 else { return nil }
        func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
            var digits = Array(bytes.drop { $0 == 0 })
            if digits.first.map({ $0 > 0x7F }) ?? true { digits.insert(0, at: 0) }
            return [2, UInt8(digits.count)] + digits
        }
        let content = integer(raw[..<32]) + integer(raw[32...])
        return [0x30, UInt8(content.count)] + content
    }
}

/// An RSA key that signs web tokens.
// Proof for @unchecked Sendable: as for `PublicKey`; the initializer only reads the key's numbers.
final class PrivateKey: @unchecked Sendable {
    private let key: OpaquePointer
    /// The public part as a member of a JWKS.
    let jwk: JSON
    /// The key's name: its thumbprint (RFC 7638).
    let id: String

    private init?(_ key: OpaquePointer) {
        func number(_ name: String) -> [UInt8]? {
            var value: OpaquePointer?
            guard EVP_PKEY_get_bn_param(key, name, &value) == 1, let value else { return nil }
            defer { BN_free(value) }
            var bytes = [UInt8](repeating: 0, count: Int(BN_num_bits(value) + 7) / 8)
            BN_bn2bin(value, &bytes)
            return bytes
        }
        guard let n = number("n"), let e = number("e"), n.count >= 256 else {
            EVP_PKEY_free(key)
            return nil
        }
        self.key = key
        let (modulus, exponent) = (Crypto.base64URL(n), Crypto.base64URL(e))
        id = Crypto.base64URL(
            Crypto.sha256(#"{"e":"\#(exponent)","kty":"RSA","n":"\#(modulus)"}"#.utf8))
        jwk = [
            "kty": "RSA", "n": .text(modulus), "e": .text(exponent), "alg": "RS256", "use": "sig",
            "key_ops": ["verify"], "kid": .text(id),
        ]
    }

    deinit { EVP_PKEY_free(key) }

    /// Reads an RSA private key of at least 2048 bits in PEM form, without a passphrase; nil for another.
    convenience init?(pem: [UInt8]) {
        guard Crypto.isReady, let size = Int32(exactly: pem.count) else { return nil }
        // What is read from the buffer is read from the array itself, which has to last as long.
        let found = pem.withUnsafeBytes { bytes -> OpaquePointer? in
            guard let source = BIO_new_mem_buf(bytes.baseAddress, size) else { return nil }
            defer { BIO_free(source) }
            // A passphrase is never asked for on the terminal.
            return PEM_read_bio_PrivateKey(source, nil, { _, _, _, _ in -1 }, nil)
        }
        guard let key = found else { return nil }
        guard EVP_PKEY_is_a(key, "RSA") == 1 else {
            EVP_PKEY_free(key)
            return nil
        }
        self.init(key)
    }

    /// Makes a new key of 2048 bits, which takes a tenth of a second.
    static func generated() -> PrivateKey? {
        Crypto.isReady ? firstlight_rsa_generate(2048).flatMap { PrivateKey($0) } : nil
    }

    /// The signature by RSASSA-PKCS1-v1_5 with SHA-256.
    func signature(of bytes: [UInt8]) -> [UInt8] {
        guard let context = EVP_MD_CTX_new() else { return [] }
        defer { EVP_MD_CTX_free(context) }
        var count = 0
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestSign(context, nil, &count, bytes, bytes.count) == 1
        else { return [] }
        var result = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSign(context, &result, &count, bytes, bytes.count) == 1 else { return [] }
        return Array(result.prefix(count))
    }

    /// The public part.
    var publicKey: PublicKey? { PublicKey(jwk: jwk) }
}
