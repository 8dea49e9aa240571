// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A durable store of documents and flags that survives being killed at any moment.
///
/// Each change is one SQLite transaction in a write-ahead log that is synced before the call returns. Damage is found
/// before it is believed: a damaged file is moved aside, never deleted, what could be read of it is kept in a new one,
/// and both are logged, with the name of each lost record. A file that is no store is refused and left as it is.
/// Several processes may use one file. Where nothing can be written, because a disk is full or read-only, what is there
/// and right can still be read; a damaged file stays as it is then, and what is missing is logged.
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
    /// The reason why nothing can be written at present; nil when writing works.
    var obstacle: LaunchStore.Error?

    /// Indicates whether changes can be written, as far as known; each change tries again.
    public var isWritable: Bool { obstacle == nil }

    /// Opens the file, and creates it with its parent folders where they are missing.
    ///
    /// - Parameters:
    ///   - url: A file URL.
    ///   - log: Receives one line for each repair.
    ///     A damaged file is one, with the paths, what was kept and what was lost.
    /// - Throws: ``Error`` when the file can be neither opened nor replaced, or is none of ours.
    public init(at url: URL, log: @escaping @Sendable (String) -> Void) throws(LaunchStore.Error) {
        try self.init(path: url.path, limits: Limits(), log: log)
    }

    /// Makes a store that lives in memory and ends with the process.
    ///
    /// - Parameters:
    ///   - isStandIn: Whether it stands in for a store that cannot be opened: what that one holds is unknown, so each
    ///     flag is unknown here until it is set.
    ///   - log: Receives one line for each repair.
    public static func inMemory(
        isStandIn: Bool = false, log: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(LaunchStore.Error) -> LaunchStore {
        try LaunchStore(path: ":memory:", limits: Limits(losesFlags: isStandIn), log: log)
    }

    init(path: String, limits: Limits, log: @escaping @Sendable (String) -> Void) throws(LaunchStore.Error) {
        self.path = path
        self.limits = limits
        self.log = log
        let opened = try Self.open(path: path, limits: limits, log: log)
        (connection, identity, obstacle) = (opened.connection, opened.identity, opened.obstacle)
    }

    /// Returns the document of a key, or nil when there is none that can be trusted.
    public func value<T: Decodable & Sendable>(
        _ type: T.Type, for key: LaunchStoreKey
    ) throws(LaunchStore.Error) -> StoredValue<T>? {
        try perform { [path, log] connection in
            try LaunchStoreTransaction(connection: connection, path: path, log: log).value(type, for: key)
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
        try commit(SQLiteCommand.keep(.document(key), nil))
    }

    /// Returns a flag; a damaged record, or one that was lost with a damaged file, is unknown.
    public func flag(_ flag: LaunchStoreFlag) throws(LaunchStore.Error) -> StoredFlag {
        try perform { [path, log] connection in
            try LaunchStoreTransaction(connection: connection, path: path, log: log).flag(flag)
        }
    }

    /// Sets a flag.
    public func setFlag(_ value: Bool, for flag: LaunchStoreFlag) throws(LaunchStore.Error) {
        try commit(SQLiteCommand.keep(.flag(flag), .flag(StoredFlag(value))))
    }

    /// Makes several changes at once: after a crash either all of them are there or none.
    public func apply(_ changes: [LaunchStoreChange], at date: Date) throws(LaunchStore.Error) {
        let savedAt = date.timeIntervalSinceReferenceDate
        // Encoded before the transaction starts: a value that cannot be written changes nothing.
        var commands: [SQLiteCommand] = []
        for change in changes {
            switch change.step {
            case .set(let key, let encode):
                let bytes = try Self.encode(key, encode)
                commands += SQLiteCommand.keep(.document(key), .document(bytes, savedAt: savedAt))
            case .remove(let key): commands += SQLiteCommand.keep(.document(key), nil)
            case .flag(let flag, let value):
                commands += SQLiteCommand.keep(.flag(flag), .flag(StoredFlag(value)))
            }
        }
        try commit(commands)
    }

    /// Reads and changes in one transaction, which no other process comes between.
    ///
    /// - Parameter body: What to do; it may be called a second time after a repair. When it throws,
    ///   nothing is changed.
    public func transaction<Result: Sendable>(
        _ body: @Sendable (LaunchStoreTransaction) throws -> Result
    ) throws -> Result {
        try refuse(.reads)
        let outcome: Swift.Result<Result, any Swift.Error> = try perform(isWriting: true) {
            [path, log] connection in
            try connection.begin()
            do {
                let transaction = LaunchStoreTransaction(connection: connection, path: path, log: log)
                let result = try body(transaction)
                try connection.commit()
                return .success(result)
            } catch let failure as SQLiteFailure {
                connection.rollBack()
                throw failure
            } catch {
                connection.rollBack()
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    /// Moves the write-ahead log into the main file and empties it.
    public func checkpoint() throws(LaunchStore.Error) {
        try perform(isWriting: true) { connection in
            _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    private func commit(_ commands: [SQLiteCommand]) throws(LaunchStore.Error) {
        try perform(isWriting: true) { connection in
            try connection.transaction { try connection.run(commands) }
        }
    }

    /// The bytes of a value, with its keys in a fixed order.
    static func encode(
        _ key: LaunchStoreKey, _ body: (JSONEncoder) throws -> Data
    ) throws(LaunchStore.Error) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        do {
            return Array(try body(encoder))
        } catch {
            throw .notEncodable(key: key.rawValue, reason: "\(error)")
        }
    }
}
