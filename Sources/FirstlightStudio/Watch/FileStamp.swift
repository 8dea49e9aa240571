// Licensed under the Apache License, Version 2.0.

import Foundation

/// Numbers that are others when a file has changed.
struct FileStamp: Equatable, Sendable {
    /// All files of the package.
    var package: Int
    /// The files that are shown and may be no part of the program's own file: resources of the package, those beside the
    /// program, and the files that it was given.
    var shown: Int

    /// The kinds of files that a program reads while it runs.
    private static let resources: Set<String> = [
        "xcstrings", "strings", "stringsdict", "json", "plist", "png", "jpg", "jpeg", "heic", "svg", "pdf",
        "ttf",
        "otf",
    ]

    /// Looks at the files.
    ///
    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - program: The program, with its folders of resources beside it.
    ///   - files: Other files.
    ///   - besides: The paths of folders of the package that are left out.
    init(of root: URL, _ program: URL, _ files: [URL], besides: [String]) {
        var (package, shown) = (Hasher(), Hasher())
        for file in Self.content(of: root, besides: besides) {
            package.combine(file.mark)
            if Self.resources.contains(file.kind) { shown.combine(file.mark) }
        }
        let folder = program.deletingLastPathComponent()
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in beside.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            for file in Self.content(of: folder.appending(path: name), besides: []) {
                shown.combine(file.mark)
            }
        }
        for file in files { shown.combine(Self.mark(file)) }
        (self.package, self.shown) = (package.finalize(), shown.finalize())
    }

    private static func content(of folder: URL, besides: [String]) -> [(kind: String, mark: [String])] {
        var found: [(kind: String, mark: [String])] = []
        let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            // What is built and what commands write is no source.
            if ["out", "Tests", "__Snapshots__", "node_modules"].contains(file.lastPathComponent)
                || besides.contains(file.standardizedFileURL.path)
            {
                files?.skipDescendants()
                continue
            }
            guard let values = try? file.resourceValues(forKeys: Set(keys)), values.isDirectory != true
            else { continue }
            let date = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
            found.append(
                (file.pathExtension.lowercased(), [file.path, "\(date)", "\(values.fileSize ?? 0)"]))
        }
        return found
    }

    /// Returns the numbers that tell one file from another of its name.
    static func mark(_ file: URL) -> [UInt64] {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return [] }
        return [
            UInt64(status.st_ino), UInt64(bitPattern: Int64(status.st_mtim.tv_sec)),
            UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)), UInt64(bitPattern: Int64(status.st_size)),
        ]
    }
}
