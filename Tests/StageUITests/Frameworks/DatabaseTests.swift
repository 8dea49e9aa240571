// Licensed under the Apache License, Version 2.0.

import SQLite3
import Testing

/// What a file finds that imports SQLite's own functions.
@Suite struct DatabaseTests {
    @Test func rowsAreWrittenAndRead() throws {
        var database: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        #expect(sqlite3_open_v2(":memory:", &database, flags, nil) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let script =
            "CREATE TABLE word (text TEXT, count INTEGER); INSERT INTO word VALUES ('sun', 3), ('sea', 4);"
        #expect(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK)
        var statement: OpaquePointer?
        let query = "SELECT text, count FROM word WHERE count > ? ORDER BY text"
        #expect(sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        #expect(sqlite3_bind_int(statement, 1, 2) == SQLITE_OK)
        var found: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            found.append(String(cString: sqlite3_column_text(statement, 0)))
        }
        #expect(found == ["sea", "sun"])
    }
}
