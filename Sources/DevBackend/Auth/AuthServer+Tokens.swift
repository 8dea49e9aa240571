// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// A user with the session that a bearer token stands for.
    struct Caller {
        var user: AuthUser
        /// Nil for a token that names none, as one that was made by hand.
        let session: AuthSession?
    }

    /// Returns the claims of the bearer token, whose signature and time are right.
    ///
    /// - Throws: What Supabase answers to a missing, bad, or outlived token.
    func claims(_ call: AuthCall) throws -> JSON {
        guard let text = call.bearer else {
            throw AuthFailure(401, "no_authorization", "This endpoint requires a valid Bearer token")
        }
        func bad(_ reason: String) -> AuthFailure {
            AuthFailure(403, "bad_jwt", "invalid JWT: unable to parse or verify signature, \(reason)")
        }
        guard let token = WebToken(text) else { throw bad("token is malformed") }
        guard token.isSigned(by: key) else {
            throw bad("token signature is invalid: signature is invalid")
        }
        guard let expiry = token.claims["exp"]?.integer, now.seconds < expiry else {
            throw bad("token has invalid claims: token is expired")
        }
        guard token.claims["nbf"]?.integer.map({ $0 <= now.seconds }) ?? true else {
            throw bad("token has invalid claims: token is not valid yet")
        }
        return token.claims
    }

    /// Returns the user whom the bearer token stands for.
    ///
    /// - Throws: What Supabase answers to a bad token, and to one whose user or session is no more.
    func caller(_ call: AuthCall) throws -> Caller {
        let claims = try claims(call)
        guard let id = claims["sub"]?.text, !id.isEmpty else {
            throw AuthFailure(403, "bad_jwt", "invalid claim: missing sub claim")
        }
        guard AuthRules.isUUID(id) else {
            throw AuthFailure(400, "bad_jwt", "invalid claim: sub claim must be a UUID")
        }
        guard WebToken.audiences(of: claims).contains(call.audience ?? "authenticated") else {
            throw AuthFailure.validation("Token audience doesn't match request audience")
        }
        guard let user = try store.user(id: id.lowercased()) else {
            throw AuthFailure(403, "user_not_found", "User from sub claim in JWT does not exist")
        }
        let session = try claims["session_id"]?.text.flatMap { try self.session($0, of: user) }
        guard !user.isBanned(at: now) else { throw AuthFailure(403, "user_banned", "User is banned") }
        return Caller(user: user, session: session)
    }

    /// Returns the session that a token names; nil when it names none.
    private func session(_ id: String, of user: AuthUser) throws -> AuthSession? {
        if id.isEmpty || id == "00000000-0000-0000-0000-000000000000" { return nil }
        guard AuthRules.isUUID(id) else {
            throw AuthFailure(403, "bad_jwt", "invalid claim: session_id claim must be a UUID")
        }
        guard let session = try store.session(id: id.lowercased()), session.userID == user.id else {
            throw AuthFailure(
                403, "session_not_found", "Session from session_id claim in JWT does not exist")
        }
        return session
    }

    /// Starts a session and answers it.
    func startSession(_ user: AuthUser, method: String, extra: [String: JSON] = [:]) throws -> [String: JSON]
    {
        var user = user
        (user.lastSignInAt, user.updatedAt) = (now, now)
        try store.save(user)
        let session = AuthSession(userID: user.id, method: method, at: now)
        try store.save(session)
        let token = try store.issueToken(for: session.id, parent: nil, at: now)
        note(.signedIn, session)
        return try answer(user, session, token).merging(extra) { $1 }
    }

    /// The object that clients keep: an access token, a refresh token and the user.
    func answer(_ user: AuthUser, _ session: AuthSession, _ token: RefreshToken) throws -> [String: JSON] {
        let issuedAt = now.seconds
        let expiry = issuedAt + Int64(rules.accessTokenLifetime)
        let claims: JSON = [
            "iss": .text(issuer), "sub": .text(user.id), "aud": "authenticated", "exp": .integer(expiry),
            "iat": .integer(issuedAt), "email": .text(user.email), "phone": "",
            "app_metadata": .object(user.appMetadata), "user_metadata": .object(user.userMetadata),
            "role": "authenticated", "aal": session.isSecond ? "aal2" : "aal1",
            "session_id": .text(session.id), "is_anonymous": false,
            // The most recent first, as in GoTrue.
            "amr": .array(
                session.methods.reversed().map {
                    ["method": .text($0.method), "timestamp": .integer($0.timestamp)]
                }),
        ]
        return [
            "access_token": .text(WebToken.text(claims, key: key)), "token_type": "bearer",
            "expires_in": .integer(Int64(rules.accessTokenLifetime)), "expires_at": .integer(expiry),
            "refresh_token": .text(token.token), "user": try json(user),
        ]
    }

    func json(_ user: AuthUser) throws -> JSON { user.json(try store.identities(of: user.id)) }
}
