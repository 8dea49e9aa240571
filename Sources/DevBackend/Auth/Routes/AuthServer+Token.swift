// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// `POST /token`.
    func token(_ call: AuthCall) throws -> AuthStep {
        switch call.query["grant_type"] {
        case "password": try passwordGrant(call)
        case "refresh_token": try refreshGrant(call)
        case "pkce": try codeGrant(call)
        case "id_token": try idTokenGrant(call)
        case "web3": throw AuthFailure(422, "web3_provider_disabled", "Web3 provider is disabled")
        default: throw AuthFailure(400, "invalid_credentials", "unsupported_grant_type")
        }
    }

    private func passwordGrant(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let (email, phone, password) = (
            try body.text("email"), try body.text("phone"), try body.text("password")
        )
        guard email.isEmpty || phone.isEmpty else {
            throw AuthFailure.validation(
                "Only an email address or phone number should be provided on login.")
        }
        guard !email.isEmpty || !phone.isEmpty else { throw AuthFailure.validation("missing email or phone") }
        guard phone.isEmpty else {
            throw AuthFailure(422, "phone_provider_disabled", "Phone logins are disabled")
        }
        guard !rules.disabledProviders.contains("email") else { throw AuthFailure.emailDisabled(422) }
        // The same work for an address without an account, or one without a password.
        let known = try store.user(email: email.lowercased())
        let hash = known?.password ?? PasswordHash.decoy(cost: rules.bcryptCost)
        let id = known?.password == nil ? nil : known?.id
        return .away(.hashing, { PasswordHash.matches(password, hash) }) { [unowned self] isRight in
            // The account may have changed while the password was compared.
            guard isRight, let id, let user = try store.user(id: id), user.password == hash else {
                throw AuthFailure.invalidCredentials
            }
            guard !user.isBanned(at: now) else { throw AuthFailure(400, "user_banned", "User is banned") }
            guard user.emailConfirmedAt != nil else { throw AuthFailure.emailNotConfirmed }
            var extra: [String: JSON] = [:]
            if let weakness = AuthRules.weakness(of: password, rules) {
                extra["weak_password"] = [
                    "message": .text(weakness.message),
                    "reasons": .array((weakness.reasons ?? []).map(JSON.text)),
                ]
            }
            return .answer(
                .object(try store.transaction { try startSession(user, method: "password", extra: extra) }))
        }
    }

    private func codeGrant(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let (code, verifier) = (try body.text("auth_code"), try body.text("code_verifier"))
        guard !code.isEmpty, !verifier.isEmpty else {
            throw AuthFailure.validation(
                "invalid request: both auth code and code verifier should be non-empty")
        }
        guard let flow = try store.flow(code: code), let challenge = flow.challenge, let userID = flow.userID,
            let user = try store.user(id: userID)
        else {
            throw AuthFailure(
                404, "flow_state_not_found", "invalid flow state, no valid flow state found")
        }
        guard now.seconds(since: flow.createdAt) < Double(lifetime(of: flow)) else {
            throw AuthFailure(
                422, "flow_state_expired", "invalid flow state, flow state has expired")
        }
        guard AuthRules.verifier(verifier, fits: challenge, method: flow.challengeMethod) else {
            throw AuthFailure(
                400, "bad_code_verifier", "code challenge does not match previously saved code verifier")
        }
        guard !user.isBanned(at: now) else { throw AuthFailure(403, "user_banned", "User is banned") }
        var extra: [String: JSON] = [:]
        if let token = flow.providerToken { extra["provider_token"] = .text(token) }
        if let token = flow.providerRefreshToken { extra["provider_refresh_token"] = .text(token) }
        return .answer(
            .object(
                try store.transaction {
                    try store.deleteFlow(id: flow.id)
                    return try startSession(user, method: flow.method, extra: extra)
                }))
    }

    /// Mails are read later than browsers come back.
    private func lifetime(of flow: AuthFlow) -> Int {
        flow.provider == "email" ? rules.mailTokenLifetime : rules.flowLifetime
    }
}
