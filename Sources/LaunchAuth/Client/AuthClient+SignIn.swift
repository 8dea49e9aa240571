// Licensed under the Apache License, Version 2.0.

public import Foundation

extension AuthClient {
    /// Makes an account.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password; the server counts its bytes and takes at most 72.
    ///   - data: What to keep with the user, such as `display_name`.
    ///   - pkce: The verifier for the link in the mail; nil for a project that confirms by digits.
    /// - Throws: ``AuthError``. Such a request is never repeated.
    public func signUp(
        email: String, password: String, data: [String: AuthValue] = [:], pkce: PKCE? = nil
    ) async throws(AuthError) -> AuthSignUpAnswer {
        var body: [String: AuthValue] = [
            "email": .string(email), "password": .string(password), "data": .object(data),
        ]
        challenge(pkce, &body)
        let answer = try await send(Call(path: "/signup", query: redirectQuery(), body: body))
        // Both answers have the status 200; only one has tokens.
        if try read(AuthValue.self, answer).object?["access_token"] != nil {
            return .signedIn(try readSession(answer))
        }
        let user = try read(AuthUser.self, answer)
        guard UUID(uuidString: user.id) != nil else {
            throw .unreadableAnswer(reason: "its user has no UUID")
        }
        return .awaitsConfirmation(user)
    }

    /// Signs in with an email address and a password.
    ///
    /// - Throws: ``AuthError``; a wrong address and a wrong password give the same code.
    public func signIn(email: String, password: String) async throws(AuthError) -> AuthSession {
        try await token("password", ["email": .string(email), "password": .string(password)])
    }

    /// Signs in with a provider's identity token.
    ///
    /// - Parameters:
    ///   - provider: Who made the token.
    ///   - idToken: The token.
    ///   - nonce: The nonce of the attempt; the server receives its raw form.
    ///   - accessToken: The provider's access token, when the identity token has a digest of it.
    /// - Throws: ``AuthError``.
    public func signIn(
        provider: AuthProvider, idToken: String, nonce: SignInNonce?, accessToken: String? = nil
    ) async throws(AuthError) -> AuthSession {
        var body: [String: AuthValue] = [
            "provider": .string(provider.rawValue), "id_token": .string(idToken),
        ]
        body["nonce"] = nonce.map { .string($0.raw) }
        body["access_token"] = accessToken.map { .string($0) }
        return try await token("id_token", body)
    }

    /// Returns the URL at which a browser begins a sign-in with a provider.
    ///
    /// - Parameters:
    ///   - provider: Whom the user signs in with.
    ///   - pkce: The verifier to redeem the callback's code with.
    ///   - scopes: What to ask the provider for, separated by commas.
    ///   - redirect: Where the browser comes back to; nil takes the configuration's.
    ///   - parameters: More parameters for the provider.
    /// - Throws: ``AuthError``.
    public func authorizeURL(
        provider: AuthProvider, pkce: PKCE, scopes: String? = nil, redirect: URL? = nil,
        parameters: [(String, String)] = []
    ) throws(AuthError) -> URL {
        var query = [("provider", provider.rawValue)]
        query += redirectQuery(redirect)
        if let scopes { query.append(("scopes", scopes)) }
        query += [("code_challenge", pkce.challenge), ("code_challenge_method", PKCE.method)]
        return try url("/authorize", query + parameters)
    }

    /// Redeems the code of a callback, which works once.
    ///
    /// - Throws: ``AuthError``. Such a request is never repeated: the code may be used up.
    public func exchange(code: String, pkce: PKCE) async throws(AuthError) -> AuthSession {
        try await token("pkce", ["auth_code": .string(code), "code_verifier": .string(pkce.verifier)])
    }

    /// Rotates a refresh token: exchanges it for the next session.
    ///
    /// It may be repeated: the server returns the same session again to a client that could not store it.
    ///
    /// - Throws: ``AuthError``; ``AuthError/endsSession`` says whether the session is over.
    public func refresh(_ refreshToken: String) async throws(AuthError) -> AuthSession {
        try await token(
            "refresh_token", ["refresh_token": .string(refreshToken)], isRepeatable: true,
            timeLimit: configuration.refreshTimeLimit)
    }

    private func token(
        _ grant: String, _ body: [String: AuthValue], isRepeatable: Bool = false,
        timeLimit: Duration? = nil
    ) async throws(AuthError) -> AuthSession {
        let call = Call(
            path: "/token", query: [("grant_type", grant)], body: body, isRepeatable: isRepeatable,
            timeLimit: timeLimit)
        return try readSession(try await send(call))
    }

    func challenge(_ pkce: PKCE?, _ body: inout [String: AuthValue]) {
        guard let pkce else { return }
        body["code_challenge"] = .string(pkce.challenge)
        body["code_challenge_method"] = .string(PKCE.method)
    }

    func redirectQuery(_ redirect: URL? = nil) -> [(String, String)] {
        (redirect ?? configuration.redirect).map { [("redirect_to", $0.absoluteString)] } ?? []
    }
}
