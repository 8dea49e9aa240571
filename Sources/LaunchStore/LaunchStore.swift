// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A durable store of documents and flags that survives being killed at any moment.
///
/// Each change is one SQLite transaction in a write-ahead log that is synced before the call
/// returns. A damaged or foreign file is moved aside, never deleted, and a new one is made; a
/// damaged record is reported to the log and counts as absent. Several processes may use one file.
///
/// ```swift
/// let store = try LaunchStore(at: folder.appending(path: "launch.sqlite")) { print($0) }
/// try await store.set(["Lagos", "Porto"], for: "cities", at: now)
/// let cities = try await store.value([String].self, for: "cities")
/// ```
public actor LaunchStore {
    /// The path of the file, or `:memory:`.
    public nonisolated let path: String

    let limits: Limits
    let log: @Sendable (String) -> Void
    var connection: SQLiteConnection?
    var identity: FileIdentity?

    /// Opens the file, and creates it with its parent folders where they are missing.
    ///
    /// - Parameters:
    ///   - url: A file URL.
    ///   - log: Receives one line for each repair.
    /// - Throws: ``Error`` when the file can be neither opened nor replaced.
    public init(at url: URL, log: @escaping @Sendable (String) -> Void) throws(LaunchStore.Error) {
        try self.init(path: url.path, limits: Limits(), log: log)
    }

    /// Makes a store that lives in memory and ends with the process.
    public static func inMemory(
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(LaunchStore.Error) -> LaunchStore {
        try LaunchStore(path: ":memory:", limits: Limits(), log: log)
    }

    init(path: String, limits: Limits, log: @escaping @Sendable (String) -> Void) throws(LaunchStore.Error) {
        self.path = path
        self.limits = limits
        self.log = log
        (connection, identity) = try Self.open(path: path, limits: limits, log: log)
    }

    /// Returns the document of a key, or nil when there is none that can be trusted.
    public func value<T: Decodable & Sendable>(
        _ type: T.Type, for key: LaunchStoreKey
    ) throws(LaunchStore.Error) -> StoredValue<T>? {
        let rows = try perform { connection throws(SQLiteFailure) in
            try connection.run(
                "SELECT value, saved_at, checksum FROM document WHERE key = ?", [.text(key.rawValue)])
        }
        guard let row = rows.first else { return nil }
        guard let bytes = row[0].blob, let savedAt = row[1].real, let checksum = row[2].integer,
            Checksum.of(key: key.rawValue, savedAt: savedAt, value: bytes) == checksum
        else {
            log("launch store: the record \(key.rawValue) in \(path) is damaged and is ignored")
            return nil
        }
        do {
            let value = try JSONDecoder().decode(T.self, from: Data(bytes))
            return StoredValue(value: value, savedAt: Date(timeIntervalSinceReferenceDate: savedAt))
        } catch {
            log(
                "launch store: the record \(key.rawValue) in \(path) is no \(T.self) and is ignored: \(error)"
            )
            return nil
        }
    }

    /// Stores a document under a key, together with the time it is from.
    public func set<T: Encodable & Sendable>(
        _ value: T, for key: LaunchStoreKey, at date: Date
    ) throws(LaunchStore.Error) {
        try apply([.set(value, for: key)], at: date)
    }

    /// Removes the document of a key; a missing one is no error.
    public func remove(_ key: LaunchStoreKey) throws(LaunchStore.Error) {
        try perform { connection throws(SQLiteFailure) in try connection.transaction([.remove(key)]) }
    }

    /// Returns a flag, or nil when it was never set or its record is damaged.
    public func flag(_ flag: LaunchStoreFlag) throws(LaunchStore.Error) -> Bool? {
        let rows = try perform { connection throws(SQLiteFailure) in
            try connection.run("SELECT value, checksum FROM flag WHERE name = ?", [.text(flag.rawValue)])
        }
        guard let row = rows.first else { return nil }
        guard let value = row[0].integer, let checksum = row[1].integer, value == 0 || value == 1,
            Checksum.of(flag: flag, value: value) == checksum
        else {
            log("launch store: the flag \(flag.rawValue) in \(path) is damaged and is ignored")
            return nil
        }
        return value == 1
    }

    /// Sets a flag.
    public func setFlag(_ value: Bool, for flag: LaunchStoreFlag) throws(LaunchStore.Error) {
        try perform { connection throws(SQLiteFailure) in
            try connection.transaction([.setFlag(value, for: flag)])
        }
    }

    /// Makes several changes at once: after a crash either all of them are there or none.
    public func apply(_ changes: [LaunchStoreChange], at date: Date) throws(LaunchStore.Error) {
        let savedAt = date.timeIntervalSinceReferenceDate
        // Encoded before the transaction starts: a value that cannot be written changes nothing.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var commands: [SQLiteCommand] = []
        for change in changes {
            switch change.step {
            case .set(let key, let encode):
                do {
                    commands.append(.set(Array(try encode(encoder)), for: key, savedAt: savedAt))
                } catch {
                    throw .notEncodable(key: key.rawValue, reason: "\(error)")
                }
            case .remove(let key): commands.append(.remove(key))
            case .flag(let flag, let value): commands.append(.setFlag(value, for: flag))
            }
        }
        let all = commands
        try perform { connection throws(SQLiteFailure) in try connection.transaction(all) }
    }

    /// Moves the write-ahead log into the main file and empties it.
    public func checkpoint() throws(LaunchStore.Error) {
        try perform { connection throws(SQLiteFailure) in
            _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }
}
