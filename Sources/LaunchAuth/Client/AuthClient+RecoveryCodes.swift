// Licensed under the Apache License, Version 2.0.

/// The recovery codes of an account, each of which stands for its second factor once.
///
/// Its description and its mirror show no code.
public struct AuthRecoveryCodes: Hashable, Sendable, Decodable, CustomStringConvertible, CustomReflectable {
    /// The name of the factor that they are.
    public let id: String
    /// The number of codes in the set.
    public let total: Int
    /// The number of codes that were not used.
    public let remaining: Int
    /// The codes, right after they were made; a server tells them once. Empty otherwise.
    public let codes: [String]

    private enum CodingKeys: String, CodingKey { case id, total, remaining, codes }

    /// Reads what the server answers.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        codes = try values.decodeIfPresent([String].self, forKey: .codes) ?? []
        total = try values.decodeIfPresent(Int.self, forKey: .total) ?? codes.count
        remaining = try values.decodeIfPresent(Int.self, forKey: .remaining) ?? total
    }

    /// The name and the number, without the codes.
    public var description: String { "AuthRecoveryCodes(\(id), \(remaining) of \(total))" }

    /// Shows the description only.
    public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}

// Supabase has these routes since supabase/auth 2.197 (September 2026) and calls them experimental: `mfa.recoveryCodes` of its clients.
extension AuthClient {
    private static let recoveryPath = "/factors/recovery-codes"

    /// Loads how many recovery codes are left.
    ///
    /// - Throws: ``AuthError``; `mfa_factor_not_found` when there are none.
    public func recoveryCodes(accessToken: String) async throws(AuthError) -> AuthRecoveryCodes {
        let call = Call(method: "GET", path: Self.recoveryPath, accessToken: accessToken, isRepeatable: true)
        return try read(AuthRecoveryCodes.self, try await send(call))
    }

    /// Makes the first set of recovery codes.
    ///
    /// - Throws: ``AuthError``; `insufficient_aal` before a second factor was proved, `mfa_verified_factor_exists` where there is a set.
    public func makeRecoveryCodes(accessToken: String) async throws(AuthError) -> AuthRecoveryCodes {
        let call = Call(path: Self.recoveryPath, accessToken: accessToken, body: [:])
        return try read(AuthRecoveryCodes.self, try await send(call))
    }

    /// Makes another set of recovery codes; those of the earlier one no longer count.
    ///
    /// - Throws: ``AuthError``; `insufficient_aal` before a second factor was proved.
    public func replaceRecoveryCodes(accessToken: String) async throws(AuthError) -> AuthRecoveryCodes {
        let call = Call(path: Self.recoveryPath + "/regenerate", accessToken: accessToken, body: [:])
        return try read(AuthRecoveryCodes.self, try await send(call))
    }

    /// Proves the second factor by a recovery code, which is used up.
    ///
    /// - Returns: The session with the assurance ``AuthAssurance/aal2``; the user's sessions without it are over.
    /// - Throws: ``AuthError``; `mfa_verification_failed` for a wrong code, `mfa_recovery_codes_locked` after too many of them.
    public func verifyRecoveryCode(
        _ code: String, accessToken: String
    ) async throws(AuthError) -> AuthSession {
        try readSession(
            try await send(
                Call(
                    path: Self.recoveryPath + "/verify", accessToken: accessToken,
                    body: ["code": .string(code)])))
    }

    /// Removes the recovery codes; a session that was proved by one of them has one factor from then on.
    ///
    /// - Throws: ``AuthError``; `insufficient_aal` before a second factor was proved.
    public func removeRecoveryCodes(accessToken: String) async throws(AuthError) {
        _ = try await send(Call(method: "DELETE", path: Self.recoveryPath, accessToken: accessToken))
    }
}
