// Licensed under the Apache License, Version 2.0.

import CSQLite
import Foundation

// What can still be read where nothing can be written. A file is checked as when it is opened for writing:
// what cannot be repaired is still not trusted.
extension LaunchStore {
    /// The readable stand-in for a file that cannot be written.
    struct Readable {
        /// The file itself, or what is right of a damaged one, in memory.
        let connection: SQLiteConnection
        /// The damage to the file; nil when all of it is valid.
        var damage: String?
        /// The readable and the lost records of a damaged file, in words.
        var words = ""
    }

    /// Opens an existing file for reading only; nil when that is of no help or not possible.
    static func readable(_ file: StoreFile, limits: Limits, after error: LaunchStore.Error) -> Readable? {
        switch error {
        case .readOnly, .diskFull, .cannotOpen: break
        default: return nil
        }
        guard let size = file.size, size >= 100 else { return nil }
        if let found = looked(at: file, .readOnly, limits) { return found }
        // The log is read through an index beside it, which cannot be made here. Without a log the main
        // file is all there is; with one, both are put together in memory.
        let log = StoreFile(path: file.path + "-wal").size ?? 0
        return looked(at: file, .immutable, withLogInMemory: log > 0, limits)
    }

    /// Opens a file in a mode and reads all of it; nil when that fails, or the file is foreign or of a newer version.
    ///
    /// - Parameter withLogInMemory: Whether its pages and those of its log are read from memory.
    static func looked(
        at file: StoreFile, _ mode: SQLiteConnection.Mode, withLogInMemory: Bool = false, _ limits: Limits
    ) -> Readable? {
        guard
            let opened = try? SQLiteConnection(
                path: file.path, busyMilliseconds: limits.busyMilliseconds, mode: mode)
        else { return nil }
        do {
            guard let log = try wholeLog(of: file, opened) else { return nil }
            let connection = withLogInMemory ? try merged(file, opened, log) : opened
            return try holdsRecords(file, connection) ? Readable(connection: connection) : nil
        } catch Obstacle.damaged(let reason) {
            return try? salvaged(file, opened, reason)
        } catch let failure as SQLiteFailure where !failure.isOfTheMachine {
            return try? salvaged(file, opened, failure.message)
        } catch {
            return nil
        }
    }

    /// The log of an open file that is a store, identified by its bytes and those of the log; nil when it is none.
    ///
    /// - Throws: `Obstacle` for a damaged one, or what SQLite says.
    private static func wholeLog(of file: StoreFile, _ opened: SQLiteConnection) throws -> WriteAheadLog? {
        guard case .ours(let fault) = try file.content(opened) else { return nil }
        if let fault { throw Obstacle.damaged(fault) }
        let log = WriteAheadLog(beside: file.path)
        if log.corrections > 0 { throw Obstacle.damaged("its log is damaged") }
        return log
    }

    /// Returns whether a store holds records.
    ///
    /// - Throws: `Obstacle` for a damaged one and for a newer program's, or what SQLite says.
    private static func holdsRecords(_ file: StoreFile, _ connection: SQLiteConnection) throws -> Bool {
        let form = try form(of: connection, file.path)
        guard form != .empty else { return false }
        try check(connection, hasRoll: form != .old)
        return true
    }

    /// A file as its log leaves it, in memory.
    ///
    /// A copy on the disk would outlive a process that is killed, and there may be no room for it.
    private static func merged(
        _ file: StoreFile, _ opened: SQLiteConnection, _ log: WriteAheadLog
    ) throws -> SQLiteConnection {
        var bytes = try file.bytes(opened)
        log.apply(to: &bytes)
        if log.pageCount > 0 { bytes.removeLast(max(0, bytes.count - log.pageCount * StoreForm.pageSize)) }
        // What is in memory has no log, so its header must not say that it is read with one.
        for place in [18, 19] where bytes.count > place { bytes[place] = 1 }
        return try SQLiteConnection(reading: bytes)
    }

    /// Returns the valid records of a damaged file, in memory, as no file can replace it.
    private static func salvaged(
        _ file: StoreFile, _ connection: SQLiteConnection, _ reason: String
    ) throws -> Readable {
        let fresh = try SQLiteConnection(path: ":memory:", busyMilliseconds: 0)
        try fresh.transaction { try StoreForm.create(fresh) }
        let salvage = try StoreSalvage.reading(file, connection, template: try fresh.firstPage())
        try salvage.write(to: fresh)
        return Readable(connection: fresh, damage: reason, words: salvage.words("can be read"))
    }
}
