// Licensed under the Apache License, Version 2.0.

import COpenSSL
public import Foundation

/// The cipher AES.
public enum AES: Sendable {
    /// AES that tells a change, too: NIST SP 800-38D.
    public enum GCM: Sendable {
        /// A number that is used once with a key, of 12 bytes or more.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            /// Creates a new one of random bytes.
            public init() { bytes = Library.random(12) }
            /// Creates one of bytes.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = [UInt8](data)
            }
            /// Returns the bytes one after the other.
            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
            /// Calls a function with the bytes.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
        }

        /// Sealed bytes.
        public struct SealedBox: Sendable {
            /// The number that was used once.
            public let nonce: Nonce
            /// The secret bytes.
            public let ciphertext: Data
            /// The tag, which tells a change.
            public let tag: Data
            /// The nonce, the secret bytes and the tag, one after the other; nil where the nonce has no 12 bytes.
            public var combined: Data? {
                nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
            }
            /// Creates a box of a nonce of 12 bytes, the secret bytes and the tag, one after the other.
            public init<D: DataProtocol>(combined: D) throws {
                let bytes = [UInt8](combined)
                guard bytes.count >= 12 + SealedBytes.tagCount else {
                    throw CryptoKitError.incorrectParameterSize
                }
                try self.init(
                    nonce: Nonce(data: bytes.prefix(12)),
                    ciphertext: bytes.dropFirst(12).dropLast(SealedBytes.tagCount),
                    tag: bytes.suffix(SealedBytes.tagCount))
            }
            /// Creates a box of its parts.
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == SealedBytes.tagCount else {
                    throw CryptoKitError.incorrectParameterSize
                }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
        }

        /// Seals bytes with a key; without a nonce, with a new one.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }
        /// Seals bytes with a key, and others that are not secret with them.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let (text, tag) = try SealedBytes.seal(
                [UInt8](message), try cipher(key), key: key.bytes, nonce: nonce.bytes,
                about: [UInt8](authenticatedData))
            return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
        }
        /// Returns the bytes of a box.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }
        /// Returns the bytes of a box that was sealed with others that are not secret.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            Data(
                try SealedBytes.open(
                    [UInt8](sealedBox.ciphertext), tag: [UInt8](sealedBox.tag), try cipher(key),
                    key: key.bytes,
                    nonce: sealedBox.nonce.bytes, about: [UInt8](authenticatedData)))
        }

        private static func cipher(_ key: SymmetricKey) throws(CryptoKitError) -> OpaquePointer? {
            switch key.bitCount {
            case 128: EVP_aes_128_gcm()
            case 192: EVP_aes_192_gcm()
            case 256: EVP_aes_256_gcm()
            default: throw .incorrectKeySize
            }
        }
    }
}
