// Licensed under the Apache License, Version 2.0.

import Foundation

/// The folder in a project in which new content waits until all of it is there, and the journal of what happens then.
///
/// Whoever works with it holds a lock, which the system takes back however a process ends.
final class PendingFolder {
    /// Its name in the project.
    static let name = ".firstlight-pending"

    /// The project's folder.
    let folder: URL
    /// Its number on the disk, which no copy of it has.
    let place: UInt64
    private let lock: Int32

    var url: URL { folder.appendingPathComponent(Self.name) }
    /// The journal; from when it is there, all new content is.
    var journal: URL { url.appendingPathComponent("journal.json") }
    /// The journal before all new content is there.
    var draft: URL { url.appendingPathComponent("draft.json") }

    /// Makes the folder, which must not be there; nil when somebody was faster.
    static func make(in folder: URL) throws(CommandError) -> PendingFolder? {
        let path = folder.appendingPathComponent(name).path
        guard mkdir(path, 0o700) == 0 else {
            if errno == EEXIST { return nil }
            throw failure(path)
        }
        return try PendingFolder(of: folder)
    }

    /// Takes the folder that is there; nil when there is none.
    ///
    /// - Throws: A `CommandError` when another process works with it.
    init?(of folder: URL) throws(CommandError) {
        let path = folder.appendingPathComponent(Self.name).path
        var status = stat()
        while true {
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else {
                if errno == ENOENT { return nil }
                throw Self.failure(path)
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw CommandError(
                    "Another process is writing to '\(folder.path)'.", code: .unavailable,
                    hint: "Wait until it has finished, and try again.")
            }
            // Before the lock was there the folder may have gone, or another may have come.
            var named = stat()
            guard fstat(descriptor, &status) == 0, lstat(path, &named) == 0, status.st_ino == named.st_ino
            else {
                close(descriptor)
                continue
            }
            (self.folder, lock, place) = (folder, descriptor, UInt64(status.st_ino))
            return
        }
    }

    deinit {
        // A child that another thread starts just now has the descriptor, too, until it runs its program.
        flock(lock, LOCK_UN)
        close(lock)
    }

    /// Removes the folder, and what a journal says waits outside of it.
    func remove(_ entries: [WriteJournal.Entry]) {
        for entry in entries {
            guard let aside = entry.aside, !aside.hasPrefix(Self.name + "/") else { continue }
            unlink(folder.appendingPathComponent(aside).path)
        }
        // Without a journal nothing that is here counts any more.
        unlink(journal.path)
        try? FileManager.default.removeItem(at: url)
    }

    /// Waits until what was written to a file or folder is on the disk.
    static func sync(_ url: URL) throws(CommandError) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(url.path) }
        defer { close(descriptor) }
        // A file system that knows no such thing says so; one whose disk fails says something else.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw failure(url.path) }
    }

    static func failure(_ path: String) -> CommandError {
        CommandError(
            "'\(path)' cannot be written: \(String(cString: strerror(errno))).", code: .cannotCreate,
            hint: "Give another folder, or make room for this one.")
    }
}
