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
        fileprivate var der: [UInt8] {
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
    public struct PrivateKey: Sendable {
        private let key: P256PrivateKey
        /// Creates a new key.
        public init() { key = P256PrivateKey() }
        /// Creates a key of its number, 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            key = try P256PrivateKey(raw: rawRepresentation.array)
        }
        /// Creates a key of its point and its number, 97 bytes.
        public init<D: ContiguousBytes>(x963Representation: D) throws {
            key = try P256PrivateKey(x963: x963Representation.array)
        }
        /// Creates a key of its form in ASN.1.
        public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
            key = try P256PrivateKey(der: Array(derRepresentation))
        }
        /// Creates a key of its form as text.
        public init(pemRepresentation: String) throws {
            key = try P256PrivateKey(der: PEM.bytes(pemRepresentation))
        }
        /// The number, 32 bytes.
        public var rawRepresentation: Data { Data(key.raw) }
        /// The point and the number, 97 bytes.
        public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
        /// The key in ASN.1: PKCS #8.
        public var derRepresentation: Data { Data(key.der) }
        /// The key as text.
        public var pemRepresentation: String { PEM.text(key.der, "PRIVATE KEY") }
        /// The key that proves the signatures.
        public var publicKey: PublicKey { PublicKey(key: P256PublicKey(handle: key.handle)) }
        /// Returns the signature of bytes, by their SHA-256.
        public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
            try signature(for: SHA256.hash(data: data))
        }
        /// Returns the signature of a digest.
        public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
            let (context, bytes) = (EVP_PKEY_CTX_new(key.handle.pointer, nil), digest.array)
            defer { EVP_PKEY_CTX_free(context) }
            var (der, count) = ([UInt8](repeating: 0, count: 80), 80)
            try Library.ask(EVP_PKEY_sign_init(context) == 1)
            try Library.ask(EVP_PKEY_sign(context, &der, &count, bytes, bytes.count) == 1)
            return try ECDSASignature(derRepresentation: der.prefix(count))
        }
    }

    /// A key that proves signatures.
    public struct PublicKey: Sendable {
        fileprivate let key: P256PublicKey
        fileprivate init(key: P256PublicKey) { self.key = key }
        /// Creates a key of its two coordinates, 64 bytes.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            key = try P256PublicKey(point: [4] + rawRepresentation.array)
        }
        /// Creates a key of its point, 65 bytes.
        public init<D: ContiguousBytes>(x963Representation: D) throws {
            key = try P256PublicKey(point: x963Representation.array)
        }
        /// Creates a key of its form in ASN.1.
        public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
            key = try P256PublicKey(der: Array(derRepresentation))
        }
        /// Creates a key of its form as text.
        public init(pemRepresentation: String) throws {
            key = try P256PublicKey(der: PEM.bytes(pemRepresentation))
        }
        /// The two coordinates, 64 bytes.
        public var rawRepresentation: Data { Data(key.point.dropFirst()) }
        /// The point, 65 bytes.
        public var x963Representation: Data { Data(key.point) }
        /// The key in ASN.1.
        public var derRepresentation: Data { Data(key.der) }
        /// The key as text.
        public var pemRepresentation: String { PEM.text(key.der, "PUBLIC KEY") }
        /// Returns whether a signature is that of bytes, by their SHA-256.
        public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
            isValidSignature(signature, for: SHA256.hash(data: data))
        }
        /// Returns whether a signature is that of a digest.
        public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
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
}
