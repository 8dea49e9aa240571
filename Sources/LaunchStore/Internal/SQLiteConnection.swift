// Licensed under the Apache License, Version 2.0.

import CSQLite
import Foundation

/// A refusal by SQLite: its result code and message.
struct SQLiteFailure: Swift.Error {
    let code: Int32
    let message: String
    /// The operating system's last error of this connection; 0 when there was none.
    var systemError: Int32 = 0

    /// The code of a file that is shorter than what was to be read, which Swift cannot import.
    static let shortRead = SQLITE_IOERR | 2 << 8

    /// The record of how far the documents were migrated cannot be trusted, so neither can they.
    static let damagedPosition = SQLiteFailure(
        code: SQLITE_CORRUPT, message: "the record of the documents' version is damaged")

    /// The result code without the extended bits.
    var primaryCode: Int32 { code & 0xFF }

    /// Indicates whether the file is damaged, is no database at all, or has lost its schema.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR].contains(primaryCode) }

    /// Indicates whether the machine refused, and not the content of the file.
    ///
    /// Any other error while a store is opened is damage: SQLite reports an unreadable table description or
    /// an unknown file format as a plain error.
    var isOfTheMachine: Bool {
        if code == SQLiteFailure.shortRead { return false }
        return [
            SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN,
            SQLITE_PERM,
            SQLITE_AUTH, SQLITE_NOMEM, SQLITE_INTERRUPT, SQLITE_PROTOCOL, SQLITE_NOLFS,
        ].contains(primaryCode)
    }
}

/// One value in a row or a parameter.
enum SQLiteValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    var real: Double? { if case .real(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var blob: [UInt8]? { if case .blob(let value) = self { value } else { nil } }
}

/// One open database; the only place of this module that calls SQLite.
///
/// Not `Sendable`: the store's actor owns it, so SQLite's own mutex is switched off.
final class SQLiteConnection {
    let handle: OpaquePointer

    /// The mode in which a file is opened.
    enum Mode {
        case full
        /// For reading only.
        case readOnly
        /// For reading a file that no process changes, without its log: the name is a file URI.
        case immutable
    }

    init(path: String, busyMilliseconds: Int32, mode: Mode = .full) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        var flags = SQLITE_OPEN_NOMUTEX
        var name = path
        switch mode {
        case .full: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .readOnly: flags |= SQLITE_OPEN_READONLY
        case .immutable:
            flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
        }
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard let opened else {
            throw SQLiteFailure(code: SQLITE_NOMEM, message: "out of memory")
        }
        guard code == SQLITE_OK else {
            let message = String(cString: sqlite3_errmsg(opened))
            let systemError = sqlite3_system_errno(opened)
            sqlite3_close_v2(opened)
            throw SQLiteFailure(code: code, message: message, systemError: systemError)
        }
        handle = opened
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, busyMilliseconds)
        // A file that proves unusable is to be kept as it was found, together with its log.
        firstlight_sqlite3_keep_log_on_close(opened, 1)
    }

    /// Reads the bytes of a database, which stay in memory.
    convenience init(reading bytes: [UInt8]) throws(SQLiteFailure) {
        try self.init(path: ":memory:", busyMilliseconds: 0)
        try check(
            bytes.withUnsafeBytes { firstlight_sqlite3_read_from(handle, $0.baseAddress, Int64($0.count)) })
    }

    /// Indicates whether the file cannot be written.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Lets the last close clean up the log, once the file is known to be good.
    func trust() { firstlight_sqlite3_keep_log_on_close(handle, 0) }

    /// Leaves the log alone at the last close, once the file is known to be damaged.
    func distrust() { firstlight_sqlite3_keep_log_on_close(handle, 1) }

    deinit { sqlite3_close_v2(handle) }

    /// Runs one statement to its end and returns every row.
    @discardableResult
    func run(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteFailure) -> [[SQLiteValue]] {
        var rows: [[SQLiteValue]] = []
        try forEach(sql, parameters) { rows.append($0) }
        return rows
    }

    /// Runs statements one after the other.
    func run(_ commands: [SQLiteCommand]) throws(SQLiteFailure) {
        for command in commands { try run(command.sql, command.parameters) }
    }

    /// Runs one statement to its end and hands over each row as it comes, also those before a failure.
    func forEach(
        _ sql: String, _ parameters: [SQLiteValue] = [], _ body: ([SQLiteValue]) -> Void
    ) throws(SQLiteFailure) {
        var prepared: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
        guard let statement = prepared else { return }
        defer { sqlite3_finalize(statement) }
        for (offset, value) in parameters.enumerated() {
            try check(bind(value, to: statement, at: Int32(offset + 1)))
        }
        while true {
            // SQLite does not keep the system's error when a commit fails.
            errno = 0
            let code = sqlite3_step(statement)
            let systemError = errno
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code, systemError) }
            body((0..<sqlite3_column_count(statement)).map { column(statement, $0) })
        }
    }

    /// The bytes of the file itself, as far as there are any: what is in the log is not among them.
    ///
    /// Read by SQLite's own descriptor: to open and close the file beside it would drop this process's locks.
    func bytes(at offset: Int, count: Int) throws(SQLiteFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let code = bytes.withUnsafeMutableBytes {
            firstlight_sqlite3_read(handle, $0.baseAddress, Int32($0.count), Int64(offset))
        }
        guard code == SQLITE_OK || code == SQLiteFailure.shortRead else {
            throw SQLiteFailure(code: code, message: "the file cannot be read")
        }
        return bytes
    }

    /// The first page of a database in memory, as a file would have it.
    func firstPage() throws(SQLiteFailure) -> [UInt8] {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
            throw SQLiteFailure(code: SQLITE_NOMEM, message: "out of memory")
        }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: min(Int(size), StoreForm.pageSize)))
    }

    /// Runs the body in one immediate transaction; any error rolls all of it back.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try begin()
        do {
            let result = try body()
            try commit()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    func begin() throws(SQLiteFailure) { try run("BEGIN IMMEDIATE") }

    func commit() throws(SQLiteFailure) { try run("COMMIT") }

    /// After a full disk SQLite may have rolled back by itself; then there is nothing to do.
    func rollBack() {
        if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
    }

    private func check(_ code: Int32) throws(SQLiteFailure) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32, _ systemError: Int32 = 0) -> SQLiteFailure {
        let known = sqlite3_system_errno(handle)
        return SQLiteFailure(
            code: code, message: String(cString: sqlite3_errmsg(handle)),
            systemError: known == 0 ? systemError : known)
    }

    private func bind(_ value: SQLiteValue, to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let value): sqlite3_bind_int64(statement, index, value)
        case .real(let value): sqlite3_bind_double(statement, index, value)
        case .text(let value):
            firstlight_sqlite3_bind_text(statement, index, value, Int32(value.utf8.count))
        case .blob(let bytes):
            bytes.withUnsafeBytes {
                firstlight_sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count))
            }
        }
    }

    private func column(_ statement: OpaquePointer, _ index: Int32) -> SQLiteValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT:
            let count = Int(sqlite3_column_bytes(statement, index))
            guard let text = sqlite3_column_text(statement, index) else { return .null }
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            let bytes = sqlite3_column_blob(statement, index)
            let count = Int(sqlite3_column_bytes(statement, index))
            return .blob(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
        default: return .null
        }
    }
}
