// Licensed under the Apache License, Version 2.0.

import Foundation

/// The identity of the file that a path names right now; a renamed or replaced file has another.
struct FileIdentity: Hashable {
    let device: UInt64
    let inode: UInt64

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        // On Apple's systems a device's number has a sign.
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
    }
}

/// The kind of thing at a path.
private enum Place {
    case nothing
    case file(size: Int)
    case folder
    case other

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .nothing
            return
        }
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file(size: Int(status.st_size))
            case S_IFDIR: .folder
            default: .other
            }
    }
}

/// The database file on disk with its two companions, and the steps around opening it.
struct StoreFile {
    let path: String

    /// The suffixes of a database in write-ahead mode: itself, the log, the shared index.
    static let suffixes = ["", "-wal", "-shm"]

    private var lockPath: String { path + ".lock" }

    func createParent() throws(LaunchStore.Error) {
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        } catch {
            throw .cannotOpen(
                path: path, reason: "its folder cannot be created (\(error.systemReason))")
        }
    }

    /// Runs the body while no other process opens or quarantines this file.
    ///
    /// An empty database of its own is locked: opening and closing the database file itself would drop
    /// SQLite's locks of this process, and this lock's wait has a time limit.
    ///
    /// - Throws: `busy` when another process holds the lock for longer than the limit; `notALock` when
    ///   something else is in the lock's place.
    func exclusively<R>(
        within milliseconds: Int32, _ body: () throws(LaunchStore.Error) -> R
    ) throws(LaunchStore.Error) -> R {
        switch Place(lockPath) {
        case .nothing, .file(size: 0): break
        case .file(let size): throw .notALock(path: path, lock: lockPath, found: "a file of \(size) bytes")
        case .folder: throw .notALock(path: path, lock: lockPath, found: "a folder")
        case .other: throw .notALock(path: path, lock: lockPath, found: "no file")
        }
        let lock: SQLiteConnection
        do {
            lock = try SQLiteConnection(path: lockPath, busyMilliseconds: milliseconds)
            try lock.run("BEGIN EXCLUSIVE")
        } catch {
            throw LaunchStore.Error(error, path: path)
        }
        defer { lock.rollBack() }
        return try body()
    }

    /// Indicates whether a store has been opened at this path before.
    var hasLock: Bool { if case .nothing = Place(lockPath) { false } else { true } }

    /// The length in bytes, or nil when there is no file. Asked of the path, never by opening the file.
    var size: Int? { if case .file(let size) = Place(path) { size } else { nil } }

    /// All bytes of an open file, up to the end of its last page; what is in its log is not among them.
    func bytes(_ connection: SQLiteConnection) throws(SQLiteFailure) -> [UInt8] {
        let page = StoreForm.pageSize
        return try connection.bytes(at: 0, count: ((size ?? 0) + page - 1) / page * page)
    }

    /// Refuses what is no file at all, without touching it.
    func refuseOtherThanFile() throws(LaunchStore.Error) {
        switch Place(path) {
        case .nothing, .file: return
        case .folder: throw .foreign(path: path, found: "a folder")
        case .other: throw .foreign(path: path, found: "neither a file nor a folder")
        }
    }

    // MARK: - What it is

    /// The kind of content of a file, judged by its bytes alone: nothing is changed, and no lock is taken.
    enum Content {
        /// There is nothing in it yet.
        case new
        /// A store; the text says what is wrong with its header.
        case ours(fault: String?)
        /// Something else.
        case foreign(String)
    }

    /// Returns the kind of content of an open file.
    func content(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Content {
        guard let size, size > 0 else { return .new }
        let bytes = try connection.bytes(at: 0, count: StoreForm.pageSize)
        let page = FirstPage(bytes: bytes)
        if size < 100 {
            // So much of a header says nothing of whose it was, and is all that there was.
            let isCut = zip(bytes, FirstPage.magic).prefix(size).allSatisfy { $0 == $1 }
            return isCut ? .ours(fault: "it is only \(size) bytes long") : .foreign(Self.otherFile)
        }
        if page.isOurs { return .ours(fault: page.fault) }
        // A new store whose tables are still in its log.
        if page.isBlank, size <= StoreForm.pageSize {
            let log = WriteAheadLog(beside: path)
            guard let first = log.frames.last(where: { $0.page == 1 }) else { return .new }
            let logged = FirstPage(bytes: Array(log.bytes[first.offset..<first.offset + StoreForm.pageSize]))
            return logged.isOurs ? .ours(fault: nil) : .foreign(Self.otherDatabase)
        }
        return .foreign(page.isDatabase ? Self.otherDatabase : Self.otherFile)
    }

    private static let otherDatabase = "a database of another program"
    private static let otherFile = "a file of another kind"

    /// Refuses a file that is not ours before anything is made beside it.
    func refuseForeign() throws(LaunchStore.Error) {
        guard let size, size > 0,
            let connection = try? SQLiteConnection(path: path, busyMilliseconds: 0, mode: .readOnly),
            case .foreign(let found)? = try? content(connection)
        else { return }
        throw .foreign(path: path, found: found)
    }

    // MARK: - Replacing

    /// The path of a damaged file's replacement until that is complete.
    var unfinished: String { path + ".rescue" }
    private var finished: String { path + ".rescued" }

    /// The path that a damaged file is moved to.
    func quarantinePath() -> String {
        var number = 1
        while Self.suffixes.contains(where: { FileIdentity(path: "\(path).corrupt-\(number)\($0)") != nil }) {
            number += 1
        }
        return "\(path).corrupt-\(number)"
    }

    /// Moves the file aside and what was rescued into its place.
    ///
    /// Once the rescued file has its name, a process that is killed leaves the rest to the next one.
    func replace(movingTo target: String) throws(LaunchStore.Error) {
        try move(unfinished, finished)
        try finishReplacement(movingTo: target)
    }

    /// Ends a replacement that a process was killed in.
    func finishReplacement(movingTo target: String? = nil) throws(LaunchStore.Error) {
        guard case .file = Place(finished), isOurs(finished) else { return }
        let target = target ?? quarantinePath()
        for suffix in Self.suffixes where FileIdentity(path: path + suffix) != nil {
            try move(path + suffix, target + suffix)
        }
        try move(finished, path)
    }

    private func isOurs(_ path: String) -> Bool {
        guard let connection = try? SQLiteConnection(path: path, busyMilliseconds: 0, mode: .readOnly),
            let bytes = try? connection.bytes(at: 0, count: StoreForm.pageSize)
        else { return false }
        return FirstPage(bytes: bytes).isOurs
    }

    private func move(_ source: String, _ target: String) throws(LaunchStore.Error) {
        guard rename(source, target) != 0 else { return }
        let reason = String(cString: strerror(errno))
        throw .cannotOpen(path: path, reason: "a damaged file cannot be moved aside (\(reason))")
    }
}
