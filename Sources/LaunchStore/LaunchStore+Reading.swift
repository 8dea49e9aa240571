// Licensed under the Apache License, Version 2.0.

import CSQLite
import Foundation

// What can still be read where nothing can be written.
extension LaunchStore {
    /// Opens an existing file for reading only; nil when that is of no help or not possible.
    static func readable(
        _ file: StoreFile, limits: Limits, after error: LaunchStore.Error
    ) -> SQLiteConnection? {
        switch error {
        case .readOnly, .diskFull, .cannotOpen: break
        default: return nil
        }
        guard let size = file.size, size >= 100 else { return nil }
        if let found = trusted(file.path, .readOnly, limits) { return found }
        // The log is read through an index beside it, which cannot be made here. Without a log the main
        // file is all there is; with one, both are copied to where an index can be made.
        let log = StoreFile(path: file.path + "-wal").size ?? 0
        return log == 0 ? trusted(file.path, .immutable, limits) : copied(file, limits)
    }

    /// Opens a file in a mode; nil when it cannot be read, is damaged, foreign or of a newer version.
    private static func trusted(
        _ path: String, _ mode: SQLiteConnection.Mode, _ limits: Limits
    ) -> SQLiteConnection? {
        guard
            let connection = try? SQLiteConnection(
                path: path, busyMilliseconds: limits.busyMilliseconds, mode: mode),
            (try? connection.run("PRAGMA application_id").first?.first?.integer) == applicationID,
            let version = try? connection.run("PRAGMA user_version").first?.first?.integer,
            (1...schemaVersion).contains(version),
            (try? connection.run("PRAGMA quick_check(1)").first?.first?.text) == "ok"
        else { return nil }
        return connection
    }

    private static func copied(_ file: StoreFile, _ limits: Limits) -> SQLiteConnection? {
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
        return trusted(copy, .readOnly, limits)
    }
}
