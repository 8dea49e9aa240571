// Licensed under the Apache License, Version 2.0.

/// Paths with slashes between their parts.
enum LintPath {
    /// The folder of a path, empty for the outermost.
    static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The last part of a path.
    static func name(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The last part without what follows its last dot.
    static func stem(_ path: String) -> String {
        let name = name(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// What follows the last dot, in small letters.
    static func ending(_ path: String) -> String {
        let name = name(path)
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// A path from a folder, without `.` and `..`; nil when it leaves the project or has a setting in it.
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.contains("$(") else { return nil }
        var parts: [Substring] = []
        for part in (folder + "/" + path).split(separator: "/") where part != "." {
            if part == ".." {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a path is in a folder.
    static func isIn(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
