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

    static func setFlag(_ value: StoredFlag, for flag: LaunchStoreFlag) -> SQLiteCommand {
        SQLiteCommand(
            sql: "INSERT OR REPLACE INTO flag (name, value, checksum) VALUES (?, ?, ?)",
            parameters: [
                .text(flag.rawValue), .integer(value.number),
                .integer(Checksum.of(flag: flag, value: value.number)),
            ])
    }

    /// Notes in the roll that a record is there, and its checksum.
    private static func note(_ name: RecordName, _ sum: Int64) -> SQLiteCommand {
        SQLiteCommand(
            sql: "INSERT OR REPLACE INTO roll (name, sum, checksum) VALUES (?, ?, ?)",
            parameters: [
                .text(name.text), .integer(sum), .integer(Checksum.of(roll: name, sum: sum)),
            ])
    }

    private static func strike(_ name: RecordName) -> SQLiteCommand {
        SQLiteCommand(sql: "DELETE FROM roll WHERE name = ?", parameters: [.text(name.text)])
    }
}

extension SQLiteCommand {
    /// Returns the commands that add or replace a record; nil content removes it.
    static func keep(_ name: RecordName, _ content: RecordContent?) -> [SQLiteCommand] {
        switch content {
        case .document(let bytes, let savedAt)?:
            let sum = Checksum.of(key: name.name, savedAt: savedAt, value: bytes)
            return [
                .set(bytes, for: LaunchStoreKey(rawValue: name.name), savedAt: savedAt), .note(name, sum),
            ]
        case .flag(let value)?:
            let flag = LaunchStoreFlag(rawValue: name.name)
            let sum = Checksum.of(flag: flag, value: value.number)
            return [.setFlag(value, for: flag), .note(name, sum)]
        case .position(let position)?:
            return position.commands + [.note(name, position.checksum)]
        case nil:
            return [.remove(LaunchStoreKey(rawValue: name.name)), .strike(name)]
        }
    }
}

/// The content of a record.
enum RecordContent: Hashable {
    case document([UInt8], savedAt: Double)
    case flag(StoredFlag)
    case position(SchemaPosition)

    /// For a comparison of two stores.
    var words: String {
        switch self {
        case .document(let bytes, let savedAt): "\(savedAt) \(String(decoding: bytes, as: UTF8.self))"
        case .flag(let value): "\(value)"
        case .position(let position): "\(position.version) \(position.cursor)"
        }
    }
}
