// Licensed under the Apache License, Version 2.0.

import CSQLite

extension BackendDatabase {
    /// The mark of the backend's files in their header: "FLBE".
    private static let applicationID: Int64 = 0x464C_4245
    /// The version of the tables; a file with a higher one was made by a newer backend.
    private static let version: Int64 = 3

    /// Makes sure that the file is the backend's own, and whole, before anything is written to it.
    ///
    /// New and empty files are marked, and so are those of version 1, which had no mark: exactly the tables
    /// `config`, `cities` and `sessions`. Files of the versions before get checksums.
    ///
    /// - Throws: ``DevBackendError/foreignDatabase(path:reason:)`` for another program's file, and
    ///   ``DevBackendError/damagedDatabase(path:reason:)`` for one of our own that is not as it was written.
    func claim() throws(DevBackendError) {
        do throws(DevBackendError) {
            try claimWhole()
        } catch .database(let path, let reason) where hasBegun {
            // Whatever SQLite cannot read in a file of ours is damage.
            throw .damagedDatabase(path: path, reason: reason)
        }
    }

    private func claimWhole() throws(DevBackendError) {
        let id = try rows("PRAGMA application_id").first?.first?.integer ?? 0
        let version = try rows("PRAGMA user_version").first?.first?.integer ?? 0
        let tables = try run("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").map {
            $0[0]
        }
        let isOld = tables == ["cities", "config", "sessions"] && id == 0 && version == 0
        let isNew = tables.isEmpty && id == 0 && version == 0
        if id == Self.applicationID {
            guard version <= Self.version else {
                throw .foreignDatabase(
                    path: path, reason: "it was made by a newer version of the backend")
            }
            hasBegun = true
            // The version is one number in the header; the tables say it as well.
            if try hasOwnSchema() { try check() } else { try upgrade(from: version) }
        } else {
            guard isOld || isNew else {
                throw .foreignDatabase(path: path, reason: "it belongs to another program")
            }
            hasBegun = isOld
            try upgrade(from: version)
        }
        if path != ":memory:" {
            // Readers do not wait for the writer, and a crash loses nothing that was answered.
            try rows("PRAGMA journal_mode = WAL")
            try rows("PRAGMA synchronous = NORMAL")
        }
        try rows("PRAGMA application_id = \(Self.applicationID)")
        try rows("PRAGMA user_version = \(Self.version)")
    }

    /// Makes the tables, and fills them from those of a version before.
    private func upgrade(from version: Int64) throws(DevBackendError) {
        try checkPages()
        let old = Set(try run("SELECT name FROM sqlite_schema WHERE type = 'table'").map { $0[0] })
        let known = BackendTable.all.filter { old.contains($0.name) }
        guard version < Self.version, known.allSatisfy({ $0.name != "auth_users" }) || version == 2 else {
            throw .damagedDatabase(path: path, reason: "its tables are not those that were made")
        }
        try run("BEGIN IMMEDIATE")
        for table in known { try run("ALTER TABLE \(table.name) RENAME TO old_\(table.name)") }
        for name in try run("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL") {
            try run("DROP INDEX \(name[0])")
        }
        for statement in BackendTable.statements { try run(statement) }
        for table in known {
            try run(
                """
                INSERT INTO \(table.name) (\(table.list), checksum) \
                SELECT \(table.list), row_checksum(\(table.list)) FROM old_\(table.name)
                """)
            try run("DROP TABLE old_\(table.name)")
        }
        if old.contains("sessions") { try run("DROP TABLE sessions") }
        try run("COMMIT")
    }
}
