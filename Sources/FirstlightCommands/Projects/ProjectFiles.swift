// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// Reads the files of a project from the disk.
enum ProjectFiles {
    /// Folders that belong to tools and that nobody wrote.
    private static let ignored: Set<String> = [
        ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules", ".dart_tool", ".gradle",
        "xcuserdata", ".swiftpm",
    ]

    /// The files of a folder whose paths are wanted, in the folders that people write.
    ///
    /// - Throws: A `CommandError` when the folder is larger than any project, or a file cannot be read.
    static func read(_ folder: URL, where isWanted: (String) -> Bool) throws -> FileSet {
        let root = folder.resolvingSymlinksInPath()
        var files = FileSet()
        var (count, bytes) = (0, 0)
        guard
            let walk = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
        else { throw CommandError("The folder '\(folder.path)' cannot be read.", code: .noInput) }
        while let url = walk.nextObject() as? URL {
            let values = try url.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
            if values.isDirectory == true {
                if ignored.contains(url.lastPathComponent) { walk.skipDescendants() }
                continue
            }
            let path = String(url.path.dropFirst(root.path.count + 1))
            guard values.isRegularFile == true, isWanted(path) else { continue }
            (count, bytes) = (count + 1, bytes + (values.fileSize ?? 0))
            guard count <= 20_000, bytes <= 1 << 30 else {
                throw CommandError(
                    "'\(folder.path)' has more than 20,000 files or 1 GB to look at.", code: .badData,
                    hint: "Name the folder of one app.")
            }
            do { try files.add([UInt8](try Data(contentsOf: url)), at: path) } catch let problem
                as ArtefactProblem
            {
                throw CommandError(problem.description, code: .badData)
            } catch {
                throw CommandError(
                    "'\(url.path)' cannot be read: \(error.localizedDescription)", code: .noInput)
            }
        }
        return files
    }
}
