// Licensed under the Apache License, Version 2.0.

/// Passkeys: `internal/api/passkey_*.go` of supabase/auth, which calls them a beta.
///
/// Challenges are in memory: a ceremony that a new start of the server interrupts begins anew.
extension AuthServer {
    /// Answers a route below `/passkeys`.
    func passkeys(_ path: String, _ call: AuthCall) throws -> AuthStep {
        guard let relyingParty = rules.relyingParty else {
            throw AuthFailure(404, "passkey_disabled", "Passkeys are disabled")
        }
        let origins = rules.passkeyOrigins.isEmpty ? ["https://\(relyingParty)"] : rules.passkeyOrigins
        let verifier = WebAuthn(relyingParty: relyingParty, origins: origins)
        let parts = path.split(separator: "/").dropFirst().joined(separator: "/")
        switch (call.method, parts) {
        case ("POST", "authentication/options"): return .answer(signInOptions(verifier))
        case ("POST", "authentication/verify"): return try passkeySignIn(call, verifier)
        case ("POST", "registration/options"): return try registrationOptions(call, verifier)
        case ("POST", "registration/verify"): return try register(call, verifier)
        case ("GET", ""):
            return .answer(.array((try caller(call).user.passkeys ?? []).map(\.json)))
        case ("PATCH", _): return try rename(call, parts)
        case ("DELETE", _): return try remove(call, parts)
        default: throw AuthFailure(404, "not_found", "404 page not found")
        }
    }

    private func begin(_ userID: String?) -> (id: String, challenge: [UInt8], expiry: Int64) {
        let id = Crypto.uuid()
        let challenge = PasskeyChallenge(bytes: Crypto.random(32), userID: userID, createdAt: now)
        let open = passkeyChallenges.filter {
            now.seconds(since: $0.value.createdAt) < 2 * PasskeyChallenge.lifetime
        }
        let newest = open.sorted { $0.value.createdAt > $1.value.createdAt }.prefix(PasskeyChallenge.most - 1)
        passkeyChallenges = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
        passkeyChallenges[id] = challenge
        return (id, challenge.bytes, now.seconds + Int64(PasskeyChallenge.lifetime))
    }

    /// The challenge and the credential of an answer; the challenge is used up by it.
    private func answered(_ call: AuthCall, _ userID: String?) throws -> (
        challenge: [UInt8], credential: JSON
    ) {
        let body = try call.body()
        let id = try body.text("challenge_id")
        guard !id.isEmpty else { throw AuthFailure.validation("challenge_id is required") }
        guard let credential = try body.object("credential") else {
            throw AuthFailure.validation("credential is required")
        }
        guard AuthRules.isUUID(id) else {
            throw AuthFailure.validation("challenge_id must be a valid UUID")
        }
        let key = id.lowercased()
        guard let challenge = passkeyChallenges[key], challenge.userID == userID else {
            throw AuthFailure(
                400, "webauthn_challenge_not_found", "Challenge not found or already used")
        }
        passkeyChallenges[key] = nil
        guard now.seconds(since: challenge.createdAt) < PasskeyChallenge.lifetime else {
            throw AuthFailure(400, "webauthn_challenge_expired", "Challenge has expired")
        }
        return (challenge.bytes, .object(credential))
    }

    private func verified<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch is WebAuthn.Refused {
            throw AuthFailure(400, "webauthn_verification_failed", "Credential verification failed")
        }
    }

    /// Refuses a session of one factor what changes the passkeys of an account with two.
    private func manager(_ call: AuthCall) throws -> Caller {
        let caller = try caller(call)
        try checkAssurance(
            caller, 403, "AAL2 session is required to manage passkeys when MFA is enabled")
        return caller
    }

    // MARK: - Registration

    private func registrationOptions(_ call: AuthCall, _ verifier: WebAuthn) throws -> AuthStep {
        let user = try manager(call).user
        let known = user.passkeys ?? []
        try checkCount(known)
        let began = begin(user.id)
        let name = user.userMetadata["name"]?.text ?? ""
        return .answer([
            "challenge_id": .text(began.id), "expires_at": .integer(began.expiry),
            "options": [
                "rp": ["id": .text(verifier.relyingParty), "name": .text(verifier.relyingParty)],
                "user": [
                    "id": .text(Crypto.base64URL(Array(user.id.utf8))), "name": .text(user.email),
                    "displayName": .text(name.isEmpty ? user.email : name),
                ],
                "challenge": .text(Crypto.base64URL(began.challenge)),
                "pubKeyCredParams": [["type": "public-key", "alg": -7]], "timeout": 300_000,
                "excludeCredentials": .array(
                    known.map { ["type": "public-key", "id": .text($0.credentialID)] }),
                "authenticatorSelection": [
                    "requireResidentKey": true, "residentKey": "required", "userVerification": "preferred",
                ],
                "attestation": "none",
            ],
        ])
    }

    private func checkCount(_ known: [AuthPasskey]) throws {
        guard known.count < AuthPasskey.most else {
            throw AuthFailure(422, "too_many_passkeys", "Maximum number of passkeys reached")
        }
    }

    private func register(_ call: AuthCall, _ verifier: WebAuthn) throws -> AuthStep {
        var user = try manager(call).user
        let (challenge, credential) = try answered(call, user.id)
        let passkey = try verified { try verifier.register(credential, challenge: challenge, at: now) }
        try checkCount(user.passkeys ?? [])
        guard try !store.hasPasskey(passkey.credentialID) else {
            throw AuthFailure(422, "webauthn_credential_exists", "This credential is already registered")
        }
        user.passkeys = (user.passkeys ?? []) + [passkey]
        try store.save(user)
        return .answer(passkey.json)
    }

    // MARK: - Signing in

    private func signInOptions(_ verifier: WebAuthn) -> JSON {
        let began = begin(nil)
        return [
            "challenge_id": .text(began.id), "expires_at": .integer(began.expiry),
            "options": [
                "challenge": .text(Crypto.base64URL(began.challenge)), "timeout": 300_000,
                "rpId": .text(verifier.relyingParty), "userVerification": "preferred",
            ],
        ]
    }

    private func passkeySignIn(_ call: AuthCall, _ verifier: WebAuthn) throws -> AuthStep {
        let (challenge, credential) = try answered(call, nil)
        var (user, passkey) = try verified { () throws -> (AuthUser, AuthPasskey) in
            guard let user = try store.user(id: try verifier.userHandle(credential)) else {
                throw WebAuthn.Refused(reason: "there is no such user")
            }
            return (
                user, try verifier.signIn(credential, challenge: challenge, keys: user.passkeys ?? [])
            )
        }
        guard user.emailConfirmedAt != nil else {
            throw AuthFailure(403, "email_not_confirmed", "Email not confirmed")
        }
        guard !user.isBanned(at: now) else { throw AuthFailure(403, "user_banned", "User is banned") }
        passkey.lastUsedAt = now
        user.passkeys = user.passkeys?.map { $0.id == passkey.id ? passkey : $0 }
        return .answer(.object(try store.transaction { try startSession(user, method: "passkey") }))
    }

    // MARK: - The list

    private func place(_ id: String, in user: AuthUser) throws -> Int {
        guard let index = user.passkeys?.firstIndex(where: { $0.id == id.lowercased() }) else {
            throw AuthFailure(404, "validation_failed", "Passkey not found")
        }
        return index
    }

    private func rename(_ call: AuthCall, _ id: String) throws -> AuthStep {
        var user = try caller(call).user
        let name = try call.body().text("friendly_name")
        guard !name.isEmpty else { throw AuthFailure.validation("friendly_name is required") }
        guard name.utf8.count <= 120 else {
            throw AuthFailure.validation("friendly_name must be 120 characters or less")
        }
        let index = try place(id, in: user)
        user.passkeys?[index].friendlyName = name
        try store.save(user)
        return .answer(user.passkeys?[index].json ?? .null)
    }

    private func remove(_ call: AuthCall, _ id: String) throws -> AuthStep {
        var user = try manager(call).user
        let index = try place(id, in: user)
        user.passkeys?.remove(at: index)
        try store.save(user)
        return .answer(BackendResponse(status: 204, headers: [("Cache-Control", "no-store")], body: []))
    }
}
