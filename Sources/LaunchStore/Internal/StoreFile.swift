// Licensed under the Apache License, Version 2.0.

import Foundation

/// Which file a path names right now; a renamed or replaced file has another identity.
struct FileIdentity: Hashable {
    let device: UInt64
    let inode: UInt64

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
    }
}

/// The database file on disk with its two companions, and the steps around opening it.
struct StoreFile {
    let path: String

    /// The suffixes of a database in write-ahead mode: itself, the log, the shared index.
    static let suffixes = ["", "-wal", "-shm"]

    func createParent() throws(LaunchStore.Error) {
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        } catch {
            throw .cannotOpen(
                path: path, reason: "its folder cannot be created (\(error.localizedDescription))")
        }
    }

    /// Runs the body while no other process opens or quarantines this file.
    ///
    /// An empty database of its own is locked: opening and closing the database file itself would drop
    /// SQLite's locks of this process, and this lock's wait has a time limit.
    ///
    /// - Throws: `busy` when another process holds the lock for longer than the limit.
    func exclusively<R>(
        within milliseconds: Int32, _ body: () throws(LaunchStore.Error) -> R
    ) throws(LaunchStore.Error) -> R {
        let lock: SQLiteConnection
        do {
            lock = try SQLiteConnection(path: path + ".lock", busyMilliseconds: milliseconds)
            try lock.run("BEGIN EXCLUSIVE")
        } catch {
            throw LaunchStore.Error(error, path: path)
        }
        defer { lock.rollBack() }
        return try body()
    }

    /// The length in bytes, or nil when there is no file. Asked of the path, never by opening the file.
    var size: Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    var isDirectory: Bool {
        var status = stat()
        return stat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFDIR
    }

    /// Moves the file and its companions aside under the first free number, and returns its new path.
    func quarantine() throws(LaunchStore.Error) -> String {
        var number = 1
        while Self.suffixes.contains(where: { FileIdentity(path: "\(path).corrupt-\(number)\($0)") != nil }) {
            number += 1
        }
        let target = "\(path).corrupt-\(number)"
        for suffix in Self.suffixes where FileIdentity(path: path + suffix) != nil {
            guard rename(path + suffix, target + suffix) == 0 else {
                let reason = String(cString: strerror(errno))
                throw .cannotOpen(path: path, reason: "a damaged file cannot be moved aside (\(reason))")
            }
        }
        return target
    }
}
