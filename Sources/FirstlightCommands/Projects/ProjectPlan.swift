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

    /// The obstacle to carrying the plan out; nil without one.
    let obstacle: CommandError?

    /// The changes that touch the disk.
    var edits: [ProjectChange] {
        changes.filter { [.added, .changed, .removed].contains($0.kind) }
    }

    /// Compares files with a folder.
    ///
    /// An existing file that was not generated, or was changed since, is left alone: a source file silently, because it
    /// is a starting point that people edit; any other is in the way unless `isForced`. A patched file has kept what
    /// others wrote in it: it is always written, and is not recorded, so that it outlives what is generated. What an
    /// earlier generation wrote for a platform that this one is not for stays as it is.
    ///
    /// A link of the project counts as what it leads to. With `links`, one that leads out of the project is in the way.
    init(
        _ made: AppGeneration.Made, of app: String, by program: String, in folder: URL,
        isForced: Bool = false, links: ProjectLinks? = nil
    ) throws(CommandError) {
        self.folder = folder
        let (files, patched) = (made.files, made.patched)
        let record = try ProjectRecord(of: folder)
        var changes: [ProjectChange] = []
        var obstacles: [(path: String, kind: Obstacle)] = []
        var (own, others) = (FileSet(), FileSet())
        for path in files.paths {
            guard let bytes = files[path] else { continue }
            if let link = links?.obstacle(to: path, in: folder) {
                changes.append(ProjectChange(path: path, kind: .blocked))
                obstacles.append((path, .link(link)))
                continue
            }
            let present: [UInt8]?
            switch Self.read(path, in: folder) {
            case .nothing: present = nil
            case .file(let bytes): present = bytes
            case .other:
                changes.append(ProjectChange(path: path, kind: .blocked))
                obstacles.append((path, .unreadable))
                continue
            }
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
                changes.append(ProjectChange(path: path, kind: .blocked))
                obstacles.append((path, record.files[path] == nil ? .foreign : .edited))
            }
        }
        for path in made.kept where files[path] == nil {
            changes.append(ProjectChange(path: path, kind: .kept))
        }
        obstacle = Self.obstacle(of: obstacles, in: folder)
        var written = ProjectRecord(own, of: app, by: program)
        var former: [String] = []
        for path in record.files.keys.sorted() where files[path] == nil {
            guard made.sides.contains(ProjectSide(of: path)), !made.kept.contains(path) else {
                written.files[path] = record.files[path]
                continue
            }
            former.append(path)
            guard case .file(let present) = Self.read(path, in: folder) else { continue }
            let isOwn = record.files[path] == ContentHash(present).description
            // What others wrote into a patched file outlives its generation.
            changes.append(ProjectChange(path: path, kind: isOwn ? .removed : .kept))
        }
        self.former = former
        var interim = written
        (interim.files, interim.writing) = (record.files, written.files)
        interimRecord = interim.bytes
        switch Self.read(ProjectRecord.name, in: folder) {
        case .file(let bytes) where bytes == written.bytes: break
        case .nothing: changes.append(ProjectChange(path: ProjectRecord.name, kind: .added))
        default: changes.append(ProjectChange(path: ProjectRecord.name, kind: .changed))
        }
        self.changes = changes.sorted { $0.path < $1.path }
        for path in others.paths { own[path] = others[path] }
        own[ProjectRecord.name] = written.bytes
        self.files = own
    }

    // MARK: - Obstacles

    /// The way in which a file is in the way.
    private enum Obstacle {
        /// No generation wrote it.
        case foreign
        /// It was edited since it was generated.
        case edited
        /// It is a folder or the like, or nobody may read it.
        case unreadable
        /// A link on the way to it leads out of the project, or to nothing.
        case link(RefusedLink)
    }

    private static func obstacle(
        of all: [(path: String, kind: Obstacle)], in folder: URL
    ) -> CommandError? {
        guard let first = all.first else { return nil }
        let others = all.count - 1
        let more =
            others == 0
            ? "." : ", and so \(others == 1 ? "is" : "are") \(MessageText.count(others, "more file"))."
        let look = others == 0 ? "" : " --dry-run lists them."
        switch first.kind {
        case .foreign:
            return CommandError(
                "'\(first.path)' in '\(folder.path)' is in the way: no generation wrote it\(more)",
                code: .cannotCreate, hint: "Move or rename it, or give --force to replace it.\(look)")
        case .edited:
            return CommandError(
                "'\(first.path)' in '\(folder.path)' is not as it was generated\(more)", code: .cannotCreate,
                hint: "Move your changes elsewhere, or give --force to regenerate it.\(look)")
        case .link(let link):
            return CommandError(
                "'\(first.path)' in '\(folder.path)' is not written: \(link.words)\(more)",
                code: .cannotCreate, hint: "Put what the link leads to into the project in its place.\(look)")
        case .unreadable:
            return CommandError(
                "'\(folder.appendingPathComponent(first.path).path)' is in the way: it is not a readable file\(more)",
                code: .cannotCreate, hint: "Move it, or choose another folder.\(look)")
        }
    }

    /// The content of a path.
    private enum Present {
        case nothing
        case file([UInt8])
        case other
    }

    private static func read(_ path: String, in folder: URL) -> Present {
        let file = folder.appendingPathComponent(path)
        var status = stat()
        // A link that leads to nothing is there.
        guard lstat(file.path, &status) == 0 else { return .nothing }
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let data = try? Data(contentsOf: file)
        else {
            return .other
        }
        return .file(Array(data))
    }
}

/// The platform that a file of a project is for.
enum ProjectSide: Hashable {
    case apple, android, web

    /// Determines the side by the path in the project's folder.
    init(of path: String) {
        self = path.hasPrefix("android/") ? .android : path.hasPrefix("web/") ? .web : .apple
    }
}
