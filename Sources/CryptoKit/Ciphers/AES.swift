// Licensed under the Apache License, Version 2.0.

import COpenSSL
public import Foundation

/// The cipher AES.
public enum AES: Sendable {
    /// AES that tells a change, too: NIST SP 800-38D.
    public enum GCM: _SealingCipher {
        /// A number that is used once with a key, of 12 bytes or more.
        public typealias Nonce = _Nonce<GCM>
        /// Sealed bytes.
        public typealias SealedBox = _SealedBox<GCM>
        /// The kind of the parts of a box as one.
        public typealias _Combined = Data?
        /// Returns whether a nonce may have so many bytes.
        public static func _takes(nonceOf count: Int) -> Bool { count >= 12 }
        /// Returns the parts of a box as one.
        public static func _combined(_ parts: Data?) -> Data? { parts }

        /// Seals bytes with a key; without a nonce, with a new one.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }
        /// Seals bytes with a key, and others that are not secret with them.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            try SealedBytes.box(message, cipher(key), key, nonce, about: authenticatedData)
        }
        /// Returns the bytes of a box.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }
        /// Returns the bytes of a box that was sealed with others that are not secret.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> Data { try SealedBytes.open(sealedBox, cipher(key), key, about: authenticatedData) }

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
