// Licensed under the Apache License, Version 2.0.

/// How far the app's documents have been migrated: the last whole version, and the place in the next one.
struct SchemaPosition: Hashable {
    /// The last version that was reached.
    var version = 0
    /// Where the migration after it stands: the number of its next step or the last key it has done; empty
    /// before its first step.
    var cursor = ""

    private var checksum: Int64 {
        Checksum.of(key: "schema \(version)", savedAt: 0, value: Array(cursor.utf8))
    }

    /// Reads the position; nil when its record is damaged.
    static func read(_ connection: SQLiteConnection) throws(SQLiteFailure) -> SchemaPosition? {
        // A read-only file of the first version has no such table.
        let tables = try connection.run("SELECT count(*) FROM sqlite_master WHERE name = 'schema'")
        guard tables.first?.first?.integer == 1 else { return SchemaPosition() }
        guard
            let row = try connection.run("SELECT version, position, checksum FROM schema WHERE id = 1").first
        else { return SchemaPosition() }
        guard let version = row[0].integer, let cursor = row[1].text, let checksum = row[2].integer,
            (0...Int64(Int32.max)).contains(version)
        else { return nil }
        let position = SchemaPosition(version: Int(version), cursor: cursor)
        return position.checksum == checksum ? position : nil
    }

    func write(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        try connection.run(
            "INSERT OR REPLACE INTO schema (id, version, position, checksum) VALUES (1, ?, ?, ?)",
            [.integer(Int64(version)), .text(cursor), .integer(checksum)])
    }
}
