// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation

/// Carries a plan out so that an interruption leaves the old state.
///
/// The folder as it is to be is put together beside the old one, from links to the files that stay; then both change
/// names in one step of the file system. Where that cannot be, because the folder is the one that somebody works in or the
/// file system does not know the step, the files change one by one, and the next run mends what an interruption leaves.
struct ProjectWriter {
    let plan: ProjectPlan
    /// The folder, at the end of all links.
    private let folder: URL

    init(plan: ProjectPlan) {
        self.plan = plan
        folder = plan.folder.resolvingSymlinksInPath()
    }

    /// Carries out the plan.
    ///
    /// - Throws: A `CommandError` when something is in the way, the disk is full, or a file cannot be made; the old state is
    ///   there then.
    func write() throws {
        if let obstacle = plan.obstacle { throw obstacle }
        let parent = folder.deletingLastPathComponent()
        guard !plan.edits.isEmpty else {
            // An earlier run may have been ended before its first file was in place, or after its last.
            try FolderWriter(folder: folder).removeLeftovers()
            return WorkFolder.removeDead(in: parent.path)
        }
        guard let old = Self.status(folder) else {
            try makeFolder(parent)
            let stage = try stage(in: parent)
            defer { stage.remove() }
            let tree = stage.url.appendingPathComponent("tree")
            try makeFolder(tree)
            try fill(tree)
            guard rename(tree.path, plan.folder.path) == 0 else { throw failure(plan.folder) }
            return
        }
        guard old.st_mode & S_IFMT == S_IFDIR else {
            errno = ENOTDIR
            throw failure(plan.folder)
        }
        guard access(folder.path, W_OK) == 0 else { throw failure(plan.folder) }
        try FolderWriter(folder: folder).removeLeftovers()
        // A folder on a disk of its own, or in a read-only one, has no place beside it.
        let isAlone = Self.status(parent)?.st_dev != old.st_dev || access(parent.path, W_OK) != 0
        if !isAlone, !isWorkedIn {
            let stage = try stage(in: parent)
            defer { stage.remove() }
            if try exchange(stage.url.appendingPathComponent("tree"), old.st_mode) { return }
        }
        WorkFolder.removeDead(in: parent.path)
        try FolderWriter(folder: folder).write(plan)
    }

    /// Indicates whether the program was started in the folder or below it.
    private var isWorkedIn: Bool {
        (FileManager.default.currentDirectoryPath + "/").hasPrefix(folder.path + "/")
    }

    // MARK: - In one step

    /// Puts the new folder together and swaps its name with the old one's; returns false where the file system cannot.
    private func exchange(_ tree: URL, _ mode: mode_t) throws -> Bool {
        guard mkdir(tree.path, 0o700) == 0, copy(folder, to: tree) else { return false }
        for change in plan.edits where change.kind != .added {
            guard unlink(tree.appendingPathComponent(change.path).path) == 0 else { return false }
        }
        try fill(tree)
        FolderWriter.removeEmptyFolders(of: plan.former, in: tree)
        guard chmod(tree.path, mode & 0o7777) == 0 else { return false }
        return Output.swapNames(tree.path, folder.path)
    }

    /// Copies a folder by links to its files; returns false where the file system has none.
    private func copy(_ old: URL, to new: URL) -> Bool {
        guard let walk = FileManager.default.enumerator(atPath: old.path) else { return false }
        while let path = walk.nextObject() as? String {
            let (from, to) = (old.appendingPathComponent(path).path, new.appendingPathComponent(path).path)
            var status = stat()
            guard lstat(from, &status) == 0 else { return false }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                guard mkdir(to, 0o700) == 0, chmod(to, status.st_mode & 0o7777 | 0o700) == 0 else {
                    return false
                }
            case S_IFLNK:
                // A file written through a link is not in the copy.
                guard !plan.edits.contains(where: { $0.path == path || $0.path.hasPrefix(path + "/") }),
                    let end = try? FileManager.default.destinationOfSymbolicLink(atPath: from),
                    symlink(end, to) == 0
                else { return false }
            default:
                guard link(from, to) == 0 else { return false }
            }
        }
        return true
    }
}

// MARK: - Steps

extension ProjectWriter {
    /// Writes the files that are added or changed below a folder.
    private func fill(_ root: URL) throws {
        for change in plan.edits where change.kind != .removed {
            guard let bytes = plan.files[change.path] else { continue }
            let file = root.appendingPathComponent(change.path)
            try makeFolder(file.deletingLastPathComponent())
            try Output.write(Data(bytes), to: file)
        }
    }

    private func stage(in parent: URL) throws(CommandError) -> WorkFolder {
        do { return try WorkFolder("stage", in: parent) } catch { throw failure(parent) }
    }

    private func makeFolder(_ url: URL) throws(CommandError) {
        do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
            throw failure(url)
        }
    }

    /// Returns the status of the file at the end of a path; nil when there is none.
    private static func status(_ url: URL) -> stat? {
        var status = stat()
        return stat(url.path, &status) == 0 ? status : nil
    }

    private func failure(_ url: URL) -> CommandError {
        CommandError(
            "'\(url.path)' cannot be written: \(String(cString: strerror(errno))).", code: .cannotCreate,
            hint: "Give another folder, or make room for this one.")
    }
}
