// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// `POST /verify`: a code, or the hash of a link, for a session.
    func verify(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let (type, code, hash) = (try body.text("type"), try body.text("token"), try body.text("token_hash"))
        let (email, phone) = (try body.text("email"), try body.text("phone"))
        guard !type.isEmpty else { throw AuthFailure.validation("Verify requires a verification type") }
        guard code.isEmpty != hash.isEmpty else {
            throw AuthFailure.validation("Verify requires either a token or a token hash")
        }
        guard code.isEmpty else { return try finishVerify(call, codeToken(code, type, email, phone)) }
        guard try email.isEmpty && phone.isEmpty && body.text("redirect_to").isEmpty else {
            throw AuthFailure.validation("Only the token_hash and type should be provided")
        }
        return try finishVerify(call, linkToken(hash, type))
    }

    /// The token that a person typed in.
    private func codeToken(_ code: String, _ type: String, _ email: String, _ phone: String) throws
        -> MailToken
    {
        guard email.isEmpty != phone.isEmpty else {
            throw AuthFailure.validation("Only an email address or phone number should be provided on verify")
        }
        guard !email.isEmpty else {
            try AuthRules.check(phone: phone)
            // Nobody has a telephone number here, so no code was sent to one.
            throw AuthFailure.invalidToken
        }
        guard let address = try? AuthRules.email(email) else {
            throw AuthFailure(422, "validation_failed", "Invalid email format")
        }
        let plain = MailToken.hash(email: address, code: code)
        guard let token = try mailToken([plain, "pkce_" + plain], Self.kinds(type) ?? []) else {
            throw AuthFailure.invalidToken
        }
        return token
    }

    /// The token of a link.
    private func linkToken(_ hash: String, _ type: String) throws -> MailToken {
        guard let kinds = Self.kinds(type) else {
            throw AuthFailure.validation("Invalid email verification type")
        }
        guard let token = try mailToken([hash], kinds) else { throw AuthFailure.invalidLink }
        return token
    }

    private func finishVerify(_ call: AuthCall, _ token: MailToken) throws -> AuthStep {
        try store.transaction {
            guard let user = try redeem(token) else { return .answer(Self.halfChanged) }
            return .answer(.object(try startSession(user, method: "otp")))
        }
    }

    /// `GET /verify`: the link of a mail, opened in a browser.
    func verifyLink(_ call: AuthCall) throws -> AuthStep {
        let (hash, type) = (call.query["token"] ?? "", call.query["type"] ?? "")
        guard !type.isEmpty else { throw AuthFailure.validation("Verify requires a verification type") }
        guard !hash.isEmpty else { throw AuthFailure.validation("Verify requires a token or a token hash") }
        let isPKCE = hash.hasPrefix("pkce_")
        do {
            let token = try linkToken(hash, type)
            let flow = try token.flowID.flatMap { try store.flow(id: $0) }
            let pairs: [String: JSON]? = try store.transaction {
                guard let user = try redeem(token) else { return nil }
                guard var flow else { return try startSession(user, method: "otp") }
                // From now on the code of the flow counts.
                flow.userID = user.id
                try store.save(flow)
                return [:]
            }
            guard let pairs else {
                let message = [("message", Self.halfChanged["msg"]?.text ?? "")]
                return .answer(
                    .redirect(
                        303,
                        to: FormText.address(
                            call.redirect, query: isPKCE ? message : [], fragment: message + [("sb", "")])))
            }
            if let code = flow?.code {
                return .answer(
                    .redirect(303, to: FormText.address(call.redirect, query: [("code", code)])))
            }
            return .answer(.redirect(303, to: Self.implicit(call.redirect, pairs, [("type", type)])))
        } catch let failure as AuthFailure {
            return .answer(.redirect(303, to: Self.failed(call.redirect, failure, inQuery: isPKCE)))
        }
    }

    private static let halfChanged: JSON = [
        "msg": "Confirmation link accepted. Please proceed to confirm link sent to the other email",
        "code": "200",
    ]

    /// Returns a URL with a session behind what is there, also behind a fragment, as GoTrue has it.
    static func implicit(
        _ address: String, _ session: [String: JSON], _ more: [(String, String)] = []
    ) -> String {
        var pairs = more
        for name in [
            "access_token", "expires_at", "expires_in", "provider_refresh_token", "provider_token",
            "refresh_token", "token_type",
        ] {
            if let value = session[name] { pairs.append((name, value.text ?? value.description)) }
        }
        return address + "#" + FormText.text((pairs + [("sb", "")]).sorted { $0.0 < $1.0 })
    }

    /// Returns a URL with an error in its fragment, and for newer flows in its query, too.
    static func failed(_ address: String, _ failure: AuthFailure, inQuery: Bool) -> String {
        var pairs = [("error", failure.redirectError)]
        if let code = failure.code { pairs.append(("error_code", code)) }
        pairs.append(("error_description", failure.message))
        return FormText.address(address, query: inQuery ? pairs : [], fragment: pairs + [("sb", "")])
    }

    /// The kinds of mails that a type of verification stands for; nil for another type.
    private static func kinds(_ type: String) -> [MailToken.Kind]? {
        switch type {
        case "signup", "invite": [.confirmation]
        case "recovery", "magiclink": [.recovery]
        case "email": [.confirmation, .recovery]
        case "email_change": [.currentEmail, .newEmail]
        default: nil
        }
    }

    /// The token of one of the hashes, when it is of the kinds and not too old.
    private func mailToken(_ hashes: [String], _ kinds: [MailToken.Kind]) throws -> MailToken? {
        for hash in hashes {
            if let token = try store.mailToken(hash: hash), kinds.contains(token.kind),
                now.seconds(since: token.createdAt) < Double(rules.mailTokenLifetime)
            {
                return token
            }
        }
        return nil
    }

    /// Uses a token up. Nil when the other half of a change of email address is still missing.
    private func redeem(_ token: MailToken) throws -> AuthUser? {
        guard var user = try store.user(id: token.userID) else { throw AuthFailure.invalidToken }
        guard !user.isBanned(at: now) else { throw AuthFailure(403, "user_banned", "User is banned") }
        try store.deleteMailToken(hash: token.hash)
        switch token.kind {
        case .currentEmail, .newEmail:
            let other: MailToken.Kind = token.kind == .newEmail ? .currentEmail : .newEmail
            if try store.hasMailToken(of: user.id, kind: other) { return nil }
            try finishEmailChange(&user)
        case .confirmation, .recovery, .reauthentication:
            if user.emailConfirmedAt == nil { try confirm(&user) }
        }
        return user
    }

    /// Records that the email address is the user's.
    func confirm(_ user: inout AuthUser) throws {
        (user.emailConfirmedAt, user.updatedAt) = (now, now)
        user.userMetadata["email_verified"] = true
        try store.save(user)
        if var identity = try store.identities(of: user.id).first(where: { $0.provider == "email" }) {
            identity.data["email_verified"] = true
            identity.updatedAt = now
            try store.save(identity)
        }
    }
}
