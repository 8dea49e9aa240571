// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// A decoy account: for an email address without an account the same rows are written for it.
    private static let decoyID = "00000000-0000-0000-0000-000000000000"

    /// `POST /recover`: always the same answer.
    func recover(_ call: AuthCall) throws -> AuthStep {
        guard !rules.disabledProviders.contains("email") else { throw AuthFailure.emailDisabled(400) }
        let body = try call.body()
        guard try !body.text("email").isEmpty else {
            throw AuthFailure.validation("Password recovery requires an email")
        }
        let email = try AuthRules.email(try body.text("email"))
        let challenge = try body.challenge()
        try checkMailRate(email)
        try store.transaction {
            if var user = try store.user(email: email) {
                user.recoverySentAt = now
                try store.save(user)
                try send(
                    .recovery, to: user, kind: "recovery", call, challenge: challenge, method: "recovery")
            } else {
                try writeDecoy(email)
            }
        }
        return .answer([:])
    }

    /// `POST /otp`: as `/magiclink`; makes an account only when asked.
    func otp(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let (email, phone) = (try body.text("email"), try body.text("phone"))
        guard email.isEmpty || phone.isEmpty else {
            throw AuthFailure.validation("Only an email address or phone number should be provided")
        }
        guard try email.isEmpty || body.text("channel").isEmpty else {
            throw AuthFailure.validation("Channel should only be specified with Phone OTP")
        }
        _ = try body.challenge()
        let isMade = try body.bool("create_user", default: true)
        if !isMade, !email.isEmpty || !phone.isEmpty {
            // An address that is none has no account either.
            guard try (try? AuthRules.email(email)).map({ try store.user(email: $0) != nil }) ?? false else {
                throw AuthFailure(422, "otp_disabled", "Signups not allowed for otp")
            }
        }
        guard email.isEmpty else { return try magicLink(call) }
        guard phone.isEmpty else {
            throw AuthFailure(400, "phone_provider_disabled", "Unsupported phone provider")
        }
        throw AuthFailure.validation("One of email or phone must be set")
    }

    /// `POST /magiclink`: a code and a link to sign in with; makes an account for a new address.
    func magicLink(_ call: AuthCall) throws -> AuthStep {
        guard !rules.disabledProviders.contains("email") else { throw AuthFailure.emailDisabled(422) }
        let body = try call.body()
        guard try !body.text("email").isEmpty else {
            throw AuthFailure(422, "validation_failed", "Password recovery requires an email")
        }
        let email = try AuthRules.email(try body.text("email"))
        let challenge = try body.challenge()
        let data = try body.object("data") ?? [:]
        var existing = try store.user(email: email)
        if existing?.emailConfirmedAt == nil, rules.disablesSignup { throw AuthFailure.signupDisabled }
        try checkMailRate(email)
        try store.transaction {
            var user = try existing ?? makeUser(email: email, hash: nil, data: data)
            if existing == nil, !rules.confirmsEmail {
                user.emailConfirmedAt = now
                user.userMetadata["email_verified"] = true
            }
            if user.emailConfirmedAt == nil {
                user.confirmationSentAt = now
                try store.save(user)
                try send(
                    .confirmation, to: user, kind: "signup", call, challenge: challenge,
                    method: "email/signup")
            } else {
                user.recoverySentAt = now
                try store.save(user)
                try send(
                    .recovery, to: user, kind: "magiclink", call, challenge: challenge, method: "magiclink")
            }
            existing = user
        }
        return .answer([:])
    }

    /// `POST /resend`: always the same answer.
    func resend(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let type = try body.text("type")
        guard ["signup", "email_change", "sms", "phone_change"].contains(type) else {
            throw AuthFailure.validation(
                "Missing one of these types: signup, email_change, sms, phone_change")
        }
        // A link for a code, as at the first mail: Supabase Auth takes the challenge here since 2.189.
        let challenge = try type == "signup" || type == "email_change" ? body.challenge() : nil
        let (wish, phone) = (try body.text("email"), try body.text("phone"))
        guard !wish.isEmpty || type != "signup" else {
            throw AuthFailure.validation("Type provided requires an email address")
        }
        guard !phone.isEmpty || type != "sms" else {
            throw AuthFailure.validation("Type provided requires a phone number")
        }
        guard wish.isEmpty || phone.isEmpty else {
            throw AuthFailure.validation("Only an email address or phone number should be provided.")
        }
        guard phone.isEmpty else {
            throw AuthFailure(400, "phone_provider_disabled", "Phone logins are disabled")
        }
        guard !wish.isEmpty else { throw AuthFailure.validation("Missing email address or phone number") }
        guard !rules.disabledProviders.contains("email") else { throw AuthFailure.emailDisabled(400) }
        let email = try AuthRules.email(wish)
        try checkMailRate(email)
        try store.transaction {
            let user = try store.user(email: email)
            if type == "signup", var user, user.emailConfirmedAt == nil {
                user.confirmationSentAt = now
                try store.save(user)
                try send(
                    .confirmation, to: user, kind: "signup", call, challenge: challenge,
                    method: "email/signup")
            } else if type == "email_change", var user, let new = user.newEmail {
                user.emailChangeSentAt = now
                try store.save(user)
                try send(
                    .newEmail, to: user, kind: "email_change", call, challenge: challenge,
                    method: "email_change", address: new)
            } else {
                try writeDecoy(email)
            }
        }
        return .answer([:])
    }

    /// `GET /reauthenticate`: sends a code to the account's own email address.
    func reauthenticate(_ call: AuthCall) throws -> AuthStep {
        var user = try caller(call).user
        guard user.emailConfirmedAt != nil else {
            throw AuthFailure(422, "email_not_confirmed", "Please verify your email first.")
        }
        try checkMailRate(user.email)
        try store.transaction {
            user.reauthenticationSentAt = now
            try store.save(user)
            try send(.reauthentication, to: user, kind: "reauthentication", call)
        }
        return .answer([:])
    }

    /// Does for an unknown email address what is done for a known one, up to the mail.
    func writeDecoy(_ email: String) throws {
        var user = AuthUser(id: Self.decoyID, email: "", password: nil, at: now)
        user.recoverySentAt = now
        try store.save(user)
        try store.save(
            MailToken(
                userID: Self.decoyID, kind: .recovery,
                hash: MailToken.hash(email: email, code: "\(Crypto.random(below: 1_000_000))") + "-decoy",
                email: email, flowID: nil, createdAt: now))
    }
}
