// Licensed under the Apache License, Version 2.0.

package import Foundation
import LaunchAuth

/// A name for content that no other content has: the SHA-256 of its bytes, in hexadecimal digits.
package enum ContentDigest {
    /// Names bytes.
    package static func of(_ data: Data) -> String { digits(AuthDigest.sha256(data)) }

    /// Names a script or a style as the policy of a web page does.
    package static func source(_ text: String) -> String {
        "'sha256-\(AuthDigest.sha256(Data(text.utf8)).base64EncodedString())'"
    }

    /// Names texts; none of them runs into the next.
    package static func of(_ texts: [String]) -> String {
        of(Data(texts.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n").utf8))
    }

    /// Names a file, piece by piece, so that a large one is never in memory as a whole.
    ///
    /// - Throws: The error of reading.
    package static func of(file path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        var pieces = Data()
        while let piece = try file.read(upToCount: 4 << 20), !piece.isEmpty {
            pieces += AuthDigest.sha256(piece)
        }
        return of(pieces)
    }

    private static func digits(_ bytes: Data) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
