// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// A key of OpenSSL, private or public.
// Unchecked, as it is a pointer to a key that nothing changes; OpenSSL counts its uses itself.
final class KeyHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes a key; nil for none.
    init?(_ pointer: OpaquePointer?) {
        guard Library.isReady, let pointer else {
            ERR_clear_error()
            return nil
        }
        self.pointer = pointer
    }
    deinit { EVP_PKEY_free(pointer) }

    /// Returns the secret that this key and the public key of another have in common.
    func secret(with other: KeyHandle) throws(CryptoKitError) -> [UInt8] {
        guard let context = EVP_PKEY_CTX_new(pointer, nil) else { throw .invalidParameter }
        defer { EVP_PKEY_CTX_free(context) }
        var (secret, count) = ([UInt8](repeating: 0, count: 32), 32)
        try Library.ask(EVP_PKEY_derive_init(context) == 1)
        try Library.ask(EVP_PKEY_derive_set_peer(context, other.pointer) == 1)
        try Library.ask(EVP_PKEY_derive(context, &secret, &count) == 1)
        return Array(secret.prefix(count))
    }
}
