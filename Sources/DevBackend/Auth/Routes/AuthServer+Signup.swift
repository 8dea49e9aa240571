// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// `POST /signup`.
    ///
    /// Every branch hashes the password first: the time does not reveal whether an email address has an account.
    func signup(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let (email, phone, password) = (
            try body.text("email"), try body.text("phone"), try body.text("password")
        )
        if email.isEmpty, phone.isEmpty {
            throw AuthFailure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
        }
        guard !rules.disablesSignup else { throw AuthFailure.signupDisabled }
        guard !password.isEmpty else { throw AuthFailure.validation("Signup requires a valid password") }
        try AuthRules.check(password: password, rules)
        guard email.isEmpty || phone.isEmpty else {
            throw AuthFailure.validation(
                "Only an email address or phone number should be provided on signup.")
        }
        if !phone.isEmpty {
            try AuthRules.check(channel: try body.text("channel"))
            guard try body.text("code_challenge").isEmpty else {
                throw AuthFailure.validation("PKCE not supported for phone signups")
            }
        }
        let challenge = try body.challenge()
        guard phone.isEmpty else {
            throw AuthFailure(400, "phone_provider_disabled", "Phone signups are disabled")
        }
        guard !rules.disabledProviders.contains("email") else {
            throw AuthFailure(400, "email_provider_disabled", "Email signups are disabled")
        }
        let address = try AuthRules.email(email)
        let data = try body.object("data") ?? [:]
        let cost = rules.bcryptCost
        return .away(.hashing, { PasswordHash.make(password, cost: cost) }) { [unowned self] hash in
            guard let hash else { throw AuthFailure.unexpected }
            return .answer(
                .object(
                    try finishSignup(
                        call, email: address, hash: hash, data: data.filter { $0.value != .null },
                        challenge: challenge)))
        }
    }

    private func finishSignup(
        _ call: AuthCall, email: String, hash: String, data: [String: JSON], challenge: (String, String)?
    ) throws -> [String: JSON] {
        let existing = try store.user(email: email)
        guard rules.confirmsEmail else {
            if existing?.emailConfirmedAt != nil {
                throw AuthFailure(422, "user_already_exists", "User already registered")
            }
            return try store.transaction {
                var user = try existing ?? makeUser(email: email, hash: hash, data: data)
                if existing != nil { user.password = hash }
                user.emailConfirmedAt = now
                user.userMetadata["email_verified"] = true
                return try startSession(user, method: "password")
            }
        }
        try checkMailRate(email)
        if let existing, existing.emailConfirmedAt != nil {
            try store.transaction { try writeDecoy(email) }
            // The screen says the same as to everybody; only the owner of the address learns of the account.
            outbox.add(Mail(to: email, kind: Mail.taken, code: nil, link: nil, sentAt: now))
            return AuthUser.obfuscated(email: email, data: data, at: now).members ?? [:]
        }
        return try store.transaction {
            // An account that waits for its confirmation stays as it is: its owner is not known yet.
            var user = try existing ?? makeUser(email: email, hash: hash, data: data)
            user.confirmationSentAt = now
            try store.save(user)
            try send(
                .confirmation, to: user, kind: "signup", call, challenge: challenge, method: "email/signup")
            return try json(user).members ?? [:]
        }
    }

    /// Creates and stores an account with an unconfirmed email address.
    func makeUser(email: String, hash: String?, data: [String: JSON]) throws -> AuthUser {
        var user = AuthUser(email: email, password: hash, at: now)
        var claims = data
        claims["sub"] = .text(user.id)
        claims["email"] = .text(email)
        claims["email_verified"] = false
        claims["phone_verified"] = false
        user.userMetadata = claims
        try store.save(user)
        try store.save(
            AuthIdentity(
                userID: user.id, provider: "email", subject: user.id, email: email, data: claims, at: now))
        return user
    }

    /// Writes a mail with a code and a link.
    ///
    /// - Parameters:
    ///   - kind: The type of the link.
    ///   - method: How the session will say that it began.
    func send(
        _ token: MailToken.Kind, to user: AuthUser, kind: String, _ call: AuthCall,
        challenge: (String, String)? = nil, method: String = "otp", address: String? = nil
    ) throws {
        let email = address ?? user.email
        let digits = "\(Crypto.random(below: 1_000_000))"
        let code = String(repeating: "0", count: 6 - digits.count) + digits
        var flow: AuthFlow?
        if let challenge {
            flow = AuthFlow(
                id: Crypto.uuid(), provider: "email", redirect: call.redirect, challenge: challenge.0,
                challengeMethod: challenge.1, code: Crypto.uuid(), method: method, createdAt: now,
                userID: user.id)
        }
        if let flow { try store.save(flow) }
        let hash = (flow == nil ? "" : "pkce_") + MailToken.hash(email: email, code: code)
        try store.save(
            MailToken(
                userID: user.id, kind: token, hash: hash, email: email, flowID: flow?.id, createdAt: now))
        let link =
            token == .reauthentication
            ? nil
            : "\(issuer)/verify?"
                + FormText.text([("token", hash), ("type", kind), ("redirect_to", call.redirect)])
        outbox.add(Mail(to: email, kind: kind, code: code, link: link, sentAt: now))
    }
}
