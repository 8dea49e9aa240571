// Licensed under the Apache License, Version 2.0.

import CSQLite
import Foundation

/// The backend's tables; owned by the server's thread.
final class BackendDatabase {
    let handle: OpaquePointer
    let path: String
    /// Indicates whether the file is known to be one of ours, so that what is wrong with it is damage.
    var hasBegun = false
    private var statements: [String: OpaquePointer] = [:]

    init(_ configuration: DevBackendConfiguration) throws(DevBackendError) {
        switch configuration.storage {
        case .memory: path = ":memory:"
        case .file(let url):
            path = url.path
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            } catch {
                throw .database(path: url.path, reason: error.systemReason)
            }
        }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        guard let opened else { throw .database(path: path, reason: "out of memory") }
        guard code == SQLITE_OK else {
            let reason = String(cString: sqlite3_errmsg(opened))
            sqlite3_close_v2(opened)
            throw .database(path: path, reason: reason)
        }
        handle = opened
        sqlite3_busy_timeout(opened, 2000)
        try defineChecksum()
        try claim()
        try seed(configuration)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    private func seed(_ configuration: DevBackendConfiguration) throws(DevBackendError) {
        try run("BEGIN IMMEDIATE")
        if try isEmpty("config") {
            for (key, value) in configuration.settings {
                try run("INSERT INTO config VALUES (?1, ?2, row_checksum(?1, ?2))", [key, value])
            }
        }
        if try isEmpty("cities") {
            for city in configuration.cities {
                try run(
                    """
                    INSERT INTO cities VALUES (?1, ?2, ?3, CAST(?4 AS REAL), CAST(?5 AS REAL), \
                    row_checksum(?1, ?2, ?3, CAST(?4 AS REAL), CAST(?5 AS REAL)))
                    """,
                    [city.id, city.name, city.country, "\(city.latitude)", "\(city.longitude)"])
            }
        }
        try run("COMMIT")
    }

    private func isEmpty(_ table: String) throws(DevBackendError) -> Bool {
        try run("SELECT 1 FROM \(table) LIMIT 1").isEmpty
    }

    /// The members of the configuration, sorted by name; each value is JSON text.
    func settings() throws(DevBackendError) -> [(key: String, value: String)] {
        try run("SELECT key, value FROM config ORDER BY key").map { ($0[0], $0[1]) }
    }

    /// Every city, sorted by name.
    func cities() throws(DevBackendError) -> [DevBackendCity] {
        try run("SELECT id, name, country, latitude, longitude FROM cities ORDER BY name, id").map {
            DevBackendCity(
                id: $0[0], name: $0[1], country: $0[2], latitude: Double($0[3]) ?? 0,
                longitude: Double($0[4]) ?? 0)
        }
    }

    @discardableResult
    func run(_ sql: String, _ parameters: [String] = []) throws(DevBackendError) -> [[String]] {
        try rows(sql, parameters.map(SQLValue.text)).map { $0.map { $0.text ?? "" } }
    }

    /// Runs one statement and returns its rows; it stays prepared for the next time.
    @discardableResult
    func rows(_ sql: String, _ parameters: [SQLValue] = []) throws(DevBackendError) -> [[SQLValue]] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (offset, value) in parameters.enumerated() {
            switch value {
            case .null: sqlite3_bind_null(statement, Int32(offset + 1))
            case .integer(let integer): sqlite3_bind_int64(statement, Int32(offset + 1), integer)
            case .text(let text):
                firstlight_sqlite3_bind_text(statement, Int32(offset + 1), text, Int32(text.utf8.count))
            }
        }
        var rows: [[SQLValue]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_DONE: return rows
            case SQLITE_ROW:
                rows.append((0..<sqlite3_column_count(statement)).map { SQLValue(statement, column: $0) })
            default: throw failure()
            }
        }
    }

    private func prepared(_ sql: String) throws(DevBackendError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
            throw failure()
        }
        statements[sql] = prepared
        return prepared
    }

    func failure() -> DevBackendError {
        .database(path: path, reason: String(cString: sqlite3_errmsg(handle)))
    }
}
