// Licensed under the Apache License, Version 2.0.

import COpenSSL
import Foundation

/// The primitives of OpenSSL that the backend uses, over plain bytes.
enum Crypto {
    /// Keeps OpenSSL usable until the process is gone; asked once, before anything else is asked of it.
    ///
    /// At `exit` OpenSSL frees what it stands on, while the threads for passwords may still be at work.
    static let isReady = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

    /// Cryptographically random bytes.
    static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        // Without randomness nothing here is safe, so the process must not continue.
        precondition(isReady && RAND_bytes(&bytes, Int32(count)) == 1, "The system gives no random bytes.")
        return bytes
    }

    /// A random number below a limit, without a bias.
    static func random(below limit: UInt32) -> UInt32 {
        let ceiling = UInt32.max - UInt32.max % limit
        while true {
            let value = random(4).reduce(0) { $0 << 8 | UInt32($1) }
            if value < ceiling { return value % limit }
        }
    }

    /// A random text of lower-case letters and digits.
    static func token(_ count: Int) -> String {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        return String((0..<count).map { _ in alphabet[Int(random(below: UInt32(alphabet.count)))] })
    }

    /// A random UUID of version 4 in lower case.
    static func uuid() -> String { UUID().uuidString.lowercased() }

    static func sha256(_ bytes: some Sequence<UInt8>) -> [UInt8] { digest(EVP_sha256(), Array(bytes)) }

    static func sha224(_ bytes: some Sequence<UInt8>) -> [UInt8] { digest(EVP_sha224(), Array(bytes)) }

    private static func digest(_ kind: OpaquePointer?, _ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        EVP_Digest(bytes, bytes.count, &result, &count, kind, nil)
        return Array(result.prefix(Int(count)))
    }

    static func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] { hmac(EVP_sha256(), bytes, key: key) }

    /// For codes of RFC 4226 only, which no weakness of SHA-1 reaches.
    static func hmacSHA1(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] { hmac(EVP_sha1(), bytes, key: key) }

    private static func hmac(_ kind: OpaquePointer?, _ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        HMAC(kind, key, Int32(key.count), bytes, bytes.count, &result, &count)
        return Array(result.prefix(Int(count)))
    }

    /// Compares in a time that depends on the lengths only.
    static func areEqual(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        return CRYPTO_memcmp(Array(one), Array(other), one.count) == 0
    }

    static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Base64 with the alphabet for URLs, without padding (RFC 4648, section 5).
    static func base64URL(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }

    /// Reads what ``base64URL(_:)`` writes; nil for anything else.
    static func bytes(base64URL text: some StringProtocol) -> [UInt8]? {
        guard text.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2F && $0 != 0x3D }) else { return nil }
        var base = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        base += String(repeating: "=", count: (4 - base.utf8.count % 4) % 4)
        return Data(base64Encoded: base).map(Array.init)
    }
}
