// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Digests and keyed digests, by the system's library: OpenSSL, or CryptoKit on Apple's platforms.
public enum AuthDigest {
    /// The SHA-256 of bytes, 32 bytes long.
    public static func sha256(_ data: Data) -> Data { Primitives.sha256(data) }

    /// The SHA-256 of a text's UTF-8, as 64 hexadecimal digits in lower case.
    public static func sha256Hex(_ text: String) -> String {
        hex(sha256(Data(text.utf8)))
    }

    /// The HMAC with SHA-256, 32 bytes long.
    public static func hmacSHA256(_ data: Data, key: Data) -> Data { Primitives.hmacSHA256(data, key: key) }

    /// Compares in a time that depends on the lengths only.
    public static func areEqual(_ one: Data, _ other: Data) -> Bool {
        one.count == other.count && Primitives.areEqual(one, other)
    }

    static func hex(_ data: Data) -> String {
        data.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
