// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// The account of a person whom a provider knows, when it may sign in.
    ///
    /// - Throws: `user_banned`, and `provider_email_needs_verification` after a mail, when no provider
    ///   vouches for the email address.
    func signIn(_ call: AuthCall, provider: String, claims: JSON) throws -> AuthUser {
        let user = try store.transaction {
            var user = try account(provider: provider, claims: claims)
            if user.emailConfirmedAt == nil {
                try checkMailRate(user.email)
                user.confirmationSentAt = now
                try store.save(user)
                try send(.confirmation, to: user, kind: "signup", call)
            }
            return user
        }
        guard !user.isBanned(at: now) else { throw AuthFailure(403, "user_banned", "User is banned") }
        guard user.emailConfirmedAt != nil else {
            throw AuthFailure(
                422, "provider_email_needs_verification",
                "Unverified email with \(provider). A confirmation email has been sent to your \(provider) email"
            )
        }
        return user
    }

    /// The account of a person at a provider: the one of last time, the one with the same confirmed email
    /// address, or a new one.
    ///
    /// An account whose email address was never confirmed may have been made by another person, so its
    /// password and its other identities go when the provider's word confirms the address.
    private func account(provider: String, claims: JSON) throws -> AuthUser {
        guard let subject = claims["sub"]?.text, !subject.isEmpty else {
            throw AuthFailure(oauth: "invalid request", "Missing sub claim in id_token")
        }
        let email = claims["email"]?.text.map { $0.lowercased() }
        let isVerified =
            provider == "apple" || isTrue(claims["email_verified"]) || isTrue(claims["verified_email"])
        let data = metadata(provider, claims, email: email, isVerified: isVerified)
        if var identity = try store.identity(provider: provider, subject: subject),
            let user = try store.user(id: identity.userID)
        {
            identity.data = data
            identity.email = email
            (identity.updatedAt, identity.lastSignInAt) = (now, now)
            try store.save(identity)
            return try merged(user, provider, data)
        }
        guard let email, let address = try? AuthRules.email(email) else {
            throw AuthFailure(
                500, "unexpected_failure", "Error getting user email from external provider")
        }
        var user: AuthUser
        if var existing = try store.user(email: address) {
            guard isVerified else {
                throw AuthFailure(
                    422, "email_exists", "A user with this email address has already been registered")
            }
            if existing.emailConfirmedAt == nil {
                existing.password = nil
                (existing.userMetadata, existing.appMetadata["providers"]) = ([:], [])
                try store.deleteIdentities(of: existing.id)
                try store.deleteMailTokens(of: existing.id)
                try store.deleteSessions(of: existing.id)
            }
            user = existing
        } else {
            guard !rules.disablesSignup else { throw AuthFailure.signupDisabled }
            user = AuthUser(email: address, password: nil, at: now)
            user.appMetadata = ["provider": .text(provider), "providers": []]
        }
        if isVerified, user.emailConfirmedAt == nil { user.emailConfirmedAt = now }
        if !isVerified, !rules.confirmsEmail { user.emailConfirmedAt = now }
        try store.save(user)
        try store.save(
            AuthIdentity(
                userID: user.id, provider: provider, subject: subject, email: address, data: data, at: now))
        return try merged(user, provider, data)
    }

    private func isTrue(_ value: JSON?) -> Bool { value?.bool ?? (value?.text == "true") }

    private func metadata(_ provider: String, _ claims: JSON, email: String?, isVerified: Bool) -> [String:
        JSON]
    {
        var data: [String: JSON] = [
            "iss": claims["iss"] ?? "", "sub": claims["sub"] ?? "", "provider_id": claims["sub"] ?? "",
            "email_verified": .bool(isVerified), "phone_verified": false,
        ]
        if let email { data["email"] = .text(email) }
        if let name = claims["name"] { (data["name"], data["full_name"]) = (name, name) }
        if let picture = claims["picture"] { (data["picture"], data["avatar_url"]) = (picture, picture) }
        var custom: [String: JSON] = [:]
        for name in ["is_private_email", "auth_time", "transfer_sub"] where provider == "apple" {
            custom[name] = claims[name]
        }
        if !custom.isEmpty { data["custom_claims"] = .object(custom) }
        return data
    }

    /// The user with what the provider said; the name that the app set stays.
    private func merged(_ user: AuthUser, _ provider: String, _ data: [String: JSON]) throws -> AuthUser {
        var user = user
        user.userMetadata.merge(data) { $1 }
        var providers = user.appMetadata["providers"]?.elements ?? []
        if !providers.contains(.text(provider)) { providers.append(.text(provider)) }
        user.appMetadata["providers"] = .array(providers)
        user.updatedAt = now
        try store.save(user)
        return user
    }
}
