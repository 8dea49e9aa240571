// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchArtefacts
import LaunchRehearsal

/// Carries a plan out so that an interruption leaves the old state.
///
/// The folder as it is to be is put together beside the old one, from links to the files that stay; then both change
/// names in one step of the file system. Where that cannot be, because the folder is the one that somebody works in or the
/// file system does not know the step, each file is written aside and renamed: first those that are new, then those that
/// change, then what is not needed any more goes, so that nothing ever refers to a file that is not there.
struct ProjectWriter {
    let plan: ProjectPlan

    /// Writes what the plan says.
    ///
    /// - Throws: A `CommandError` when the disk is full or a file cannot be made; the old state is there then.
    func write() throws {
        guard !plan.edits.isEmpty else { return }
        let parent = plan.folder.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let stage = try WorkFolder("stage", in: parent)
        defer { stage.remove() }
        let tree = stage.url.appendingPathComponent("tree")
        guard isThere(plan.folder) else {
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try fill(tree)
            guard rename(tree.path, plan.folder.path) == 0 else { throw failure(plan.folder) }
            return
        }
        let isExchanged = isWorkedIn ? false : try exchange(tree)
        if !isExchanged { try writeInTurns(stage.url) }
    }

    /// Whether the program was started in the folder or below it.
    private var isWorkedIn: Bool {
        let place = FileManager.default.currentDirectoryPath + "/"
        return place.hasPrefix(plan.folder.resolvingSymlinksInPath().path + "/")
    }

    /// Puts the new folder together and lets it change names with the old one; false where the file system cannot.
    private func exchange(_ tree: URL) throws -> Bool {
        guard try copy(plan.folder, to: tree) else { return false }
        for change in plan.edits where change.kind != .added {
            guard unlink(tree.appendingPathComponent(change.path).path) == 0 else {
                throw failure(plan.folder)
            }
        }
        try fill(tree)
        removeEmptyFolders(in: tree)
        return swapNames(tree.path, plan.folder.resolvingSymlinksInPath().path)
    }

    /// Writes the files that are added or changed below a folder.
    private func fill(_ root: URL) throws {
        for change in plan.edits where change.kind != .removed {
            guard let bytes = plan.files[change.path] else { continue }
            let file = root.appendingPathComponent(change.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Output.write(Data(bytes), to: file)
        }
    }

    private func writeInTurns(_ stage: URL) throws {
        for kind in [ProjectChange.Kind.added, .changed, .removed] {
            for change in plan.edits where change.kind == kind {
                let file = plan.folder.appendingPathComponent(change.path)
                guard kind != .removed, let bytes = plan.files[change.path] else {
                    guard unlink(file.path) == 0 else { throw failure(file) }
                    continue
                }
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                let aside = stage.appendingPathComponent("file")
                try Output.write(Data(bytes), to: aside)
                guard rename(aside.path, file.path) == 0 else { throw failure(file) }
            }
        }
        removeEmptyFolders(in: plan.folder)
    }

    /// Removes the folders that lost their last file.
    private func removeEmptyFolders(in root: URL) {
        for change in plan.edits where change.kind == .removed {
            var parts = change.path.split(separator: "/").dropLast()
            // `rmdir` refuses a folder in which somebody keeps something.
            while !parts.isEmpty, rmdir(root.appendingPathComponent(parts.joined(separator: "/")).path) == 0 {
                parts = parts.dropLast()
            }
        }
    }

    private func isThere(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0
    }

    private func failure(_ url: URL) -> CommandError {
        CommandError(
            "'\(url.path)' cannot be written: \(String(cString: strerror(errno)))", code: .cannotCreate,
            hint: "Give another folder, or make room for this one.")
    }
}

extension ProjectWriter {
    /// Lets two folders change names in one step; false where the file system does not know it.
    private func swapNames(_ one: String, _ other: String) -> Bool {
        typealias Exchange =
            @convention(c) (
                CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
            ) -> CInt
        // The system's header hides `renameat2` from Swift, and an older system has none. 2 is RENAME_EXCHANGE.
        guard let found = dlsym(dlopen(nil, RTLD_NOW), "renameat2") else { return false }
        return unsafeBitCast(found, to: Exchange.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    }

    /// Copies a folder by links to its files; false where the file system has none.
    private func copy(_ old: URL, to new: URL) throws -> Bool {
        let manager = FileManager.default
        try manager.createDirectory(at: new, withIntermediateDirectories: true)
        guard let walk = manager.enumerator(atPath: old.resolvingSymlinksInPath().path) else { return false }
        while let path = walk.nextObject() as? String {
            let (from, to) = (old.appendingPathComponent(path).path, new.appendingPathComponent(path).path)
            var status = stat()
            guard lstat(from, &status) == 0 else { return false }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                guard mkdir(to, status.st_mode & 0o7777 | 0o700) == 0 else { return false }
            case S_IFLNK:
                try manager.createSymbolicLink(
                    atPath: to, withDestinationPath: try manager.destinationOfSymbolicLink(atPath: from))
            default:
                guard link(from, to) == 0 else { return false }
            }
        }
        return true
    }
}
