// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// Carries a plan out in the folder itself, file by file, so that each file is whole at each moment.
///
/// All new content is written aside first; a failure until then leaves nothing. Then the record tells what is about to be
/// written beside what was, the files take their places, and the final record comes last. Whatever a kill leaves on the
/// way, the next generation knows the files by the record, and what lies aside by its name.
struct FolderWriter {
    /// The name of the folder in a project in which new content waits.
    static let aside = ".firstlight-pending"

    private let folder: URL
    /// Is told before each step; a test that throws there leaves what a kill would leave.
    private let step: (String) throws -> Void

    /// Writes to a folder that is there.
    init(folder: URL, step: @escaping (String) throws -> Void = { _ in }) {
        (self.folder, self.step) = (folder.resolvingSymlinksInPath(), step)
    }

    private var aside: URL { folder.appendingPathComponent(Self.aside) }

    /// Removes what an interrupted generation has left aside.
    ///
    /// - Throws: A `CommandError` when another process writes to the folder.
    func removeLeftovers() throws(CommandError) {
        guard access(aside.path, F_OK) == 0 else { return }
        let lock = try lock()
        defer { unlock(lock) }
        try? FileManager.default.removeItem(at: aside)
    }

    /// Writes what the plan says.
    ///
    /// - Throws: A `CommandError` that names the file; the old state is there then, unless a disk failed while files changed
    ///   their names.
    func write(_ plan: ProjectPlan) throws {
        if let obstacle = plan.obstacle { throw obstacle }
        let lock = try lock()
        defer { unlock(lock) }
        try? FileManager.default.removeItem(at: aside)
        // What is new comes first and what goes last, so that nothing ever names a file that is not there.
        let order: [ProjectChange.Kind] = [.added, .changed, .removed]
        let changes = order.flatMap { kind in
            plan.edits.filter { $0.kind == kind && $0.path != ProjectRecord.name }
        }
        let record = plan.files[ProjectRecord.name] ?? []
        do {
            for change in changes + [ProjectChange(path: ProjectRecord.name, kind: .changed)] {
                try checkPlace(of: change.path)
            }
            try step("make the folder aside")
            guard mkdir(aside.path, 0o700) == 0 else { throw failure(aside.path) }
            for (number, change) in changes.enumerated() where change.kind != .removed {
                try save(plan.files[change.path] ?? [], as: "\(number)", for: change.path)
            }
            try save(plan.interimRecord, as: "interim", for: ProjectRecord.name)
            try save(record, as: "record", for: ProjectRecord.name)
        } catch let error as CommandError {
            try? FileManager.default.removeItem(at: aside)
            throw error
        }
        try place("interim", plan.interimRecord, at: ProjectRecord.name)
        for (number, change) in changes.enumerated() {
            if change.kind == .removed {
                try remove(change.path)
            } else {
                try place("\(number)", plan.files[change.path] ?? [], at: change.path)
            }
        }
        Self.removeEmptyFolders(of: plan.former, in: folder)
        try place("record", record, at: ProjectRecord.name)
        try step("remove the folder aside")
        try? FileManager.default.removeItem(at: aside)
    }

    // MARK: - Steps

    /// Refuses a file whose nearest folder nobody may write to, before anything has changed.
    private func checkPlace(of path: String) throws(CommandError) {
        var around = path.split(separator: "/").dropLast()
        func place() -> String { ([folder.path] + around.map(String.init)).joined(separator: "/") }
        while access(place(), F_OK) != 0, !around.isEmpty { around = around.dropLast() }
        guard access(place(), W_OK) == 0 else { throw failure(place()) }
    }

    private func save(_ bytes: [UInt8], as name: String, for path: String) throws {
        try step("write \(path) aside")
        let file = aside.appendingPathComponent(name).path
        try Output.fill(
            file, O_WRONLY | O_CREAT | O_EXCL, Data(bytes), named: folder.appendingPathComponent(path).path)
        // A name must not lead to content that a loss of power takes away.
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw failure(file) }
    }

    private func place(_ name: String, _ bytes: [UInt8], at path: String) throws {
        try step("place \(path)")
        // A link goes on to lead to the file that it names.
        let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
        let around = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: around, withIntermediateDirectories: true)
        } catch {
            throw failure(around.path)
        }
        if rename(aside.appendingPathComponent(name).path, file.path) == 0 { return }
        // A link inside the project leads to another disk.
        guard errno == EXDEV else { throw failure(file.path) }
        try Output.write(Data(bytes), to: file)
    }

    private func remove(_ path: String) throws {
        try step("remove \(path)")
        let file = folder.appendingPathComponent(path).path
        guard unlink(file) == 0 else { throw failure(file) }
    }

    /// Removes the folders that have lost their last file, those too of which an interrupted generation removed it.
    static func removeEmptyFolders(of paths: [String], in folder: URL) {
        for path in paths {
            var parts = path.split(separator: "/").dropLast()
            // `rmdir` refuses a folder that is not empty.
            while !parts.isEmpty {
                let path = folder.path + "/" + parts.joined(separator: "/")
                guard rmdir(path) == 0 || errno == ENOENT else { break }
                parts = parts.dropLast()
            }
        }
    }

    /// A lock on the folder, which the system takes back however a process ends.
    private func lock() throws(CommandError) -> Int32 {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(folder.path) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(descriptor)
            throw CommandError(
                "Another process is writing to '\(folder.path)'.", code: .unavailable,
                hint: "Wait until it has finished, and try again.")
        }
        return descriptor
    }

    /// A process that another thread is starting has a copy of each descriptor until it runs its own program: the lock is let go
    /// for all of them.
    private func unlock(_ descriptor: Int32) {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private func failure(_ path: String) -> CommandError {
        CommandError(
            "'\(path)' cannot be written: \(String(cString: strerror(errno))).", code: .cannotCreate,
            hint: "Give another folder, or make room for this one.")
    }
}
