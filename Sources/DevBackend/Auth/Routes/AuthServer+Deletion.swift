// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// `POST /functions/v1/delete-account`: deletes the account of who calls it.
    ///
    /// Supabase Auth has no such route: only an admin's key deletes users, so a project writes a function. This one is what the
    /// guide's does: the token is verified, and the password or the code of `GET /reauthenticate` has to come along. Where the
    /// account came from Apple, a project's function revokes Apple's tokens with `apple_authorization_code`; here there is no
    /// Apple to tell.
    func deleteAccount(_ call: AuthCall) throws -> AuthStep {
        let caller = try caller(call)
        try checkAssurance(caller, 401, "AAL2 session is required to delete an account when MFA is enabled.")
        let body = try call.body()
        let (password, nonce) = (try body.text("password"), try body.text("nonce"))
        _ = try body.text("apple_authorization_code")
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
                return try finishDeletion(caller)
            }
        }
        return try finishDeletion(caller, nonce: nonce)
    }

    private func finishDeletion(_ caller: Caller, nonce: String? = nil) throws -> AuthStep {
        try store.transaction {
            if let nonce { try useNonce(nonce, of: caller.user) }
            try store.deleteUser(id: caller.user.id)
        }
        note(.deleted, userID: caller.user.id, sessionID: caller.session?.id ?? "")
        return .answer([:])
    }
}
