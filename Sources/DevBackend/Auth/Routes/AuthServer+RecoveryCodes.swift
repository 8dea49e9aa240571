// Licensed under the Apache License, Version 2.0.

/// Recovery codes: `internal/api/recovery_codes.go` of supabase/auth, 2.197.
extension AuthServer {
    /// The name of the factor where the client gives none.
    private static let factorName = "Recovery codes"

    /// `GET`, `POST` and `DELETE /factors/recovery-codes`, and `POST` to `verify` and `regenerate` below it.
    func recoveryCodes(_ path: String, _ call: AuthCall, _ caller: Caller) throws -> AuthStep {
        guard let session = caller.session else { throw AuthFailure.unexpected }
        let user = caller.user
        let index = user.factors?.firstIndex { $0.recovery != nil }
        switch (call.method, path) {
        case ("GET", ""):
            let factor = try factor(index, of: user)
            return answer(factor, ["remaining": .integer(Int64(factor.recovery?.unused.count ?? 0))])
        case ("POST", ""):
            try check(session, "generate")
            return try generate(call, user, isThere: index != nil)
        case ("POST", "regenerate"):
            try check(session, "regenerate")
            return try replace(try factor(index, of: user), of: user)
        case ("POST", "verify"): return try use(call, index, user, session)
        case ("DELETE", ""):
            guard session.isSecond else {
                throw AuthFailure(403, "insufficient_aal", "AAL2 required to delete recovery codes")
            }
            return try remove(try factor(index, of: user), of: user)
        default: throw AuthFailure(404, "not_found", "404 page not found")
        }
    }

    private func factor(_ index: Int?, of user: AuthUser) throws -> AuthFactor {
        guard let index, let factor = user.factors?[index] else {
            throw AuthFailure(404, "mfa_factor_not_found", "The user has not enrolled recovery codes")
        }
        return factor
    }

    /// Refuses to make codes where there are none, and for a session of one factor.
    private func check(_ session: AuthSession, _ verb: String) throws {
        try checkSecondFactor(
            "mfa_recovery_codes_enroll_not_enabled", "MFA enroll is disabled for recovery codes")
        guard session.isSecond else {
            throw AuthFailure(403, "insufficient_aal", "AAL2 required to \(verb) recovery codes")
        }
    }

    private func answer(_ factor: AuthFactor, _ more: [String: JSON]) -> AuthStep {
        let members: [String: JSON] = [
            "id": .text(factor.id), "type": .text(factor.kind), "total": .integer(Int64(RecoveryCodes.count)),
        ]
        return .answer(.object(members.merging(more) { $1 }))
    }

    private func generate(_ call: AuthCall, _ user: AuthUser, isThere: Bool) throws -> AuthStep {
        let wish = call.hasBody ? try call.body().text("friendly_name") : ""
        let (name, factors) = (wish.isEmpty ? Self.factorName : wish, user.factors ?? [])
        guard !isThere else {
            throw AuthFailure(
                422, "mfa_verified_factor_exists",
                "Recovery codes are already enrolled for this user, use regenerate to rotate them")
        }
        try checkRoom(for: name, beside: factors)
        guard factors.contains(where: \.isVerified) else {
            throw AuthFailure(
                422, "mfa_recovery_codes_sole_factor",
                "At least one other verified factor is required to generate recovery codes")
        }
        let (set, codes) = RecoveryCodes.make()
        return try save(AuthFactor(friendlyName: name, recovery: set, at: now), codes, of: user)
    }

    private func replace(_ factor: AuthFactor, of user: AuthUser) throws -> AuthStep {
        let (set, codes) = RecoveryCodes.make()
        var factor = factor
        (factor.recovery, factor.updatedAt) = (set, now)
        return try save(factor, codes, of: user)
    }

    private func save(_ factor: AuthFactor, _ codes: [String], of user: AuthUser) throws -> AuthStep {
        var user = user
        user.factors = (user.factors ?? []).filter { $0.id != factor.id } + [factor]
        try store.save(user)
        return answer(
            factor,
            ["friendly_name": .text(factor.friendlyName), "codes": .array(codes.map { .text($0) })])
    }

    private func use(
        _ call: AuthCall, _ index: Int?, _ user: AuthUser, _ session: AuthSession
    ) throws -> AuthStep {
        try checkSecondFactor(
            "mfa_recovery_codes_verify_not_enabled", "MFA verification is disabled for recovery codes")
        let code = RecoveryCodes.normalized(try call.body().text("code"))
        guard !code.isEmpty else { throw AuthFailure.validation("Code needs to be non-empty") }
        let wrong = AuthFailure(422, "mfa_verification_failed", "Invalid recovery code entered")
        guard let index, var factor = user.factors?[index], var set = factor.recovery else { throw wrong }
        guard !set.isLocked(at: now) else {
            throw AuthFailure(
                429, "mfa_recovery_codes_locked", "Too many failed verification attempts, try again later")
        }
        let isRight = set.use(code, at: now)
        (factor.recovery, factor.updatedAt) = (set, now)
        var user = user
        user.factors?[index] = factor
        guard isRight else {
            // The wrong one counts, although the request fails.
            try store.save(user)
            throw wrong
        }
        return try prove(factor, user, session)
    }
}
