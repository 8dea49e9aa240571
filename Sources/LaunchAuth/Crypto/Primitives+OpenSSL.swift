// Licensed under the Apache License, Version 2.0.

#if !canImport(CryptoKit) || os(Linux)
    import COpenSSL
    package import Foundation

    extension Primitives {
        /// Keeps OpenSSL usable until the process is gone; asked once, before anything else is asked of it.
        ///
        /// At `exit` OpenSSL frees what it stands on, while other threads may still write a vault: they would end
        /// the process with a fault of memory.
        package static let isReady = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

        static func sha256(_ data: Data) -> Data {
            precondition(isReady, "OpenSSL does not start. Repair the installation of libcrypto.")
            var digest = [UInt8](repeating: 0, count: 32)
            let bytes = [UInt8](data)
            let status = EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil)
            precondition(status == 1, "OpenSSL has no SHA-256. Repair the installation of libcrypto.")
            return Data(digest)
        }

        static func hmacSHA256(_ data: Data, key: Data) -> Data {
            var digest = [UInt8](repeating: 0, count: 32)
            precondition(isReady, "OpenSSL does not start. Repair the installation of libcrypto.")
            let (bytes, secret) = ([UInt8](data), [UInt8](key))
            var count: UInt32 = 32
            let result = HMAC(EVP_sha256(), secret, Int32(secret.count), bytes, bytes.count, &digest, &count)
            precondition(result != nil, "OpenSSL has no HMAC. Repair the installation of libcrypto.")
            return Data(digest)
        }

        /// The HMAC with SHA-1, 20 bytes long: what authenticator apps make their codes of (RFC 6238), for simulated ones.
        package static func hmacSHA1(_ data: Data, key: Data) -> Data {
            var digest = [UInt8](repeating: 0, count: 20)
            precondition(isReady, "OpenSSL does not start. Repair the installation of libcrypto.")
            let (bytes, secret) = ([UInt8](data), [UInt8](key))
            var count: UInt32 = 20
            let result = HMAC(EVP_sha1(), secret, Int32(secret.count), bytes, bytes.count, &digest, &count)
            precondition(result != nil, "OpenSSL has no HMAC. Repair the installation of libcrypto.")
            return Data(digest)
        }

        static func areEqual(_ one: Data, _ other: Data) -> Bool {
            CRYPTO_memcmp([UInt8](one), [UInt8](other), one.count) == 0
        }

        static func random(_ count: Int) -> Data {
            precondition(count > 0, "\(count) random bytes were asked for. Ask for at least one.")
            var bytes = [UInt8](repeating: 0, count: count)
            // Continuing with predictable bytes would be worse than ending.
            precondition(
                isReady && RAND_priv_bytes(&bytes, Int32(count)) == 1,
                "OpenSSL has no random bytes. Check that the system's source of randomness can be read.")
            return Data(bytes)
        }

        /// AES-256-GCM: the ciphertext and its tag. Nil when OpenSSL refuses.
        static func seal(_ plain: Data, key: Data, nonce: Data, authenticating header: Data) -> Data? {
            guard isReady, let context = EVP_CIPHER_CTX_new() else { return nil }
            defer { EVP_CIPHER_CTX_free(context) }
            let bytes = [UInt8](plain)
            let associated = [UInt8](header)
            var cipher = [UInt8](repeating: 0, count: bytes.count + tagCount)
            var tag = [UInt8](repeating: 0, count: tagCount)
            var (count, last): (Int32, Int32) = (0, 0)
            guard
                EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, [UInt8](key), [UInt8](nonce)) == 1,
                EVP_EncryptUpdate(context, nil, &last, associated, Int32(associated.count)) == 1,
                EVP_EncryptUpdate(context, &cipher, &count, bytes, Int32(bytes.count)) == 1,
                EVP_EncryptFinal_ex(context, &tag, &last) == 1,
                firstlight_gcm_get_tag(context, &tag) == 1
            else { return nil }
            cipher.replaceSubrange(Int(count)..., with: tag)
            return Data(cipher)
        }

        /// The plain bytes; nil when a bit of the ciphertext, tag, nonce, header or key differs.
        static func open(_ sealed: Data, key: Data, nonce: Data, authenticating header: Data) -> Data? {
            guard sealed.count >= tagCount, isReady, let context = EVP_CIPHER_CTX_new() else { return nil }
            defer { EVP_CIPHER_CTX_free(context) }
            let cipher = [UInt8](sealed.dropLast(tagCount))
            var tag = [UInt8](sealed.suffix(tagCount))
            let associated = [UInt8](header)
            var plain = [UInt8](repeating: 0, count: cipher.count + tagCount)
            var (count, last): (Int32, Int32) = (0, 0)
            guard
                EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, [UInt8](key), [UInt8](nonce)) == 1,
                EVP_DecryptUpdate(context, nil, &last, associated, Int32(associated.count)) == 1,
                EVP_DecryptUpdate(context, &plain, &count, cipher, Int32(cipher.count)) == 1,
                firstlight_gcm_set_tag(context, &tag) == 1
            else { return nil }
            var rest = [UInt8](repeating: 0, count: tagCount)
            guard EVP_DecryptFinal_ex(context, &rest, &last) == 1 else { return nil }
            return Data(plain.prefix(Int(count)))
        }

        static func verifyRS256(_ message: Data, signature: Data, modulus: Data, exponent: Data) -> Bool {
            let (n, e) = ([UInt8](modulus), [UInt8](exponent))
            guard isReady, let key = firstlight_rsa_public_key(n, Int32(n.count), e, Int32(e.count)) else {
                return false
            }
            defer { EVP_PKEY_free(key) }
            // A short key can be broken; NIST SP 800-131A asks for 2048 bits.
            guard EVP_PKEY_get_bits(key) >= 2048 else { return false }
            return verify(message, signature: [UInt8](signature), key: key)
        }

        /// `signature` is r and s, 32 bytes each, as in a JSON Web Signature.
        static func verifyES256(_ message: Data, signature: Data, x: Data, y: Data) -> Bool {
            guard isReady, x.count == 32, y.count == 32, signature.count == 64 else { return false }
            let point = [4] + [UInt8](x) + [UInt8](y)
            guard let key = firstlight_p256_public_key(point, Int32(point.count)) else { return false }
            defer { EVP_PKEY_free(key) }
            let (r, s) = ([UInt8](signature.prefix(32)), [UInt8](signature.suffix(32)))
            guard let pair = ECDSA_SIG_new() else { return false }
            defer { ECDSA_SIG_free(pair) }
            guard ECDSA_SIG_set0(pair, BN_bin2bn(r, 32, nil), BN_bin2bn(s, 32, nil)) == 1 else {
                return false
            }
            var encoded: UnsafeMutablePointer<UInt8>?
            let count = i2d_ECDSA_SIG(pair, &encoded)
            defer { CRYPTO_free(encoded, nil, 0) }
            guard count > 0, let encoded else { return false }
            return verify(
                message, signature: [UInt8](UnsafeBufferPointer(start: encoded, count: Int(count))), key: key)
        }

        private static func verify(_ message: Data, signature: [UInt8], key: OpaquePointer) -> Bool {
            guard let context = EVP_MD_CTX_new() else { return false }
            defer {
                EVP_MD_CTX_free(context)
                // A refused signature leaves its reason in the thread's queue of errors.
                ERR_clear_error()
            }
            let bytes = [UInt8](message)
            return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1
                && EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
        }

        /// Makes a key of P-256: the secret as DER, and the point as 4, x, y. Nil when OpenSSL refuses.
        static func makeP256() -> (secret: Data, point: Data)? {
            guard isReady, let key = firstlight_p256_generate() else { return nil }
            defer { EVP_PKEY_free(key) }
            var der: UnsafeMutablePointer<UInt8>?
            let count = i2d_PrivateKey(key, &der)
            guard count > 0, let der else { return nil }
            defer { firstlight_openssl_free(der, Int(count)) }
            var (point, size) = ([UInt8](repeating: 0, count: 65), 0)
            guard EVP_PKEY_get_octet_string_param(key, "pub", &point, point.count, &size) == 1, size == 65
            else {
                return nil
            }
            return (Data(bytes: der, count: Int(count)), Data(point))
        }

        /// Signs by ECDSA with SHA-256; the signature is in DER. Nil for a secret that is none.
        static func signP256(_ message: Data, secret: Data) -> Data? {
            let bytes = [UInt8](secret)
            let found = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
                var start = buffer.baseAddress
                return d2i_AutoPrivateKey(nil, &start, buffer.count)
            }
            guard isReady, let key = found, let context = EVP_MD_CTX_new() else { return nil }
            defer {
                EVP_MD_CTX_free(context)
                EVP_PKEY_free(key)
            }
            let text = [UInt8](message)
            var (signature, count) = ([UInt8](repeating: 0, count: 80), 80)
            guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
                EVP_DigestSign(context, &signature, &count, text, text.count) == 1
            else { return nil }
            return Data(signature.prefix(count))
        }
    }
#endif
