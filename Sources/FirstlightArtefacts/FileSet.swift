// Licensed under the Apache License, Version 2.0.

/// The files of a folder as bytes by their relative path: what a generator returns and a reader of folders takes.
public struct FileSet: Hashable, Sendable {
    /// The bytes by the path, which is relative and has slashes between its parts.
    public private(set) var files: [String: [UInt8]]

    /// Creates a set without files.
    public init() {
        files = [:]
    }

    /// Creates a set of files; throws when a path is absolute or leaves the folder.
    public init(_ files: [String: [UInt8]]) throws(ArtefactProblem) {
        self.init()
        for path in files.keys.sorted() { try add(files[path] ?? [], at: path) }
    }

    /// The paths, sorted.
    public var paths: [String] {
        files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The bytes at a path: setting nil removes the file; the path set must be relative and stay in the folder.
    public subscript(_ path: String) -> [UInt8]? {
        get { files[path] }
        set {
            if let reason = Self.objection(to: path) { preconditionFailure("\"\(path)\": \(reason)") }
            files[path] = newValue
        }
    }

    /// Adds a file whose path comes from outside; the same bytes at a path may be added again, others may not.
    public mutating func add(_ bytes: [UInt8], at path: String) throws(ArtefactProblem) {
        if let reason = Self.objection(to: path) { throw ArtefactProblem(file: path, reason: reason) }
        if let old = files[path], old != bytes {
            throw ArtefactProblem(
                file: path,
                reason:
                    "two different files have this path (\(old.count) and \(bytes.count) bytes); rename one")
        }
        files[path] = bytes
    }

    /// Adds the files of another set, in a folder or beside these.
    public mutating func merge(_ other: FileSet, into folder: String = "") throws(ArtefactProblem) {
        for path in other.paths {
            try add(other[path] ?? [], at: folder.isEmpty ? path : folder + "/" + path)
        }
    }

    /// Returns these files with those of another set.
    public func merging(_ other: FileSet, into folder: String = "") throws(ArtefactProblem) -> FileSet {
        var merged = self
        try merged.merge(other, into: folder)
        return merged
    }

    /// Returns the files of a folder, with their paths in it.
    public func under(_ folder: String) -> FileSet {
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        var slice = FileSet()
        for (path, bytes) in files where path.utf8.starts(with: prefix.utf8) {
            slice.files[String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)] = bytes
        }
        return slice
    }

    private static func objection(to path: String) -> String? {
        if path.isEmpty { return "a file needs a path" }
        if path.hasPrefix("/") { return "the path is absolute; give it from the folder" }
        if path.utf8.contains(0) { return "the path has a zero byte" }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains("..") { return "the path leaves its folder; remove \"..\"" }
        if parts.contains("") || parts.contains(".") {
            return "the path has an empty part or \".\"; remove it"
        }
        return nil
    }
}
