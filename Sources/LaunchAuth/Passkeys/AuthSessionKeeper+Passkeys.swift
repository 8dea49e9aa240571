// Licensed under the Apache License, Version 2.0.

extension AuthSessionKeeper {
    /// Makes a passkey for the signed-in user.
    ///
    /// - Parameter authenticator: Shows the sheet.
    /// - Throws: ``AuthError``: `cancelled`, `timedOut` when the sheet was open too long, `passkey` with the reason.
    @discardableResult public func registerPasskey(
        with authenticator: any PasskeyAuthenticator
    ) async throws(AuthError) -> AuthPasskey {
        let (first, ceremony) = try await asking { session throws(AuthError) in
            (session, try await client.passkeyRegistration(accessToken: session.accessToken))
        }
        let credential = try await answer(ceremony, authenticator)
        // The sheet may have been open longer than the token was good.
        let session = try await session()
        guard session.user.id == first.user.id else { throw .superseded }
        return try await client.register(
            credential, challenge: ceremony.challengeID, accessToken: session.accessToken)
    }

    /// Signs in with a passkey that the user chooses; no email address is asked for.
    ///
    /// - Parameter authenticator: Shows the sheet.
    /// - Throws: ``AuthError``, as for ``registerPasskey(with:)``.
    @discardableResult public func signInWithPasskey(
        _ authenticator: any PasskeyAuthenticator
    ) async throws(AuthError) -> AuthSession {
        let ceremony = try await client.passkeySignIn()
        let credential = try await answer(ceremony, authenticator)
        return try await signingIn { () async throws(AuthError) in
            let session = try await client.signIn(credential, challenge: ceremony.challengeID)
            try await adopt(session)
            return session
        }
    }

    /// Lists the passkeys of the signed-in user.
    ///
    /// - Throws: ``AuthError``.
    public func passkeys() async throws(AuthError) -> [AuthPasskey] {
        try await asking { session throws(AuthError) in
            try await client.passkeys(accessToken: session.accessToken)
        }
    }

    /// Gives a passkey of the signed-in user another name, of at most 120 bytes.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func renamePasskey(
        _ id: String, to name: String
    ) async throws(AuthError) -> AuthPasskey {
        try await asking { session throws(AuthError) in
            try await client.renamePasskey(id, to: name, accessToken: session.accessToken)
        }
    }

    /// Removes a passkey of the signed-in user.
    ///
    /// - Throws: ``AuthError``.
    public func deletePasskey(_ id: String) async throws(AuthError) {
        try await asking { session throws(AuthError) in
            try await client.deletePasskey(id, accessToken: session.accessToken)
        }
    }

    private func answer(
        _ ceremony: PasskeyCeremony, _ authenticator: any PasskeyAuthenticator
    ) async throws(AuthError) -> PasskeyCredential {
        do {
            return try await Deadline.run(within: ceremony.timeLimit, of: client.clock, late: .timedOut) {
                try await authenticator.perform(ceremony.request)
            }
        } catch {
            throw AuthError(transport: error)
        }
    }
}
