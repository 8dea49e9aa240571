// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The operations inside one transaction of a store; not usable after it.
public struct LaunchStoreTransaction {
    let connection: SQLiteConnection
    let path: String
    let log: @Sendable (String) -> Void

    /// Returns the keys of the documents, ordered by their bytes.
    ///
    /// - Parameter prefix: How the keys begin; without it all of them.
    public func keys(startingWith prefix: String = "") throws -> [LaunchStoreKey] {
        try connection.run(
            "SELECT key FROM document WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key", [.text(prefix)]
        ).compactMap { $0[0].text.map(LaunchStoreKey.init(rawValue:)) }
    }

    /// Returns the document of a key, or nil when there is none that can be trusted.
    public func value<T: Decodable & Sendable>(
        _ type: T.Type, for key: LaunchStoreKey
    ) throws -> StoredValue<T>? {
        let rows = try connection.run(
            "SELECT value, saved_at, checksum FROM document WHERE key = ?", [.text(key.rawValue)])
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
    public func set<T: Encodable>(_ value: T, for key: LaunchStoreKey, at date: Date) throws {
        let bytes = try LaunchStore.encode(key) { try $0.encode(value) }
        let savedAt = date.timeIntervalSinceReferenceDate
        try connection.run(SQLiteCommand.keep(.document(key), .document(bytes, savedAt: savedAt)))
    }

    /// Removes the document of a key; a missing one is no error.
    public func remove(_ key: LaunchStoreKey) throws {
        try connection.run(SQLiteCommand.keep(.document(key), nil))
    }

    /// Changes a document's key and keeps its time; a missing or damaged one is no error.
    public func rename(_ key: LaunchStoreKey, to other: LaunchStoreKey) throws {
        let rows = try connection.run(
            "SELECT value, saved_at, checksum FROM document WHERE key = ?", [.text(key.rawValue)])
        // The checksum covers the key; a damaged record must not get a good one.
        guard let row = rows.first, let bytes = row[0].blob, let savedAt = row[1].real,
            let checksum = row[2].integer,
            Checksum.of(key: key.rawValue, savedAt: savedAt, value: bytes) == checksum
        else { return }
        try connection.run(SQLiteCommand.keep(.document(other), .document(bytes, savedAt: savedAt)))
        if key != other { try remove(key) }
    }

    /// Returns a flag; a damaged record, or one that was lost with a damaged file, is unknown.
    public func flag(_ flag: LaunchStoreFlag) throws -> StoredFlag {
        if let found = try record(of: flag) { return found }
        // Flags of which not even the names are known were lost: this one may be among them.
        return try record(of: .lostFlags) == .unknown ? .unknown : .notSet
    }

    /// Returns the value of a flag's record; nil when there is none.
    private func record(of flag: LaunchStoreFlag) throws -> StoredFlag? {
        let rows = try connection.run(
            "SELECT value, checksum FROM flag WHERE name = ?", [.text(flag.rawValue)])
        guard let row = rows.first else { return nil }
        guard let value = row[0].integer, let checksum = row[1].integer,
            let found = StoredFlag(number: value), Checksum.of(flag: flag, value: value) == checksum
        else {
            log("launch store: the flag \(flag.rawValue) in \(path) is damaged and counts as unknown")
            return .unknown
        }
        return found
    }

    /// Sets a flag.
    public func setFlag(_ value: Bool, for flag: LaunchStoreFlag) throws {
        try connection.run(SQLiteCommand.keep(.flag(flag), .flag(StoredFlag(value))))
    }
}
