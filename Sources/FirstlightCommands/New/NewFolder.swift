// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// A folder that is made whole or not at all.
struct NewFolder {
    let url: URL

    init(_ url: URL) { self.url = url }

    /// Makes the folder with files in it.
    ///
    /// - Throws: A `CommandError` when something else is there, or the files cannot be written; nothing is left then.
    func fill(with files: FileSet) throws(CommandError) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: url.path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw occupied("a file") }
            guard (try? manager.contentsOfDirectory(atPath: url.path))?.isEmpty == true else {
                throw occupied("a folder that is not empty")
            }
        }
        let parent = url.deletingLastPathComponent()
        let part = parent.appendingPathComponent(".\(url.lastPathComponent).\(getpid()).part")
        defer { try? manager.removeItem(at: part) }
        for path in files.paths {
            let file = part.appendingPathComponent(path)
            do {
                try manager.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            } catch {
                throw CommandError(
                    "The folder '\(url.path)' cannot be made: \(String(cString: strerror(errno))).",
                    code: .cannotCreate, hint: "Give another folder with --into.")
            }
            try Output.write(Data(files[path] ?? []), to: file)
        }
        guard rename(part.path, url.path) == 0 else {
            throw CommandError(
                "The folder '\(url.path)' cannot be made: \(String(cString: strerror(errno))).",
                code: .cannotCreate,
                hint: "Give another folder with --into.")
        }
    }

    private func occupied(_ what: String) -> CommandError {
        CommandError(
            "'\(url.path)' is \(what).", code: .cannotCreate,
            hint: "Give a folder with --into that is not there or empty; nothing was written.")
    }
}
