// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
package import Foundation

/// Writes the files of a folder one by one, so that a kill at any moment leaves nothing that cannot be finished.
///
/// All new content is written aside first, on the file system of each file's folder. Then the journal gets its name, and
/// from that moment on everything happens: whoever finds the journal goes on where the last one stopped. Before it nothing
/// has happened, and what lies aside is thrown away. Each file is whole at each moment, the old one or the new one.
package struct TurnWriter {
    /// What became of an interrupted generation.
    package enum Recovery: Equatable {
        /// So many files were still to be put in place, and are now.
        case finished(Int)
        /// Nothing had changed yet, and nothing has.
        case undone

        /// A sentence for whoever runs the program.
        package func text(of folder: URL) -> String {
            switch self {
            case .finished(let count):
                "An earlier generation in '\(folder.relativePath)' was interrupted; the last "
                    + "\(MessageText.count(count, "file")) of it \(count == 1 ? "is" : "are") in place now."
            case .undone:
                "An earlier generation in '\(folder.relativePath)' was interrupted before it changed a file."
            }
        }
    }

    private let folder: URL
    /// Is told before each step; a test that throws there leaves what a kill would leave.
    private let step: (String) throws -> Void

    /// Writes to a folder that is there.
    package init(folder: URL, step: @escaping (String) throws -> Void = { _ in }) {
        (self.folder, self.step) = (folder.resolvingSymlinksInPath(), step)
    }

    // MARK: - Writing

    /// Writes files, each path with its new content, or nil for one that goes.
    ///
    /// - Throws: A `CommandError` when there is no room or a file cannot be made. If that was before the first file changed,
    ///   the old state is there; otherwise the next call of ``recover(isForced:)`` goes on.
    package func write(_ files: [String: [UInt8]?]) throws {
        _ = try recover()
        try step("make the folder aside")
        guard let pending = try PendingFolder.make(in: folder) else { return try write(files) }
        var journal = WriteJournal(place: pending.place, entries: [])
        do {
            journal = try self.journal(of: files, pending)
            guard !journal.entries.isEmpty else { return pending.remove([]) }
            try prepare(journal, files, pending)
        } catch let error as CommandError {
            pending.remove(journal.entries)
            throw error
        }
        try finish(journal, pending)
    }

    /// What happens to each file: those that are new first, then those that change, then what is not needed any more, so that
    /// nothing ever refers to a file that is not there.
    private func journal(of files: [String: [UInt8]?], _ pending: PendingFolder) throws -> WriteJournal {
        var entries: [WriteJournal.Entry] = []
        for (number, path) in files.keys.sorted().enumerated() {
            let new = (files[path] ?? nil).map { ContentHash($0).description }
            let old = WriteJournal.hash(folder.appendingPathComponent(path))
            guard new != old else { continue }
            let aside = try new.map { _ in try place(aside: path, number, pending) }
            entries.append(WriteJournal.Entry(path: path, aside: aside, old: old, new: new))
        }
        let order: [ProjectChange.Kind] = [.added, .changed, .removed]
        return WriteJournal(
            place: pending.place, entries: order.flatMap { kind in entries.filter { $0.change.kind == kind } }
        )
    }

    /// Where the new content of a file waits: what is renamed stays on its file system.
    private func place(
        aside path: String, _ number: Int, _ pending: PendingFolder
    ) throws(CommandError) -> String {
        var (around, status, ours) = (path.split(separator: "/").dropLast(), stat(), stat())
        func url() -> URL { around.reduce(folder) { $0.appendingPathComponent(String($1)) } }
        while stat(url().path, &status) != 0, !around.isEmpty { around = around.dropLast() }
        guard access(url().path, W_OK) == 0, stat(pending.url.path, &ours) == 0 else {
            throw PendingFolder.failure(url().path)
        }
        guard status.st_dev != ours.st_dev else { return "\(PendingFolder.name)/\(number)" }
        return (around + [".firstlight-pending-\(pending.place)-\(number)"]).joined(separator: "/")
    }

    private func prepare(
        _ journal: WriteJournal, _ files: [String: [UInt8]?], _ pending: PendingFolder
    ) throws {
        // Whoever finds a draft knows what to throw away.
        try step("write the draft")
        try save(journal.bytes, pending.draft)
        for entry in journal.entries {
            guard let aside = entry.aside, let bytes = files[entry.path] ?? nil else { continue }
            try step("write \(entry.path) aside")
            try save(Data(bytes), folder.appendingPathComponent(aside))
        }
        try PendingFolder.sync(pending.url)
        try step("name the journal")
        guard rename(pending.draft.path, pending.journal.path) == 0 else {
            throw PendingFolder.failure(pending.journal.path)
        }
        try PendingFolder.sync(pending.url)
        try PendingFolder.sync(folder)
    }

    private func save(_ data: Data, _ file: URL) throws(CommandError) {
        try Output.write(data, to: file)
        try PendingFolder.sync(file)
    }

    // MARK: - Putting in place

    private func finish(_ journal: WriteJournal, _ pending: PendingFolder) throws {
        for entry in journal.entries where WriteJournal.state(of: entry, in: folder) != .done {
            let file = folder.appendingPathComponent(entry.path)
            try step("\(entry.change.kind.rawValue) \(entry.path)")
            guard let aside = entry.aside else {
                guard unlink(file.path) == 0 else { throw PendingFolder.failure(file.path) }
                continue
            }
            let around = file.deletingLastPathComponent()
            do {
                try FileManager.default.createDirectory(at: around, withIntermediateDirectories: true)
            } catch {
                throw PendingFolder.failure(around.path)
            }
            guard rename(folder.appendingPathComponent(aside).path, file.path) == 0 else {
                throw PendingFolder.failure(file.path)
            }
        }
        try removeEmptyFolders(journal.entries)
        let folders = Set(
            journal.entries.map { folder.appendingPathComponent($0.path).deletingLastPathComponent() })
        for url in folders where access(url.path, F_OK) == 0 { try PendingFolder.sync(url) }
        try step("remove the journal")
        guard unlink(pending.journal.path) == 0 else { throw PendingFolder.failure(pending.journal.path) }
        try step("remove the folder aside")
        pending.remove([])
    }

    /// Removes the folders that lost their last file.
    private func removeEmptyFolders(_ entries: [WriteJournal.Entry]) throws {
        for entry in entries where entry.new == nil {
            var parts = entry.path.split(separator: "/").dropLast()
            while !parts.isEmpty {
                let path = parts.joined(separator: "/")
                try step("remove the folder \(path)")
                // `rmdir` refuses a folder in which somebody keeps something. One that is gone was removed before an
                // interruption; the one around it may still be there.
                guard rmdir(folder.path + "/" + path) == 0 || errno == ENOENT else { break }
                parts = parts.dropLast()
            }
        }
    }

    // MARK: - After an interruption

    /// The files that an interrupted generation has not put in place yet; nil when there is none that had begun to.
    func left() throws(CommandError) -> [ProjectChange]? {
        guard let pending = try PendingFolder(of: folder), access(pending.journal.path, F_OK) == 0 else {
            return nil
        }
        guard let journal = WriteJournal(reading: pending.journal, place: pending.place) else {
            throw unreadable(pending)
        }
        return journal.entries.filter { WriteJournal.state(of: $0, in: folder) != .done }.map(\.change)
    }

    /// Finishes what an interrupted generation had begun.
    ///
    /// - Parameter isForced: Forget what cannot be finished, because all files are made anew.
    /// - Returns: What became of it; nil when there was none.
    /// - Throws: A `CommandError` that says which file is in the way when it cannot be finished.
    package func recover(isForced: Bool = false) throws -> Recovery? {
        guard let pending = try PendingFolder(of: folder) else { return nil }
        guard access(pending.journal.path, F_OK) == 0 else {
            pending.remove(WriteJournal(reading: pending.draft, place: pending.place)?.entries ?? [])
            return .undone
        }
        guard let journal = WriteJournal(reading: pending.journal, place: pending.place) else {
            guard isForced else { throw unreadable(pending) }
            pending.remove([])
            return nil
        }
        let states = journal.entries.map { WriteJournal.state(of: $0, in: folder) }
        let count = states.count { $0 != .done }
        guard let place = states.firstIndex(where: { $0 == .lost || $0 == .changed }) else {
            try finish(journal, pending)
            return .finished(count)
        }
        if isForced || count == states.count {
            pending.remove(journal.entries)
            return .undone
        }
        let path = journal.entries[place].path
        let why =
            states[place] == .lost ? "its new content is missing or damaged" : "somebody has changed it since"
        throw CommandError(
            "An earlier generation in '\(folder.path)' was interrupted after \(states.count - count) of "
                + "\(MessageText.count(states.count, "file")), and '\(path)' cannot be put in place: \(why).",
            code: .badData, hint: "Generate with --force to have all files made anew.")
    }

    private func unreadable(_ pending: PendingFolder) -> CommandError {
        CommandError(
            "'\(pending.journal.path)' is damaged or was copied from elsewhere, so that nobody knows which files are "
                + "still to be put in place.",
            code: .badData,
            hint: "Restore the folder, or generate with --force to have all files made anew."
        )
    }
}
