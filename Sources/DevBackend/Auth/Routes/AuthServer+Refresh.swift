// Licensed under the Apache License, Version 2.0.

extension AuthServer {
    /// `POST /token?grant_type=refresh_token`: a new pair of tokens for an old refresh token.
    ///
    /// A token counts once. One that was used already is answered with the active token when it is that one's
    /// parent (the client may have lost the answer), with a new one within the reuse interval (several
    /// requests at once), and otherwise ends the session: it may have been stolen.
    func refreshGrant(_ call: AuthCall) throws -> AuthStep {
        let text = try call.body().text("refresh_token")
        guard text.utf8.count == 12,
            text.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
        else { throw AuthFailure.validation("Refresh token is not valid") }
        guard let token = try store.refreshToken(text) else {
            throw AuthFailure(
                400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
        }
        guard let session = try store.session(id: token.sessionID),
            let user = try store.user(id: session.userID)
        else {
            throw AuthFailure(
                400, "session_not_found", "Invalid Refresh Token: No Valid Session Found")
        }
        guard !user.isBanned(at: now) else {
            throw AuthFailure(400, "user_banned", "Invalid Refresh Token: User Banned")
        }
        let active = try store.activeToken(of: session.id)
        var headers = [("sb-auth-user-id", user.id), ("sb-auth-session-id", session.id)]
        let next: RefreshToken
        if token.revokedAt == nil {
            next = try store.transaction {
                try store.issueToken(for: session.id, parent: token.token, at: now)
            }
            headers.append(("sb-auth-refresh-token-rotated", "true"))
            note(.rotated, session)
        } else if let active, active.parent == token.token {
            next = active
            note(.repeated, session)
            headers += [
                ("sb-auth-refresh-token-reuse", "true"),
                ("sb-auth-refresh-token-reuse-cause", "fail-to-save"),
            ]
        } else if active != nil, let revokedAt = token.revokedAt,
            now.seconds(since: revokedAt) < Double(rules.refreshReuseInterval)
        {
            next = try store.transaction {
                try store.issueToken(for: session.id, parent: token.token, at: now)
            }
            note(.concurrent, session)
            headers += [
                ("sb-auth-refresh-token-reuse", "true"),
                ("sb-auth-refresh-token-reuse-cause", "concurrent-refresh"),
            ]
        } else {
            // Also the newest token dies; without it nothing of the session can be refreshed again.
            try store.revokeTokens(of: session.id, at: now)
            note(.reused, session)
            throw AuthFailure(
                400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
        }
        headers += [
            ("sb-auth-refresh-token-prefix", String(next.token.prefix(5))), ("Cache-Control", "no-store"),
        ]
        return .answer(.json(.object(try answer(user, session, next)), headers: headers))
    }
}
