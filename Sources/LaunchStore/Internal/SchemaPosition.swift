// Licensed under the Apache License, Version 2.0.

/// The position of the app's migrations: the last whole version, and the place in the next one.
///
/// It is in the file twice. Without it no document can be trusted, so one flipped bit must not take it away.
struct SchemaPosition: Hashable {
    /// The last version that was reached.
    var version = 0
    /// The position in the migration after it: the number of its next step or the last key it has done; empty
    /// before its first step.
    var cursor = ""

    var checksum: Int64 {
        Checksum.of(key: "schema \(version)", savedAt: 0, value: Array(cursor.utf8))
    }

    /// Reads the position; nil when neither of its records can be trusted.
    static func read(_ connection: SQLiteConnection) throws(SQLiteFailure) -> SchemaPosition? {
        // A read-only file of the first version has no such table.
        let tables = try connection.run("SELECT count(*) FROM sqlite_master WHERE name = 'schema'")
        guard tables.first?.first?.integer == 1 else { return SchemaPosition() }
        let rows = try connection.run(
            "SELECT version, position, checksum FROM schema WHERE id IN (1, 2) ORDER BY id")
        if rows.isEmpty { return SchemaPosition() }
        return rows.lazy.compactMap(SchemaPosition.init(row:)).first
    }

    init(version: Int = 0, cursor: String = "") { (self.version, self.cursor) = (version, cursor) }

    /// Reads a row of version, position and checksum; nil when it is damaged.
    init?(row: [SQLiteValue]) {
        guard row.count == 3, let version = row[0].integer, let cursor = row[1].text,
            let checksum = row[2].integer, (0...Int64(Int32.max)).contains(version)
        else { return nil }
        self.init(version: Int(version), cursor: cursor)
        guard self.checksum == checksum else { return nil }
    }

    var commands: [SQLiteCommand] {
        (1...2).map { id in
            SQLiteCommand(
                sql: "INSERT OR REPLACE INTO schema (id, version, position, checksum) VALUES (?, ?, ?, ?)",
                parameters: [.integer(id), .integer(Int64(version)), .text(cursor), .integer(checksum)])
        }
    }

    func write(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        try connection.run(SQLiteCommand.keep(.position, .position(self)))
    }
}
