// Licensed under the Apache License, Version 2.0.

extension AuthSessionKeeper {
    /// Enrols an app that shows codes as a second factor of the signed-in user; ``verifyFactor(_:code:)`` makes it count.
    ///
    /// A user who loses the app is locked out, as there are no recovery codes: offer a second one, on another device.
    ///
    /// - Parameters:
    ///   - name: The user's name for it, another for each factor.
    ///   - issuer: The name of the app that the codes are for.
    /// - Throws: ``AuthError``.
    public func enrolFactor(name: String, issuer: String) async throws(AuthError) -> AuthFactorEnrolment {
        let session = try await session()
        return try await client.enrolFactor(name: name, issuer: issuer, accessToken: session.accessToken)
    }

    /// Proves a second factor by a code; the session has the assurance ``AuthAssurance/aal2`` from then on.
    ///
    /// - Throws: ``AuthError``; `superseded` when the session ended meanwhile, or another user signed in.
    @discardableResult public func verifyFactor(
        _ id: String, code: String
    ) async throws(AuthError) -> AuthSession {
        try await signingIn { () async throws(AuthError) in
            let session = try await session()
            let challenge = try await client.challengeFactor(id, accessToken: session.accessToken)
            let next = try await client.verifyFactor(
                id, challenge: challenge, code: code, accessToken: session.accessToken)
            guard next.user.id == session.user.id else { throw .untrustedToken(.subject) }
            try await adopt(next, insteadOf: session)
            return next
        }
    }

    /// Removes a second factor; the session is refreshed, as its token states what was proved, as far as that is possible now.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func unenrolFactor(_ id: String) async throws(AuthError) -> AuthSession {
        let session = try await session()
        try await client.unenrolFactor(id, accessToken: session.accessToken)
        do throws(AuthError) {
            return try await renewed(session)
        } catch {
            // The factor is gone; what the token states of it is renewed in its time.
            guard error.isTransient else { throw error }
            return session
        }
    }

    /// Loads the second factors of the signed-in user.
    ///
    /// - Throws: ``AuthError``.
    public func factors() async throws(AuthError) -> [AuthFactor] { try await reloadUser().factors ?? [] }
}
