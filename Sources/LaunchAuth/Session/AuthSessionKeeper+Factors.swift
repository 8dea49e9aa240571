// Licensed under the Apache License, Version 2.0.

extension AuthSessionKeeper {
    /// Enrols an app that shows codes as a second factor of the signed-in user; ``verifyFactor(_:code:)`` makes it count.
    ///
    /// A user who loses the app is locked out without recovery codes: offer them by ``makeRecoveryCodes()``.
    ///
    /// - Parameters:
    ///   - name: The user's name for it, another for each factor.
    ///   - issuer: The name of the app that the codes are for.
    /// - Throws: ``AuthError``.
    public func enrolFactor(name: String, issuer: String) async throws(AuthError) -> AuthFactorEnrolment {
        try await asking { session throws(AuthError) in
            try await client.enrolFactor(name: name, issuer: issuer, accessToken: session.accessToken)
        }
    }

    /// Proves a second factor by a code; the session has the assurance ``AuthAssurance/aal2`` from then on.
    ///
    /// - Throws: ``AuthError``; `superseded` when the session ended meanwhile, or another user signed in.
    @discardableResult public func verifyFactor(
        _ id: String, code: String
    ) async throws(AuthError) -> AuthSession {
        try await prove { client, token throws(AuthError) in
            let challenge = try await client.challengeFactor(id, accessToken: token)
            return try await client.verifyFactor(id, challenge: challenge, code: code, accessToken: token)
        }
    }

    /// Proves the second factor by a recovery code, which is used up; the session has the assurance ``AuthAssurance/aal2`` from then
    /// on.
    ///
    /// - Throws: ``AuthError``; `superseded` when the session ended meanwhile, or another user signed in.
    @discardableResult public func verifyRecoveryCode(
        _ code: String
    ) async throws(AuthError) -> AuthSession {
        try await prove { client, token throws(AuthError) in
            try await client.verifyRecoveryCode(code, accessToken: token)
        }
    }

    /// Replaces the session by the one that a proof makes of it.
    private func prove(
        _ ask: @Sendable (AuthClient, String) async throws(AuthError) -> AuthSession
    ) async throws(AuthError) -> AuthSession {
        try await signingIn { () async throws(AuthError) in
            let (session, next) = try await asking { session throws(AuthError) in
                (session, try await ask(client, session.accessToken))
            }
            guard next.user.id == session.user.id else { throw .untrustedToken(.subject) }
            try await adopt(next, insteadOf: session)
            return next
        }
    }

    /// Makes recovery codes for the signed-in user, whose second factor was proved; those that there were no longer count.
    ///
    /// - Throws: ``AuthError``; a server without recovery codes refuses.
    public func makeRecoveryCodes() async throws(AuthError) -> AuthRecoveryCodes {
        try await asking { session throws(AuthError) in
            do throws(AuthError) {
                return try await client.makeRecoveryCodes(accessToken: session.accessToken)
            } catch  where error.code == .factorExists {
                return try await client.replaceRecoveryCodes(accessToken: session.accessToken)
            }
        }
    }

    /// Loads how many recovery codes the signed-in user has left; nil without a set.
    ///
    /// - Throws: ``AuthError``.
    public func recoveryCodes() async throws(AuthError) -> AuthRecoveryCodes? {
        try await asking { session throws(AuthError) in
            do throws(AuthError) {
                return try await client.recoveryCodes(accessToken: session.accessToken)
            } catch  where error.code == .factorNotFound {
                return nil
            }
        }
    }

    /// Removes a second factor, and with the last one the recovery codes, if a code of an app was proved last.
    ///
    /// A session that was proved by a recovery code ends to be proved with them, so that the factor would stay without any.
    ///
    /// The session is refreshed, as its token states what was proved, as far as that is possible now.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func unenrolFactor(_ id: String) async throws(AuthError) -> AuthSession {
        let session = try await asking { session throws(AuthError) in
            do throws(AuthError) {
                try await client.unenrolFactor(id, accessToken: session.accessToken)
            } catch  where error.code == .recoveryCodesAlone && Self.isProvedByApp(session) {
                try await client.removeRecoveryCodes(accessToken: session.accessToken)
                try await client.unenrolFactor(id, accessToken: session.accessToken)
            }
            return session
        }
        do throws(AuthError) {
            return try await renewed(session)
        } catch {
            // The factor is gone; what the token states of it is renewed in its time.
            guard error.isTransient else { throw error }
            return session
        }
    }

    /// Returns whether the newest proof of a second factor that a session's token states is the code of an app.
    private static func isProvedByApp(_ session: AuthSession) -> Bool {
        let claims = (try? AuthToken(session.accessToken))?.claims
        let methods = claims?["amr"]?.array?.compactMap { $0.object?["method"]?.string } ?? []
        return methods.first { ["totp", "mfa/recovery_code"].contains($0) } == "totp"
    }

    /// Loads the second factors of the signed-in user.
    ///
    /// - Throws: ``AuthError``.
    public func factors() async throws(AuthError) -> [AuthFactor] { try await reloadUser().factors ?? [] }
}
