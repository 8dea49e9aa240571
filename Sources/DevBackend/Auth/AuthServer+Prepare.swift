// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// Answers a session of an account for a test or a tool: it is made and confirmed where there is none.
    ///
    /// No limit counts it, because those are made for people.
    func prepare(_ email: String, _ message: ServerMessage, _ done: @escaping (BackendResponse) -> Void) {
        let isNewer = AuthCall.isNewer(message.header("X-Supabase-Api-Version"))
        proceed(message, isNewer, done) {
            let body = try AuthCall(message, .token, redirects: self.redirects).body()
            let password = try body.text("password")
            guard !password.isEmpty, PasswordHash.isHashable(password) else {
                throw AuthFailure.validation("Send the account's password, of at most 72 bytes")
            }
            let data = try body.object("data") ?? [:]
            return try self.prepare(try AuthRules.email(email), password, data.filter { $0.value != .null })
        }
    }

    private func prepare(_ email: String, _ password: String, _ data: [String: JSON]) throws -> AuthStep {
        let (old, cost) = (try store.user(email: email)?.password, rules.bcryptCost)
        let work: @Sendable () -> (isRight: Bool, hash: String?) = {
            if let old { return (PasswordHash.matches(password, old), nil) }
            let hash = PasswordHash.make(password, cost: cost)
            return (hash != nil, hash)
        }
        return .away(.hashing, work) { [unowned self] result in
            let known = try store.user(email: email)
            // Somebody else made the account, or changed its password, while this one was hashed.
            guard known?.password == old else { return try prepare(email, password, data) }
            guard result.isRight else {
                throw AuthFailure(409, "conflict", "The account of \(email) has another password")
            }
            return .answer(
                .object(
                    try store.transaction {
                        var user = try known ?? makeUser(email: email, hash: result.hash, data: data)
                        if let hash = result.hash { user.password = hash }
                        if user.emailConfirmedAt == nil { try confirm(&user) }
                        return try startSession(user, method: "password")
                    }))
        }
    }
}
