// Licensed under the Apache License, Version 2.0.

import Foundation

extension AuthStore {
    func session(id: String) throws -> AuthSession? {
        guard
            let text = try database.rows("SELECT document FROM auth_sessions WHERE id = ?", [.text(id)])
                .first?.first?.text
        else { return nil }
        return try JSONDecoder().decode(AuthSession.self, from: Data(text.utf8))
    }

    func sessions(of userID: String) throws -> [AuthSession] {
        try database.rows("SELECT document FROM auth_sessions WHERE user_id = ?", [.text(userID)])
            .compactMap { $0.first?.text }
            .map { try JSONDecoder().decode(AuthSession.self, from: Data($0.utf8)) }
    }

    func save(_ session: AuthSession) throws {
        let document = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
        try database.rows(
            """
            INSERT INTO auth_sessions VALUES (?1, ?2, ?3, row_checksum(?1, ?2, ?3))
            ON CONFLICT (id) DO UPDATE SET document = excluded.document, checksum = excluded.checksum
            """, [.text(session.id), .text(session.userID), .text(document)])
    }

    /// Ends sessions of a user: one, all but one, or all.
    func deleteSessions(of userID: String, only: String? = nil, except: String? = nil) throws {
        var rule = "user_id = ?"
        var parameters: [SQLValue] = [.text(userID)]
        if let only { (rule, parameters) = (rule + " AND id = ?", parameters + [.text(only)]) }
        if let except { (rule, parameters) = (rule + " AND id <> ?", parameters + [.text(except)]) }
        try database.rows(
            "DELETE FROM auth_refresh_tokens WHERE session_id IN (SELECT id FROM auth_sessions WHERE \(rule))",
            parameters)
        try database.rows("DELETE FROM auth_sessions WHERE \(rule)", parameters)
    }

    /// Returns whether any account has the credential.
    func hasPasskey(_ credentialID: String) throws -> Bool {
        try !database.rows(
            """
            SELECT 1 FROM auth_users, json_each(auth_users.document, '$.passkeys')
            WHERE json_extract(json_each.value, '$.credentialID') = ? LIMIT 1
            """, [.text(credentialID)]
        ).isEmpty
    }

    /// Deletes an account and all that belongs to it.
    func deleteUser(id: String) throws {
        try deleteSessions(of: id)
        try deleteMailTokens(of: id)
        try deleteIdentities(of: id)
        try database.rows(
            "DELETE FROM auth_flows WHERE json_extract(document, '$.userID') = ?", [.text(id)])
        try database.rows("DELETE FROM auth_users WHERE id = ?", [.text(id)])
    }

    // MARK: - Refresh tokens

    private static let columns = "SELECT token, session_id, parent, revoked_at FROM auth_refresh_tokens"

    private func token(_ rows: [[SQLValue]]) -> RefreshToken? {
        rows.first.flatMap { row in
            guard let token = row[0].text, let session = row[1].text else { return nil }
            return RefreshToken(
                token: token, sessionID: session, parent: row[2].text,
                revokedAt: row[3].integer.map(Timestamp.init(microseconds:)))
        }
    }

    func refreshToken(_ text: String) throws -> RefreshToken? {
        token(try database.rows(Self.columns + " WHERE token = ?", [.text(text)]))
    }

    /// The token of a session that is not revoked.
    func activeToken(of sessionID: String) throws -> RefreshToken? {
        token(
            try database.rows(
                Self.columns + " WHERE session_id = ? AND revoked_at IS NULL ORDER BY number DESC LIMIT 1",
                [.text(sessionID)]))
    }

    /// Makes a new token; its parent no longer counts.
    ///
    /// A sibling still does: it has the same parent, within the interval for several requests at once.
    func issueToken(for sessionID: String, parent: String?, at now: Timestamp) throws -> RefreshToken {
        if let parent {
            try revoke("token", parent, at: now)
        }
        let token = Crypto.token(12)
        let number = try database.rows("SELECT coalesce(max(number), 0) + 1 FROM auth_refresh_tokens").first?
            .first
        try database.rows(
            "INSERT INTO auth_refresh_tokens VALUES (?1, ?2, ?3, ?4, NULL, row_checksum(?1, ?2, ?3, ?4, NULL))",
            [number ?? .integer(1), .text(token), .text(sessionID), SQLValue(parent)])
        return RefreshToken(token: token, sessionID: sessionID, parent: parent, revokedAt: nil)
    }

    /// Revokes the session's tokens; those that are revoked already keep their time.
    func revokeTokens(of sessionID: String, at now: Timestamp) throws {
        try revoke("session_id", sessionID, at: now)
    }

    private func revoke(_ column: String, _ value: String, at now: Timestamp) throws {
        try database.rows(
            """
            UPDATE auth_refresh_tokens SET revoked_at = ?1,
                checksum = row_checksum(number, token, session_id, parent, ?1)
            WHERE \(column) = ?2 AND revoked_at IS NULL
            """, [.integer(now.microseconds), .text(value)])
    }

    // MARK: - Mail tokens

    func save(_ token: MailToken) throws {
        try database.rows(
            """
            INSERT OR REPLACE INTO auth_mail_tokens VALUES (?1, ?2, ?3, ?4, ?5, ?6, \
            row_checksum(?1, ?2, ?3, ?4, ?5, ?6))
            """,
            [
                .text(token.userID), .text(token.kind.rawValue), .text(token.hash), .text(token.email),
                SQLValue(token.flowID), .integer(token.createdAt.microseconds),
            ])
    }

    func mailToken(hash: String) throws -> MailToken? {
        try database.rows(
            "SELECT user_id, kind, hash, email, flow_id, created_at FROM auth_mail_tokens WHERE hash = ?",
            [.text(hash)]
        ).first.flatMap { row in
            guard let user = row[0].text, let kind = row[1].text.flatMap(MailToken.Kind.init),
                let hash = row[2].text, let email = row[3].text, let time = row[5].integer
            else { return nil }
            return MailToken(
                userID: user, kind: kind, hash: hash, email: email, flowID: row[4].text,
                createdAt: Timestamp(microseconds: time))
        }
    }

    func hasMailToken(of userID: String, kind: MailToken.Kind) throws -> Bool {
        try !database.rows(
            "SELECT 1 FROM auth_mail_tokens WHERE user_id = ? AND kind = ?",
            [.text(userID), .text(kind.rawValue)]
        ).isEmpty
    }

    func deleteMailToken(hash: String) throws {
        try database.rows("DELETE FROM auth_mail_tokens WHERE hash = ?", [.text(hash)])
    }

    func deleteMailTokens(of userID: String) throws {
        try database.rows("DELETE FROM auth_mail_tokens WHERE user_id = ?", [.text(userID)])
    }
}
