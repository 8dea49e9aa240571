// Licensed under the Apache License, Version 2.0.

import Foundation

/// A JSON Web Token that was taken apart, not yet believed.
struct AuthToken: Hashable, Sendable {
    let header: [String: AuthValue]
    let claims: [String: AuthValue]
    /// The bytes that the signature covers.
    let signed: Data
    let signature: Data

    init(_ text: String) throws(AuthTokenProblem) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard
            parts.count == 3, text.utf8.count <= 64 * 1024,
            let head = Base64URL.decode(parts[0]), let body = Base64URL.decode(parts[1]),
            let signature = Base64URL.decode(parts[2]),
            let header = (try? AuthJSON.decode(AuthValue.self, from: head))?.object,
            let claims = (try? AuthJSON.decode(AuthValue.self, from: body))?.object
        else { throw .malformed }
        (self.header, self.claims, self.signature) = (header, claims, signature)
        signed = Data((parts[0] + "." + parts[1]).utf8)
    }

    var algorithm: String { header["alg"]?.string ?? "none" }

    func date(_ claim: String) -> Date? {
        claims[claim]?.number.map { Date(timeIntervalSince1970: $0) }
    }

    /// The audiences: one text, or a list of them.
    var audiences: [String] {
        claims["aud"]?.string.map { [$0] } ?? claims["aud"]?.array?.compactMap(\.string) ?? []
    }

    /// Returns whether a text can stand in a header: printable ASCII without spaces.
    static func isSendable(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
