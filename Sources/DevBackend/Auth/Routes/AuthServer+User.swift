// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// `GET /user`.
    func user(_ call: AuthCall) throws -> AuthStep { .answer(try json(try caller(call).user)) }

    /// `POST /logout`.
    func logout(_ call: AuthCall) throws -> AuthStep {
        let caller = try caller(call)
        let scope = call.query["scope"] ?? ""
        guard ["", "global", "local", "others"].contains(scope) else {
            throw AuthFailure.validation("Unsupported logout scope \"\(scope)\"")
        }
        try store.transaction {
            switch (scope, caller.session) {
            case ("local", let session?):
                try store.deleteSessions(of: caller.user.id, only: session.id)
                note(.endedLocal, session)
            case ("others", let session?):
                try store.deleteSessions(of: caller.user.id, except: session.id)
                note(.endedOthers, session)
            default:
                try store.deleteSessions(of: caller.user.id)
                note(.endedGlobal, userID: caller.user.id, sessionID: caller.session?.id ?? "")
            }
        }
        return .answer(BackendResponse(status: 204, headers: [("Cache-Control", "no-store")], body: []))
    }

    /// `PUT /user`.
    func updateUser(_ call: AuthCall) throws -> AuthStep {
        let caller = try caller(call)
        let body = try call.body()
        let (email, phone, password) = (
            try body.text("email"), try body.text("phone"), try body.text("password")
        )
        if !email.isEmpty { _ = try AuthRules.email(email) }
        if !phone.isEmpty {
            try AuthRules.check(phone: phone)
            try AuthRules.check(channel: try body.text("channel"))
        }
        // An empty one is too short.
        if body.has("password") { try AuthRules.check(password: password, rules) }
        guard try body.object("app_metadata") == nil else {
            throw AuthFailure(403, "not_admin", "Updating app_metadata requires admin privileges")
        }
        if body.has("password") || !email.isEmpty && email.lowercased() != caller.user.email {
            try checkAssurance(
                caller, 401, "AAL2 session is required to update email or password when MFA is enabled.")
        }
        try checkIsFree(email.lowercased(), caller.user)
        // Supabase Auth answers this as well where nobody sends messages to telephones.
        guard phone.isEmpty else {
            throw AuthFailure(500, "unexpected_failure", "Unable to get SMS provider")
        }
        guard body.has("password") else {
            return try finishUpdate(call, body, caller.user, caller.session, nil)
        }
        if rules.requiresReauthentication, !isRecent(caller.session) {
            let nonce = try body.text("nonce")
            guard !nonce.isEmpty else {
                throw AuthFailure(
                    400, "reauthentication_needed", "Password update requires reauthentication")
            }
            try store.transaction { try useNonce(nonce, of: caller.user) }
        }
        let (old, cost) = (caller.user.password, rules.bcryptCost)
        let needsPresent =
            rules.requiresCurrentPassword && old != nil && caller.session?.isFromMail != true
        let present = try body.text("current_password")
        let required = "Current password required when setting new password."
        guard !needsPresent || !present.isEmpty else {
            throw AuthFailure(400, "current_password_required", required)
        }
        let work: @Sendable () -> (isRight: Bool, isSame: Bool, hash: String?) = {
            guard !needsPresent || (old.map { PasswordHash.matches(present, $0) } ?? true) else {
                return (false, false, nil)
            }
            let isSame = old.map { PasswordHash.matches(password, $0) } ?? false
            return (true, isSame, isSame ? nil : PasswordHash.make(password, cost: cost))
        }
        return .away(.hashing, work) { [unowned self] result in
            guard result.isRight else { throw AuthFailure(400, "current_password_invalid", required) }
            guard !result.isSame else {
                throw AuthFailure(
                    422, "same_password", "New password should be different from the old password.")
            }
            guard let hash = result.hash else { throw AuthFailure.unexpected }
            // The account may have changed while the password was hashed.
            let caller = try self.caller(call)
            guard caller.user.password == old else { throw AuthFailure(409, "conflict", "Please try again") }
            return try finishUpdate(call, body, caller.user, caller.session, hash)
        }
    }

    /// Returns whether a session began less than a day ago.
    private func isRecent(_ session: AuthSession?) -> Bool {
        session?.methods.first.map { now.seconds - $0.timestamp < 86_400 } ?? false
    }

    /// Uses up the code of `GET /reauthenticate`.
    ///
    /// - Throws: `reauthentication_not_valid` for another code, and one that is too old.
    func useNonce(_ nonce: String, of user: AuthUser) throws {
        let hash = MailToken.hash(email: user.email, code: nonce)
        guard let token = try store.mailToken(hash: hash), token.kind == .reauthentication,
            token.userID == user.id,
            now.seconds(since: token.createdAt) < Double(rules.mailTokenLifetime)
        else {
            throw AuthFailure(422, "reauthentication_not_valid", "Nonce has expired or is invalid")
        }
        try store.deleteMailToken(hash: hash)
    }

    /// Refuses a new email address that another account has.
    private func checkIsFree(_ email: String, _ user: AuthUser) throws {
        guard !email.isEmpty, email != user.email, try store.user(email: email) != nil else { return }
        throw AuthFailure(
            422, "email_exists", "A user with this email address has already been registered")
    }

    private func finishUpdate(
        _ call: AuthCall, _ body: AuthBody, _ user: AuthUser, _ session: AuthSession?, _ hash: String?
    ) throws -> AuthStep {
        var user = user
        let data = try body.object("data")
        let wish = try body.text("email")
        let email = try wish.isEmpty ? user.email : AuthRules.email(wish)
        let challenge = try body.challenge()
        return try store.transaction {
            if let data {
                for (name, value) in data { user.userMetadata[name] = value == .null ? nil : value }
            }
            if let hash {
                user.password = hash
                try store.deleteSessions(of: user.id, except: session?.id)
                try store.deleteMailTokens(of: user.id)
            }
            if email != user.email {
                try checkIsFree(email, user)
                if rules.confirmsEmail {
                    try changeEmail(call, &user, to: email, challenge)
                } else {
                    user.newEmail = email
                    try finishEmailChange(&user)
                }
            }
            user.updatedAt = now
            try store.save(user)
            return .answer(try json(user))
        }
    }

    /// Asks at both email addresses to confirm the new one.
    private func changeEmail(
        _ call: AuthCall, _ user: inout AuthUser, to email: String, _ challenge: (String, String)?
    ) throws {
        try checkMailRate(email)
        (user.newEmail, user.emailChangeSentAt) = (email, now)
        if !user.email.isEmpty {
            try send(
                .currentEmail, to: user, kind: "email_change", call, challenge: challenge,
                method: "email_change")
        }
        try send(
            .newEmail, to: user, kind: "email_change", call, challenge: challenge, method: "email_change",
            address: email)
    }

    /// Makes the new email address the account's own.
    func finishEmailChange(_ user: inout AuthUser) throws {
        guard let email = user.newEmail else { return }
        if let other = try store.user(email: email), other.id != user.id {
            throw AuthFailure(
                422, "email_exists", "A user with this email address has already been registered")
        }
        user.email = email
        (user.newEmail, user.emailChangeSentAt) = (nil, nil)
        user.emailConfirmedAt = now
        user.userMetadata["email"] = .text(email)
        user.userMetadata["email_verified"] = true
        if var identity = try store.identities(of: user.id).first(where: { $0.provider == "email" }) {
            identity.email = email
            identity.data["email"] = .text(email)
            identity.data["email_verified"] = true
            identity.updatedAt = now
            try store.save(identity)
        }
        try store.save(user)
    }
}
