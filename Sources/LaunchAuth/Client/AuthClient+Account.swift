// Licensed under the Apache License, Version 2.0.

extension AuthClient {
    /// Ends sessions on the server.
    ///
    /// The access token stays valid for others until its time is over; the server itself refuses it at once.
    ///
    /// - Parameters:
    ///   - accessToken: The session's access token.
    ///   - scope: Which sessions end.
    /// - Throws: ``AuthError``; no error when the session was over already.
    public func signOut(accessToken: String, scope: AuthSignOutScope) async throws(AuthError) {
        try await signOut(accessToken: accessToken, scope: scope, isRepeatable: true)
    }

    func signOut(
        accessToken: String, scope: AuthSignOutScope, isRepeatable: Bool
    ) async throws(AuthError) {
        do {
            _ = try await send(
                Call(
                    path: "/logout", query: [("scope", scope.rawValue)], accessToken: accessToken,
                    isRepeatable: isRepeatable))
        } catch .server(let error) where [401, 403, 404].contains(error.status) {
            return
        }
    }

    /// Asks who a session belongs to.
    ///
    /// - Throws: ``AuthError``.
    public func user(accessToken: String) async throws(AuthError) -> AuthUser {
        let call = Call(method: "GET", path: "/user", accessToken: accessToken, isRepeatable: true)
        return try read(AuthUser.self, try await send(call))
    }

    /// Sends a code to the account's own email address, for a change that the project wants proved anew.
    ///
    /// The code goes into ``AuthUserChanges/nonce`` or ``AccountProof/nonce(_:)``.
    ///
    /// - Throws: ``AuthError``.
    public func reauthenticate(accessToken: String) async throws(AuthError) {
        _ = try await send(Call(method: "GET", path: "/reauthenticate", accessToken: accessToken))
    }

    /// Changes an account.
    ///
    /// - Parameters:
    ///   - changes: What becomes different.
    ///   - accessToken: The session's access token.
    ///   - pkce: The verifier for the links in the mails about a new email address.
    /// - Throws: ``AuthError``.
    public func updateUser(
        _ changes: AuthUserChanges, accessToken: String, pkce: PKCE? = nil
    ) async throws(AuthError) -> AuthUser {
        var body: [String: AuthValue] = [:]
        body["email"] = changes.email.map { .string($0) }
        body["password"] = changes.password.map { .string($0) }
        body["current_password"] = changes.currentPassword.map { .string($0) }
        body["nonce"] = changes.nonce.map { .string($0) }
        body["data"] = changes.data.map { .object($0) }
        // Only a new email address sends mails, whose links come back.
        let isMailed = changes.email != nil
        if isMailed { challenge(pkce, &body) }
        let call = Call(
            method: "PUT", path: "/user", query: isMailed ? redirectQuery() : [], accessToken: accessToken,
            body: body)
        return try read(AuthUser.self, try await send(call))
    }

    /// Asks what the project offers.
    ///
    /// - Throws: ``AuthError``.
    public func settings() async throws(AuthError) -> AuthSettings {
        try read(
            AuthSettings.self, try await send(Call(method: "GET", path: "/settings", isRepeatable: true)))
    }

    /// Asks for the keys that tokens are verified with; none when the project signs with a shared secret.
    ///
    /// - Throws: ``AuthError``.
    public func keys() async throws(AuthError) -> JSONWebKeys {
        let call = Call(method: "GET", path: "/.well-known/jwks.json", isRepeatable: true)
        return try read(JSONWebKeys.self, try await send(call))
    }

    /// Sends a mail once more; the answer does not reveal whether the address is known.
    ///
    /// - Parameters:
    ///   - kind: ``AuthVerification/Kind/signup`` or ``AuthVerification/Kind/emailChange``.
    ///   - email: The address.
    /// - Throws: ``AuthError``.
    public func resend(_ kind: AuthVerification.Kind, email: String) async throws(AuthError) {
        _ = try await send(
            Call(
                path: "/resend", query: redirectQuery(),
                body: ["type": .string(kind.rawValue), "email": .string(email)]))
    }

    /// Sends a mail to a user who forgot the password; the answer does not reveal whether the address is known.
    ///
    /// - Throws: ``AuthError``.
    public func recover(email: String, pkce: PKCE? = nil) async throws(AuthError) {
        var body: [String: AuthValue] = ["email": .string(email)]
        challenge(pkce, &body)
        _ = try await send(Call(path: "/recover", query: redirectQuery(), body: body))
    }

    /// Sends a mail with a code and a link that each sign in without a password.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - createsUser: Whether an address without an account gets one; without it the server refuses such an address,
    ///     and so reveals that it has none.
    ///   - data: What to keep with a new user, such as `display_name`.
    ///   - pkce: The verifier for the link.
    /// - Throws: ``AuthError``.
    public func sendOTP(
        email: String, createsUser: Bool = true, data: [String: AuthValue] = [:], pkce: PKCE? = nil
    ) async throws(AuthError) {
        var body: [String: AuthValue] = [
            "email": .string(email), "create_user": .bool(createsUser), "data": .object(data),
        ]
        challenge(pkce, &body)
        _ = try await send(Call(path: "/otp", query: redirectQuery(), body: body))
    }

    /// Signs in with the code or the link of a mail.
    ///
    /// - Returns: The session; nil after the first of the two confirmations that a change of the email address needs.
    /// - Throws: ``AuthError``.
    public func verify(_ proof: AuthVerification) async throws(AuthError) -> AuthSession? {
        let body: [String: AuthValue] =
            switch proof {
            case .code(let kind, let email, let token):
                ["type": .string(kind.rawValue), "email": .string(email), "token": .string(token)]
            case .hash(let kind, let token):
                ["type": .string(kind.rawValue), "token_hash": .string(token)]
            }
        let answer = try await send(Call(path: "/verify", body: body))
        guard try read(AuthValue.self, answer).object?["access_token"] != nil else { return nil }
        return try readSession(answer)
    }
}
