// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// A decoy account: for an email address without an account the same rows are written for it.
    private static let decoyID = "00000000-0000-0000-0000-000000000000"

    /// `POST /recover`: always the same answer.
    func recover(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
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

    /// `POST /otp` and `/magiclink`: a code and a link to sign in with; makes an account when asked.
    func otp(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        guard try body.text("phone").isEmpty else {
            throw AuthFailure(400, "phone_provider_disabled", "Phone logins are disabled")
        }
        let email = try AuthRules.email(try body.text("email"))
        let challenge = try body.challenge()
        let data = try body.object("data") ?? [:]
        var existing = try store.user(email: email)
        if existing == nil {
            guard try body.bool("create_user", default: true) else {
                throw AuthFailure(422, "otp_disabled", "Signups not allowed for otp")
            }
            guard !rules.disablesSignup else { throw AuthFailure.signupDisabled }
        }
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
        guard type == "signup" || type == "email_change" else {
            throw AuthFailure(400, "phone_provider_disabled", "Phone logins are disabled")
        }
        let email = try AuthRules.email(try body.text("email"))
        let challenge = try body.challenge()
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
