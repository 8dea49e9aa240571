// Licensed under the Apache License, Version 2.0.

/// A table of the backend. Each has a last column, `checksum`, over the others of its row.
struct BackendTable {
    let name: String
    /// The columns without the checksum, by name and rule.
    let columns: [(name: String, rule: String)]
    /// A rule over several columns.
    var rule: String?

    /// The names of the columns, with commas.
    var list: String { columns.map(\.name).joined(separator: ", ") }

    /// The statement that makes it.
    var statement: String {
        let parts =
            columns.map { "\($0.name) \($0.rule)" } + ["checksum INTEGER NOT NULL"]
            + (rule.map { [$0] } ?? [])
        return "CREATE TABLE \(name) (\(parts.joined(separator: ", ")))"
    }

    static let all = [
        BackendTable(name: "config", columns: [("key", "TEXT PRIMARY KEY"), ("value", "TEXT NOT NULL")]),
        BackendTable(
            name: "cities",
            columns: [
                ("id", "TEXT PRIMARY KEY"), ("name", "TEXT NOT NULL"), ("country", "TEXT NOT NULL"),
                ("latitude", "REAL NOT NULL"), ("longitude", "REAL NOT NULL"),
            ]),
        BackendTable(
            name: "auth_settings", columns: [("name", "TEXT PRIMARY KEY"), ("value", "TEXT NOT NULL")]),
        BackendTable(
            name: "auth_users",
            columns: [("id", "TEXT PRIMARY KEY"), ("email", "TEXT UNIQUE"), ("document", "TEXT NOT NULL")]),
        BackendTable(
            name: "auth_identities",
            columns: [
                ("id", "TEXT PRIMARY KEY"), ("user_id", "TEXT NOT NULL"), ("provider", "TEXT NOT NULL"),
                ("subject", "TEXT NOT NULL"), ("email", "TEXT"), ("document", "TEXT NOT NULL"),
            ], rule: "UNIQUE (provider, subject)"),
        BackendTable(
            name: "auth_sessions",
            columns: [
                ("id", "TEXT PRIMARY KEY"), ("user_id", "TEXT NOT NULL"), ("document", "TEXT NOT NULL"),
            ]),
        BackendTable(
            name: "auth_refresh_tokens",
            columns: [
                ("number", "INTEGER PRIMARY KEY"), ("token", "TEXT NOT NULL UNIQUE"),
                ("session_id", "TEXT NOT NULL"), ("parent", "TEXT"), ("revoked_at", "INTEGER"),
            ]),
        BackendTable(
            name: "auth_mail_tokens",
            columns: [
                ("user_id", "TEXT NOT NULL"), ("kind", "TEXT NOT NULL"), ("hash", "TEXT NOT NULL UNIQUE"),
                ("email", "TEXT NOT NULL"), ("flow_id", "TEXT"), ("created_at", "INTEGER NOT NULL"),
            ], rule: "PRIMARY KEY (user_id, kind)"),
        BackendTable(
            name: "auth_flows",
            columns: [
                ("id", "TEXT PRIMARY KEY"), ("code", "TEXT UNIQUE"), ("created_at", "INTEGER NOT NULL"),
                ("document", "TEXT NOT NULL"),
            ]),
    ]

    /// The statements that make everything.
    static let statements =
        all.map(\.statement) + [
            "CREATE INDEX auth_identities_user ON auth_identities (user_id)",
            "CREATE INDEX auth_identities_email ON auth_identities (email)",
            "CREATE INDEX auth_sessions_user ON auth_sessions (user_id)",
            "CREATE INDEX auth_refresh_tokens_session ON auth_refresh_tokens (session_id)",
        ]
}
