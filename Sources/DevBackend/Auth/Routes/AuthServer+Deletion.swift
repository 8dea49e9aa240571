// Licensed under the Apache License, Version 2.0.

import Foundation

extension AuthServer {
    /// `POST /functions/v1/delete-account`: deletes the account of who calls it.
    ///
    /// Supabase Auth has no such route: only an admin's key deletes users, so a project writes a function. This one is what the
    /// guide's does: the token is verified, and the password or the code of `GET /reauthenticate` has to come along. Where the
    /// account came from Apple, its tokens are revoked with `apple_authorization_code`; the account goes also when that fails.
    func deleteAccount(_ call: AuthCall) throws -> AuthStep {
        let caller = try caller(call)
        try checkAssurance(caller, 401, "AAL2 session is required to delete an account when MFA is enabled.")
        let body = try call.body()
        let (password, nonce) = (try body.text("password"), try body.text("nonce"))
        let apple = try body.text("apple_authorization_code")
        guard password.isEmpty != nonce.isEmpty else {
            throw AuthFailure(
                400, "reauthentication_needed", "Deleting the account requires the password or a nonce")
        }
        guard password.isEmpty else {
            let hash = caller.user.password ?? PasswordHash.decoy(cost: rules.bcryptCost)
            return .away(.hashing, { PasswordHash.matches(password, hash) }) { [unowned self] isRight in
                // The account may have changed while the password was compared.
                let caller = try self.caller(call)
                guard isRight, caller.user.password == hash else { throw AuthFailure.invalidCredentials }
                return try revoking(apple, of: caller) { [unowned self] in
                    try finishDeletion(self.caller(call))
                }
            }
        }
        try store.transaction { try useNonce(nonce, of: caller.user) }
        return try revoking(apple, of: caller) { [unowned self] in try finishDeletion(self.caller(call)) }
    }

    /// Revokes Apple's tokens of an account that came from there, before the account goes.
    private func revoking(
        _ code: String, of caller: Caller, then: @escaping () throws -> AuthStep
    ) throws -> AuthStep {
        let isApples = try store.identities(of: caller.user.id).contains { $0.provider == "apple" }
        guard !code.isEmpty, isApples, !oidc.isOff("apple"), let apple = oidc.provider("apple") else {
            return try then()
        }
        let clients = [apple.clientID] + rules.audiences
        return .away(
            .fetching,
            { [oidc] in Result<Void, any Error> { try oidc.revoke(code, for: clients, of: apple) } }
        ) { [unowned self] result in
            switch result {
            case .success: note(.revoked, userID: caller.user.id, sessionID: caller.session?.id ?? "")
            case .failure(let error): FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
            }
            return try then()
        }
    }

    private func finishDeletion(_ caller: Caller) throws -> AuthStep {
        try store.transaction { try store.deleteUser(id: caller.user.id) }
        note(.deleted, userID: caller.user.id, sessionID: caller.session?.id ?? "")
        return .answer([:])
    }
}
