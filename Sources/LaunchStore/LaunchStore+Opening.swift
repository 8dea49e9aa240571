// Licensed under the Apache License, Version 2.0.

import Foundation

extension LaunchStore {
    /// How long to wait for another process, and how far the file may grow.
    struct Limits: Sendable {
        /// Milliseconds that a statement waits for another process's transaction.
        var busyMilliseconds: Int32 = 5000
        /// The largest number of pages of 4 KiB, or nil for SQLite's own limit.
        var maximumPages: Int?
    }

    /// The four letters `FlSt`, written to the file's header so that a foreign file is recognised.
    static let applicationID: Int64 = 0x466C_5374

    /// The version of the tables that this program writes.
    static let schemaVersion: Int64 = 2

    /// An open file, and why it cannot be written if it cannot.
    struct Opened {
        let connection: SQLiteConnection
        var identity: FileIdentity?
        var obstacle: LaunchStore.Error?
    }

    /// Why an attempt to open did not give a usable database.
    private enum Obstacle: Swift.Error {
        case unusable(String)
        case error(LaunchStore.Error)
    }

    static func open(
        path: String, limits: Limits, log: (String) -> Void
    ) throws(LaunchStore.Error) -> Opened {
        guard path != ":memory:" else {
            do {
                return Opened(connection: try attempt(path: path, limits: limits))
            } catch {
                switch error {
                case .error(let error): throw error
                case .unusable(let reason): throw .failed(path: path, code: 0, reason: reason)
                }
            }
        }
        let file = StoreFile(path: path)
        do {
            try file.createParent()
            return try file.exclusively(within: limits.busyMilliseconds) { () throws(LaunchStore.Error) in
                try openLocked(file, limits: limits, log: log)
            }
        } catch {
            guard let connection = readable(file, limits: limits, after: error) else { throw error }
            log("launch store: \(path) can only be read for now. \(error)")
            return Opened(
                connection: connection, identity: FileIdentity(path: path), obstacle: error)
        }
    }

    /// Opens a file whose lock is held; moves it aside once when it is unusable.
    private static func openLocked(
        _ file: StoreFile, limits: Limits, log: (String) -> Void
    ) throws(LaunchStore.Error) -> Opened {
        var quarantined = false
        while true {
            do {
                if file.isDirectory { throw Obstacle.unusable("a folder is in its place") }
                // SQLite takes a file shorter than its header for a new one.
                if let size = file.size, (1..<100).contains(size) {
                    throw Obstacle.unusable("it is only \(size) bytes long")
                }
                let connection = try attempt(path: file.path, limits: limits)
                return Opened(connection: connection, identity: FileIdentity(path: file.path))
            } catch {
                switch error as? Obstacle {
                case .unusable(let reason) where !quarantined:
                    let target = try file.quarantine()
                    log(
                        "launch store: \(file.path) is unusable (\(reason)); kept as \(target), starting empty"
                    )
                    quarantined = true
                case .unusable(let reason):
                    throw .failed(path: file.path, code: 0, reason: reason)
                case .error(let error): throw error
                case nil: throw .failed(path: file.path, code: 0, reason: "\(error)")
                }
            }
        }
    }

    private static func attempt(path: String, limits: Limits) throws(Obstacle) -> SQLiteConnection {
        do {
            let connection = try SQLiteConnection(path: path, busyMilliseconds: limits.busyMilliseconds)
            if let reason = try unusableReason(connection) { throw Obstacle.unusable(reason) }
            // SQLite opens a file that it may not write without a word.
            if connection.isReadOnly { throw Obstacle.error(.readOnly(path: path)) }
            let version = try connection.run("PRAGMA user_version").first?.first?.integer ?? 0
            guard version <= schemaVersion else {
                throw Obstacle.error(
                    .newerVersion(path: path, found: Int(version), supported: Int(schemaVersion)))
            }
            try connection.run("PRAGMA journal_mode = WAL")
            // FULL also syncs the log at each commit: a commit that returned survives a power cut.
            try connection.run("PRAGMA synchronous = FULL")
            if let pages = limits.maximumPages { try connection.run("PRAGMA max_page_count = \(pages)") }
            try migrate(connection)
            connection.trust()
            return connection
        } catch let obstacle as Obstacle {
            throw obstacle
        } catch let failure as SQLiteFailure {
            if failure.isCorruption { throw .unusable(failure.message) }
            throw .error(Error(failure, path: path))
        } catch {
            throw .error(.failed(path: path, code: 0, reason: "\(error)"))
        }
    }

    /// Says why a database that opens is not to be used: it is foreign, or damaged inside.
    private static func unusableReason(_ connection: SQLiteConnection) throws(SQLiteFailure) -> String? {
        let id = try connection.run("PRAGMA application_id").first?.first?.integer ?? 0
        if id != applicationID {
            let objects = try connection.run("SELECT count(*) FROM sqlite_master").first?.first?.integer ?? 0
            if id != 0 || objects != 0 { return "another program's database" }
        }
        let answer = try connection.run("PRAGMA quick_check(1)").first?.first?.text ?? "no answer"
        return answer == "ok" ? nil : answer
    }

    /// Brings the tables to the newest version, in one transaction.
    private static func migrate(_ connection: SQLiteConnection) throws {
        let version = try connection.run("PRAGMA user_version").first?.first?.integer ?? 0
        let tables = try connection.run(
            "SELECT count(*) FROM sqlite_master WHERE name IN ('document', 'flag', 'schema')"
        ).first?.first?.integer
        if version == schemaVersion && tables == 3 { return }
        try connection.transaction {
            try connection.run(
                """
                CREATE TABLE IF NOT EXISTS document (
                    key TEXT PRIMARY KEY, value BLOB NOT NULL,
                    saved_at REAL NOT NULL, checksum INTEGER NOT NULL
                )
                """)
            try connection.run(
                """
                CREATE TABLE IF NOT EXISTS flag (
                    name TEXT PRIMARY KEY, value INTEGER NOT NULL, checksum INTEGER NOT NULL
                )
                """)
            try connection.run(
                """
                CREATE TABLE IF NOT EXISTS schema (
                    id INTEGER PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL,
                    checksum INTEGER NOT NULL
                )
                """)
            try connection.run("PRAGMA application_id = \(applicationID)")
            try connection.run("PRAGMA user_version = \(schemaVersion)")
        }
    }
}
