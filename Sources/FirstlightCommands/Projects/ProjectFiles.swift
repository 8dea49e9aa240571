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
    /// Links count as what they lead to as long as that is in the project.
    ///
    /// - Parameters:
    ///   - folder: The folder, which may contain much more than is wanted.
    ///   - progress: Receives the number of files passed, for a folder that takes long.
    ///   - onInterrupted: Receives each folder in which a generation was interrupted.
    ///   - onIgnored: Receives the path of each folder of tools that is passed over.
    ///   - onRefused: Receives each link to something that may be wanted and is outside of the project, or not there.
    ///   - isKept: Whether a file is wanted, by what it holds.
    ///   - isWanted: Whether a file is wanted, by its path.
    /// - Throws: A `CommandError` when the folder is larger than any project, or a file cannot be read.
    static func read(
        _ folder: URL, progress: ProgressLine? = nil, onInterrupted: (URL) -> Void = { _ in },
        onIgnored: (String) -> Void = { _ in }, onRefused: (RefusedLink) -> Void = { _ in },
        keeping isKept: (String, Data) -> Bool = { _, _ in true }, where isWanted: (String) -> Bool
    ) throws -> FileSet {
        defer { progress?.clear() }
        let root = folder.resolvingSymlinksInPath()
        let links = ProjectLinks(around: root)
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
        /// Adds what a link leads to; `chain` has the folders of the links until here.
        func follow(_ url: URL, at path: String, behind chain: [String]) throws {
            switch links.lead(of: url) {
            case .file(let target, let size): if isWanted(path) { try add(target, at: path, size: size) }
            case .folder(let target):
                // What is around a link on the way is seen anyway, and a ring would never end.
                let place = url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
                let way = chain + [place]
                guard way.count <= longestChain, !way.contains(where: { $0.hasPrefix(target.path + "/") })
                else { return }
                try visit(target, at: path + "/", behind: way)
            case .outside(let target, let isFolder):
                guard mayHold(path, isFolder: isFolder, isWanted) else { return }
                onRefused(RefusedLink(path: path, target: target, boundary: links.boundary))
            case .nowhere(let target):
                guard mayHold(path, isFolder: false, isWanted) else { return }
                onRefused(RefusedLink(path: path, target: target, boundary: nil))
            case nil: break
            }
        }
        func visit(_ place: URL, at prefix: String, behind chain: [String]) throws {
            let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey, .fileSizeKey]
            guard let walk = FileManager.default.enumerator(at: place, includingPropertiesForKeys: keys)
            else {
                throw CommandError("The folder '\(place.path)' cannot be read.", code: .noInput)
            }
            while let url = walk.nextObject() as? URL {
                passed += 1
                let count = MessageText.count(passed, "file")
                progress?.going(on: "looking through '\(folder.relativePath)', \(count) so far")
                // A file that has disappeared, as files of the system do, is not the project's.
                guard let values = try? url.resourceValues(forKeys: Set(keys)) else { continue }
                let path = prefix + url.path.dropFirst(place.path.count + 1)
                let isTools = ignored.contains(url.lastPathComponent)
                if values.isDirectory == true {
                    if url.lastPathComponent == FolderWriter.aside {
                        onInterrupted(url.deletingLastPathComponent())
                    }
                    if isTools {
                        walk.skipDescendants()
                        onIgnored(path)
                    }
                } else if values.isRegularFile == true {
                    if isWanted(path) { try add(url, at: path, size: values.fileSize ?? 0) }
                } else if !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
                    if isTools { onIgnored(path) } else { try follow(url, at: path, behind: chain) }
                }
            }
        }
        try visit(root, at: "", behind: [])
        return files
    }

    /// The most links in a row that lead from folder to folder.
    private static let longestChain = 8

    /// Returns whether something at a path may be wanted: a file, a bundle, or a folder that is no tool's.
    private static func mayHold(_ path: String, isFolder: Bool, _ isWanted: (String) -> Bool) -> Bool {
        let name = (path as NSString).lastPathComponent
        if isWanted(path) { return true }
        guard (name as NSString).pathExtension.isEmpty else {
            return ["Contents.json", "icon.json", "project.pbxproj"].contains { isWanted("\(path)/\($0)") }
        }
        // Those of Bazel and Nix are for what was built.
        return isFolder && name != "result" && !name.hasPrefix("bazel-")
    }
}
