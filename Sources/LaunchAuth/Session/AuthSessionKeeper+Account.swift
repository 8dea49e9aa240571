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

    /// Sends a mail with a link to a user who forgot the password; the link comes back as a callback that signs in, with
    /// ``AuthCallbackOutcome/recovering(_:)``.
    ///
    /// The answer does not reveal whether the address is known.
    ///
    /// - Throws: ``AuthError``.
    public func recover(email: String) async throws(AuthError) {
        try await client.recover(email: email, pkce: try await proofForMail(isRecovery: true))
    }

    /// Sends a mail with a code and a link that each sign in without a password.
    ///
    /// The code goes to ``verify(_:)`` as ``AuthVerification/Kind/email``; the link comes back as a callback.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - createsUser: Whether an address without an account gets one.
    ///   - data: What to keep with a new user, such as `display_name`.
    /// - Throws: ``AuthError``.
    public func sendOTP(
        email: String, createsUser: Bool = true, data: [String: AuthValue] = [:]
    ) async throws(AuthError) {
        let pkce = try await proofForMail()
        try await client.sendOTP(email: email, createsUser: createsUser, data: data, pkce: pkce)
    }

    /// Sends a code to the signed-in user's own email address, for a change that has to be proved anew.
    ///
    /// - Throws: ``AuthError``.
    public func reauthenticate() async throws(AuthError) {
        try await asking { session throws(AuthError) in
            try await client.reauthenticate(accessToken: session.accessToken)
        }
    }

    /// The proof for the link in a mail, which comes back as a callback, perhaps to a later run of the app; nil without a
    /// redirect.
    private func proofForMail(isRecovery: Bool = false) async throws(AuthError) -> PKCE? {
        guard client.configuration.redirect != nil else { return nil }
        let flow = AuthFlow(kind: .mail, isRecovery: isRecovery, random: random, now: client.now())
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
    /// A new email address counts when the mails to it and to the old one were answered; a new password ends all other
    /// sessions.
    ///
    /// - Throws: ``AuthError``; with ``AuthErrorCode/reauthenticationNeeded`` the server wants the code of a mail, see
    ///   ``reauthenticate()``.
    @discardableResult public func updateUser(
        _ changes: AuthUserChanges
    ) async throws(AuthError) -> AuthUser {
        let pkce = changes.email == nil ? nil : try await proofForMail()
        let (session, user) = try await asking { session throws(AuthError) in
            (session, try await client.updateUser(changes, accessToken: session.accessToken, pkce: pkce))
        }
        try await amend(session, user: user)
        return user
    }

    /// Reloads the signed-in user from the server.
    ///
    /// - Throws: ``AuthError``.
    @discardableResult public func reloadUser() async throws(AuthError) -> AuthUser {
        let (session, user) = try await asking { session throws(AuthError) in
            (session, try await client.user(accessToken: session.accessToken))
        }
        try await amend(session, user: user)
        return user
    }

    /// Runs a request of the signed-in user's, and once more with another token when the server refuses the first one or does
    /// not know its session any more.
    ///
    /// A session that was ended elsewhere gets no other token: the keeper knows then, and who watches it.
    func asking<Value: Sendable>(
        _ body: @Sendable (AuthSession) async throws(AuthError) -> Value
    ) async throws(AuthError) -> Value {
        let first = try await session()
        let refusal: AuthError
        do throws(AuthError) { return try await body(first) } catch { refusal = error }
        guard case .server(let error) = refusal, error.code != .insufficientAssurance,
            error.refusesAccessToken || error.endsSession
        else { throw refusal }
        let next: AuthSession
        do throws(AuthError) { next = try await renewed(first) } catch {
            throw error.isTransient ? refusal : error
        }
        guard next.user.id == first.user.id else { throw .superseded }
        return try await body(next)
    }

    /// Removes the session of a user as another process would, and tells why; another user's stays.
    func forget(userID: String, because change: SessionChange = .deleted) async throws(VaultError) {
        endReason = change
        defer { endReason = nil }
        for _ in 0..<16 {
            let raw = try await vault.read(.session)
            let old = try Self.decode(raw)
            var new = old
            if old.session?.user.id == userID { (new.session, new.lease) = (nil, nil) }
            new.farewells.removeAll { $0.session.owner == userID }
            if new == old { return await resume() }
            let next = new.isEmpty ? nil : try Self.encode(new)
            if try await vault.exchange(.session, raw, for: next) { return await resume() }
        }
        throw .failed(reason: "others change the session all the time. Try again")
    }
}
