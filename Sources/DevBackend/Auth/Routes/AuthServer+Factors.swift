// Licensed under the Apache License, Version 2.0.

import Foundation

/// Second factors: `internal/api/mfa.go` of supabase/auth, for apps that show codes.
extension AuthServer {
    /// `POST /factors`, `POST /factors/ID/challenge`, `POST /factors/ID/verify` and `DELETE /factors/ID`; and what is below
    /// `/factors/recovery-codes`.
    func factors(_ path: String, _ call: AuthCall) throws -> AuthStep {
        let caller = try caller(call)
        let parts = path.split(separator: "/").dropFirst().map(String.init)
        guard let id = parts.first else {
            guard call.method == "POST" else {
                throw AuthFailure(405, "validation_failed", "Method not allowed")
            }
            return try enrol(call, caller)
        }
        if id == "recovery-codes" {
            return try recoveryCodes(parts.dropFirst().joined(separator: "/"), call, caller)
        }
        guard AuthRules.isUUID(id) else {
            throw AuthFailure(404, "validation_failed", "factor_id must be an UUID")
        }
        guard let index = caller.user.factors?.firstIndex(where: { $0.id == id.lowercased() }) else {
            throw AuthFailure(404, "mfa_factor_not_found", "Factor not found")
        }
        guard let session = caller.session else { throw AuthFailure.unexpected }
        let isCodes = caller.user.factors?[index].recovery != nil
        switch (call.method, parts.dropFirst().joined(separator: "/")) {
        case ("POST", "challenge") where isCodes, ("POST", "verify") where isCodes:
            throw AuthFailure.validation("factor_type needs to be totp, phone, or webauthn")
        case ("DELETE", "") where isCodes:
            throw AuthFailure(
                422, "validation_failed",
                "Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes")
        case ("POST", "challenge"): return try challenge(index, caller.user, call)
        case ("POST", "verify"): return try verify(index, caller.user, session, call)
        case ("DELETE", ""): return try unenrol(index, caller.user, session)
        default: throw AuthFailure(404, "not_found", "404 page not found")
        }
    }

    /// Refuses a session of one factor what needs the second one of the account.
    func checkAssurance(_ caller: Caller, _ status: Int, _ message: String) throws {
        guard caller.user.hasSecondFactor, caller.session?.isSecond != true else { return }
        throw AuthFailure(status, "insufficient_aal", message)
    }

    /// Refuses what is about second factors where the settings allow none, with the code and the words of the request.
    func checkSecondFactor(_ code: String, _ message: String) throws {
        guard rules.allowsSecondFactor else { throw AuthFailure(422, code, message) }
    }

    /// Refuses a further factor of a name that is taken, or beside as many as a user may have.
    func checkRoom(for name: String, beside factors: [AuthFactor]) throws {
        guard !factors.contains(where: { $0.friendlyName == name }) else {
            throw AuthFailure(
                422, "mfa_factor_name_conflict",
                "A factor with the friendly name \"\(name)\" for this user already exists")
        }
        guard factors.count < AuthFactor.most else {
            throw AuthFailure(
                422, "too_many_enrolled_mfa_factors",
                "Maximum number of verified factors reached, unenroll to continue")
        }
    }

    private func enrol(_ call: AuthCall, _ caller: Caller) throws -> AuthStep {
        guard caller.session != nil else {
            throw AuthFailure(
                500, "unexpected_failure",
                "A valid session and a registered user are required to enroll a factor")
        }
        let body = try call.body()
        let (name, wish) = (try body.text("friendly_name"), try body.text("issuer"))
        switch try body.text("factor_type") {
        case "totp":
            try checkSecondFactor("mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP")
        case "phone":
            throw AuthFailure(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone")
        case "webauthn":
            throw AuthFailure(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn")
        default: throw AuthFailure.validation("factor_type needs to be totp, phone, or webauthn")
        }
        var user = caller.user
        // One that was begun and given up makes room.
        var factors = (user.factors ?? []).filter {
            $0.isVerified || !$0.challenges.isEmpty
                || now.seconds(since: $0.createdAt) < AuthFactor.lifetime
        }
        try checkRoom(for: name, beside: factors)
        try checkAssurance(caller, 403, "AAL2 required to enroll a new factor")
        let factor = AuthFactor(friendlyName: name, at: now)
        factors.append(factor)
        user.factors = factors
        try store.save(user)
        let issuer = wish.isEmpty ? URL(string: rules.siteURL)?.host() ?? rules.siteURL : wish
        let uri = TOTP.uri(secret: factor.secret, issuer: issuer, account: user.email)
        return .answer([
            "id": .text(factor.id), "type": "totp", "friendly_name": .text(name),
            "totp": [
                "qr_code": .text(QRCode(Array(uri.utf8))?.svg() ?? ""), "secret": .text(factor.secret),
                "uri": .text(uri),
            ],
        ])
    }

    private func challenge(_ index: Int, _ user: AuthUser, _ call: AuthCall) throws -> AuthStep {
        try checkSecondFactor("mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP")
        var user = user
        let challenge = AuthFactor.Challenge(id: Crypto.uuid(), client: call.client, createdAt: now)
        let earlier = user.factors?[index].challenges ?? []
        user.factors?[index].challenges = earlier.suffix(9) + [challenge]
        user.factors?[index].lastChallengedAt = now
        try store.save(user)
        return .answer([
            "id": .text(challenge.id), "type": "totp",
            "expires_at": .integer(now.seconds + Int64(AuthFactor.lifetime)),
        ])
    }

    private func verify(
        _ index: Int, _ user: AuthUser, _ session: AuthSession, _ call: AuthCall
    ) throws -> AuthStep {
        let body = try call.body()
        let (id, code) = (try body.text("challenge_id"), try body.text("code"))
        guard !code.isEmpty else { throw AuthFailure.validation("Code needs to be non-empty") }
        try checkSecondFactor("mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP")
        guard var factor = user.factors?[index],
            let place = factor.challenges.firstIndex(where: { $0.id == id.lowercased() })
        else {
            throw AuthFailure(
                422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found")
        }
        let challenge = factor.challenges[place]
        guard challenge.verifiedAt == nil, challenge.client == call.client else {
            throw AuthFailure(
                422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.")
        }
        guard now.seconds(since: challenge.createdAt) < AuthFactor.lifetime else {
            throw AuthFailure(
                422, "mfa_challenge_expired",
                "MFA challenge \(challenge.id) has expired, verify against another challenge or create a new challenge."
            )
        }
        guard TOTP.accepts(code, secret: factor.secret, at: now.seconds) else {
            throw AuthFailure(422, "mfa_verification_failed", "Invalid TOTP code entered")
        }
        factor.challenges[place].verifiedAt = now
        (factor.isVerified, factor.updatedAt) = (true, now)
        var user = user
        user.factors?[index] = factor
        user.factors?.removeAll { !$0.isVerified }
        return try prove(factor, user, session)
    }

    /// Raises a session by a factor that was proved; the user's sessions of one factor are over.
    func prove(_ factor: AuthFactor, _ user: AuthUser, _ session: AuthSession) throws -> AuthStep {
        var session = session
        session.factorID = factor.id
        session.methods.append(.init(method: factor.method, timestamp: now.seconds))
        return .answer(
            .object(
                try store.transaction {
                    try store.save(user)
                    try store.save(session)
                    let parent = try store.activeToken(of: session.id)?.token
                    let token = try store.issueToken(for: session.id, parent: parent, at: now)
                    // Who signed in with one factor has to do so anew.
                    for other in try store.sessions(of: user.id) where !other.isSecond {
                        try store.deleteSessions(of: user.id, only: other.id)
                    }
                    note(.rotated, session)
                    return try answer(user, session, token)
                }))
    }

    private func unenrol(_ index: Int, _ user: AuthUser, _ session: AuthSession) throws -> AuthStep {
        guard let factor = user.factors?[index] else { throw AuthFailure.unexpected }
        guard !factor.isVerified || session.isSecond else {
            throw AuthFailure(422, "insufficient_aal", "AAL2 required to unenroll verified factor")
        }
        let rest = (user.factors ?? []).filter { $0.isVerified && $0.id != factor.id }
        guard !factor.isVerified || rest.isEmpty || rest.contains(where: { $0.recovery == nil }) else {
            throw AuthFailure(
                422, "mfa_recovery_codes_sole_factor",
                "Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one "
                    + "or delete your recovery codes.")
        }
        return try remove(factor, of: user)
    }

    /// Removes a factor; sessions that were proved by it have one factor from then on.
    func remove(_ factor: AuthFactor, of user: AuthUser) throws -> AuthStep {
        var user = user
        user.factors?.removeAll { $0.id == factor.id }
        try store.transaction {
            try store.save(user)
            for var other in try store.sessions(of: user.id) where other.factorID == factor.id {
                other.factorID = nil
                other.methods.removeAll { [AuthSession.app, AuthSession.recoveryCode].contains($0.method) }
                try store.save(other)
            }
        }
        return .answer(["id": .text(factor.id)])
    }
}
