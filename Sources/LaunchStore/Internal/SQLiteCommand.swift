// Licensed under the Apache License, Version 2.0.

/// One statement with its parameters.
struct SQLiteCommand {
    let sql: String
    var parameters: [SQLiteValue] = []

    static func set(_ bytes: [UInt8], for key: LaunchStoreKey, savedAt: Double) -> SQLiteCommand {
        let checksum = Checksum.of(key: key.rawValue, savedAt: savedAt, value: bytes)
        return SQLiteCommand(
            sql: "INSERT OR REPLACE INTO document (key, value, saved_at, checksum) VALUES (?, ?, ?, ?)",
            parameters: [.text(key.rawValue), .blob(bytes), .real(savedAt), .integer(checksum)])
    }

    static func remove(_ key: LaunchStoreKey) -> SQLiteCommand {
        SQLiteCommand(sql: "DELETE FROM document WHERE key = ?", parameters: [.text(key.rawValue)])
    }

    static func setFlag(_ value: Bool, for flag: LaunchStoreFlag) -> SQLiteCommand {
        let number: Int64 = value ? 1 : 0
        return SQLiteCommand(
            sql: "INSERT OR REPLACE INTO flag (name, value, checksum) VALUES (?, ?, ?)",
            parameters: [
                .text(flag.rawValue), .integer(number), .integer(Checksum.of(flag: flag, value: number)),
            ])
    }
}
