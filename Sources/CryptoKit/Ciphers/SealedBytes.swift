// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// A cipher of OpenSSL with a tag of 16 bytes.
struct SealedBytes {
    /// The number of bytes of a tag.
    static let tagCount = 16

    /// Returns the bytes in secret, and their tag.
    static func seal(
        _ plain: [UInt8], _ cipher: OpaquePointer?, key: [UInt8], nonce: [UInt8], about known: [UInt8]
    ) throws(CryptoKitError) -> (text: [UInt8], tag: [UInt8]) {
        var tag = [UInt8](repeating: 0, count: tagCount)
        let (context, text) = try run(plain, cipher, key, nonce, known, isSealing: true, tag: nil)
        defer { EVP_CIPHER_CTX_free(context) }
        try Library.ask(
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagCount), &tag) == 1)
        return (text, tag)
    }

    /// Returns the bytes that were sealed.
    static func open(
        _ text: [UInt8], tag: [UInt8], _ cipher: OpaquePointer?, key: [UInt8], nonce: [UInt8],
        about known: [UInt8]
    ) throws(CryptoKitError) -> [UInt8] {
        let (context, plain) = try run(text, cipher, key, nonce, known, isSealing: false, tag: tag)
        EVP_CIPHER_CTX_free(context)
        return plain
    }

    private static func run(
        _ bytes: [UInt8], _ cipher: OpaquePointer?, _ key: [UInt8], _ nonce: [UInt8], _ known: [UInt8],
        isSealing: Bool, tag: [UInt8]?
    ) throws(CryptoKitError) -> (context: OpaquePointer?, bytes: [UInt8]) {
        try Library.ask(true)
        let (context, way) = (EVP_CIPHER_CTX_new(), Int32(isSealing ? 1 : 0))
        var isOver = false
        defer { if !isOver { EVP_CIPHER_CTX_free(context) } }
        try Library.ask(EVP_CipherInit_ex(context, cipher, nil, nil, nil, way) == 1)
        try Library.ask(
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1)
        try Library.ask(EVP_CipherInit_ex(context, nil, nil, key, nonce, way) == 1)
        var (made, last) = (Int32(0), Int32(0))
        if !known.isEmpty {
            try Library.ask(EVP_CipherUpdate(context, nil, &made, known, Int32(known.count)) == 1)
        }
        var result = [UInt8](repeating: 0, count: bytes.count + 1)
        made = 0
        if !bytes.isEmpty {
            try Library.ask(EVP_CipherUpdate(context, &result, &made, bytes, Int32(bytes.count)) == 1)
        }
        if var tag {
            try Library.ask(
                EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1)
        }
        var end = [UInt8](repeating: 0, count: 16)
        guard EVP_CipherFinal_ex(context, &end, &last) == 1 else {
            ERR_clear_error()
            throw .authenticationFailure
        }
        isOver = true
        return (context, Array(result.prefix(Int(made))))
    }
}
