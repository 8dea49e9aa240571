// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchAuth

/// Access tokens as a project signs them, and as somebody else would.
struct Tokens {
    static let secret = Data("a secret of a local project, 32 b".utf8)
    static let userID = "6d2c6a5e-5b0f-4b7b-9b0c-2f1f7a3f7f10"

    var algorithm = "HS256"
    var claims: [String: AuthValue]
    var secret = Self.secret

    init(
        now: Date = ManualClock().start, life: Double = 3600,
        issuer: String = "https://abc.supabase.co/auth/v1"
    ) {
        claims = [
            "iss": .string(issuer), "sub": .string(Self.userID), "aud": "authenticated",
            "iat": .number(now.timeIntervalSince1970), "exp": .number(now.timeIntervalSince1970 + life),
        ]
    }

    var text: String {
        let header = encoded(["alg": .string(algorithm), "typ": "JWT"])
        let body = header + "." + encoded(claims)
        let signature = AuthDigest.hmacSHA256(Data(body.utf8), key: secret)
        return body + "." + (algorithm == "none" ? "" : Base64URL.encode(signature))
    }

    private func encoded(_ values: [String: AuthValue]) -> String {
        Base64URL.encode((try? AuthJSON.encode(AuthValue.object(values))) ?? Data())
    }
}
