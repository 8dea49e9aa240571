// Licensed under the Apache License, Version 2.0.

import Foundation

/// Users, sessions and tokens in the backend's database; owned by the server's thread.
struct AuthStore {
    let database: BackendDatabase

    /// Runs the body as one: all that it writes is kept, or nothing.
    func transaction<R>(_ body: () throws -> R) throws -> R {
        try database.rows("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try database.rows("COMMIT")
            return result
        } catch {
            _ = try? database.rows("ROLLBACK")
            throw error
        }
    }

    private func document(_ value: some Encodable) throws -> SQLValue {
        .text(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }

    private func value<T: Decodable>(_ rows: [[SQLValue]], _: T.Type = T.self) throws -> T? {
        guard let text = rows.first?.first?.text else { return nil }
        return try JSON.decode(T.self, from: Array(text.utf8))
    }

    // MARK: - Settings

    /// The value of a setting, made and kept when there is none.
    func setting(_ name: String, default make: () -> String) throws -> String {
        if let found = try database.run("SELECT value FROM auth_settings WHERE name = ?", [name]).first?.first
        {
            return found
        }
        let made = make()
        try database.run("INSERT INTO auth_settings VALUES (?1, ?2, row_checksum(?1, ?2))", [name, made])
        return made
    }

    // MARK: - Users

    func user(id: String) throws -> AuthUser? {
        try value(try database.rows("SELECT document FROM auth_users WHERE id = ?", [.text(id)]))
    }

    func user(email: String) throws -> AuthUser? {
        try value(try database.rows("SELECT document FROM auth_users WHERE email = ?", [.text(email)]))
    }

    func save(_ user: AuthUser) throws {
        try database.rows(
            """
            INSERT INTO auth_users VALUES (?1, ?2, ?3, row_checksum(?1, ?2, ?3))
            ON CONFLICT (id) DO UPDATE SET email = excluded.email, document = excluded.document,
                checksum = excluded.checksum
            """, [.text(user.id), SQLValue(user.email.isEmpty ? nil : user.email), try document(user)])
    }

    // MARK: - Identities

    func identities(of userID: String) throws -> [AuthIdentity] {
        try database.rows(
            "SELECT document FROM auth_identities WHERE user_id = ? ORDER BY rowid", [.text(userID)]
        ).compactMap { try value([$0]) }
    }

    func identity(provider: String, subject: String) throws -> AuthIdentity? {
        try value(
            try database.rows(
                "SELECT document FROM auth_identities WHERE provider = ? AND subject = ?",
                [.text(provider), .text(subject)]))
    }

    func save(_ identity: AuthIdentity) throws {
        try database.rows(
            """
            INSERT INTO auth_identities VALUES (?1, ?2, ?3, ?4, ?5, ?6, row_checksum(?1, ?2, ?3, ?4, ?5, ?6))
            ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, provider = excluded.provider,
                subject = excluded.subject, email = excluded.email, document = excluded.document,
                checksum = excluded.checksum
            """,
            [
                .text(identity.id), .text(identity.userID), .text(identity.provider), .text(identity.subject),
                SQLValue(identity.email), try document(identity),
            ])
    }

    func deleteIdentities(of userID: String) throws {
        try database.rows("DELETE FROM auth_identities WHERE user_id = ?", [.text(userID)])
    }

    // MARK: - Flows

    func flow(id: String) throws -> AuthFlow? {
        try value(try database.rows("SELECT document FROM auth_flows WHERE id = ?", [.text(id)]))
    }

    func flow(code: String) throws -> AuthFlow? {
        try value(try database.rows("SELECT document FROM auth_flows WHERE code = ?", [.text(code)]))
    }

    func save(_ flow: AuthFlow) throws {
        try database.rows(
            """
            INSERT INTO auth_flows VALUES (?1, ?2, ?3, ?4, row_checksum(?1, ?2, ?3, ?4))
            ON CONFLICT (id) DO UPDATE SET code = excluded.code, created_at = excluded.created_at,
                document = excluded.document, checksum = excluded.checksum
            """,
            [.text(flow.id), SQLValue(flow.code), .integer(flow.createdAt.microseconds), try document(flow)])
    }

    func deleteFlow(id: String) throws {
        try database.rows("DELETE FROM auth_flows WHERE id = ?", [.text(id)])
    }

    /// Deletes flows that can no longer be finished, so that abandoned sign-ins do not pile up.
    func deleteFlows(before time: Timestamp) throws {
        try database.rows("DELETE FROM auth_flows WHERE created_at < ?", [.integer(time.microseconds)])
    }
}
