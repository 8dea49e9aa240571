// Licensed under the Apache License, Version 2.0.

extension AuthSessionKeeper {
    /// Makes an account; when the server answers a session, it is kept.
    ///
    /// - Throws: ``AuthError``.
    public func signUp(
        email: String, password: String, data: [String: AuthValue] = [:]
    ) async throws(AuthError) -> AuthSignUpAnswer {
        let pkce = try await proofForMail()
        return try await signingIn { () async throws(AuthError) in
            let answer = try await client.signUp(email: email, password: password, data: data, pkce: pkce)
            if case .signedIn(let session) = answer { try await adopt(session) }
            return answer
        }
    }

    /// Sends a mail with a link to a user who forgot the password; the link comes back as a callback that signs in.
    ///
    /// The answer does not reveal whether the address is known.
    ///
    /// - Throws: ``AuthError``.
    public func recover(email: String) async throws(AuthError) {
        try await client.recover(email: email, pkce: try await proofForMail())
    }

    /// The proof for the link in a mail, which comes back as a callback, perhaps to a later run of the app; nil without a
    /// redirect.
    private func proofForMail() async throws(AuthError) -> PKCE? {
        guard client.configuration.redirect != nil else { return nil }
        let flow = AuthFlow(kind: .mail, random: random, now: client.now())
        try await remember(flow)
        return flow.pkce
    }

    /// Signs in with an email address and a password.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func signIn(
        email: String, password: String
    ) async throws(AuthError) -> AuthSession {
        try await signingIn { () async throws(AuthError) in
            let session = try await client.signIn(email: email, password: password)
            try await adopt(session)
            return session
        }
    }

    /// Signs in with a provider's identity token.
    ///
    /// - Parameters:
    ///   - provider: Who made the token.
    ///   - idToken: The token.
    ///   - nonce: The nonce of the attempt.
    ///   - displayName: The name from the provider; it is stored when the account has none (`C-LA-12`).
    /// - Throws: ``AuthError``; no error when only the name could not be stored.
    @discardableResult public func signIn(
        provider: AuthProvider, idToken: String, nonce: SignInNonce?, displayName: String? = nil
    ) async throws(AuthError) -> AuthSession {
        let session = try await signingIn { () async throws(AuthError) in
            let session = try await client.signIn(provider: provider, idToken: idToken, nonce: nonce)
            try await adopt(session)
            return session
        }
        // Apple gives the name once only: without it here, it would be lost.
        if let displayName, !displayName.isEmpty, session.user.displayName == nil {
            let changes = AuthUserChanges(data: ["display_name": .string(displayName)])
            if let user = try? await client.updateUser(changes, accessToken: session.accessToken) {
                try? await amend(session, user: user)
            }
        }
        return session
    }

    /// Signs in with the code or the link of a mail.
    ///
    /// - Returns: Whether the user is signed in by it.
    /// - Throws: ``AuthError``.
    @discardableResult public func verify(_ proof: AuthVerification) async throws(AuthError) -> Bool {
        try await signingIn { () async throws(AuthError) in
            guard let session = try await client.verify(proof) else { return false }
            try await adopt(session)
            return true
        }
    }

    /// Changes the account of the signed-in user.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func updateUser(
        _ changes: AuthUserChanges
    ) async throws(AuthError) -> AuthUser {
        let session = try await session()
        let user = try await client.updateUser(changes, accessToken: session.accessToken)
        try await amend(session, user: user)
        return user
    }

    /// Reloads the signed-in user from the server.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func reloadUser() async throws(AuthError) -> AuthUser {
        let session = try await session()
        let user = try await client.user(accessToken: session.accessToken)
        try await amend(session, user: user)
        return user
    }
}
