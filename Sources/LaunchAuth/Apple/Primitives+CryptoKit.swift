// Licensed under the Apache License, Version 2.0.

#if canImport(CryptoKit) && !os(Linux)
    import CryptoKit
    import Foundation
    import Security

    extension Primitives {
        static func sha256(_ data: Data) -> Data { Data(SHA256.hash(data: data)) }

        static func hmacSHA256(_ data: Data, key: Data) -> Data {
            Data(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
        }

        static func areEqual(_ one: Data, _ other: Data) -> Bool {
            // A code over both, under a key of this call, leaks nothing through the time of its comparison.
            let key = SymmetricKey(size: .bits256)
            let code = Data(HMAC<SHA256>.authenticationCode(for: one, using: key))
            return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: other, using: key)
        }

        static func random(_ count: Int) -> Data {
            precondition(count > 0, "\(count) random bytes were asked for. Ask for at least one.")
            return SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
        }

        static func seal(_ plain: Data, key: Data, nonce: Data, authenticating header: Data) -> Data? {
            guard
                let nonce = try? AES.GCM.Nonce(data: nonce),
                let box = try? AES.GCM.seal(
                    plain, using: SymmetricKey(data: key), nonce: nonce, authenticating: header)
            else { return nil }
            return box.ciphertext + box.tag
        }

        static func open(_ sealed: Data, key: Data, nonce: Data, authenticating header: Data) -> Data? {
            guard
                sealed.count >= tagCount, let nonce = try? AES.GCM.Nonce(data: nonce),
                let box = try? AES.GCM.SealedBox(
                    nonce: nonce, ciphertext: sealed.dropLast(tagCount), tag: sealed.suffix(tagCount))
            else { return nil }
            return try? AES.GCM.open(box, using: SymmetricKey(data: key), authenticating: header)
        }

        static func verifyRS256(_ message: Data, signature: Data, modulus: Data, exponent: Data) -> Bool {
            let attributes =
                [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic]
                as CFDictionary
            let bits = modulus.drop { $0 == 0 }.count * 8
            guard
                bits >= 2048,
                let key = SecKeyCreateWithData(
                    DER.rsaPublicKey(modulus: modulus, exponent: exponent) as CFData, attributes, nil)
            else { return false }
            return SecKeyVerifySignature(
                key, .rsaSignatureMessagePKCS1v15SHA256, message as CFData, signature as CFData, nil)
        }

        static func verifyES256(_ message: Data, signature: Data, x: Data, y: Data) -> Bool {
            guard
                x.count == 32, y.count == 32,
                let key = try? P256.Signing.PublicKey(x963Representation: Data([4]) + x + y),
                let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
            else { return false }
            return key.isValidSignature(signature, for: message)
        }

        static func makeP256() -> (secret: Data, point: Data)? {
            let key = P256.Signing.PrivateKey()
            return (key.rawRepresentation, key.publicKey.x963Representation)
        }

        static func signP256(_ message: Data, secret: Data) -> Data? {
            let key = try? P256.Signing.PrivateKey(rawRepresentation: secret)
            return try? key?.signature(for: message).derRepresentation
        }
    }
#endif
