// Licensed under the Apache License, Version 2.0.

import CSQLite

extension BackendDatabase {
    /// The mark of the backend's files in their header: "FLBE".
    private static let applicationID: Int64 = 0x464C_4245
    /// The version of the tables; a file with a higher one was made by a newer backend.
    private static let version: Int64 = 2

    /// Makes sure that the file is the backend's own before anything is written to it.
    ///
    /// New and empty files are marked, and so are those of version 1, which had no mark: exactly the tables
    /// `config`, `cities` and `sessions`.
    ///
    /// - Throws: ``DevBackendError/foreignDatabase(path:reason:)`` for another program's file.
    func claim() throws(DevBackendError) {
        let id = try rows("PRAGMA application_id").first?.first?.integer ?? 0
        let version = try rows("PRAGMA user_version").first?.first?.integer ?? 0
        let tables = try run("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").map {
            $0[0]
        }
        if id == Self.applicationID {
            guard version <= Self.version else {
                throw .foreignDatabase(
                    path: path, reason: "it was made by a newer version of the backend")
            }
        } else {
            let isOld = tables == ["cities", "config", "sessions"] && id == 0 && version == 0
            guard isOld || (tables.isEmpty && id == 0 && version == 0) else {
                throw .foreignDatabase(path: path, reason: "it belongs to another program")
            }
        }
        if path != ":memory:" {
            // Readers do not wait for the writer, and a crash loses nothing that was answered.
            try rows("PRAGMA journal_mode = WAL")
            try rows("PRAGMA synchronous = NORMAL")
        }
        try rows("PRAGMA application_id = \(Self.applicationID)")
        try rows("PRAGMA user_version = \(Self.version)")
    }

    /// Makes the tables of users and sessions.
    func createAuthTables() throws(DevBackendError) {
        for table in [
            "auth_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
            "auth_users (id TEXT PRIMARY KEY, email TEXT UNIQUE, document TEXT NOT NULL)",
            """
            auth_identities (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, provider TEXT NOT NULL, \
            subject TEXT NOT NULL, email TEXT, document TEXT NOT NULL, UNIQUE (provider, subject))
            """,
            "auth_sessions (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, document TEXT NOT NULL)",
            """
            auth_refresh_tokens (number INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, session_id TEXT NOT NULL, \
            parent TEXT, revoked_at INTEGER)
            """,
            """
            auth_mail_tokens (user_id TEXT NOT NULL, kind TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, \
            email TEXT NOT NULL, flow_id TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (user_id, kind))
            """,
            "auth_flows (id TEXT PRIMARY KEY, code TEXT UNIQUE, created_at INTEGER NOT NULL, document TEXT NOT NULL)",
        ] {
            try rows("CREATE TABLE IF NOT EXISTS \(table)")
        }
        for index in [
            "auth_identities_user ON auth_identities (user_id)",
            "auth_identities_email ON auth_identities (email)",
            "auth_sessions_user ON auth_sessions (user_id)",
            "auth_refresh_tokens_session ON auth_refresh_tokens (session_id)",
        ] {
            try rows("CREATE INDEX IF NOT EXISTS \(index)")
        }
    }
}
