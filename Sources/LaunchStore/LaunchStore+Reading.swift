// Licensed under the Apache License, Version 2.0.

import CSQLite
import Foundation

// What can still be read where nothing can be written. A file is looked at as when it is opened for writing: what
// cannot be mended is still not believed.
extension LaunchStore {
    /// What is read in the place of a file that cannot be written.
    struct Readable {
        /// The file itself, or what is right of a damaged one, in memory.
        let connection: SQLiteConnection
        /// What is wrong with the file; nil when all of it is right.
        var damage: String?
        /// What of a damaged file can be read, and what is lost.
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
        // file is all there is; with one, both are copied to where an index can be made.
        let log = StoreFile(path: file.path + "-wal").size ?? 0
        return log == 0 ? looked(at: file, .immutable, limits) : copied(file, limits)
    }

    /// Opens a file in a mode and looks at all of it; nil when it cannot be read so, is foreign or of a newer version.
    static func looked(at file: StoreFile, _ mode: SQLiteConnection.Mode, _ limits: Limits) -> Readable? {
        guard
            let connection = try? SQLiteConnection(
                path: file.path, busyMilliseconds: limits.busyMilliseconds, mode: mode)
        else { return nil }
        do {
            return try isOfUse(file, connection) ? Readable(connection: connection) : nil
        } catch Obstacle.damaged(let reason) {
            return try? salvaged(file, connection, reason)
        } catch let failure as SQLiteFailure where !failure.isOfTheMachine {
            return try? salvaged(file, connection, failure.message)
        } catch {
            return nil
        }
    }

    /// Whether an open file is a store with something in it.
    ///
    /// - Throws: `Obstacle` for a damaged one and for a newer program's, or what SQLite says.
    private static func isOfUse(_ file: StoreFile, _ connection: SQLiteConnection) throws -> Bool {
        guard case .ours(let fault) = try file.content(connection) else { return false }
        if let fault { throw Obstacle.damaged(fault) }
        if WriteAheadLog(beside: file.path).corrections > 0 { throw Obstacle.damaged("its log is damaged") }
        let form = try form(of: connection, file.path)
        guard form != .empty else { return false }
        try check(connection, hasRoll: form != .old)
        return true
    }

    /// What is right of a damaged file, in memory, as nothing can be put in its place.
    private static func salvaged(
        _ file: StoreFile, _ connection: SQLiteConnection, _ reason: String
    ) throws -> Readable {
        let fresh = try SQLiteConnection(path: ":memory:", busyMilliseconds: 0)
        try fresh.transaction { try StoreForm.create(fresh) }
        let salvage = try StoreSalvage.reading(file, connection, template: try fresh.firstPage())
        try salvage.write(to: fresh)
        return Readable(connection: fresh, damage: reason, words: salvage.words("can be read"))
    }

    private static func copied(_ file: StoreFile, _ limits: Limits) -> Readable? {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("launch-store-\(UUID().uuidString)")
        // The open files outlive their names.
        defer { try? manager.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("copy.sqlite").path
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for suffix in ["", "-wal"] {
                try manager.copyItem(atPath: file.path + suffix, toPath: copy + suffix)
                try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy + suffix)
            }
        } catch {
            return nil
        }
        return looked(at: StoreFile(path: copy), .readOnly, limits)
    }
}
