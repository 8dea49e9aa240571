// Licensed under the Apache License, Version 2.0.

import CSQLite

/// Finds damage before a row is believed (Decision 0067).
extension BackendDatabase {
    /// Makes `row_checksum(...)` known to SQLite: FNV-1a of 64 bits over the kinds, lengths and bytes of its arguments.
    ///
    /// A difference in one byte never meets another's sum again, as each step is one to one.
    func defineChecksum() throws(DevBackendError) {
        let code = sqlite3_create_function_v2(
            handle, "row_checksum", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, count, values in
                var sum: UInt64 = 0xCBF2_9CE4_8422_2325
                func add(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
                for index in 0..<Int(count) {
                    guard let value = values?[index] else { continue }
                    add(UInt8(truncatingIfNeeded: sqlite3_value_type(value)))
                    if sqlite3_value_type(value) == SQLITE_NULL { continue }
                    // A number by its digits, so that each way in which SQLite stores it is the same.
                    let start = sqlite3_value_text(value)
                    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
                    withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { $0.forEach(add) }
                    bytes.forEach(add)
                }
                sqlite3_result_int64(context, Int64(bitPattern: sum))
            }, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure() }
    }

    /// Returns whether the tables and indexes are exactly those that this version makes.
    func hasOwnSchema() throws(DevBackendError) -> Bool {
        let own = try run("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").map { $0[0] }
        return Set(own) == Set(BackendTable.statements) && own.count == BackendTable.statements.count
    }

    /// Reads everything once: the pages, each index against its table, and each row against its checksum.
    func check() throws(DevBackendError) {
        try checkPages()
        for table in BackendTable.all {
            let wrong = try rows(
                "SELECT count(*) FROM \(table.name) WHERE checksum IS NOT row_checksum(\(table.list))"
            ).first?.first?.integer
            guard wrong == 0 else {
                throw .damagedDatabase(path: path, reason: "a row of \(table.name) is not as it was written")
            }
        }
    }

    /// Has SQLite compare pages, tables and indexes.
    func checkPages() throws(DevBackendError) {
        let found = try run("PRAGMA integrity_check(1)").first?.first ?? "nothing was checked"
        guard found == "ok" else { throw .damagedDatabase(path: path, reason: found) }
    }
}
