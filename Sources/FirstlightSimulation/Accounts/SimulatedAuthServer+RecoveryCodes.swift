// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth

// Recovery codes. Answers and refusals are those of supabase/auth, as the development backend's are, which alone counts wrong codes.
extension SimulatedAuthServer {
    struct RecoveryCodes {
        static let total = 10

        let id: String
        var unused: [String]

        var json: AuthValue {
            .object([
                "id": .string(id), "friendly_name": "Recovery codes", "factor_type": "recovery_code",
                "status": "verified",
            ])
        }
    }

    func recoveryCodes(
        _ call: Call, _ account: Account, _ sessionID: String
    ) throws -> [String: AuthValue] {
        let (email, path) = (account.email, call.parts.dropFirst(2).first)
        if call.method == "POST", path == "verify" { return try useCode(call, account, sessionID) }
        guard call.method == "GET" || sessions[sessionID]?.isSecond == true else {
            throw Refusal(status: 403, code: "insufficient_aal", message: "AAL2 required")
        }
        if call.method == "POST", path == nil {
            guard account.recovery == nil else {
                throw Refusal(
                    status: 422, code: "mfa_verified_factor_exists",
                    message: "Recovery codes are already enrolled for this user")
            }
            return make(Self.uuid(next()), email)
        }
        guard let set = account.recovery else {
            throw Refusal(
                status: 404, code: "mfa_factor_not_found", message: "The user has not enrolled recovery codes"
            )
        }
        switch (call.method, path) {
        case ("GET", nil): return describe(set)
        case ("POST", "regenerate"): return make(set.id, email)
        case ("DELETE", nil):
            accounts[email]?.recovery = nil
            // Who came in by one of them has one factor from now on.
            for (id, session) in sessions where session.account == email && session.proof == Self.proof {
                sessions[id]?.proof = nil
            }
            return ["id": .string(set.id)]
        default: throw Refusal(status: 404, code: "not_found", message: "404 page not found")
        }
    }

    /// The claim `amr` of a session that was proved by a recovery code.
    private static let proof = "mfa/recovery_code"

    private func describe(_ set: RecoveryCodes) -> [String: AuthValue] {
        [
            "id": .string(set.id), "type": "recovery_code", "total": .number(Double(RecoveryCodes.total)),
            "remaining": .number(Double(set.unused.count)),
        ]
    }

    /// Makes codes that are the same in each run.
    private func make(_ id: String, _ email: String) -> [String: AuthValue] {
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
        let codes = (0..<RecoveryCodes.total).map { index in
            let seed = AuthDigest.sha256(Data("\(id) \(next()) \(index)".utf8))
            return String(seed.prefix(16).map { letters[Int($0 & 31)] })
        }
        accounts[email]?.recovery = RecoveryCodes(id: id, unused: codes)
        return [
            "id": .string(id), "type": "recovery_code", "friendly_name": "Recovery codes",
            "total": .number(Double(codes.count)), "codes": .array(codes.map { .string($0) }),
        ]
    }

    private func useCode(
        _ call: Call, _ account: Account, _ sessionID: String
    ) throws -> [String: AuthValue] {
        let code = call.text("code").lowercased().filter { $0 != "-" && !$0.isWhitespace }
        var account = account
        guard let place = account.recovery?.unused.firstIndex(of: code) else {
            throw Refusal(
                status: 422, code: "mfa_verification_failed", message: "Invalid recovery code entered")
        }
        account.recovery?.unused.remove(at: place)
        accounts[account.email] = account
        return try prove(Self.proof, account, sessionID)
    }
}
