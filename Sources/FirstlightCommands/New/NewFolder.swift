// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// A folder that is made whole or not at all.
struct NewFolder {
    let url: URL
    /// The option that names the folder, for messages.
    private let option: String

    init(_ url: URL, option: String = "--into") { (self.url, self.option) = (url, option) }

    /// Makes the folder with files in it.
    ///
    /// - Throws: A `CommandError` when something else is there, or the files cannot be written; nothing is left then.
    func fill(with files: FileSet) throws(CommandError) {
        let manager = FileManager.default
        if let isFolder = manager.isFolder(url.path) {
            guard isFolder else { throw occupied("a file") }
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
                    code: .cannotCreate, hint: "Give another folder with \(option).")
            }
            try Output.write(Data(files[path] ?? []), to: file)
        }
        guard rename(part.path, url.path) == 0 else {
            throw CommandError(
                "The folder '\(url.path)' cannot be made: \(String(cString: strerror(errno))).",
                code: .cannotCreate,
                hint: "Give another folder with \(option).")
        }
    }

    private func occupied(_ what: String) -> CommandError {
        CommandError(
            "'\(url.path)' is \(what).", code: .cannotCreate,
            hint: "Give a folder with \(option) that is not there or empty; nothing was written.")
    }
}
