// Licensed under the Apache License, Version 2.0.

package import Foundation
import LaunchAuth

/// The authenticator app of the person on a simulated device: it shows the codes of RFC 6238 for one secret.
package struct DeviceAuthenticator: Hashable, Sendable {
    private let secret: Data

    /// Adds a secret in Base32, as it is typed or pasted; nil for a text that is none.
    package init?(secret text: String) {
        guard let secret = Self.decode(text), secret.count >= 10 else { return nil }
        self.secret = secret
    }

    /// Adds the secret of an `otpauth` URI that an app opened; nil for another one.
    package init?(_ uri: URL) {
        let items = URLComponents(url: uri, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard uri.scheme == "otpauth", let text = items.first(where: { $0.name == "secret" })?.value else {
            return nil
        }
        self.init(secret: text)
    }

    /// The six digits that it shows at a date, for thirty seconds.
    package func code(at date: Date) -> String {
        let step = UInt64(max(0, date.timeIntervalSince1970) / 30)
        let digest = Primitives.hmacSHA1(
            Data((0..<8).reversed().map { UInt8(truncatingIfNeeded: step >> (8 * $0)) }), key: secret)
        let start = Int(digest[digest.count - 1] & 15)
        let number = digest[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Reads Base32 (RFC 4648, section 6); nil for another text.
    private static func decode(_ text: String) -> Data? {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        var (bits, count, bytes) = (UInt32(0), 0, Data())
        for letter in text.uppercased() where letter != "=" && letter != " " {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            bits = (bits << 5 | UInt32(value)) & 0xFFFF
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
        return bytes
    }
}
