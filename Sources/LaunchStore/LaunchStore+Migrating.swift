// Licensed under the Apache License, Version 2.0.

public import Foundation

extension LaunchStore {
    /// Opens a store and migrates its documents to the newest version, away from the caller's actor.
    ///
    ///     let store = try await LaunchStore.open(at: file, migrations: migrations, log: log) { progress in
    ///         Task { @MainActor in screen.progress = progress }
    ///     }
    ///
    /// - Parameters:
    ///   - url: A file URL.
    ///   - migrations: All migrations the app ever had, by ascending versions.
    ///   - log: Receives one line for each repair.
    ///   - progress: Receives the migrations' progress; not called when there is nothing to do.
    /// - Throws: ``Error``; `interrupted` when the task was cancelled, and the next call continues from there.
    @concurrent public static func open(
        at url: URL, migrations: [LaunchStoreMigration] = [], log: @escaping @Sendable (String) -> Void,
        progress: @escaping @Sendable (LaunchStoreProgress) -> Void = { _ in }
    ) async throws(LaunchStore.Error) -> LaunchStore {
        let store = try LaunchStore(at: url, log: log)
        try await store.migrate(migrations, progress: progress)
        return store
    }

    /// The version that the app's documents have reached; 0 before any migration.
    public func version() throws(LaunchStore.Error) -> Int { try position().version }

    /// Migrates the documents to the newest version.
    ///
    /// Documents of a newer version than the last migration's are refused and stay as they are. Two
    /// processes may migrate at once: each step is done by one of them.
    ///
    /// - Parameters:
    ///   - migrations: All migrations the app ever had, by ascending versions.
    ///   - progress: Receives the migrations' progress; not called when there is nothing to do.
    /// - Throws: ``Error``; what was finished before stays finished.
    public func migrate(
        _ migrations: [LaunchStoreMigration],
        progress: @Sendable (LaunchStoreProgress) -> Void = { _ in }
    ) async throws(LaunchStore.Error) {
        let versions = migrations.map(\.version)
        precondition(
            versions.allSatisfy { $0 > 0 } && zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 },
            "The migrations have the versions \(versions). Give them ascending versions from 1.")
        var position = try position()
        let start = position.version
        var reached = 0.0
        while true {
            let supported = versions.last ?? position.version
            guard position.version <= supported else {
                throw .newerVersion(path: path, found: position.version, supported: supported)
            }
            guard let index = migrations.firstIndex(where: { $0.version > position.version }) else { break }
            let migration = migrations[index]
            // A file that had to be replaced on the way begins anew; reported progress is not taken back.
            let first = migrations.firstIndex { $0.version > start } ?? 0
            let total = Double(migrations.count - first)
            let done = Double(max(0, index - first)) + (try share(of: migration, at: position))
            reached = max(reached, min(done / total, 1))
            progress(LaunchStoreProgress(fraction: reached, name: migration.name))
            if Task.isCancelled { throw .interrupted(path: path) }
            position = try step(migration, from: position)
            // Others may read between two steps.
            await Task.yield()
        }
        if position.version > start, let last = migrations.last {
            progress(LaunchStoreProgress(fraction: 1, name: last.name))
        }
    }

    private func position() throws(LaunchStore.Error) -> SchemaPosition {
        try perform { connection in
            guard let position = try SchemaPosition.read(connection) else {
                throw SQLiteFailure.damagedPosition
            }
            return position
        }
    }

    /// The share of a migration that is done, 0..<1.
    private func share(
        of migration: LaunchStoreMigration, at position: SchemaPosition
    ) throws(LaunchStore.Error) -> Double {
        switch migration.work {
        case .steps(let count, _): return Double(Int(position.cursor) ?? 0) / Double(count)
        case .documents(let prefix, _, _):
            guard !position.cursor.isEmpty else { return 0 }
            return try perform { connection in
                let row = try connection.run(
                    """
                    SELECT count(*), total(key > ?2) FROM document
                    WHERE substr(key, 1, length(?1)) = ?1
                    """, [.text(prefix), .text(position.cursor)]
                ).first
                guard let all = row?[0].integer, let left = row?[1].real, all > 0 else { return 0 }
                return 1 - (left + 1) / Double(all + 1)
            }
        }
    }

    /// Runs one step, unless another process has done it, and returns the documents' position after it.
    private func step(
        _ migration: LaunchStoreMigration, from position: SchemaPosition
    ) throws(LaunchStore.Error) -> SchemaPosition {
        try perform(isWriting: true) { [path, log] connection in
            try connection.transaction {
                guard let found = try SchemaPosition.read(connection) else {
                    throw SQLiteFailure.damagedPosition
                }
                guard found == position else { return found }
                let transaction = LaunchStoreTransaction(connection: connection, path: path, log: log)
                let next: SchemaPosition
                do {
                    next = try migration.run(from: found, transaction)
                } catch let failure as SQLiteFailure {
                    throw failure
                } catch let error as LaunchStore.Error {
                    throw error
                } catch {
                    throw Error.migrationFailed(path: path, name: migration.name, reason: "\(error)")
                }
                try next.write(connection)
                return next
            }
        }
    }
}

extension LaunchStoreMigration {
    /// Runs the next step inside a transaction, and returns the position after it.
    func run(
        from position: SchemaPosition, _ transaction: LaunchStoreTransaction
    ) throws -> SchemaPosition {
        let end = SchemaPosition(version: version)
        switch work {
        case .steps(let count, let body):
            let step = Int(position.cursor) ?? 0
            if step < count { try body(step, transaction) }
            return step + 1 < count ? SchemaPosition(version: position.version, cursor: "\(step + 1)") : end
        case .documents(let prefix, let batch, let body):
            let rows = try transaction.connection.run(
                """
                SELECT key FROM document
                WHERE substr(key, 1, length(?1)) = ?1 AND (?2 = '' OR key > ?2) ORDER BY key LIMIT ?3
                """, [.text(prefix), .text(position.cursor), .integer(Int64(batch))])
            let keys = rows.compactMap { $0[0].text }
            for key in keys { try body(LaunchStoreKey(rawValue: key), transaction) }
            guard let last = keys.last, keys.count == batch else { return end }
            return SchemaPosition(version: position.version, cursor: last)
        }
    }
}
