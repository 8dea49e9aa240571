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

    /// The names of files and folders that are no sources.
    private static let leftOut: Set<String> = ["out", "Tests", "__Snapshots__", "node_modules"]

    /// Looks at the files.
    ///
    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - program: The program, with its folders of resources beside it.
    ///   - files: Other files.
    ///   - besides: The paths of folders of the package that are left out.
    init(of root: URL, _ program: URL, _ files: [URL], besides: [String]) {
        var (package, shown) = (Hasher(), Hasher())
        Self.look(root.standardizedFileURL.path, besides: Set(besides)) { file, mark in
            package.combine(file)
            package.combine(mark)
            if Self.resources.contains((file as NSString).pathExtension.lowercased()) {
                shown.combine(file)
                shown.combine(mark)
            }
        }
        let folder = program.deletingLastPathComponent().path
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in beside.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            Self.look("\(folder)/\(name)", besides: []) { file, mark in
                shown.combine(file)
                shown.combine(mark)
            }
        }
        for file in files { shown.combine(Self.mark(file)) }
        (self.package, self.shown) = (package.finalize(), shown.finalize())
    }

    /// Tells each file of a folder and of those in it, with its numbers.
    ///
    /// It is done many times in a second: that rules out what takes some calls for each file.
    private static func look(_ folder: String, besides: Set<String>, _ tell: (String, [UInt64]) -> Void) {
        guard let open = opendir(folder), let place = MemoryLayout<dirent>.offset(of: \.d_name)
        else { return }
        defer { closedir(open) }
        while let entry = readdir(open) {
            // The entry is only as long as its name.
            let name = String(cString: (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: CChar.self))
            let path = "\(folder)/\(name)"
            // What is built and what commands write is no source.
            guard !name.hasPrefix("."), !leftOut.contains(name), !besides.contains(path) else { continue }
            var status = stat()
            guard fstatat(dirfd(open), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                look(path, besides: besides, tell)
                continue
            }
            // A file that a link leads to may change.
            if status.st_mode & S_IFMT == S_IFLNK {
                guard fstatat(dirfd(open), name, &status, 0) == 0, status.st_mode & S_IFMT != S_IFDIR
                else { continue }
            }
            tell(path, numbers(status))
        }
    }

    /// Returns the numbers that tell one file from another of its name.
    static func mark(_ file: URL) -> [UInt64] {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return [] }
        return numbers(status)
    }

    private static func numbers(_ status: stat) -> [UInt64] {
        [
            UInt64(status.st_ino), UInt64(bitPattern: Int64(status.st_mtim.tv_sec)),
            UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)), UInt64(bitPattern: Int64(status.st_size)),
        ]
    }
}
