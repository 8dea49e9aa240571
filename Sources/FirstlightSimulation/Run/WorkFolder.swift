// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A folder, usually in the temporary directory, that does not outlive the process that made it.
///
/// Its name identifies its owner: the process's number and the tick at which it began. Its process holds a lock on it,
/// which the system takes back however the process ends. So a folder that a killed process left is known to be dead,
/// and the next one that makes a folder removes it.
package final class WorkFolder: Sendable {
    /// The URL of the folder.
    package let url: URL
    private let lock: Int32

    /// Makes an empty folder, and removes those of processes that are dead.
    ///
    /// - Parameters:
    ///   - purpose: A word in its name.
    ///   - parent: The folder that it is made in; nil for the temporary directory.
    package init(_ purpose: String, in parent: URL? = nil) throws {
        let parent = parent ?? FileManager.default.temporaryDirectory
        Self.removeDead(in: parent.path)
        while true {
            let made = parent.appendingPathComponent(
                WorkFolderName(purpose, ProcessMark.own).text)
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
            // Another process may take a folder without a lock for a dead one's, and remove it until it is locked.
            let descriptor = open(made.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            guard flock(descriptor, LOCK_EX) == 0, access(made.path, F_OK) == 0 else {
                close(descriptor)
                continue
            }
            (url, lock) = (made, descriptor)
            return
        }
    }

    deinit {
        Self.remove(url.path)
        close(lock)
    }

    /// Removes the folder with its content, which may still be written to.
    package func remove() { Self.remove(url.path) }

    /// Removes every folder of this process, which is about to end.
    ///
    /// Until it has ended its other threads may make a folder anew. So another process waits for that end, and removes them
    /// once more.
    package static func removeOwn() {
        let (own, folder) = (ProcessMark.own, FileManager.default.temporaryDirectory.path)
        // Its end of the pipe is closed by the system, together with the process.
        _ = removeAfterEnd(of: [(own.text, folder)])
        for name in names(in: folder) where name.mark == own { remove("\(folder)/\(name.text)") }
    }

    /// Starts a process that removes the folders of processes once a pipe is closed.
    ///
    /// - Parameter owners: The ``ownMark`` of each process, and its temporary directory.
    /// - Returns: The end of the pipe to close; nil when no process could be started.
    package static func removeAfterEnd(of owners: [(mark: String, folder: String)]) -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { return nil }
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            close(ends[0])
        }
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        // A group of its own: a second Ctrl-C is not for it.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let script = """
            read -r nothing
            while [ $# -gt 1 ]; do rm -rf -- "$1"/firstlight-*-"$2"-*; shift 2; done
            """
        let texts = ["sh", "-c", script, "sh"] + owners.flatMap { [$0.folder, $0.mark] }
        let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
        let path = strdup("PATH=/usr/bin:/bin")
        defer { for text in words + [path] { free(text) } }
        var id: pid_t = 0
        guard posix_spawn(&id, "/bin/sh", &actions, &attributes, words + [nil], [path, nil]) == 0 else {
            close(ends[1])
            return nil
        }
        return ends[1]
    }

    /// Removes the folders of processes that ended without doing so.
    ///
    /// - Parameter folder: Their temporary directory; nil for that of this process.
    package static func removeDead(in folder: String? = nil) {
        let folder = folder ?? FileManager.default.temporaryDirectory.path
        for name in names(in: folder) { remove("\(folder)/\(name.text)", LOCK_EX | LOCK_NB) }
    }

    /// The mark in the names of this process's folders.
    package static var ownMark: String { ProcessMark.own.text }

    /// Removes a folder of this user's, if its lock can be had.
    private static func remove(_ path: String, _ lock: Int32) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_uid == geteuid() else { return }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        if flock(descriptor, lock) == 0 { remove(path) }
        close(descriptor)
    }

    private static func names(in folder: String) -> [WorkFolderName] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
            WorkFolderName($0)
        }
    }

    private static func remove(_ path: String) {
        // A process that is about to end may write into it while it is removed.
        for _ in 0..<100 where access(path, F_OK) == 0 { try? FileManager.default.removeItem(atPath: path) }
    }
}

/// The mark that no two processes of a machine share: the number, and the tick at which the process began.
struct ProcessMark: Equatable {
    let id: pid_t
    let start: UInt64

    var text: String { "\(id)-\(start)" }

    static var own: ProcessMark {
        let text = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
        // Fields after the name start with the third; the start is the twenty-second.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return ProcessMark(id: getpid(), start: fields.count > 19 ? UInt64(fields[19]) ?? 0 : 0)
    }
}

/// The name of a work folder, in its parts.
struct WorkFolderName: Equatable {
    let text: String
    let mark: ProcessMark

    init(_ purpose: String, _ mark: ProcessMark) {
        self.mark = mark
        text = "firstlight-\(purpose)-\(mark.text)-\(UUID().uuidString.prefix(8))"
    }

    /// Reads a name; nil for any other form, which is none of ours.
    init?(_ text: String) {
        // A temporary folder has thousands of other names.
        guard text.hasPrefix("firstlight-") else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == "firstlight", parts[1].allSatisfy(\.isLetter),
            let id = pid_t(parts[2]), id > 0, let start = UInt64(parts[3]), parts[4].count == 8,
            parts[4].allSatisfy(\.isHexDigit)
        else { return nil }
        self.text = text
        mark = ProcessMark(id: id, start: start)
    }
}
