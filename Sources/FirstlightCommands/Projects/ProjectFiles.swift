// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation

/// Reads the files of a project from the disk.
enum ProjectFiles {
    /// Folders that belong to tools, not to people.
    private static let ignored: Set<String> = [
        ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules", ".dart_tool", ".gradle",
        "xcuserdata", ".swiftpm", FolderWriter.aside,
    ]

    /// The files of a folder whose paths are wanted, in the folders that people write.
    ///
    /// - Parameters:
    ///   - folder: The folder, which may contain much more than is wanted.
    ///   - followsLinks: Whether links to files, and to bundles such as a shared asset catalogue, count as what they lead to.
    ///     Links to plain folders never do: they may lead to all of a disk, or around in a ring.
    ///   - progress: Receives the number of files passed, for a folder that takes long.
    ///   - onInterrupted: Receives each folder in which a generation was interrupted.
    ///   - onIgnored: Receives the path of each folder of tools that is passed over.
    ///   - isKept: Whether a file is wanted, by what it holds.
    /// - Throws: A `CommandError` when the folder is larger than any project, or a file cannot be read.
    static func read(
        _ folder: URL, followsLinks: Bool = false, progress: ProgressLine? = nil,
        onInterrupted: (URL) -> Void = { _ in },
        onIgnored: (String) -> Void = { _ in }, keeping isKept: (String, Data) -> Bool = { _, _ in true },
        where isWanted: (String) -> Bool
    ) throws -> FileSet {
        defer { progress?.clear() }
        let root = folder.resolvingSymlinksInPath()
        var files = FileSet()
        var (passed, count, bytes) = (0, 0, 0)
        func add(_ url: URL, at path: String, size: Int) throws {
            guard count < 20_000, bytes + size <= 1 << 30 else {
                throw CommandError(
                    "'\(folder.path)' has more than 20,000 files or 1 GB to look at.", code: .badData,
                    hint: "Name the folder of one app.")
            }
            do {
                let data = try Data(contentsOf: url)
                guard isKept(path, data) else { return }
                (count, bytes) = (count + 1, bytes + size)
                try files.add([UInt8](data), at: path)
            } catch let problem as ArtefactProblem {
                throw CommandError(problem.description, code: .badData)
            } catch {
                throw CommandError(
                    "'\(url.path)' cannot be read: \(Reason.text(error)).", code: .noInput)
            }
        }
        guard
            let walk = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
        else { throw CommandError("The folder '\(folder.path)' cannot be read.", code: .noInput) }
        while let url = walk.nextObject() as? URL {
            passed += 1
            progress?.going(on: "looking through '\(folder.relativePath)', \(passed) files so far")
            // A file that has disappeared, as files of the system do, is not the project's.
            guard
                let values = try? url.resourceValues(
                    forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
            else { continue }
            if values.isDirectory == true {
                if url.lastPathComponent == FolderWriter.aside {
                    onInterrupted(url.deletingLastPathComponent())
                }
                if ignored.contains(url.lastPathComponent) {
                    walk.skipDescendants()
                    onIgnored(String(url.path.dropFirst(root.path.count + 1)))
                }
                continue
            }
            let path = String(url.path.dropFirst(root.path.count + 1))
            if followsLinks, values.isRegularFile != true,
                !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
            {
                for (target, path, size) in linked(from: url, at: path) where isWanted(path) {
                    try add(target, at: path, size: size)
                }
            }
            guard values.isRegularFile == true, isWanted(path) else { continue }
            try add(url, at: path, size: values.fileSize ?? 0)
        }
        return files
    }

    /// The file that a link leads to, or the files of the bundle, with their paths by the link; none for what is no link.
    private static func linked(from link: URL, at path: String) -> [(target: URL, path: String, size: Int)] {
        let target = link.resolvingSymlinksInPath()
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .isDirectoryKey, .fileSizeKey]
        guard target.path != link.path, let values = try? target.resourceValues(forKeys: keys) else {
            return []
        }
        if values.isRegularFile == true { return [(target, path, values.fileSize ?? 0)] }
        guard values.isDirectory == true, !link.pathExtension.isEmpty,
            link.pathExtension == target.pathExtension,
            let walk = FileManager.default.enumerator(at: target, includingPropertiesForKeys: Array(keys))
        else { return [] }
        var found: [(target: URL, path: String, size: Int)] = []
        while let url = walk.nextObject() as? URL {
            guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else {
                continue
            }
            let inner = url.resolvingSymlinksInPath().path.dropFirst(target.path.count + 1)
            found.append((url, path + "/" + inner, values.fileSize ?? 0))
        }
        return found
    }
}
