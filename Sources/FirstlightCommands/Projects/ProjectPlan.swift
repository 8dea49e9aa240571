// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// A generation's planned changes to a folder.
struct ProjectPlan {
    /// The folder.
    let folder: URL
    /// The change of each file, by path.
    let changes: [ProjectChange]
    /// The files as they are to be, with the record.
    let files: FileSet
    /// The paths of earlier files that are not needed any more, those too that are gone already.
    let former: [String]
    /// The record while the files change one by one: what they were, and what they are about to be.
    let interimRecord: [UInt8]

    /// The changes that touch the disk.
    var edits: [ProjectChange] { changes.filter { $0.kind != .same && $0.kind != .kept } }

    /// Compares files with a folder.
    ///
    /// An existing file that was not generated, or was changed since, is left alone: a source file silently, because it
    /// is a starting point that people edit; any other is an error unless `isForced`. A patched file has kept what
    /// others wrote in it: it is always written, and is not recorded, so that it outlives what is generated. What an
    /// earlier generation wrote for a platform that this one is not for stays as it is.
    init(
        _ made: AppGeneration.Made, of app: String, by program: String, in folder: URL,
        isForced: Bool = false
    ) throws(CommandError) {
        self.folder = folder
        let (files, patched) = (made.files, made.patched)
        let record = try ProjectRecord(of: folder)
        var (changes, strangers): ([ProjectChange], [String]) = ([], [])
        var (own, others) = (FileSet(), FileSet())
        for path in files.paths {
            guard let bytes = files[path] else { continue }
            let present = try Self.read(path, in: folder)
            let isOwn = present.map { record.files[path] == ContentHash($0).description } ?? true
            if patched.contains(path), !isOwn {
                changes.append(ProjectChange(path: path, kind: present == bytes ? .same : .changed))
                others[path] = bytes
            } else if present == bytes {
                changes.append(ProjectChange(path: path, kind: .same))
                own[path] = bytes
            } else if isOwn || made.filled.contains(path) || isForced {
                changes.append(ProjectChange(path: path, kind: present == nil ? .added : .changed))
                own[path] = bytes
            } else if path.hasSuffix(".swift") || path.hasSuffix(".xcconfig") {
                changes.append(ProjectChange(path: path, kind: .kept))
            } else {
                strangers.append(path)
            }
        }
        if let first = strangers.first {
            let more = strangers.count - 1
            throw CommandError(
                "'\(first)' in '\(folder.path)' is not as it was generated"
                    + (more > 0
                        ? ", and so \(more == 1 ? "is" : "are") \(MessageText.count(more, "more file"))."
                        : "."),
                code: .cannotCreate,
                hint: "Move your changes elsewhere, or give --force to regenerate it.")
        }
        var written = ProjectRecord(own, of: app, by: program)
        var former: [String] = []
        for path in record.files.keys.sorted() where files[path] == nil {
            guard made.sides.contains(ProjectSide(of: path)) else {
                written.files[path] = record.files[path]
                continue
            }
            former.append(path)
            guard let present = try Self.read(path, in: folder) else { continue }
            let isOwn = record.files[path] == ContentHash(present).description
            // What others wrote into a patched file outlives its generation.
            changes.append(ProjectChange(path: path, kind: isOwn ? .removed : .kept))
        }
        self.former = former
        var interim = written
        (interim.files, interim.writing) = (record.files, written.files)
        interimRecord = interim.bytes
        let present = try Self.read(ProjectRecord.name, in: folder)
        if present != written.bytes {
            changes.append(ProjectChange(path: ProjectRecord.name, kind: present == nil ? .added : .changed))
        }
        self.changes = changes.sorted { $0.path < $1.path }
        for path in others.paths { own[path] = others[path] }
        own[ProjectRecord.name] = written.bytes
        self.files = own
    }

    /// The bytes of a file; nil when there is none.
    private static func read(_ path: String, in folder: URL) throws(CommandError) -> [UInt8]? {
        let file = folder.appendingPathComponent(path)
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG, let data = try? Data(contentsOf: file) else {
            throw CommandError(
                "'\(file.path)' is in the way: it is not a readable file.", code: .cannotCreate,
                hint: "Move it, or choose another folder.")
        }
        return Array(data)
    }
}
