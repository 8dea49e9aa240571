// Licensed under the Apache License, Version 2.0.

import Foundation

extension AuthSession {
    /// A session as the server sends it.
    struct Wire: Decodable {
        struct WeakPassword: Decodable { let reasons: [String]? }

        let accessToken: String
        let refreshToken: String
        let tokenType: String?
        let expiresIn: Double?
        let expiresAt: Double?
        let user: AuthUser
        let providerToken: String?
        let weakPassword: WeakPassword?

        enum CodingKeys: String, CodingKey {
            case user
            case accessToken = "access_token"
            case refreshToken = "refresh_token"
            case tokenType = "token_type"
            case expiresIn = "expires_in"
            case expiresAt = "expires_at"
            case providerToken = "provider_token"
            case weakPassword = "weak_password"
        }
    }

    /// Checks and takes what the server sent.
    ///
    /// - Parameters:
    ///   - wire: The session as it was sent.
    ///   - now: The device's time at which it came.
    ///   - serverTime: The server's time by the header `Date`.
    ///   - rules: What the access token must say.
    init(_ wire: Wire, now: Date, serverTime: Date?, rules: AuthTokenRules) throws(AuthError) {
        func unreadable(_ reason: String) -> AuthError { .unreadableAnswer(reason: reason) }
        guard (wire.tokenType ?? "bearer").lowercased() == "bearer" else {
            throw unreadable("its kind of token is not 'bearer'")
        }
        // A line break in a token would become a header of each later request.
        guard AuthToken.isSendable(wire.accessToken), AuthToken.isSendable(wire.refreshToken) else {
            throw unreadable("a token has characters that none has")
        }
        guard UUID(uuidString: wire.user.id) != nil else { throw unreadable("its user has no UUID") }
        let life = wire.expiresIn.flatMap { (1...31_536_000).contains($0) ? $0 : nil }
        guard let end = wire.expiresAt ?? life.map({ (serverTime ?? now).timeIntervalSince1970 + $0 }),
            (0...253_402_300_799).contains(end)
        else { throw unreadable("it does not say when it ends") }
        let expiresAt = Date(timeIntervalSince1970: end)
        let time = serverTime ?? life.map { expiresAt.addingTimeInterval(-$0) }
        var rules = rules
        rules.subject = wire.user.id
        do {
            try rules.verify(wire.accessToken, now: time)
        } catch {
            throw .untrustedToken(error)
        }
        self.init(
            accessToken: wire.accessToken, refreshToken: wire.refreshToken, expiresAt: expiresAt,
            clockOffset: time.map { $0.timeIntervalSince(now) } ?? 0, user: wire.user)
        providerToken = wire.providerToken
        weakPasswordReasons = wire.weakPassword?.reasons
    }
}
