// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth

// Second factors and passkeys. Answers and refusals are those of supabase/auth, as the development backend's are; of a passkey's
// answer the domain, the challenge and the key's name are compared, and its signature is verified by that backend only.
extension SimulatedAuthServer {
    struct Factor: Hashable {
        let id: String
        let name: String
        let secret: String
        var isVerified = false

        var json: AuthValue {
            .object([
                "id": .string(id), "friendly_name": .string(name), "factor_type": "totp",
                "status": isVerified ? "verified" : "unverified",
            ])
        }
    }

    struct Passkey: Hashable {
        let id: String
        let credential: String
        var name: String
        let createdAt: Date
        var usedAt: Date?

        var json: AuthValue {
            var values: [String: AuthValue] = [
                "id": .string(id), "friendly_name": .string(name),
                "created_at": .string(createdAt.ISO8601Format()),
            ]
            values["last_used_at"] = usedAt.map { .string($0.ISO8601Format()) }
            return .object(values)
        }
    }

    /// Switches passkeys of a domain on.
    func allowPasskeys(for domain: String?) { relyingParty = domain }

    // MARK: - Second factors

    func factors(_ call: Call) throws -> [String: AuthValue] {
        let (caller, sessionID) = try caller(call)
        var account = caller
        guard call.parts.count > 1 else { return try enrol(call, account) }
        if call.parts[1] == "recovery-codes" { return try recoveryCodes(call, account, sessionID) }
        guard let index = account.factors.firstIndex(where: { $0.id == call.parts[1] }) else {
            throw Refusal(status: 404, code: "mfa_factor_not_found", message: "Factor not found")
        }
        let id = account.factors[index].id
        switch (call.method, call.parts.dropFirst(2).first) {
        case ("POST", "challenge"):
            let challenge = Self.uuid(next())
            factorChallenges[challenge] = id
            return [
                "id": .string(challenge), "type": "totp",
                "expires_at": .number(now().timeIntervalSince1970 + 300),
            ]
        case ("POST", "verify"):
            guard factorChallenges[call.text("challenge_id")] == id else {
                throw Refusal(status: 422, code: "mfa_factor_not_found", message: "Challenge not found")
            }
            let codes = [-30, 0, 30].compactMap { seconds in
                DeviceAuthenticator(secret: account.factors[index].secret)?.code(at: now() + seconds)
            }
            guard codes.contains(call.text("code")) else {
                throw Refusal(
                    status: 422, code: "mfa_verification_failed", message: "Invalid TOTP code entered")
            }
            factorChallenges[call.text("challenge_id")] = nil
            account.factors[index].isVerified = true
            accounts[account.email] = account
            return try prove("totp", account, sessionID)
        case ("DELETE", nil):
            guard !account.factors[index].isVerified || sessions[sessionID]?.isSecond == true else {
                throw Refusal(
                    status: 422, code: "insufficient_aal",
                    message: "AAL2 required to unenroll verified factor")
            }
            account.factors.remove(at: index)
            guard account.recovery == nil || account.factors.contains(where: \.isVerified) else {
                throw Refusal(
                    status: 422, code: "mfa_recovery_codes_sole_factor",
                    message: "Recovery codes cannot be the only verified factor.")
            }
            accounts[account.email] = account
            return ["id": .string(id)]
        default: throw Refusal(status: 404, code: "not_found", message: "404 page not found")
        }
    }

    /// Raises a session by a second factor that was proved.
    func prove(_ proof: String, _ account: Account, _ sessionID: String) throws -> [String: AuthValue] {
        var session = sessions[sessionID] ?? Session(account: account.email, tokens: [])
        (session.proof, session.usedAt) = (proof, now())
        session.tokens.append("refresh-\(next())")
        // Who signed in with one factor has to do so anew.
        sessions = sessions.filter { $0.value.account != account.email || $0.value.isSecond }
        sessions[sessionID] = session
        return try describe(session, sessionID, account)
    }

    private func enrol(_ call: Call, _ account: Account) throws -> [String: AuthValue] {
        let name = call.text("friendly_name")
        guard !account.factors.contains(where: { $0.name == name }) else {
            throw Refusal(
                status: 422, code: "mfa_factor_name_conflict",
                message: "A factor with the friendly name \"\(name)\" for this user already exists")
        }
        // Twenty bytes that are the same in each run.
        let secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
        let factor = Factor(id: Self.uuid(next()), name: name, secret: secret)
        accounts[account.email]?.factors.append(factor)
        let issuer = call.text("issuer")
        let uri = "otpauth://totp/\(issuer):\(account.email)?secret=\(secret)&issuer=\(issuer)"
        return [
            "id": .string(factor.id), "type": "totp", "friendly_name": .string(name),
            "totp": .object(["secret": .string(secret), "uri": .string(uri), "qr_code": ""]),
        ]
    }

    // MARK: - Passkeys

    func passkeys(_ call: Call) throws -> AuthValue {
        guard let domain = relyingParty else {
            throw Refusal(status: 404, code: "passkey_disabled", message: "Passkeys are disabled")
        }
        switch (call.method, call.parts.dropFirst().joined(separator: "/")) {
        case ("POST", "authentication/options"):
            return begin(nil, ["rpId": .string(domain), "timeout": .number(300_000)])
        case ("POST", "authentication/verify"): return .object(try passkeySignIn(call))
        case ("POST", "registration/options"):
            let account = try caller(call).account
            return begin(
                account.email,
                [
                    "rp": .object(["id": .string(domain), "name": .string(domain)]),
                    "timeout": .number(300_000),
                    "user": .object([
                        "id": .string(Self.url64(Data(account.id.utf8))), "name": .string(account.email),
                        "displayName": .string(account.email),
                    ]),
                    "pubKeyCredParams": .array([.object(["type": "public-key", "alg": .number(-7)])]),
                    "excludeCredentials": .array(
                        account.passkeys.map {
                            .object(["type": "public-key", "id": .string($0.credential)])
                        }),
                ])
        case ("POST", "registration/verify"):
            let account = try caller(call).account
            let credential = try answered(call, account.email)
            let key = Passkey(
                id: Self.uuid(next()), credential: credential["id"]?.string ?? "", name: "Passkey",
                createdAt: now())
            accounts[account.email]?.passkeys.append(key)
            return key.json
        case ("GET", ""): return .array(try caller(call).account.passkeys.map(\.json))
        case ("PATCH", let id), ("DELETE", let id):
            let account = try caller(call).account
            guard let index = account.passkeys.firstIndex(where: { $0.id == id }) else {
                throw Refusal(status: 404, code: "validation_failed", message: "Passkey not found")
            }
            guard call.method == "PATCH" else {
                accounts[account.email]?.passkeys.remove(at: index)
                return .object([:])
            }
            accounts[account.email]?.passkeys[index].name = call.text("friendly_name")
            return accounts[account.email]?.passkeys[index].json ?? .null
        default: throw Refusal(status: 404, code: "not_found", message: "404 page not found")
        }
    }

    private func begin(_ account: String?, _ options: [String: AuthValue]) -> AuthValue {
        let id = Self.uuid(next())
        let challenge = AuthDigest.sha256(Data(id.utf8))
        passkeyChallenges[id] = (challenge, account)
        return .object([
            "challenge_id": .string(id), "expires_at": .number(now().timeIntervalSince1970 + 300),
            "options": .object(options.merging(["challenge": .string(Self.url64(challenge))]) { $1 }),
        ])
    }

    /// The credential of an answer to a challenge, which is used up by it.
    private func answered(_ call: Call, _ account: String?) throws -> [String: AuthValue] {
        let open = passkeyChallenges.removeValue(forKey: call.text("challenge_id"))
        guard let open, open.account == account else {
            throw Refusal(
                status: 400, code: "webauthn_challenge_not_found",
                message: "Challenge not found or already used")
        }
        let credential = call.body["credential"]?.object ?? [:]
        let text = credential["response"]?.object?["clientDataJSON"]?.string ?? ""
        let data = Data(base64Encoded: Self.padded(text)) ?? Data()
        let client = try JSONDecoder().decode([String: AuthValue].self, from: data)
        guard client["challenge"]?.string == Self.url64(open.challenge),
            client["origin"]?.string == "https://\(relyingParty ?? "")"
        else {
            throw Refusal(
                status: 400, code: "webauthn_verification_failed", message: "Credential verification failed")
        }
        return credential
    }

    private func passkeySignIn(_ call: Call) throws -> [String: AuthValue] {
        let id = try answered(call, nil)["id"]?.string
        for (email, account) in accounts {
            guard let index = account.passkeys.firstIndex(where: { $0.credential == id }) else { continue }
            accounts[email]?.passkeys[index].usedAt = now()
            return try startSession(accounts[email] ?? account, by: .webauthn)
        }
        throw Refusal(
            status: 400, code: "webauthn_verification_failed", message: "Credential verification failed")
    }
}
