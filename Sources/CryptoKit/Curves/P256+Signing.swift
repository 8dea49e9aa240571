// Licensed under the Apache License, Version 2.0.

import COpenSSL
public import Foundation

/// The curve P-256 of NIST.
public enum P256: Sendable {
    /// Signatures: ECDSA.
    public enum Signing: Sendable {}
    /// Secrets in common: ECDH.
    public enum KeyAgreement: Sendable {}
}

extension P256.Signing {
    /// A signature: two numbers.
    public struct ECDSASignature: ContiguousBytes, Sendable {
        fileprivate let numbers: [UInt8]
        /// Creates a signature of its two numbers, 64 bytes.
        public init<D: DataProtocol>(rawRepresentation: D) throws {
            guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
            numbers = [UInt8](rawRepresentation)
        }
        /// Creates a signature of its form in ASN.1.
        public init<D: DataProtocol>(derRepresentation: D) throws {
            let (der, count) = ([UInt8](derRepresentation), derRepresentation.count)
            var numbers = [UInt8](repeating: 0, count: 64)
            guard firstlight_p256_signature_numbers(der, count, &numbers) == 1 else {
                ERR_clear_error()
                throw CryptoKitError.invalidParameter
            }
            self.numbers = numbers
        }
        /// The two numbers, 64 bytes.
        public var rawRepresentation: Data { Data(numbers) }
        /// The signature in ASN.1.
        public var derRepresentation: Data { Data(der) }
        var der: [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 80)
            let count = firstlight_p256_signature_der(numbers, &bytes)
            return Array(bytes.prefix(Int(count)))
        }
        /// Calls a function with the two numbers.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try numbers.withUnsafeBytes(body)
        }
    }

    /// A key that signs.
    public typealias PrivateKey = _P256PrivateKey<P256.Signing>
    /// A key that proves signatures.
    public typealias PublicKey = _P256PublicKey<P256.Signing>
}

extension _P256PrivateKey where Use == P256.Signing {
    /// Returns the signature of bytes, by their SHA-256.
    public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
        try signature(for: SHA256.hash(data: data))
    }
    /// Returns the signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> P256.Signing.ECDSASignature {
        let (context, bytes) = (EVP_PKEY_CTX_new(key.handle.pointer, nil), digest.array)
        defer { EVP_PKEY_CTX_free(context) }
        var (der, count) = ([UInt8](repeating: 0, count: 80), 80)
        try Library.ask(EVP_PKEY_sign_init(context) == 1)
        try Library.ask(EVP_PKEY_sign(context, &der, &count, bytes, bytes.count) == 1)
        return try P256.Signing.ECDSASignature(derRepresentation: der.prefix(count))
    }
}

extension _P256PublicKey where Use == P256.Signing {
    /// Returns whether a signature is that of bytes, by their SHA-256.
    public func isValidSignature<D: DataProtocol>(_ signature: P256.Signing.ECDSASignature, for data: D)
        -> Bool
    {
        isValidSignature(signature, for: SHA256.hash(data: data))
    }
    /// Returns whether a signature is that of a digest.
    public func isValidSignature<D: Digest>(_ signature: P256.Signing.ECDSASignature, for digest: D) -> Bool {
        let (context, bytes) = (EVP_PKEY_CTX_new(key.handle.pointer, nil), digest.array)
        defer {
            EVP_PKEY_CTX_free(context)
            ERR_clear_error()
        }
        let der = signature.der
        return EVP_PKEY_verify_init(context) == 1
            && EVP_PKEY_verify(context, der, der.count, bytes, bytes.count) == 1
    }
}
