// Licensed under the Apache License, Version 2.0.

import Foundation

/// Codes that an app shows: RFC 6238 over RFC 4226, with SHA-1, six digits and 30 seconds, which is all that apps agree on.
enum TOTP {
    static let period: Int64 = 30
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    /// A random secret of 160 bits.
    static func makeSecret() -> String { base32(Crypto.random(20)) }

    /// Returns whether a code is that of now, or of one period before or after it, as GoTrue accepts it.
    static func accepts(_ code: String, secret: String, at seconds: Int64) -> Bool {
        guard let key = bytes(base32: secret) else { return false }
        // White space around a code is none of it, for `pquerna/otp` either.
        let code = code.trimmingCharacters(in: .whitespacesAndNewlines)
        // Each of the three is compared, so that the time tells nothing.
        return (-1...1).reduce(false) { found, step in
            let right = self.code(key: key, counter: UInt64(bitPattern: seconds / period + Int64(step)))
            return Crypto.areEqual(Array(right.utf8), Array(code.utf8)) || found
        }
    }

    /// The code of a counter (RFC 4226, section 5.3).
    static func code(key: [UInt8], counter: UInt64, digits: Int = 6) -> String {
        let hash = Crypto.hmacSHA1(
            (0..<8).map { UInt8(truncatingIfNeeded: counter >> (56 - 8 * $0)) }, key: key)
        let offset = Int(hash[hash.count - 1] & 15)
        let number = hash[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let limit = (0..<digits).reduce(UInt32(1)) { limit, _ in limit * 10 }
        let text = "\(number % limit)"
        return String(repeating: "0", count: digits - text.count) + text
    }

    /// The URI that an app takes the secret from, as `pquerna/otp` writes it for GoTrue.
    static func uri(secret: String, issuer: String, account: String) -> String {
        let query = FormText.text([
            ("algorithm", "SHA1"), ("digits", "6"), ("issuer", issuer), ("period", "\(period)"),
            ("secret", secret),
        ]).replacing("+", with: "%20")
        let label = FormText.encoded(issuer) + ":" + FormText.encoded(account)
        return "otpauth://totp/" + label.replacing("+", with: "%20") + "?" + query
    }

    /// Base32 without padding (RFC 4648, section 6).
    static func base32(_ bytes: [UInt8]) -> String {
        var (text, buffer, bits): ([UInt8], UInt32, Int) = ([], 0, 0)
        for byte in bytes {
            (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
            while bits >= 5 {
                bits -= 5
                text.append(alphabet[Int(buffer >> bits & 31)])
            }
        }
        if bits > 0 { text.append(alphabet[Int(buffer << (5 - bits) & 31)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads what ``base32(_:)`` writes; nil for anything else.
    static func bytes(base32 text: String) -> [UInt8]? {
        var (bytes, buffer, bits): ([UInt8], UInt32, Int) = ([], 0, 0)
        for letter in text.utf8 {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            (buffer, bits) = (buffer << 5 | UInt32(value), bits + 5)
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
            }
        }
        return bytes
    }
}
