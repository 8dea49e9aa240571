// Licensed under the Apache License, Version 2.0.

import COpenSSL
public import Foundation

/// The curve of RFC 7748 and RFC 8032.
public enum Curve25519: Sendable {
    /// Signatures: Ed25519.
    public enum Signing: Sendable {}
    /// Secrets in common: X25519.
    public enum KeyAgreement: Sendable {}

    fileprivate static func privateKey(_ kind: Int32, _ bytes: [UInt8]) throws(CryptoKitError) -> KeyHandle {
        guard bytes.count == 32 else { throw .incorrectKeySize }
        guard let key = KeyHandle(EVP_PKEY_new_raw_private_key(kind, nil, bytes, 32)) else {
            throw .invalidParameter
        }
        return key
    }
    fileprivate static func publicKey(_ kind: Int32, _ bytes: [UInt8]) throws(CryptoKitError) -> KeyHandle {
        guard bytes.count == 32 else { throw .incorrectKeySize }
        guard let key = KeyHandle(EVP_PKEY_new_raw_public_key(kind, nil, bytes, 32)) else {
            throw .invalidParameter
        }
        return key
    }
    fileprivate static func publicBytes(of key: KeyHandle) -> [UInt8] {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        Library.demand(EVP_PKEY_get_raw_public_key(key.pointer, &bytes, &count) == 1, "curve 25519")
        return bytes
    }
    fileprivate static func newKey(_ kind: Int32) -> (KeyHandle, [UInt8]) {
        let bytes = Library.random(32)
        let key = KeyHandle(EVP_PKEY_new_raw_private_key(kind, nil, bytes, 32))
        guard let key else { preconditionFailure("OpenSSL has no curve 25519. Repair its installation.") }
        return (key, bytes)
    }
}

extension Curve25519.Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
        private let key: KeyHandle
        private let bytes: [UInt8]
        /// Creates a new key.
        public init() { (key, bytes) = Curve25519.newKey(EVP_PKEY_ED25519) }
        /// Creates a key of its 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            bytes = data.array
            key = try Curve25519.privateKey(EVP_PKEY_ED25519, bytes)
        }
        /// The 32 bytes.
        public var rawRepresentation: Data { Data(bytes) }
        /// The key that proves the signatures.
        public var publicKey: PublicKey { PublicKey(key: key, bytes: Curve25519.publicBytes(of: key)) }
        /// Returns the signature of bytes, 64 bytes.
        public func signature<D: DataProtocol>(for data: D) throws -> Data {
            let context = EVP_MD_CTX_new()
            defer { EVP_MD_CTX_free(context) }
            var (result, count, bytes) = ([UInt8](repeating: 0, count: 64), 64, [UInt8](data))
            try Library.ask(EVP_DigestSignInit(context, nil, nil, nil, key.pointer) == 1)
            try Library.ask(EVP_DigestSign(context, &result, &count, &bytes, bytes.count) == 1)
            return Data(result)
        }
    }

    /// A key that proves signatures.
    public struct PublicKey: Sendable {
        fileprivate let key: KeyHandle
        fileprivate let bytes: [UInt8]
        fileprivate init(key: KeyHandle, bytes: [UInt8]) { (self.key, self.bytes) = (key, bytes) }
        /// Creates a key of its 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            bytes = rawRepresentation.array
            key = try Curve25519.publicKey(EVP_PKEY_ED25519, bytes)
        }
        /// The 32 bytes.
        public var rawRepresentation: Data { Data(bytes) }
        /// Returns whether a signature is that of bytes.
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            let context = EVP_MD_CTX_new()
            defer {
                EVP_MD_CTX_free(context)
                ERR_clear_error()
            }
            let (signature, bytes) = ([UInt8](signature), [UInt8](data))
            return EVP_DigestVerifyInit(context, nil, nil, nil, key.pointer) == 1
                && EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
        }
    }
}

extension Curve25519.KeyAgreement {
    /// A key that makes secrets with the public keys of others.
    public struct PrivateKey: Sendable {
        private let key: KeyHandle
        private let bytes: [UInt8]
        /// Creates a new key.
        public init() { (key, bytes) = Curve25519.newKey(EVP_PKEY_X25519) }
        /// Creates a key of its 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            bytes = rawRepresentation.array
            key = try Curve25519.privateKey(EVP_PKEY_X25519, bytes)
        }
        /// The 32 bytes.
        public var rawRepresentation: Data { Data(bytes) }
        /// The key that others make the same secrets with.
        public var publicKey: PublicKey { PublicKey(key: key, bytes: Curve25519.publicBytes(of: key)) }
        /// Returns the secret in common with another key.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            SharedSecret(bytes: try key.secret(with: publicKeyShare.key))
        }
    }

    /// A key that others make secrets with.
    public struct PublicKey: Sendable {
        fileprivate let key: KeyHandle
        fileprivate let bytes: [UInt8]
        fileprivate init(key: KeyHandle, bytes: [UInt8]) { (self.key, self.bytes) = (key, bytes) }
        /// Creates a key of its 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            bytes = rawRepresentation.array
            key = try Curve25519.publicKey(EVP_PKEY_X25519, bytes)
        }
        /// The 32 bytes.
        public var rawRepresentation: Data { Data(bytes) }
    }
}
